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
    tentative_verbs=frozenset({"unmark", "wait", "propose"}),
    player_kinds={
        "newcomer": "fujikit.teams.fuji.newcomer:Newcomer",
        "careful": "fujikit.teams.fuji.teammate:Careful",
        "teammate": "fujikit.teams.fuji.teammate:Teammate",
        "seer": "fujikit.teams.fuji.teammate:Seer",
    },
    widgets="fujikit.widgets.fuji:WIDGETS",
    lessons="fujikit.lessons.fuji:LESSONS",
    simulation="fujikit.teams.fuji.simulation:FUJI",
    public_names={
        "fujikit.lessons": {"lesson_box": "fujikit.lessons.fuji.box:lesson_box"},
        "fujikit.widgets": {
            "Board": "fujikit.widgets.fuji.board:Board",
            "DiceTray": "fujikit.widgets.fuji.dice_tray:DiceTray",
            "Experiment": "fujikit.widgets.fuji.experiment:Experiment",
            "Odds": "fujikit.widgets.fuji.odds:Odds",
            "OwnBox": "fujikit.widgets.fuji.own_box:OwnBox",
            "Play": "fujikit.widgets.fuji.play:Play",
            "Rerolls": "fujikit.widgets.fuji.rerolls:Rerolls",
            "Talk": "fujikit.widgets.fuji.talk:Talk",
            "Track": "fujikit.widgets.fuji.track:Track",
        },
    },
    pages={
        "play": "30-play",
        "games": "31-my-games",
        "reroll-odds": "40-reroll-odds",
        "board-odds": "41-the-board-in-numbers",
        "rulebook": "43-the-rulebook",
        "own-box": "44-your-own-box",
    },
)
