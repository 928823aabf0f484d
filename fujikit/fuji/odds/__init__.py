"""Fuji's questions to the dice: chances to move, what they cost, and what the neighbours may have."""

from fujikit.fuji.odds.answer import Odds
from fujikit.fuji.odds.board import CardOdds, board_in_numbers
from fujikit.fuji.odds.choice import Choice
from fujikit.fuji.odds.coach import coach
from fujikit.fuji.odds.dilemma import Dilemma, Mate, Weighed, dilemma
from fujikit.fuji.odds.equipment import CardUse, best_uses
from fujikit.fuji.odds.habits import habit_curve
from fujikit.fuji.odds.how_far import how_far
from fujikit.fuji.odds.keeps import KeepRow, Keeps, keeps
from fujikit.fuji.odds.knowledge import Knowledge, knowledge
from fujikit.fuji.odds.many_hands import best_keeps
from fujikit.fuji.odds.move_chance import chance_to_move, total
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.plans import compare_plans, plan_of
from fujikit.fuji.odds.prospect import Prospect, prospect
from fujikit.fuji.odds.regret import Regret, regret, regrets
from fujikit.fuji.odds.reroll_advice import Advice, coach_hand
from fujikit.fuji.odds.review import review
from fujikit.fuji.odds.rounds import Stamina, stamina_over_rounds
from fujikit.fuji.odds.sweep import sweep
from fujikit.fuji.odds.team import Assignment, Weights, best_assignment
from fujikit.fuji.odds.trade_off import Trade, TradeOff, trade_off
from fujikit.fuji.odds.turning_points import GameReview, SeatReview, TurnReview, review_game
from fujikit.fuji.odds.way_home import Stage, WayHome, way_home
from fujikit.fuji.odds.who_moves import WhoMoves, who_moves
from fujikit.fuji.talk.heard import Said, heard

__all__ = [
    "Advice",
    "Assignment",
    "CardOdds",
    "CardUse",
    "Choice",
    "Dilemma",
    "GameReview",
    "KeepRow",
    "Keeps",
    "Knowledge",
    "Mate",
    "Neighbour",
    "Odds",
    "Prospect",
    "Regret",
    "Said",
    "SeatReview",
    "Stage",
    "Stamina",
    "Trade",
    "TradeOff",
    "TurnReview",
    "WayHome",
    "Weighed",
    "Weights",
    "WhoMoves",
    "best_assignment",
    "best_keeps",
    "best_uses",
    "board_in_numbers",
    "chance_to_move",
    "coach",
    "coach_hand",
    "compare_plans",
    "dilemma",
    "habit_curve",
    "heard",
    "how_far",
    "keeps",
    "knowledge",
    "plan_of",
    "prospect",
    "regret",
    "regrets",
    "review",
    "review_game",
    "stamina_over_rounds",
    "sweep",
    "total",
    "trade_off",
    "way_home",
    "who_moves",
]
