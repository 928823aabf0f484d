"""Robinson's descriptor: what the kit has to know of it."""

from fujikit.games.descriptor import GameDescriptor

GAME = GameDescriptor(
    name="robinson",
    title="Robinson Crusoe",
    package="fujikit.robinson",
    rules="fujikit.robinson.rules:ROBINSON",
    box="fujikit.robinson.own_box",
    example_players=("Anna", "Ben", "Cleo"),
    command_line="fujikit.cli.robinson:COMMANDS",
    tentative_verbs=frozenset({"wait"}),
)
