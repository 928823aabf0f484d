"""The eight kinds of action, one module each."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.robinson.work.kinds.arrange import Arrange
from fujikit.robinson.work.kinds.base import ActionKind
from fujikit.robinson.work.kinds.build import Build
from fujikit.robinson.work.kinds.explore import Explore
from fujikit.robinson.work.kinds.gather import Gather
from fujikit.robinson.work.kinds.hunt import HuntBeasts
from fujikit.robinson.work.kinds.reclaim import Reclaim
from fujikit.robinson.work.kinds.rest import Rest
from fujikit.robinson.work.kinds.threat import AvertThreat

ACTION_KINDS: Mapping[str, ActionKind] = {
    kind.name: kind
    for kind in (AvertThreat(), HuntBeasts(), Build(), Gather(), Explore(), Arrange(), Rest(), Reclaim())
}
"""By name, in the order in which they are resolved."""
