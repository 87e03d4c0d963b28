"""OpenSpiel: every title as a registered Python game with explicit chance.

>>> import pyspiel
>>> import comptoir.research.openspiel
>>> game = pyspiel.load_game("python_san_juan(seats=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

All luck is a chance node, the first deal too. Returns are those of `comptoir.research.reward`: zero-sum, zero until the
game is over. A game of LONGEST decisions is broken off, with nothing for anybody."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from comptoir import load, titles
from comptoir.kernel.chance import OPEN, SEEDS, Chance
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.state import CHANCE, NOBODY, OVER, State, luck
from comptoir.research.episode import LONGEST, feature_names
from comptoir.research.node import Node, digest
from comptoir.research.reward import checked_reward

MOST_DRAWS: Final = 20_000  # in a game of LONGEST decisions; no game comes near it
TENSOR: Final = "tensor"  # a parameter of observers: False leaves the features out


def game_name(title: str) -> str:
    """puerto-rico is python_puerto_rico."""
    return "python_" + title.replace("-", "_")


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=game_name(game.slug),
        long_name=f"Comptoir: {game.slug.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game))


def parameters(game: Game) -> dict[str, Any]:
    """What can be written in the name of a game, with its default: seats, reward and the options of the title."""
    return {"seats": game.default_seats, "reward": "win",
            **{option.name: written(option.values[0]) for option in game.options}}


def written(value: Any) -> Any:
    """An option as a parameter. OpenSpiel takes the text 2004 for a number and a comma for the end, so it is written
    '2004', and 3,1 is written '3;1'."""
    if not isinstance(value, str):
        return value
    value = value.replace(",", ";")
    return f"'{value}'" if value.strip("+-.;0123456789") == "" else value


def unwritten(value: Any) -> Any:
    return value.strip("'").replace(";", ",") if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # which has no types
    """A title at a table of so many seats. Every title has a class of its own: what OpenSpiel holds when Python ends
    must not be the last of something that Python would have to take apart."""

    slug = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.title = load(self.slug)
        usual = parameters(self.title)
        chosen = {**usual, **(params or {})}
        self.seats = self.title.checked_seats(chosen["seats"])
        self.options = self.title.checked_options(
            self.seats, {option.name: unwritten(chosen[option.name]) for option in self.title.options})
        self.value = checked_reward(chosen["reward"])
        self.first = Node(self.slug, self.title.new(self.seats, options=self.options, chance=OPEN))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.actions),
            max_chance_outcomes=max([len(stream.outcomes) for stream in self.title.streams]),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST)
        named = {"seats": self.seats, "reward": chosen["reward"],
                 **{name: written(value) for name, value in self.options.items()}}
        super().__init__(game_type(self.title), info,
                         {name: value for name, value in named.items() if value != usual[name]})

    def new_initial_state(self, position: Any = None) -> SpielState:
        """The table before the first draw; or a position as `to_dict` and `to_json` of a state write it."""
        state = SpielState(self)
        if position is not None:
            written = json.loads(position) if isinstance(position, str) else position
            state.node = Node(self.slug, self.title.from_json(written, OPEN))
            if (state.position.seats, state.position.options) != (self.seats, self.options):
                raise BadOption(f"the position is of another table than {self}")
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        return make_observer(self, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; `position` is ours, and must not be changed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.first

    @property
    def position(self) -> State:
        return self.node.state

    def current_player(self) -> int:
        actor = int(self.position.actor())
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.odds()
        total = sum(odds)
        return [(outcome, weight / total) for outcome, weight in enumerate(odds) if weight]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of an action; of a draw the stream and what came."""
        title = self.get_game().title
        if player != pyspiel.PlayerId.CHANCE:
            return str(title.actions.text(action))
        stream = title.streams[self.stream()]
        return f"{stream.name}:{stream.outcomes[action]}"

    def stream(self) -> int:
        """At a chance node: which luck is drawn from."""
        plan = self.position.plans()[-1]
        return int(luck(self.position.steps[plan & 255], plan))

    def is_terminal(self) -> bool:
        return int(self.position.actor()) == OVER or self.node.decisions >= LONGEST

    def returns(self) -> list[float]:
        game = self.get_game()
        outcome = self.position.outcome()
        return [0.0] * game.seats if outcome is None else game.value(outcome)

    def __str__(self) -> str:
        """What is to be done next, and the key of the whole position."""
        next_step = (self.position.written_agenda() or ["over"])[0]
        return f"{next_step} | {self.position.key():016x}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the player cannot tell from this one: the unseen components are dealt anew."""
        state: SpielState = self.clone()
        state.node = self.node.resampled(player, int(sampler() * SEEDS) % SEEDS)
        return state

    # The position in the rulebook's words: to_dict(), to_json(), to_struct(), to_observation_struct(player)

    def _to_struct(self) -> dict[str, Any]:
        return self.position.to_json()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.position.view(player).to_json()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"do": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self.string_to_action(self.current_player(), struct["do"])]


class SpielObserver:
    """What a player sees, as features and as a short text that is equal when all they see is equal.

    With perfect recall the text stands for all they saw and did, and there are no features. What is public is what
    a spectator sees; what is private is where the player's view differs from it, as a text alone."""

    def __init__(self, game: SpielGame, recall: bool, public: bool, private: bool, tensor: bool) -> None:
        self._title = game.title
        self._recall = recall
        self._public = public
        self._private = private
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if tensor and public and not recall:
            self.tensor = np.zeros(len(feature_names(game.title)), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            viewer = max(player, 0) if self._private else int(NOBODY)  # OpenSpiel asks player -1 for the size
            self.tensor[:] = self._title.encode(state.position.view(viewer), viewer)

    def string_from(self, state: SpielState, player: int) -> str:
        view = state.position.view(player if self._private else NOBODY)
        if not self._public:
            return f"seat {player} | {private_part(view, state.position.view(NOBODY))}"
        who = f"seat {player}" if self._private else "public"
        viewer = player if self._private else int(NOBODY)
        told = state.node.information(viewer) if self._recall else f"{view.key():016x}"
        return f"{who} | {(view.written_agenda() or ['over'])[0]} | {told}"


def private_part(view: State, public: State) -> str:
    """What a view has beyond that of a spectator."""
    own, all_see = view.cells(), public.cells()
    beyond = [(n, cell) for n, cell in enumerate(own) if n >= len(all_see) or cell != all_see[n]]
    return digest(str(beyond)) if beyond else "nothing"


def make_observer(game: SpielGame, kind: Any, params: Any) -> SpielObserver | None:
    """None where everybody's private information is wanted at once: no player has that."""
    if isinstance(kind, dict):  # OpenSpiel leaves the type out when there is none
        kind, params = None, kind
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    settings = {name: value for name, value in (params or {}).items() if name != "name"}
    if set(settings) - {TENSOR}:
        raise ValueError(f"observers have no parameters but {TENSOR}; given were: {', '.join(settings)}")
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    return SpielObserver(game, bool(kind.perfect_recall), bool(kind.public_info),
                         kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER, bool(settings.get(TENSOR, True)))


def seeded_outcome(state: SpielState, seed: int) -> int:
    """At a chance node: what a game with this seed draws here. Drawing so, an episode is the one that the other
    interfaces, matches and records have under that seed."""
    return int(Chance(seed).pick(vec[i64](state.position.odds()), state.stream(), state.position.draws))


for _title in titles():
    if game_name(_title) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(load(_title)), type(f"SpielGame_{_title}", (SpielGame,), {"slug": _title}))
