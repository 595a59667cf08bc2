"""The rules of a match of The Magnificent, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.magnificent.rules import names
from ludoteca.games.magnificent.rules.acting import EndTurn, FinishAction, PlayTurns, TakeAction
from ludoteca.games.magnificent.rules.bonuses import ChooseDirection, CopyBonus, UseBonus
from ludoteca.games.magnificent.rules.building import LayTile, PlaceTile, TurnTile, finish_laying, nothing_to_lay
from ludoteca.games.magnificent.rules.dealing import DealCards, DraftCard, KeepCard
from ludoteca.games.magnificent.rules.dice import NameColour, PlaceDie, TakeDie, TurnDie
from ludoteca.games.magnificent.rules.display import PrepareRound
from ludoteca.games.magnificent.rules.features import features
from ludoteca.games.magnificent.rules.game_end import FillCamp, FillSquare, FinishGame, can_fill
from ludoteca.games.magnificent.rules.goods import GainGem, GainTrade, PayGem, PayTrade
from ludoteca.games.magnificent.rules.layout import SOLO, Layout
from ludoteca.games.magnificent.rules.master_board import UseMasterTile
from ludoteca.games.magnificent.rules.performing import (
    ChooseHat,
    CompletePoster,
    ShowPoster,
    finish_show,
    nothing_to_show,
)
from ludoteca.games.magnificent.rules.posters import ArrangePosters, DropPoster, GainPoster, PlacePoster
from ludoteca.games.magnificent.rules.power import SpendGem
from ludoteca.games.magnificent.rules.round_end import (
    ChooseSet,
    DiscardGem,
    DiscardSet,
    DraftSets,
    PayDice,
    ScoreCard,
    ScoreCards,
    SetOrder,
    ShowOrderCards,
)
from ludoteca.games.magnificent.rules.scoring import goal_of, standing, total
from ludoteca.games.magnificent.rules.setup import (
    ChooseTile,
    GiveSupplies,
    KeepTile,
    LayTable,
    OfferTiles,
    OpenGame,
    TakeSpecials,
    lay_table,
)
from ludoteca.games.magnificent.rules.solo import AddDie
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.games.magnificent.rules.tents import PlaceTent
from ludoteca.games.magnificent.rules.trainers import SwapDie, SwapFor, SwapGem, UseTrainer
from ludoteca.games.magnificent.rules.traits import PHASES, TRAITS
from ludoteca.games.magnificent.rules.travelling import EndJourney, Journey, TakePassed
from ludoteca.games.magnificent.rules.waste import strike_out_waste
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules


@final
class MagnificentRules(Rules[Magnificent]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(names.DRAFT_CARD): DraftCard(1),
                int(names.KEEP_CARD): KeepCard(layout.keep),
                int(names.KEEP_TILE): KeepTile(layout.keep_tile),
                int(names.CHOOSE_TILE): ChooseTile(layout.keep_tile),
                int(names.ADD_DIE): AddDie(),
                int(names.TAKE_DIE): TakeDie(),
                int(names.TURN_DIE): TurnDie(),
                int(names.PLACE_DIE): PlaceDie(layout.card),
                int(names.NAME_COLOUR): NameColour(layout.colour),
                int(names.TAKE_ACTION): TakeAction(),
                int(names.END_TURN): EndTurn(),
                int(names.SPEND_GEM): SpendGem(layout.spend),
                int(names.USE_BONUS): UseBonus(),
                int(names.USE_TRAINER): UseTrainer(layout.trainer),
                int(names.CHOOSE_DIRECTION): ChooseDirection(),
                int(names.COPY_BONUS): CopyBonus(layout.copy_bonus),
                int(names.PAY_GEM): PayGem(layout.pay),
                int(names.GAIN_GEM): GainGem(layout.gain),
                int(names.GAIN_POSTER): GainPoster(),
                int(names.PLACE_POSTER): PlacePoster(),
                int(names.PLACE_TENT): PlaceTent(layout.pitch),
                int(names.SWAP_DIE): SwapDie(layout.swap),
                int(names.SWAP_FOR): SwapFor(layout.swap_for),
                int(names.DROP_POSTER): DropPoster(layout.drop),
                int(names.LAY_TILE): LayTile(),
                int(names.TURN_TILE): TurnTile(layout.face),
                int(names.PLACE_TILE): PlaceTile(layout.square),
                int(names.TAKE_PASSED): TakePassed(),
                int(names.END_JOURNEY): EndJourney(),
                int(names.CHOOSE_HAT): ChooseHat(layout.hat),
                int(names.SHOW_POSTER): ShowPoster(),
                int(names.ARRANGE_POSTERS): ArrangePosters(),
                int(names.USE_MASTER_TILE): UseMasterTile(),
                int(names.CHOOSE_SET): ChooseSet(layout.set),
                int(names.DISCARD_SET): DiscardSet(layout.discard_set),
                int(names.SCORE_CARD): ScoreCard(layout.score),
                int(names.DISCARD_GEM): DiscardGem(),
                int(names.FILL_CAMP): FillCamp(),
                int(names.FILL_SQUARE): FillSquare(layout.square),
                int(names.SWAP_GEM): SwapGem(layout.give),
            },
            interludes=[int(names.SPEND_GEM), int(names.USE_BONUS), int(names.USE_TRAINER)],
            consequences={
                int(names.LAY_TABLE): LayTable(),
                int(names.DEAL_CARDS): DealCards(),
                int(names.GIVE_SUPPLIES): GiveSupplies(),
                int(names.SHOW_ORDER_CARDS): ShowOrderCards(),
                int(names.OFFER_TILES): OfferTiles(),
                int(names.TAKE_SPECIALS): TakeSpecials(),
                int(names.OPEN_GAME): OpenGame(),
                int(names.PLAY_TURNS): PlayTurns(),
                int(names.PAY_TRADE): PayTrade(),
                int(names.GAIN_TRADE): GainTrade(),
                int(names.JOURNEY): Journey(),
                int(names.COMPLETE_POSTER): CompletePoster(),
                int(names.FINISH_ACTION): FinishAction(),
                int(names.SET_ORDER): SetOrder(),
                int(names.PAY_DICE): PayDice(),
                int(names.DRAFT_SETS): DraftSets(),
                int(names.SCORE_CARDS): ScoreCards(),
                int(names.PREPARE_ROUND): PrepareRound(),
                int(names.FINISH_GAME): FinishGame(),
            },
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Magnificent:
        return lay_table(self.layout, chance)

    def settle(self, s: Magnificent) -> bool:
        """Where nothing is left to lay, to show or to fill, it is over."""
        deciding = s.deciding()
        if deciding == names.LAY_TILE and nothing_to_lay(s):
            finish_laying(s)
            return True
        if deciding == names.SHOW_POSTER and nothing_to_show(s, s.asked()):
            finish_show(s, s.asked())
            return True
        if deciding == names.FILL_CAMP and not can_fill(s, s.asked()):
            s.done()
            return True
        return False

    def score(self, s: Magnificent, seat: Seat) -> i64:
        return total(s, seat)

    def rank(self, s: Magnificent, seat: Seat) -> i64:
        return standing(s, seat)

    def payoff(self, s: Magnificent, seat: Seat) -> float:
        """MAG-SOLO-07 alone one wins with enough points."""
        if s.seats == SOLO:
            return 0.0 if goal_of(s, total(s, seat)) == names.NO_GOAL else 1.0
        return super().payoff(s, seat)

    def features(self, s: Magnificent, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def leave_out(self, s: Magnificent, seat: Seat, out: Options) -> None:
        """Nobody wastes power, or takes a poster unseen while others lie open."""
        strike_out_waste(s, out)

    def scrub(self, s: Magnificent, seat: Seat, rng: Rng) -> None:
        """The order of decks and piles, and the hands of a draft; everything else lies open."""
        s.cards.imagine(seat, rng)
        s.tiles.imagine(seat, rng)
        s.tent_deck.imagine(seat, rng)
        s.posters.imagine(seat, rng)
        s.masters.imagine(seat, rng)
