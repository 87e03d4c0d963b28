"""PettingZoo: all seats as agents that take turns (AEC).

>>> import comptoir.research.pettingzoo as zoo
>>> env = zoo.env("san-juan", seats=2)
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1']

The rewards are zero until the game is over; then they are those of `comptoir.research.reward`."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo.utils import wrappers

from comptoir import load, titles
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER
from comptoir.research.episode import HIGHEST, LONGEST, Episode, feature_names
from comptoir.research.render import MODES, checked_mode, render
from comptoir.research.reward import checked_reward, result

VERSION: Final = 0  # of the environments: raised when the same actions no longer give the same episode
ILLEGAL_REWARD: Final = -1.0

Observation = dict[str, Any]


def env_name(title: str) -> str:
    """puerto-rico is puerto_rico_v0."""
    return f"{title.replace('-', '_')}_v{VERSION}"


def env(title: str, seats: int | None = None, render_mode: str | None = None, reward: str = "win",
        max_steps: int = LONGEST, **options: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual safeguards: an illegal action ends the game with -1 for who chose it."""
    made: pettingzoo.AECEnv[str, Observation, int] = raw_env(title, seats, render_mode, reward, max_steps, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(pettingzoo.AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # which has no types
    """The bare environment: an illegal action raises IllegalAction. A game that has taken `max_steps` decisions is
    broken off: truncated, with no reward for anybody. `options` are the rule options of the title."""

    def __init__(self, title: str, seats: int | None = None, render_mode: str | None = None, reward: str = "win",
                 max_steps: int = LONGEST, **options: Any) -> None:
        EzPickle.__init__(self, title, seats, render_mode, reward, max_steps, **options)
        super().__init__()
        self.game = load(title)
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(self.seats, options)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": env_name(title), "render_modes": list(MODES), "is_parallelizable": False,
                         "render_fps": 2}
        self.max_steps = max_steps
        self._reward = checked_reward(reward)
        self._luck = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        length, actions = len(feature_names(self.game)), len(self.game.actions)
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(0.0, HIGHEST, (length,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8)}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._waiting = np.zeros(actions, np.int8)  # the mask of everybody who is not asked
        self._waiting.flags.writeable = False

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed is the game's own: the same as in a record or a match. Without one, the next game
        follows from the last seed that was given."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.episode = Episode(self.game, self.seats, self.options,
                               int(self._luck.integers(SEEDS)) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: str | None = None  # PettingZoo's own: left from a game that was not seen out
        self.agent_selection = self.possible_agents[self.episode.actor]
        self._fill_infos()

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode.step(int(action))
        actor = episode.actor
        if actor == OVER:
            self._end()
        elif len(episode.actions) >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._fill_infos()
        else:  # nobody has got anything yet
            self.infos[agent] = {"action_mask": self._waiting}
            self.agent_selection = asked = self.possible_agents[actor]
            self.infos[asked] = {"action_mask": episode.mask(actor)}

    def _end(self) -> None:
        outcome = self.episode.state.outcome()
        assert outcome is not None
        self.rewards = dict(zip(self.agents, self._reward(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        self._fill_infos()
        for agent in self.agents:
            self.infos[agent].update(result(outcome))

    def _fill_infos(self) -> None:
        self.infos = {agent: {"action_mask": self.episode.mask(self._seat[agent])} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, for centralised training: their observations one after the other."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.seats)])

    def render(self) -> Any:
        """The table as whoever is asked sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen when the environment was made.")
            return None
        return render(self.episode, self.render_mode, self.episode.viewer())

    def close(self) -> None:
        """Nothing is held open."""

    def record(self) -> Record:
        """The game so far as a record: it can be written, replayed and verified."""
        return self.episode.record(self.possible_agents)


for _title in titles():
    if f"comptoir/{env_name(_title).replace('_v', '-v')}" not in pettingzoo.aec_registry:
        pettingzoo.register("aec", f"comptoir/{env_name(_title)}", f"{__name__}:env", kwargs={"title": _title})
