"""What Fuji brings to the command line."""

from fujikit.cli.fuji import odds
from fujikit.cli.fuji.grid import GRID
from fujikit.cli.fuji.options import COMPLETERS, add_options, scenario_names, scenario_texts
from fujikit.cli.fuji.session import FujiSession
from fujikit.cli.game import GameCommands

COMMANDS = GameCommands(
    session=FujiSession,
    add_options=add_options,
    scenario_names=scenario_names,
    scenario_texts=scenario_texts,
    completers=COMPLETERS,
    grid=GRID,
    commands=(odds,),
)
