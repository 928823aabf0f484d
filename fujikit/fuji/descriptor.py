"""Fuji's descriptor: what the kit has to know of it."""

from fujikit.games.descriptor import GameDescriptor

GAME = GameDescriptor(
    name="fuji",
    title="Fuji",
    package="fujikit.fuji",
    rules="fujikit.fuji.rules:FUJI",
    box="fujikit.fuji.box",
    example_players=("Clara", "Jona", "Steve"),
    command_line="fujikit.cli.fuji:COMMANDS",
    player_kinds={
        "newcomer": "fujikit.teams.fuji.newcomer:Newcomer",
        "careful": "fujikit.teams.fuji.careful:Careful",
        "teammate": "fujikit.teams.fuji.teammate:Teammate",
        "seer": "fujikit.teams.fuji.seer:Seer",
    },
    widgets="fujikit.widgets.fuji:WIDGETS",
    lessons="fujikit.lessons.fuji:LESSONS",
    subject="fujikit.teams.fuji.many:FUJI",
    pages={"play": "30-play", "rulebook": "43-the-rulebook", "own-box": "44-your-own-box"},
)
