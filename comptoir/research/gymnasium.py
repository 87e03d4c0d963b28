"""Gymnasium: one seat learns, bots sit in the others.

>>> import gymnasium
>>> import comptoir.research.gymnasium
>>> env = gymnasium.make("comptoir/SanJuan-v0", seats=2, seat=0, bots="random")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
5

The reward is zero until the game is over; then it is that of `comptoir.research.reward`. An illegal action ends the
episode with -1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from comptoir import load, titles
from comptoir.arena.match import bot_seed
from comptoir.bots import Bot, make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.errors import BadOption, IllegalAction
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER
from comptoir.research.episode import HIGHEST, LONGEST, Episode, feature_names
from comptoir.research.render import MODES, checked_mode, render
from comptoir.research.reward import checked_reward, result

ILLEGAL_REWARD: Final = -1.0

Features = NDArray[np.float32]
Step = tuple[Features, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Features, np.int64]):
    """A title seen from one seat. `seat=None` draws another seat for every game. `bots` is one for all other seats or
    a list of one each, clockwise from the learner's left: names as in `comptoir simulate`, or bots of your own.
    A game that has taken `max_steps` decisions, of all seats, is broken off: truncated, with no reward. `options` are
    the rule options of the title."""

    metadata = {"render_modes": MODES, "render_fps": 2}

    def __init__(self, title: str, seats: int | None = None, seat: int | None = 0,
                 bots: str | Bot | Sequence[str | Bot] = "random", reward: str = "win",
                 render_mode: str | None = None, max_steps: int = LONGEST, **options: Any) -> None:
        self.game = load(title)
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(self.seats, options)
        if seat is not None and seat not in range(self.seats):
            raise BadOption(f"there is no seat {seat}; it can be: 0 to {self.seats - 1}, or None for any")
        self.bots = self._checked_bots(bots)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = spaces.Box(0.0, HIGHEST, (len(feature_names(self.game)),), np.float32)
        self.action_space = spaces.Discrete(len(self.game.actions))
        self.max_steps = max_steps
        self._fixed_seat = seat
        self._reward = checked_reward(reward)

    def _checked_bots(self, bots: str | Bot | Sequence[str | Bot]) -> list[str | Bot]:
        others = self.seats - 1
        chosen = [bots] * others if isinstance(bots, str | Bot) else list(bots)
        if len(chosen) != others:
            raise BadOption(f"{len(chosen)} bots for {others} other seats")
        for bot in chosen:
            if isinstance(bot, str):
                make_bot(bot, self.game).close()
        return chosen

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features,
                                                                                               dict[str, Any]]:
        """A new game, played on until the learner is asked. The seed is the game's own: the same as in a record or a
        match; the bots have theirs from it. Without one, the next game follows from the last seed that was given."""
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(SEEDS)) if seed is None else int(seed)
        self.seat = int(self.np_random.integers(self.seats)) if self._fixed_seat is None else self._fixed_seat
        self.episode = Episode(self.game, self.seats, self.options, game_seed)
        self._ended_early = False
        self._players: dict[int, Bot] = {}
        for n, bot in enumerate(self.bots, 1):
            seat = (self.seat + n) % self.seats
            self._players[seat] = make_bot(bot, self.game, bot_seed(game_seed, seat)) if isinstance(bot, str) else bot
        self._run_bots()
        return self.episode.observe(self.seat), self._info(None)

    def step(self, action: np.int64) -> Step:
        """One choice of the learner, and all of the others up to its next."""
        if self._ended_early or self.episode.actor == OVER or self.episode.broken_off(self.max_steps):
            raise IllegalAction("the episode is over; call reset()")
        try:
            self.episode.step(int(action))
        except IllegalAction:
            self._ended_early = True
            return self.episode.observe(self.seat), ILLEGAL_REWARD, True, False, {**self._info(None), "illegal": True}
        self._run_bots()
        outcome = self.episode.state.outcome()
        reward = 0.0 if outcome is None else self._reward(outcome)[self.seat]
        cut = self.episode.broken_off(self.max_steps)
        return self.episode.observe(self.seat), reward, outcome is not None, cut, self._info(outcome)

    def _run_bots(self) -> None:
        episode, seat = self.episode, self.seat
        actor = episode.actor
        while actor not in (seat, OVER) and len(episode.actions) < self.max_steps:
            state = episode.state
            episode.step(self._players[actor].choose(state.view(actor), state.legal()))
            actor = episode.actor

    def _info(self, outcome: Outcome | None) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat,
                **({} if outcome is None else result(outcome))}

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3_contrib.MaskablePPO asks for."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen when the environment was made.")
            return None
        return render(self.episode, self.render_mode, self.seat)

    def close(self) -> None:
        for bot in getattr(self, "_players", {}).values():
            bot.close()

    def record(self) -> Record:
        """The game so far as a record: it can be written, replayed and verified."""
        return self.episode.record([f"bot:{self._players[seat].name}" if seat in self._players else "learner"
                                    for seat in range(self.seats)])


def env_id(title: str) -> str:
    """puerto-rico is comptoir/PuertoRico-v0."""
    return f"comptoir/{title.title().replace('-', '')}-v0"


for _title in titles():
    if env_id(_title) not in gymnasium.registry:
        gymnasium.register(id=env_id(_title), entry_point=f"{__name__}:SeatEnv", kwargs={"title": _title})
