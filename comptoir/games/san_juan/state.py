"""San Juan: the position, what a seat may see of it, and how the unseen is dealt.

A pile of cards is its size and, by card, how many of each are known. In a full position all are known; a view knows
only what its seat may see, and what is missing from the counts lies there face down."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.san_juan.data import (
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CHAPEL,
    COPIES,
    COPIES_2004,
    COPIES_MORE,
    COST,
    CUSTOMS_OFFICE,
    DEAR_CUSTOMS,
    DEAR_CUSTOMS_POINTS,
    END_NAMES,
    GOODS,
    INDIGO_PLANT,
    LAST_BUILDING,
    MINE_CARDS,
    NO_ROLE,
    NONE,
    POINTS,
    REVEAL_LUCK,
    ROLES,
    STREAMS,
    TILES,
    UNSEEN,
)
from comptoir.games.san_juan.sketch import Sketch
from comptoir.kernel.chance import DEALING, OPEN, Chance
from comptoir.kernel.counts import LINE, changed, row, total
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import HIDDEN, NOBODY, PASS, State, Step

LOT: Final[i64] = 64  # the cards on the buildings of a kind, each plus 1, are the digits of one number
NO_CARDS: Final = row(CARDS)  # shared by all views: face down
NO_GOODS: Final = row(GOODS)
SHELF: Final[i64] = 8  # kinds of cards that a dealer counts together, to find one sooner
EMPTY_SHELVES: Final = row(BUILDINGS // SHELF)
DEALS: Final[i64] = 12  # how often determinize tries luck for a world in which the actor has a choice


class Player:
    """One player's city and hand. Positions share it until one of them changes it (see own), and then still the rows
    that seldom change: those are replaced, never changed."""

    def __init__(self, hand: vec[i64], hand_size: i64, city: vec[i64], built: i64, fresh: i64, covered: vec[i64],
                 goods: vec[i64], lots: vec[i64], chapel: vec[i64], chapel_size: i64, bank: vec[i64],
                 bank_size: i64, banked: bool, harbor: vec[i64], harbor_size: i64) -> None:
        self.hand = hand  # by card
        self.hand_size = hand_size
        self.city = city  # by building: how many are in play; replaced
        self.built = built  # how many are in play in all
        self.fresh = fresh  # built in the builder phase that is going on, or NONE
        self.covered = covered  # by building: out of play under a crane's work; replaced
        self.goods = goods  # by kind: how many lie on the buildings; see open_goods
        self.lots = lots  # by kind: which cards those are; nobody has looked; likewise
        self.chapel = chapel  # by card: tucked under it; replaced
        self.chapel_size = chapel_size
        self.bank = bank  # by card: tucked under it; replaced
        self.bank_size = bank_size
        self.banked = banked  # the bank has been used
        self.harbor = harbor  # by card: tucked without being looked at; replaced
        self.harbor_size = harbor_size
        self.shared = False  # with other positions
        self.opened = False  # goods and lots are its own
        self.sketch: Sketch | None = None  # what sense.py makes of the city, until it changes
        self.face: Player | None = None  # what others see; who has one is shared, and never changes

    def clone(self) -> Player:
        p = Player(self.hand[:], self.hand_size, self.city, self.built, self.fresh, self.covered, self.goods, self.lots,
                   self.chapel, self.chapel_size, self.bank, self.bank_size, self.banked, self.harbor, self.harbor_size)
        p.sketch = self.sketch
        return p

    def seen(self) -> Player:
        """What a seat sees of its own cards."""
        return self.faced(self.hand, self.chapel, self.chapel_size, self.bank)

    def seen_by_others(self, chapel_size: i64) -> Player:
        """What a seat sees of another's. It is asked for again and again, by each of the others."""
        face = self.face
        if face is None or face.chapel_size != chapel_size:
            face = self.faced(NO_CARDS, NO_CARDS, chapel_size, NO_CARDS)
            self.face = face
        return face

    def faced(self, hand: vec[i64], chapel: vec[i64], chapel_size: i64, bank: vec[i64]) -> Player:
        """The same with these cards, and without those at which nobody has looked."""
        p = Player(hand, self.hand_size, self.city, self.built, self.fresh, self.covered, self.goods, NO_GOODS, chapel,
                   chapel_size, bank, self.bank_size, self.banked, NO_CARDS, self.harbor_size)
        p.shared = True
        p.sketch = self.sketch
        return p

    def has(self, building: i64) -> bool:
        """SJ-2: a building works after the builder phase in which it was built, and not under another."""
        return self.city[building] > 0 and self.fresh != building

    def change_city(self, building: i64, by: i64) -> None:
        """A building comes into play, or goes out of it."""
        self.city = changed(self.city, building, by)
        self.sketch = None

    def open_goods(self) -> None:
        """Before a good comes or goes."""
        if not self.opened:
            self.goods, self.lots = self.goods[:], self.lots[:]
            self.opened = True

    def put_good(self, kind: i64, card: i64) -> None:
        self.open_goods()
        self.goods[kind] += 1
        self.lots[kind] = self.lots[kind] * LOT + card + 1

    def take_good(self, kind: i64) -> i64:
        """The card that was the good; which of several makes no difference, as nobody knows them."""
        self.open_goods()
        card = self.lots[kind] % LOT - 1
        self.lots[kind] //= LOT
        self.goods[kind] -= 1
        return card

    def secret_chapel(self) -> bool:
        """SJ-11: whether cards may lie where only their owner counts them."""
        return self.city[CHAPEL] + self.covered[CHAPEL] > 0

    def cells(self) -> list[int]:
        return [self.hand_size, self.built, self.fresh, self.chapel_size, self.bank_size, int(self.banked),
                self.harbor_size, *self.hand, *self.city, *self.covered, *self.goods, *self.lots, *self.chapel,
                *self.bank, *self.harbor]


class SanJuan(State):
    """What lies on the table, and the players."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance,
                 draws: vec[i64], agenda: vec[i64], top: i64, offers: vec[i64], count: i64,
                 copies: vec[i64], cost: vec[i64], points: vec[i64], old: bool, round: i64, last_build: i64,
                 governor: i64, role: i64, owner: i64, double: bool, doubled: bool, cathedral: bool, floor: i64,
                 done: i64, earned: i64, sales: i64, looker: i64, taken: vec[i64], tiles: vec[i64], deck: vec[i64],
                 deck_size: i64, discard: vec[i64], discard_size: i64, aside: vec[i64], aside_size: i64,
                 players: vec[Player]) -> None:
        self.copies = copies  # by building: how many are in the box; never changed
        self.cost = cost  # by building; never changed
        self.points = points  # by building, as printed; never changed
        self.old = old  # the edition of 2004; never changed
        self.round = round  # from 1 on
        self.last_build = last_build  # the round in which somebody last built (SJ-24)
        self.governor = governor
        self.role = role  # the role in play, or NO_ROLE
        self.owner = owner  # who chose it, or NOBODY
        self.double = double  # a library doubles its privilege
        self.doubled = doubled  # two seats: the governor's library has served in this round (SJ-1)
        self.cathedral = cathedral  # it still lies beside the roles
        self.floor = floor  # cards and goods are named in ascending order: none below this one
        self.done = done  # goods made, sold or spent so far by the seat that is asked
        self.earned = earned  # cards it will draw for what it sold
        self.sales = sales  # goods sold in this trader phase by all
        self.looker = looker  # who looks at the cards aside; NOBODY: they lie face up
        self.taken = taken  # by role: the seat that took it in this round, or NOBODY; replaced, never changed
        self.tiles = tiles  # trading tiles, the top first; UNSEEN until turned for the first time; likewise
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.aside = aside  # cards looked at or revealed
        self.aside_size = aside_size
        self.players = players
        self.shared = False  # with other positions: deck, discard and cards aside; see open_piles
        self.pool = NO_CARDS  # by building: how many lie unseen, once determinize has counted them; replaced
        self.counted = False  # and none has moved since
        self.guessed = False  # chapels were sized by luck: this world may not tell them, not even at its end
        # Last: of a field that is set by now, compiled code never asks whether it is there.
        super().__init__(steps, seats, options, chance, draws, agenda, top, offers, count)

    def clone(self) -> SanJuan:
        self.shared = True
        return self.copy(self.chance, self.offers[:], self.deck, self.discard, self.aside)

    def copy(self, chance: Chance, offers: vec[i64], deck: vec[i64], discard: vec[i64], aside: vec[i64]) -> SanJuan:
        """The same but for these; the piles are not its own."""
        for p in self.players:
            p.shared = True
        copy = SanJuan(self.steps, self.seats, self.options, chance, self.draws[:], self.agenda[:], self.top, offers,
                       self.count, self.copies, self.cost, self.points, self.old, self.round, self.last_build,
                       self.governor, self.role, self.owner, self.double, self.doubled, self.cathedral, self.floor,
                       self.done, self.earned, self.sales, self.looker, self.taken, self.tiles, deck, self.deck_size,
                       discard, self.discard_size, aside, self.aside_size, self.players[:])
        copy.shared = True
        copy.guessed = self.guessed
        return copy

    def open_piles(self) -> None:
        """Before a card comes to the deck, to the discard or aside, or leaves them."""
        if self.shared:
            self.deck, self.discard, self.aside = self.deck[:], self.discard[:], self.aside[:]
            self.shared = False
        self.counted = False

    def own(self, seat: i64) -> Player:
        """A player's city and hand, to change something there."""
        me = self.players[seat]
        if me.shared:
            me = me.clone()
            self.players[seat] = me
        self.counted = False
        return me

    def fetch(self) -> i64:
        looked = (self.draws[0] + self.agenda[0] + self.offers[0] + self.taken[0] + self.tiles[0] + self.aside_size
                  + self.deck[0] + self.discard[0])
        for p in self.players:
            looked += (p.hand_size + p.goods[0] + p.city[0] + p.city[LINE] + p.city[2 * LINE] + p.city[3 * LINE]
                       + p.city[4 * LINE] + p.covered[0] + p.covered[LINE] + p.covered[2 * LINE]
                       + p.covered[3 * LINE] + p.covered[4 * LINE] + p.hand[0] + p.hand[LINE] + p.hand[2 * LINE]
                       + p.hand[3 * LINE] + p.hand[4 * LINE])
        return looked

    # What a seat may know

    def view(self, seat: i64) -> SanJuan:
        """SJ-11: hands, face-down cards and both piles are hidden, and so is the number under another's
        chapel; SJ-21: then the size of the discard is hidden too, since it would give that number away."""
        asked = self.actor() == seat
        offers = self.offers[:self.count] if asked else vec[i64]()  # what stands behind them was offered before
        looks = self.aside_size > 0 and (self.looker == NOBODY or self.looker == seat)
        v = self.copy(OPEN, offers, NO_CARDS, NO_CARDS, self.aside[:] if looks else NO_CARDS)
        if not asked:  # what another may do, and in which order they name cards, tells their hand
            v.count = 0
            v.floor = 0
        for other in range(self.seats):
            p = self.players[other]
            if other == seat:
                v.players[other] = p.seen()
                continue
            chapel_size = p.chapel_size
            if (self.top or self.guessed) and p.secret_chapel():
                chapel_size = v.discard_size = HIDDEN
            v.players[other] = p.seen_by_others(chapel_size)
        if self.comings:
            v.drawn = self.seen_drawn(seat)
        return v

    def seen_drawn(self, seat: i64) -> vec[i64]:
        """Of what the last apply drew: one's own cards, and what was turned face up."""
        seen = vec[i64]()
        for draw in self.drawn:
            stream = draw & 255
            if stream == seat or stream >= REVEAL_LUCK:
                seen = append(seen, draw)
        return seen

    def determinize(self, chance: Chance) -> SanJuan:
        """The cards that are nowhere to be seen are dealt to the places where some lie face down. When
        another seat is asked, it has something to choose: such a world is sought, and if luck does not find
        one soon, each card is tried in that seat's hand."""
        plan: i64 = 0
        if self.top:  # an expression would box
            plan = self.agenda[self.top - 1]
        waits = not self.top or self.steps[plan & 255].chance
        if not self.counted:  # a search asks one view for several worlds
            self.pool = self.unseen()
            self.counted = True
        k: i64 = 0
        g = self
        for attempt in range(DEALS + CARDS):
            g = self.clone()
            g.chance = chance
            if self.comings:
                g.drawn = self.drawn
            if attempt >= DEALS and not hint(g, plan >> 8 & 15, attempt - DEALS):
                continue
            k = deal_unseen(g, self.pool[:] if attempt < DEALS else g.unseen(), chance, k)
            if self.count or waits or ask(g):
                break
        if waits and self.top:
            offer_outcomes(g)
        return g

    # Small acts that many rules share

    def stock(self) -> i64:
        """Cards that can still be drawn (SJ-12). A hidden discard (SJ-21) counts as enough."""
        return self.deck_size + (self.discard_size if self.discard_size != HIDDEN else CARDS)

    def pile(self) -> vec[i64]:
        """What the next card is drawn from: the deck, or the discards that become it (SJ-12)."""
        return self.deck if self.deck_size else self.discard

    def draw(self, card: i64) -> None:
        """A card comes off the deck; an empty deck is the shuffled discard first (SJ-12)."""
        self.open_piles()
        if not self.deck_size:
            self.deck, self.discard = self.discard, self.deck
            self.deck_size, self.discard_size = self.discard_size, 0
        self.deck[card] -= 1
        self.deck_size -= 1

    def throw(self, card: i64) -> None:
        """A card goes face down to the discard."""
        self.open_piles()
        self.discard[card] += 1
        self.discard_size += 1

    def take(self, seat: i64, card: i64) -> None:
        """A card goes to the hand."""
        me = self.own(seat)
        me.hand[card] += 1
        me.hand_size += 1

    def give(self, seat: i64, card: i64) -> None:
        """A card leaves the hand."""
        me = self.own(seat)
        me.hand[card] -= 1
        me.hand_size -= 1

    def clear_aside(self) -> None:
        """The cards looked at, or revealed, and not kept are discarded."""
        self.open_piles()
        for card in range(CARDS):
            if self.aside[card]:
                self.discard[card] += self.aside[card]
                self.aside[card] = 0
        self.discard_size += self.aside_size
        self.aside_size = 0
        self.looker = NOBODY

    def privilege(self, seat: i64) -> i64:
        """How often the role's privilege serves this seat: once its owner, twice with a library."""
        if seat != self.owner:
            return 0
        if self.double:
            return 2
        return 1

    def city_is_full(self) -> bool:
        """SJ-13: twelve buildings in play in one city."""
        for p in self.players:
            if p.built >= LAST_BUILDING:
                return True
        return False

    # What the kernel asks for

    def cells(self) -> list[int]:
        cells = [*self.cost, int(self.old), self.round, self.last_build, self.governor, self.role, self.owner,
                 int(self.double), int(self.doubled), int(self.cathedral), self.floor, self.done, self.earned,
                 self.sales, self.looker, self.deck_size, self.discard_size, self.aside_size, *self.taken, *self.tiles,
                 *self.deck, *self.discard, *self.aside]
        for p in self.players:
            cells += p.cells()
        return cells

    def census(self) -> list[int]:
        """By building: how many there are, wherever they lie. In a view: how many of them it can see."""
        counts = self.copies[:]
        unseen = self.unseen()
        for building in range(BUILDINGS):
            counts[building] -= unseen[building]
        return list(counts)

    def unseen(self) -> vec[i64]:
        """By building: how many of the box lie where this position does not tell."""
        pool = self.copies[:]
        less(pool, self.deck, self.discard, self.aside)
        if self.cathedral:
            pool[CATHEDRAL] -= 1
        for p in self.players:
            less(pool, p.hand, p.city, p.covered)
            pool[CATHEDRAL] -= p.city[CATHEDRAL] + p.covered[CATHEDRAL]
            if p.chapel_size or p.bank_size or p.harbor_size:
                less(pool, p.chapel, p.bank, p.harbor)
            for lot in p.lots:
                while lot:
                    pool[lot % LOT - 1] -= 1
                    lot //= LOT
        return pool

    def scores(self) -> list[tuple[int, ...]]:
        from comptoir.games.san_juan.score import score
        return [score(self, seat).rank() for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        from comptoir.games.san_juan.score import score
        if self.top:
            return None
        end = END_NAMES[0] if self.city_is_full() else END_NAMES[1]
        return Outcome(end, [score(self, seat) for seat in range(self.seats)])

    def to_json(self) -> dict[str, Any]:
        from comptoir.games.san_juan.position import write
        return write(self)


# Dealing what a view does not show


def add(counts: vec[i64], pile: vec[i64]) -> None:
    for card in range(len(pile)):
        counts[card] += pile[card]


def less(counts: vec[i64], one: vec[i64], two: vec[i64], three: vec[i64]) -> None:
    """Without the cards of three piles."""
    card = NONE
    for a, b, c in zip(one, two, three):  # noqa: B905 (a loop without bounds, and compiled only without strict)
        card += 1
        counts[card] -= a + b + c


def ask(g: SanJuan) -> bool:
    """Offer what the seat at the top of the agenda may do; whether it has a choice."""
    plan = g.agenda[g.top - 1]
    step = g.steps[plan & 255]
    g.count = 0
    if step.may:
        g.offer(PASS)
    step.choices(g, plan >> 8 & 15, plan >> 12)
    return g.count > step.may


def offer_outcomes(g: SanJuan) -> None:
    """Where the agenda waits for luck: what can come."""
    plan = g.agenda[g.top - 1]
    odds = g.steps[plan & 255].odds(g, plan >> 8 & 15, plan >> 12)
    g.count = 0
    for outcome in range(len(odds)):
        if odds[outcome]:
            g.offer(outcome)


def hint(g: SanJuan, seat: i64, card: i64) -> bool:
    """Put a card that is not seen anywhere into a hand, if it has room."""
    me = g.own(seat)
    if total(me.hand) == me.hand_size or g.unseen()[card] <= 0:
        return False
    me.hand[card] += 1
    return True


def deal_unseen(g: SanJuan, pool: vec[i64], chance: Chance, k: i64) -> i64:
    """Fill all piles of a view from the cards it does not show, with the draws from the k-th on; the number
    of the next draw."""
    dealer = Dealer(pool, chance, k)
    size_chapels(g, dealer)
    g.aside = dealer.dealt(g.aside, g.aside_size)
    for seat in range(g.seats):
        p = g.own(seat)
        dealer.deal(p.hand, p.hand_size)
        if p.chapel_size:
            p.chapel = dealer.dealt(p.chapel, p.chapel_size)
        if p.bank_size:
            p.bank = dealer.dealt(p.bank, p.bank_size)
        if p.harbor_size:
            p.harbor = dealer.dealt(p.harbor, p.harbor_size)
        if total(p.goods):
            deal_goods(p, dealer)
    if g.deck_size < g.discard_size:  # the rest is one of the piles: the smaller one is dealt
        g.deck = dealer.dealt(g.deck, g.deck_size)
        g.discard = dealer.dealt(g.discard, g.discard_size)
    else:
        g.discard = dealer.dealt(g.discard, g.discard_size)
        g.deck = dealer.dealt(g.deck, g.deck_size)
    g.shared = False  # all three are new
    return dealer.k


def deal_goods(p: Player, dealer: Dealer) -> None:
    """Which cards the goods are that are known to be there."""
    lots = p.lots[:]
    for kind in range(GOODS):
        if not lots[kind]:
            lot: i64 = 0
            for _good in range(p.goods[kind]):
                lot = lot * LOT + dealer.draw() + 1
            lots[kind] = lot
    p.lots = lots


def shelved(pool: vec[i64]) -> vec[i64]:
    """How many cards there are of the first eight buildings, of the next eight …"""
    shelves, building = EMPTY_SHELVES[:], i64(0)
    for shelf in range(len(shelves)):
        cards: i64 = 0
        for _place in range(SHELF):
            cards += pool[building]
            building += 1
        shelves[shelf] = cards
    return shelves


def lift(pool: vec[i64], shelves: vec[i64], place: i64) -> i64:
    """The card that lies there is taken, if they all lie in a row."""
    shelf: i64 = 0
    while place >= shelves[shelf]:
        place -= shelves[shelf]
        shelf += 1
    card = shelf * SHELF
    while place >= pool[card]:
        place -= pool[card]
        card += 1
    pool[card] -= 1
    shelves[shelf] -= 1
    return card


class Dealer:
    """Deals the cards that a view does not show."""

    def __init__(self, pool: vec[i64], chance: Chance, k: i64) -> None:
        self.pool = pool  # by card: how many are left
        self.shelves = shelved(pool)
        self.left = total(self.shelves)
        self.chance = chance
        self.k = k  # the number of the next draw

    def draw(self) -> i64:
        """One card, all equally likely."""
        card = lift(self.pool, self.shelves, self.chance.below(self.left, DEALING, self.k))
        self.left -= 1
        self.k += 1
        return card

    def deal(self, pile: vec[i64], size: i64) -> None:
        """The unknown cards of a pile; all that are left when it takes them all."""
        if size == 0:
            return
        missing = size - total(pile)
        if missing and missing == self.left:
            add(pile, self.rest())
            return
        pool, shelves, chance, left, k = self.pool, self.shelves, self.chance, self.left, self.k
        for _card in range(missing):
            pile[lift(pool, shelves, chance.below(left, DEALING, k))] += 1
            left -= 1
            k += 1
        self.left, self.k = left, k

    def dealt(self, pile: vec[i64], size: i64) -> vec[i64]:
        """The same for a pile that is replaced."""
        if size and size == self.left and not total(pile):
            return self.rest()
        pile = pile[:]
        self.deal(pile, size)
        return pile

    def rest(self) -> vec[i64]:
        """All cards that are left."""
        self.shelves = EMPTY_SHELVES
        self.left = 0
        return self.pool[:CARDS]


def size_chapels(g: SanJuan, dealer: Dealer) -> None:
    """How many cards lie under chapels that the view does not count: up to one a round, and what is left is
    in the discard."""
    if g.discard_size != HIDDEN:
        return
    g.guessed = True
    left = dealer.left - (g.deck_size - total(g.deck)) - (g.aside_size - total(g.aside))
    for p in g.players:
        left -= p.hand_size - total(p.hand) + p.bank_size - total(p.bank) + p.harbor_size - total(p.harbor)
        if p.chapel_size != HIDDEN:
            left -= p.chapel_size - total(p.chapel)
        for kind in range(GOODS):
            if not p.lots[kind]:
                left -= p.goods[kind]
    for seat in range(g.seats):
        if g.players[seat].chapel_size == HIDDEN:
            p = g.own(seat)
            most = max(0, min(g.round - 1, left - max(0, MINE_CARDS - g.deck_size)))
            p.chapel_size = dealer.chance.below(most + 1, DEALING, dealer.k)
            left -= p.chapel_size
            dealer.k += 1
    g.discard_size = left


# What the box holds


def copies(options: dict[str, Any]) -> vec[i64]:
    """By building. Games share them, so that they stay near at hand."""
    counts = COPIES_2004 if options["edition"] == "2004" else COPIES
    if options["expansion"] == "on":
        counts = counts[:]
        add(counts, COPIES_MORE)
    return counts


def box(seats: int, options: dict[str, Any]) -> list[int]:
    """What census counts, when nothing is lost."""
    return list(copies(options))


def bare(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance) -> SanJuan:
    """An empty table: all cards are in the deck, nobody has anything, nothing is planned."""
    players = vec[Player]()
    for _ in range(seats):
        players = append(players, Player(row(CARDS), 0, row(BUILDINGS), 0, NONE, row(BUILDINGS), row(GOODS),
                                         row(GOODS), row(CARDS), 0, row(CARDS), 0, False, row(CARDS), 0))
    whole = copies(options)
    cost, points = COST, POINTS
    if options["customs_cost"] == DEAR_CUSTOMS:
        cost, points = cost[:], points[:]
        cost[CUSTOMS_OFFICE] = DEAR_CUSTOMS
        points[CUSTOMS_OFFICE] = DEAR_CUSTOMS_POINTS
    deck = whole[:CARDS]
    return SanJuan(steps, seats, options, chance, row(STREAMS), row(32), 0, row(32), 0, whole, cost, points,
                   options["edition"] == "2004", 1, 0, 0, NO_ROLE, NOBODY, False, False, whole[CATHEDRAL] > 0, 0, 0, 0,
                   0, NOBODY, row(ROLES, NOBODY), row(TILES, UNSEEN), deck, total(deck), row(CARDS), 0, row(CARDS),
                   0, players)


def lay(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance) -> SanJuan:
    """Every player has an indigo plant; the first governor is seat 0. Nothing is planned yet."""
    g = bare(steps, seats, options, chance)
    for seat in range(seats):
        g.draw(INDIGO_PLANT)
        me = g.own(seat)
        me.change_city(INDIGO_PLANT, 1)
        me.built += 1
    return g
