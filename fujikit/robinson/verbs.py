"""Robinson's verbs; each stands with its rules."""

from __future__ import annotations

from fujikit.engine.verbs import Verbs
from fujikit.robinson.actions import RobinsonAction
from fujikit.robinson.phases import answers
from fujikit.robinson.state import State
from fujikit.robinson.things import uses
from fujikit.robinson.work import carried_tokens, payment, placing, readiness

VERBS: Verbs[State, RobinsonAction] = Verbs(
    placing.PLACE,
    placing.TAKE_BACK,
    placing.LEAD,
    payment.PAY,
    carried_tokens.CARRY,
    readiness.READY,
    readiness.WAIT,
    answers.CHOOSE,
    answers.GO_ON_VERB,
    uses.USE,
)
