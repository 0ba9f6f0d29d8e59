"""One document of each kind, with everything in it that a letter can hold."""

from datetime import UTC, datetime

from adjudicator.data import folder
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.drawing import Arrow, Circle, Line, Picture, Polygon, Regular, Star, Text, box
from adjudicator.engine.text.scenes import Card, Force, Hand, Played, Scene, Side, Use
from adjudicator.reports.values.document import (
    Acknowledgement,
    Deadline,
    Document,
    Final,
    Form,
    Invitation,
    Later,
    Luck,
    Message,
    Misread,
    Notice,
    Noticed,
    Person,
    Press,
    Reminder,
    Report,
    RuleValue,
    Unused,
    Welcome,
)

LETTERS = folder("templates") / "letters"
DEADLINE = Deadline(datetime(2026, 11, 27, 21, tzinfo=UTC), "Europe/London")
GM = Person("Ann Example", "ann@example.org")
PLAYERS = (
    Person("Zoë <Grün>", "zoe@example.org", "Red"),
    Person("王小明", "wang@example.org", "Blue", "also a house bot & friend"),
)
SECTIONS = (
    Section("What happened to you", ("You won challenge 2, 27 to 12.", "You drew Attack 8.", "Green < Blue & all.")),
    Section(
        "The planets",
        (
            Table(
                ("System", "Planet 1", "Planet 2"),
                (
                    ("Red", "4 Red", "2 Red, 1 Blue"),
                    ("Blue", "-", "4 Blue, 3 Green, 2 Yellow, 1 Purple, 2 Orange, 4 White"),
                ),
            ),
            "Under attack: Red 1.",
        ),
    ),
    Section("王小明 speaks", (Table(("Name", "Words"), (("王小明", "你好" * 40), ("🚀🚀", "ready"))),)),
    Section(
        "Challenge 2: Red attacks Blue 3",
        (
            Table(
                ("Side", "Player", "Card", "Tokens", "Allies", "Sum"),
                (
                    ("offence", "Red", "Attack 20", "4", "-", "20 + 4 = 24"),
                    ("defence", "Blue", "Attack 8", "2", "Green 1", "8 + 2 + 1 = 11"),
                ),
                drawn=Scene(
                    (
                        Side("offence", "Red", (Card("Attack", "20"),), (Force("Red", "4"),), "20 + 4 =", "24", "won"),
                        Side(
                            "defence",
                            "Blue",
                            (Card("Attack", "8", note="as <8>"), Card("Zap & Co.", kind="edict")),
                            (Force("Blue", "2"), Force("Green", "1")),
                            "8 + 2 + 1 =",
                            "11",
                        ),
                    ),
                    (Played("Red", "Trader"), Played("Blue", "Virus", "stopped")),
                    "Red won, 24 to 11.",
                ),
            ),
            "Red won, 24 to 11.",
            "Blue & Green lost 3 tokens to the Warp.",
        ),
    ),
    Section(
        "Your hand",
        (
            Table(
                ("Card", "Held", "Now"),
                (("Attack 8", "2", "Adds 8."), ("Cosmic Zap", "1", "Stops a power.")),
                drawn=Hand(
                    (Card("Attack", "8", note="2 x"), Card("Cosmic Zap", kind="edict")),
                    (Use("Attack", "Adds its number."), Use("Cosmic Zap", "Stops a power, such as Red's.")),
                ),
            ),
        ),
    ),
    Section(
        "Many columns", (Table(tuple(f"column{i}" for i in range(12)), (tuple(f"value {i}" for i in range(12)),)),)
    ),
)
OPEN = (
    Question(about="card", where=2, prompt="Which card?", lines=("CARD Attack 8",), silence="one at random"),
    Question(about="cancels", prompt="Do you hold Zap ready?", silence="you keep it", owed=False),
)
FORM = (
    "BEGIN ORDERS",
    "TURN 2 PHASE 3",
    "# A comment that is so long that it has to be wrapped because no letter may be wider than it is.",
    "CARD IF their card is Compromise: Attack 8 ELSE Attack 20 IF offence tokens >= 6 ELSE Compromise",
    "END ORDERS",
)
PICTURE = Picture(
    240,
    120,
    (
        Polygon(corners=box(10, 10, 60, 40), fill="sky", line="ink"),
        Circle(centre=(120, 60), radius=30, fill="yellow"),
        Regular(centre=(40, 80), radius=20, corners=3, line="blue"),
        Star(centre=(80, 80), radius=20, rays=5, fill="orange", line="ink", width=1),
        Line((10, 110), (230, 110), "grey", dashed=True),
        Arrow(start=(150, 60), end=(230, 60), shaft=6, fill="vermilion"),
        Text((120, 60), "Zoë <3> & you"),
    ),
    "Red < Blue & all: a box, a circle, a triangle, a star and an arrow.",
)
VALUES = (RuleValue("zap_lasts", "use", "challenge", "How long a Cosmic Zap silences what it cancels."),)

INVITATION = Invitation(
    game="mars",
    title="Postal Cosmic Encounter",
    gm=GM,
    name="Zoë",
    invited=PLAYERS,
    commitment="ab" * 32,
    values=VALUES,
    deadline=DEADLINE,
    paragraphs=("We have played together since 1994, and it is time again.",),
)
SUCCESSION = Invitation(
    game="mars",
    title="Postal Cosmic Encounter",
    gm=GM,
    name="Zoë",
    invited=PLAYERS,
    seat="Red",
    commitment="ab" * 32,
)
REPORT = Report(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    heading="turn 2 phase 3",
    resolved="turn 2 phase 2",
    sections=SECTIONS,
    picture=PICTURE,
    deadline=DEADLINE,
    form=Form(FORM),
    welcome=Welcome(players=PLAYERS, gm=GM, commitment="ab" * 32, values=VALUES, rules=SECTIONS[:1]),
    paragraphs=("The game master wishes everybody a happy new year.",),
    corrected=True,
)
ACKNOWLEDGEMENT = Acknowledgement(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    heading="turn 2 phase 3",
    orders=("IN 2 CARD Attack 20 IF offence tokens >= 6 AND their card is Compromise ELSE Compromise", "ZAP any"),
    later=(
        Later("turn 2 phase 4", 3, ("LOSE 3 home 1", "IN 1 DEAL give Attack 12; get any card <or two>")),
        Later("every turn, phase 1", 5, ("RELEASE to home 1",)),
    ),
    misread=(Misread(4, "ATACK <b>planet 4</b>", "no order begins like this", "ATTACK"),),
    unused=(Unused(7, "Zoë", "signature"),),
    open=OPEN,
    noticed=(
        Noticed("A101", "warning", 1, 2, "ELSE <b>Compromise</b>", "This is never reached."),
        Noticed("A111", "warning", 0, 0, "", "You have answered only on conditions."),
    ),
    tried=("In 12 of 200 situations none of your CARD orders could be carried out: then a card is drawn.",),
    notes=("READY is noted.",),
    version="3f9a2c",
    deadline=DEADLINE,
)
REMINDER = Reminder(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    heading="turn 2 phase 3",
    deadline=DEADLINE,
    open=OPEN,
    form=Form(FORM),
    warning="You missed the last phase too: a second miss running removes you from the game.",
)
FINAL = Final(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    winners=("Red", "Blue"),
    sections=SECTIONS,
    players=PLAYERS,
    commitment="ab" * 32,
    gm_half="cd" * 32,
    luck=(Luck("Red", "Zoë", "may the best <cone> win"), Luck("Blue", "王小明", "")),
    seed="ef" * 32,
    record="mars.jsonl",
)
NOTICE = Notice(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    heading="Your letter came too late",
    paragraphs=("It came after the deadline, and was kept.",),
    sections=SECTIONS[:1],
    form=Form(FORM),
    deadline=DEADLINE,
    failed=True,
)
PRESS = Press(
    game="mars",
    title="Postal Cosmic Encounter",
    seat="Red",
    messages=(
        Message(
            sender="Blue (王小明)",
            signed="own",
            to="you and Green",
            text=f"Shall we?\n\n{'I know <b>a lot</b> & more. ' * 8}\nATTACK planet 4",
            answer="PRESS TO Blue",
        ),
        Message(sender="The <Owl>", signed="made up", to="everybody", text="Hoo."),
        Message(sender="", signed="none", to="you alone", text="你好" * 60),
    ),
)
ALL: tuple[Document, ...] = (INVITATION, SUCCESSION, REPORT, ACKNOWLEDGEMENT, REMINDER, FINAL, NOTICE, PRESS)
