"""What Robinson brings to the command line."""

from fujikit.cli.game import GameCommands
from fujikit.cli.robinson.options import COMPLETERS, add_options, scenario_names, scenario_texts
from fujikit.cli.robinson.session import RobinsonSession

COMMANDS = GameCommands(
    session=RobinsonSession,
    add_options=add_options,
    scenario_names=scenario_names,
    scenario_texts=scenario_texts,
    completers=COMPLETERS,
)
