// Made by `make generated` from the schemas and the words of the backend; do not edit.

export const LANGUAGES = ["en", "fr", "pl"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const PALETTES = ["woodblock", "clear", "contrast"] as const;
export const HABITS = ["misfits", "threshold", "best"] as const;
export type Lang = "en" | "fr" | "pl";
export type Theme = "auto" | "dark" | "light";
export type Palette = "clear" | "contrast" | "woodblock";
export type Highlight = "bad" | "good" | "look";
export type Mark = "advice" | "edition" | "ruling";
export type Habit = "best" | "misfits" | "threshold";
export type PlayerKind = "careful" | "newcomer" | "teammate";

interface Act {
  do: "act";
  line: string;
}

export interface ActionView {
  line: string;
  seat: string;
  verb: string;
  proposes: string;
  whose: string;
  squares: (string)[];
  dice: (number)[];
  cards: (string)[];
  seats: (string)[];
  value: number;
  word: string;
}

export interface AdviceView {
  seat: string;
  line: string;
  why: string;
  label: string;
  said: string;
}

interface Advise {
  do: "advise";
  on: boolean;
}

interface AllReady {
  do: "all-ready";
}

export interface Answer {
  id: number;
  ok: boolean;
  line: string;
  reasons: (ReasonView)[];
  note: string;
  clause: ClauseView | null;
  file: FileView | null;
  log: (LogRoundView)[];
}

export interface ArrowView {
  start: string;
  end: string;
  text: string;
}

export interface Ask {
  question: string;
  help?: string;
  clause?: string;
  card?: string;
  says?: (string)[];
  calls?: string;
  reminder?: string;
}

export interface BoardDrawing {
  cards: Record<string, CardDrawing>;
  needs: Record<string, NeedDrawing>;
  tracks: Record<string, string>;
}

export interface BoxCardView {
  name: string;
  need: string;
  reroll: boolean;
  source: string;
  own: boolean;
}

export interface BoxView {
  name: string;
  mistakes: (string)[];
  more: number;
}

interface Branch {
  do: "branch";
}

export interface CardDrawing {
  art: string;
  label: string;
  turn?: "" | "x" | "xy" | "y";
  fires?: string;
}

export interface CardView {
  kind: string;
  need: string | null;
  reroll: boolean;
  token: string | null;
}

export interface ChanceView {
  chance: number;
  text: string;
  hundred: number;
  team: string;
}

interface ChangeMind {
  do: "change-mind";
  seat: string;
}

export interface ChapterView {
  chapter: string;
  page: number | null;
  clauses: ([string, string])[];
}

interface CheckAnswer {
  do: "check-answer";
  name: string;
  text: string;
}

interface CheckBox {
  do: "check-box";
  text: string;
}

export interface ChoiceView {
  text: string;
  tried: "" | "right" | "wrong";
}

interface Choose {
  do: "choose";
  answer: number;
}

export interface ClauseView {
  id: string;
  heading: string;
  text: string;
  page: number | null;
  chapter: string;
  related: ([string, string])[];
  marks: (Mark)[];
}

interface CloseFinished {
  do: "close-finished";
}

export interface ContentsView {
  title: string;
  lessons: (ListedView)[];
  note: string;
  onward: string;
}

export interface CurveView {
  way: Habit;
  chances: (ChanceView)[];
}

export interface EditableHandView {
  name: string;
  character: string;
  dice: (string)[];
  laid: (string)[];
  faces: ((string)[])[];
}

export interface Ending {
  won: boolean;
  why: string;
  text: string;
  who?: string | null;
  score?: number | null;
}

export interface ExchangeView {
  number: number;
  text: string;
  lang: string;
  ok: boolean;
  reasons: (ReasonView)[];
}

export interface ExperimentView {
  fits: string;
  last: (string)[];
  times: number;
  counts: (number)[];
  exact: (number)[];
  text: string;
}

export interface FieldView {
  name: string;
  text: string;
  verdict: "" | "right" | "rounded" | "unread" | "wrong";
}

export interface FileView {
  name: string;
  text: string;
}

export interface FoundClause {
  id: string;
  heading: string;
  chapter: string;
  excerpt: string;
}

export interface FoundView {
  query: string;
  clauses: (FoundClause)[];
}

export interface FujiRoundEndView {
  round: number;
  title: string;
  summary: string;
  step: number;
  turns: (TurnView)[];
  lava: string;
  burnt: (string)[];
  outlook: string;
  must_leave: (string)[];
  distances: (LavaDistanceView)[];
  length: number;
  spaces: (number)[];
}

interface GoToStep {
  do: "go-to-step";
  step?: number | null;
}

export interface GoalView {
  goal: "all" | "me" | "sum";
  dice: (string)[];
  numbers: (number)[];
  chances: (ChanceView)[];
  all_move: ChanceView;
  average: string;
}

interface HandOver {
  do: "hand-over";
  seat: string;
  kind: PlayerKind | "";
}

export interface HandView {
  name: string;
  character: string;
  dice: (string)[];
  counting: (number)[];
  value: number;
  to_beat: boolean;
}

interface Hint {
  do: "hint";
}

interface InspectSave {
  do: "inspect-save";
  text: string;
}

export interface Intent {
  id: string;
  label: string;
  ask?: string;
  help?: string;
  asks?: Record<string, string>;
  group?: string;
  group_label?: string;
  place?: "answer" | "back" | "end" | "main" | "more";
  lit?: boolean;
  first?: boolean;
}

export interface KeepView {
  dice: (string)[];
  numbers: (number)[];
  chance: ChanceView;
  away: string;
}

export interface LavaDistanceView {
  name: string;
  character: string;
  square: string;
  eruptions: number | null;
}

interface LayOut {
  do: "lay-out";
  scenario: number;
}

export interface LessonLink {
  text: string;
  title: string;
  page: string;
}

export interface LessonView {
  id: string;
  title: string;
  at: number;
  solved: (boolean)[];
  reached: number;
  kind: "ask" | "change" | "do" | "say" | "show";
  text: string;
  seat: string;
  marks: MarksView;
  clauses: ([string, string])[];
  answers: (ChoiceView)[];
  hints: (string)[];
  more_hints: boolean;
  talks: boolean;
  reply: ReplyView | null;
  done: boolean;
  change: number | null;
}

export interface LevelChoice {
  number: number;
  text: string;
  house: boolean;
}

export interface LevelView {
  fail: number;
  rows: ((number)[])[];
}

export interface ListedView {
  id: string;
  title: string;
  done: boolean;
}

interface Load {
  do: "load";
  text: string;
}

export interface LogRoundView {
  round: number;
  sentences: (LogView)[];
}

export interface LogView {
  event: string;
  text: string;
}

interface LookUp {
  do: "look-up";
  clause: string;
}

export interface Many {
  things: (string)[];
  nouns: (string)[];
  least?: number;
  most?: number;
  label?: string;
}

export interface MarksView {
  highlights: Record<string, Highlight>;
  arrows: (ArrowView)[];
  notes: Record<string, string>;
}

export interface MistakeView {
  card: string;
  field: string;
  message: string;
}

export interface NeedDrawing {
  tiles: (string)[];
  parity?: "" | "even" | "odd";
  label?: string;
}

interface NextRound {
  do: "next-round";
}

export interface OddsView {
  squares: Record<string, ChanceView>;
  model: string;
  advice: string;
  keep: (number)[];
}

export interface Offer {
  intent: string;
  line: string;
  label: string;
  by: (string)[];
  picks?: (string)[];
  many?: Many | null;
  text?: number;
  press?: boolean;
  whose?: string;
  confirm?: string;
}

interface OpenFinished {
  do: "open-finished";
  text: string;
  review?: boolean;
}

interface OpenLesson {
  do: "open-lesson";
  lesson: string;
}

export interface OutcomeView {
  won: boolean;
  why: string;
  who: string | null;
  score: number | null;
  verdict: string | null;
  text: string;
}

export interface OwnBoxView {
  name: string;
  mistakes: (MistakeView)[];
  landscape: (BoxCardView)[];
  village: (BoxCardView)[];
  scenarios: ([number, string, string])[];
  scenario: number;
}

interface PassScreen {
  do: "pass-screen";
  seat?: string;
}

export interface PhaseView {
  id: string;
  name: string;
  short?: string;
}

interface Pick {
  do: "pick";
  die: number;
}

interface PlayCode {
  do: "play-code";
  all?: boolean;
}

export interface PlayerReviewView {
  name: string;
  made: string;
  gave_away: string;
  left: (number)[];
}

export interface PlayerView {
  dice: (string)[];
  seen: boolean;
  need: string;
  rerolls: number;
  habit: Habit;
}

export interface ProbeLines {
  square: string;
  die: string;
  done: string;
}

export interface Progress {
  at: number;
  results: (string | number | null)[];
  done: boolean;
}

export interface PromptView {
  seat: string;
  kind: string;
  text: string;
  clause: string;
  whose: string;
  by: string;
  faces: ((string)[])[];
}

export interface RatedView {
  label: string;
  hundred: number;
  note: string;
}

export interface ReasonView {
  clause: string;
  text: string;
  heading: string;
}

export interface RefusalView {
  field: string;
  seat: number | null;
  text: string;
}

interface Repeat {
  do: "repeat";
  times: number;
}

export interface ReplyView {
  ok: boolean;
  text: string;
  reasons: (ReasonView)[];
  story: (string)[];
}

interface ResetSandbox {
  do: "reset-sandbox";
}

interface Restart {
  do: "restart";
}

interface RestoreProgress {
  do: "restore-progress";
  saved: string;
}

interface RevealAll {
  do: "reveal-all";
  on: boolean;
}

export interface ReviewView {
  points: (TurningPointView)[];
  players: (PlayerReviewView)[];
  summary: string;
  left_title: string;
  lesson: LessonLink | null;
}

export interface RoundEndView {
  round: number;
  title: string;
  summary: string;
  step: number;
}

export interface SaidView {
  seat: string;
  phase: string;
  text: string;
}

export interface SandboxView {
  hands: (EditableHandView)[];
  shows: string;
  story: (string)[];
}

interface Save {
  do: "save";
}

export interface SavedGameView {
  code: string;
  round: number;
  phase: string;
  players: (string)[];
  finished: boolean;
}

interface SayToReferee {
  do: "say-to-referee";
  text: string;
}

export interface ScenarioChoice {
  number: number;
  name: string;
  line: string;
  steps: number;
  rows: (string)[];
  marks: Record<string, string>;
  house: boolean;
}

export interface ScreenView {
  at: string | null;
  curtain: string | null;
  open: boolean;
  all_ready: (string)[];
  people: (string)[];
  can_undo: boolean;
  undo_why: string;
  kinds: (PlayerKind)[];
  code: Record<string, string>;
  thinking: boolean;
  advising: boolean;
  advice: AdviceView | null;
  study: boolean;
  lifted: boolean;
  odds: OddsView | null;
  replay: StepsView | null;
  link: string;
  back: string;
  warning: string;
}

interface Search {
  do: "search";
  query: string;
}

export interface SeatHead {
  ready: boolean;
}

export interface SeatOptions {
  name: string;
  character: string;
  skill: string;
  code: PlayerKind | "";
}

export interface SeatView {
  at: string | null;
  marker: string | null;
  dice: (string | null)[];
  aside: (string | null)[];
  rerolls: number | null;
  taken: number | null;
  stamina: number;
  injuries: (string)[];
  equipment: (string)[];
  tapped: (string)[];
  waiting: (string)[];
  skill: string;
  character: string;
  bars: number;
  boost: number;
  flares: number;
  unhurt: boolean;
  ready: boolean;
  moved: boolean;
}

interface SetLanguage {
  do: "set-language";
  lang: Lang;
}

interface SetLessonDie {
  do: "set-lesson-die";
  seat: string;
  die: number;
  face: string;
}

interface SetNeed {
  do: "set-need";
  need: string;
}

interface SetUp {
  do: "set-up";
  open: boolean;
}

export interface SetupOptions {
  seats: (SeatOptions)[];
  third: SeatOptions;
  scenario: number;
  level: number;
  variant: string;
  thrill: boolean;
  edition: string;
  ask: boolean;
  odds: boolean;
  advice: boolean;
}

export interface SetupView {
  options: SetupOptions;
  names: (string)[];
  code_names: (string)[];
  kinds: (PlayerKind)[];
  least: number;
  characters: (string)[];
  skills: (SkillChoice)[];
  scenarios: (ScenarioChoice)[];
  levels: (LevelChoice)[];
  variants: (VariantChoice)[];
  editions: (string)[];
  box: BoxView;
  box_page: string;
  refusal: RefusalView | null;
  note: string;
  back: boolean;
}

interface ShowExample {
  do: "show-example";
}

interface ShowOdds {
  do: "show-odds";
  on: boolean;
}

export interface SkillChoice {
  name: string;
  text: string;
}

export interface StaminaView {
  name: string;
  character: string;
  lost: number;
  label: string;
}

interface StartGame {
  do: "start-game";
  options: SetupOptions;
}

export interface StepsView {
  at: number;
  last: number;
  line: string;
  story: (string)[];
  rounds: ([number, number])[];
  seat: string;
}

interface Suppose {
  do: "suppose";
  who?: number;
  size?: number | null;
  need?: string | null;
  rerolls?: number | null;
  habit?: Habit | null;
  seen?: boolean | null;
}

export interface TableView {
  game: string;
  title: string;
  lang: string;
  round: number;
  phases: (PhaseView)[];
  phase: string;
  seat: string | null;
  screens: boolean;
  seats: Record<string, SeatHead>;
  awaits: (string)[];
  ask: Ask | null;
  intents: (Intent)[];
  offers: (Offer)[];
  things: Record<string, string>;
  notes: Record<string, string>;
  log: (LogView)[];
  outcome: Ending | null;
  text?: string;
  asks?: Record<string, Ask>;
}

interface TakeScreen {
  do: "take-screen";
  seat: string;
}

interface TellLog {
  do: "tell-log";
}

interface Throw {
  do: "throw";
  who: number;
}

export interface TotalsView {
  mine: (number)[];
  theirs: (number)[];
  text: string;
}

export interface TrackView {
  length: number;
  injuries: (number)[];
}

interface TurnDie {
  do: "turn-die";
  who: number;
  die: number;
}

export interface TurnView {
  name: string;
  character: string;
  card: string;
  art: string;
  need: NeedDrawing;
  hands: (HandView)[];
  success: boolean;
  result: string;
  against: string;
  stamina: number;
  loss: number;
  notes: (string)[];
  injuries: (string)[];
}

export interface TurningPointView {
  step: number;
  round: number;
  kind: "choice" | "late" | "luck";
  title: string;
  text: string;
  choices: (RatedView)[];
}

interface Undo {
  do: "undo";
}

interface UseBox {
  do: "use-box";
  text: string;
  file?: string;
}

export interface VariantChoice {
  name: string;
  players: number;
  third: (string)[];
}

export interface View {
  game: string;
  round: number;
  phase: string;
  seat: string | null;
  screens: boolean;
  awaits: (string)[];
  scenario_name: string;
  variant: string;
  lang: string;
  prompt: PromptView | null;
  log: (LogView)[];
  said: (SaidView)[];
  seats: Record<string, SeatView>;
  third_set: (string | null)[];
  cards: Record<string, CardView>;
  fits: Record<string, string>;
  track: TrackView;
  level: number;
  outcome: OutcomeView | null;
  drawing: BoardDrawing;
}

export interface WeighedView {
  fits: string;
  now: ChanceView;
  best: KeepView;
  others: (KeepView)[];
  curves: (CurveView)[];
  curves_text: string;
  totals: TotalsView;
  advice: string;
  model: string;
}

interface WhyNot {
  do: "why-not";
  key?: string;
  intent?: string;
  seat?: string;
  picked?: (string)[];
}

export interface FujikitWidgetTraits {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  letters: boolean;
  words: Record<string, string>;
  answer: Answer | null;
}

export interface AnswersTraits extends FujikitWidgetTraits {
  fields: readonly (FieldView)[];
}

export interface BoardTraits extends FujikitWidgetTraits {
  view: string | View;
  marks: MarksView;
  picked: string;
}

export interface NeedsWidgetTraits extends FujikitWidgetTraits {
  drawn_needs: Record<string, NeedDrawing>;
}

export interface DiceTrayTraits extends NeedsWidgetTraits {
  dice: readonly (string)[];
  need: string;
  needs: readonly (string)[];
  chosen: readonly (number)[];
  fits: string;
  value: number;
  chosen_value: number;
}

export interface ExhibitTraits extends FujikitWidgetTraits {
  dark: boolean;
  picture: string;
  text: string;
  head: readonly (string)[];
  rows: readonly ((string)[])[];
}

export interface ExperimentTraits extends NeedsWidgetTraits {
  dice: number;
  need: string;
  needs: readonly (string)[];
  thrown: ExperimentView;
}

export interface LessonTraits extends FujikitWidgetTraits {
  view: string | TableView;
  step: LessonView;
  sandbox: SandboxView | null;
  sandbox_model: string;
  contents: ContentsView;
  progress: Record<string, Progress>;
}

export interface ResumeTraits extends FujikitWidgetTraits {
  page: string;
  table: string;
  games_page: string;
  game: string;
  found: SavedGameView | null;
}

export interface MyGamesTraits extends ResumeTraits {
  opened_model: string;
}

export interface OddsTraits extends FujikitWidgetTraits {
  view: string | View;
  odds: OddsView | null;
  picked: string;
  seats: readonly (string)[];
  note: string;
}

export interface OwnBoxTraits extends NeedsWidgetTraits {
  template: string;
  text: string;
  shown: OwnBoxView;
  page: string;
  view: string | View;
}

export interface TableTraits extends FujikitWidgetTraits {
  view: string | TableView;
  screen: ScreenView;
  round_end: RoundEndView | null;
  clauses: boolean;
  name: string;
  saved_code: string;
}

export interface PlayTraits extends TableTraits {
  setup: SetupView | null;
  games_page: string;
}

export interface ReplayTraits extends FujikitWidgetTraits {
  view: string | TableView;
  steps: StepsView;
  everything: boolean;
  branch_model: string;
  review: ReviewView | null;
}

export interface RerollsTraits extends NeedsWidgetTraits {
  players: readonly (PlayerView)[];
  names: readonly (string)[];
  needs: readonly (string)[];
  weighed: WeighedView;
  goals: readonly (GoalView)[];
}

export interface RulesTraits extends FujikitWidgetTraits {
  clause: string;
  page: ClauseView | null;
  found: FoundView;
  contents: readonly (ChapterView)[];
}

export interface TalkTraits extends FujikitWidgetTraits {
  exchanges: readonly (ExchangeView)[];
}

export interface TrackTraits extends FujikitWidgetTraits {
  rows: readonly (StaminaView)[];
  length: number;
  injuries: readonly (number)[];
}

export type Settable = "dark" | "letters" | "palette" | "picked" | "theme";

export type FujikitWidgetMessage = SetLanguage | LookUp;

export type AnswersMessage = FujikitWidgetMessage | CheckAnswer;

export type DiceTrayMessage = FujikitWidgetMessage | Pick | SetNeed;

export type ExperimentMessage = FujikitWidgetMessage | Repeat | Suppose;

export type LessonMessage = FujikitWidgetMessage | Choose | Act | Hint | WhyNot | GoToStep | SetLessonDie | ResetSandbox | ShowExample | RestoreProgress;

export type LessonsMessage = LessonMessage | OpenLesson;

export type ResumeMessage = FujikitWidgetMessage | InspectSave;

export type MyGamesMessage = ResumeMessage | OpenFinished | CloseFinished;

export type OddsMessage = FujikitWidgetMessage | TakeScreen;

export type OwnBoxMessage = FujikitWidgetMessage | CheckBox | LayOut;

export type TableMessage = FujikitWidgetMessage | Load | WhyNot | Save | Act | AllReady | ChangeMind | NextRound | TellLog | Undo | TakeScreen | PassScreen | RevealAll | PlayCode | HandOver | GoToStep | Branch | Restart | ShowOdds | Advise;

export type PlayMessage = TableMessage | SetUp | StartGame | UseBox;

export type ReplayMessage = FujikitWidgetMessage | GoToStep | Branch;

export type RerollsMessage = FujikitWidgetMessage | TurnDie | Throw | Suppose;

export type RulesMessage = FujikitWidgetMessage | Search;

export type TalkMessage = FujikitWidgetMessage | SayToReferee;

export type Message = FujikitWidgetMessage | AnswersMessage | DiceTrayMessage | ExperimentMessage | LessonMessage | LessonsMessage | ResumeMessage | MyGamesMessage | OddsMessage | OwnBoxMessage | TableMessage | PlayMessage | ReplayMessage | RerollsMessage | RulesMessage | TalkMessage;

export const CARD_TALL = 1.2 as const;
export const BOARD_EDGE = 16 as const;
export const CROWD = 5 as const;
export const MARKS = {"away": 0.3, "bow": 0.14, "head": 9, "upwards": 0.08} as const;
export const BADGES = {"look": "icon-eye", "good": "icon-check", "bad": "icon-cross"} as const;
export const RING = {"radius": 16, "box": 36, "high": 67, "even": 34} as const;
export const DIE_COLOURS = {"pink": "P", "blue": "B", "yellow": "Y"} as const;
export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;
export const PARITY_HINTS = {"odd": "135", "even": "246"} as const;
export const NEED_FRAMES = {"odd": [{"size": [46, 26], "path": "M2 2q2.10 -3 4.20 0q2.10 3 4.20 0q2.10 -3 4.20 0q2.10 3 4.20 0q2.10 -3 4.20 0q2.10 3 4.20 0q2.10 -3 4.20 0q2.10 3 4.20 0q2.10 -3 4.20 0q2.10 3 4.20 0q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-2.10 -3 -4.20 0q-2.10 3 -4.20 0q-2.10 -3 -4.20 0q-2.10 3 -4.20 0q-2.10 -3 -4.20 0q-2.10 3 -4.20 0q-2.10 -3 -4.20 0q-2.10 3 -4.20 0q-2.10 -3 -4.20 0q-2.10 3 -4.20 0q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67z"}, {"size": [35, 26], "path": "M2 2q1.94 -3 3.88 0q1.94 3 3.88 0q1.94 -3 3.88 0q1.94 3 3.88 0q1.94 -3 3.88 0q1.94 3 3.88 0q1.94 -3 3.88 0q1.94 3 3.88 0q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-1.94 -3 -3.88 0q-1.94 3 -3.88 0q-1.94 -3 -3.88 0q-1.94 3 -3.88 0q-1.94 -3 -3.88 0q-1.94 3 -3.88 0q-1.94 -3 -3.88 0q-1.94 3 -3.88 0q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67z"}, {"size": [55, 26], "path": "M2 2q2.12 -3 4.25 0q2.12 3 4.25 0q2.12 -3 4.25 0q2.12 3 4.25 0q2.12 -3 4.25 0q2.12 3 4.25 0q2.12 -3 4.25 0q2.12 3 4.25 0q2.12 -3 4.25 0q2.12 3 4.25 0q2.12 -3 4.25 0q2.12 3 4.25 0q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-2.12 -3 -4.25 0q-2.12 3 -4.25 0q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67z"}, {"size": [75, 26], "path": "M2 2q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q1.97 -3 3.94 0q1.97 3 3.94 0q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-3 1.83 0 3.67q3 1.83 0 3.67q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-1.97 -3 -3.94 0q-1.97 3 -3.94 0q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67q-3 -1.83 0 -3.67q3 -1.83 0 -3.67z"}], "even": [{"size": [46, 26], "path": "M0.75 0.75h44.5v24.5h-44.5zM3.25 3.25h39.5v19.5h-39.5z"}, {"size": [35, 26], "path": "M0.75 0.75h33.5v24.5h-33.5zM3.25 3.25h28.5v19.5h-28.5z"}, {"size": [55, 26], "path": "M0.75 0.75h53.5v24.5h-53.5zM3.25 3.25h48.5v19.5h-48.5z"}, {"size": [75, 26], "path": "M0.75 0.75h73.5v24.5h-73.5zM3.25 3.25h68.5v19.5h-68.5z"}]} as const;

export type WordKey =
  | "phase.setup"
  | "phase.roll"
  | "phase.plan"
  | "phase.reroll"
  | "phase.equip"
  | "phase.move"
  | "phase.erupt"
  | "character.blue"
  | "character.purple"
  | "character.green"
  | "character.black"
  | "skill.equipment-manager"
  | "skill.buddy"
  | "skill.gatherer"
  | "skill.scout"
  | "skill.survivalist"
  | "skill.tinkerer"
  | "equipment.binoculars"
  | "equipment.lighter"
  | "equipment.carabiner"
  | "equipment.map"
  | "equipment.duct-tape"
  | "equipment.compass"
  | "equipment.machete"
  | "equipment.radio"
  | "equipment.first-aid-kit"
  | "equipment.shovel"
  | "equipment.rope"
  | "equipment.flare-gun"
  | "equipment.flashlight"
  | "equipment.pocket-knife"
  | "equipment.water"
  | "injury.leg"
  | "injury.arm"
  | "injury.amnesia"
  | "injury.eye"
  | "kind.landscape"
  | "kind.village"
  | "kind.rubble"
  | "kind.lava"
  | "kind.volcano"
  | "need.blue"
  | "need.pink"
  | "need.yellow"
  | "need.odd"
  | "need.even"
  | "need.odd-of"
  | "need.even-of"
  | "need.any"
  | "need.or"
  | "need.quoted"
  | "token.equipment"
  | "token.eruption"
  | "token.eruption2"
  | "chapter.setup"
  | "chapter.goal"
  | "chapter.roll"
  | "chapter.plan"
  | "chapter.need"
  | "chapter.talk"
  | "chapter.reroll"
  | "chapter.equip"
  | "chapter.dice"
  | "chapter.move"
  | "chapter.token"
  | "chapter.stamina"
  | "chapter.injury"
  | "chapter.lava"
  | "chapter.score"
  | "chapter.variant"
  | "chapter.two"
  | "chapter.skill"
  | "chapter.card"
  | "chapter.line"
  | "face.B1"
  | "face.B2"
  | "face.B3"
  | "face.B4"
  | "face.B5"
  | "face.B6"
  | "face.P1"
  | "face.P2"
  | "face.P3"
  | "face.P4"
  | "face.P5"
  | "face.P6"
  | "face.Y1"
  | "face.Y2"
  | "face.Y3"
  | "face.Y4"
  | "face.Y5"
  | "face.Y6"
  | "kernel.not-understood"
  | "kernel.broken"
  | "kernel.silent"
  | "kernel.too-long"
  | "languages.label"
  | "rules.close"
  | "rules.page"
  | "rules.ours"
  | "rules.ruling"
  | "rules.edition"
  | "rules.advice"
  | "rules.related"
  | "rules.why"
  | "rules.look-up"
  | "rules.title"
  | "rules.welcome"
  | "rules.search"
  | "rules.placeholder"
  | "rules.results"
  | "rules.found"
  | "rules.nothing"
  | "rules.too-long"
  | "rules.contents"
  | "rules.back"
  | "rules.try"
  | "rules.try-1"
  | "rules.try-2"
  | "rules.try-3"
  | "rules.try-4"
  | "replay.controls"
  | "replay.first"
  | "replay.back"
  | "replay.play"
  | "replay.pause"
  | "replay.next"
  | "replay.last"
  | "replay.slider"
  | "replay.start"
  | "replay.move"
  | "replay.round"
  | "replay.rounds"
  | "replay.branch"
  | "replay.story"
  | "replay.places"
  | "replay.board"
  | "replay.to-replay"
  | "replay.hidden"
  | "replay.no-branch"
  | "replay.nothing"
  | "replay.count"
  | "replay.empty"
  | "talk.field"
  | "talk.say"
  | "talk.allowed"
  | "talk.refused"
  | "talk.intro"
  | "talk.heard"
  | "talk.try"
  | "talk.good-1"
  | "talk.bad-1"
  | "talk.good-2"
  | "talk.bad-2"
  | "talk.good-3"
  | "talk.bad-3"
  | "talk.empty"
  | "talk.too-long"
  | "board.label"
  | "board.stands"
  | "board.wants"
  | "board.lava-next"
  | "board.reroll"
  | "board.may"
  | "board.chosen"
  | "board.chance"
  | "board.look"
  | "board.good"
  | "board.bad"
  | "board.arrow"
  | "board.arrow-says"
  | "board.note"
  | "dice.die"
  | "dice.hidden"
  | "dice.counts"
  | "dice.spare"
  | "dice.keep"
  | "dice.free"
  | "dice.sum"
  | "seat.dice"
  | "seat.aside"
  | "seat.equipment"
  | "seat.no-equipment"
  | "seat.ready"
  | "seat.moved"
  | "seat.third"
  | "seat.rerolls"
  | "seat.bars"
  | "seat.boost"
  | "seat.flares"
  | "seat.unhurt"
  | "seat.tapped"
  | "seat.waiting"
  | "seat.more"
  | "seat.choose"
  | "track.spoken"
  | "track.ahead"
  | "track.last"
  | "track.end"
  | "track.left"
  | "tray.dice"
  | "tray.pick"
  | "tray.picked"
  | "tray.need"
  | "tray.example"
  | "tray.others"
  | "tray.look"
  | "tray.bad-need"
  | "tray.no-die"
  | "hot-seat.all-ready"
  | "hot-seat.not-all-ready"
  | "hot-seat.curtain"
  | "hot-seat.open"
  | "hot-seat.taken"
  | "hot-seat.not-yours"
  | "hot-seat.nobody"
  | "hot-seat.code"
  | "hot-seat.no-study"
  | "hot-seat.undo-other"
  | "hot-seat.past"
  | "hot-seat.no-step"
  | "hot-seat.no-branch"
  | "hot-seat.secret-branch"
  | "hot-seat.bare"
  | "hot-seat.alone"
  | "code.failed"
  | "code.no-line"
  | "code.other-seat"
  | "code.illegal"
  | "code.endless"
  | "code.first"
  | "code.person"
  | "code.newcomer"
  | "code.newcomer-text"
  | "code.careful"
  | "code.careful-text"
  | "code.teammate"
  | "code.teammate-text"
  | "code.random"
  | "code.seer"
  | "code.function"
  | "code.seat"
  | "code.thinks"
  | "code.says"
  | "code.skip"
  | "code.pace"
  | "code.pace-slow"
  | "code.pace-normal"
  | "code.pace-fast"
  | "code.pace-at-once"
  | "adviser.label"
  | "adviser.would"
  | "adviser.would-say"
  | "adviser.would-wait"
  | "adviser.nothing"
  | "adviser.do"
  | "adviser.talk"
  | "adviser.order"
  | "adviser.later"
  | "adviser.card"
  | "keeping.back"
  | "keeping.branch"
  | "keeping.sealed-file"
  | "keeping.empty"
  | "keeping.not-ours"
  | "keeping.no-code"
  | "keeping.no-game"
  | "keeping.other-game"
  | "keeping.key-short"
  | "keeping.key-unreadable"
  | "keeping.key-damaged"
  | "table.home"
  | "table.all-ready"
  | "table.all-ready-help"
  | "table.all-ready-go"
  | "table.all-ready-change"
  | "table.all-ready-changes"
  | "table.round-end"
  | "table.next-round"
  | "table.see-board"
  | "table.see-account"
  | "table.watch-again"
  | "table.whole-log"
  | "table.whole-log-title"
  | "table.whole-log-round"
  | "table.whole-log-setup"
  | "table.round"
  | "table.level"
  | "table.phases"
  | "table.board"
  | "table.places"
  | "table.now"
  | "table.dice"
  | "table.third-set"
  | "table.log"
  | "table.counts"
  | "table.actor"
  | "table.whose"
  | "table.put-back"
  | "table.back"
  | "table.clear"
  | "table.hide"
  | "table.curtain"
  | "table.curtain-why"
  | "table.sit"
  | "table.others"
  | "table.allowed"
  | "table.close"
  | "table.silent"
  | "table.silent-how"
  | "table.silent-lost"
  | "table.retry"
  | "table.kept"
  | "table.go-on"
  | "table.no-thanks"
  | "table.forget"
  | "table.not-back"
  | "table.not-back-how"
  | "table.settings"
  | "table.language"
  | "table.palette"
  | "table.palette-woodblock"
  | "table.palette-clear"
  | "table.palette-contrast"
  | "table.theme"
  | "table.theme-auto"
  | "table.theme-light"
  | "table.theme-dark"
  | "table.letters"
  | "table.game"
  | "table.undo"
  | "table.save"
  | "table.load"
  | "table.new"
  | "table.new-sure"
  | "table.odds"
  | "table.lift"
  | "table.help"
  | "table.key-board"
  | "table.key-board-does"
  | "table.key-dice"
  | "table.key-dice-does"
  | "table.key-main"
  | "table.key-main-does"
  | "table.key-escape"
  | "table.key-escape-does"
  | "table.key-undo"
  | "table.key-undo-does"
  | "table.key-skip"
  | "table.key-skip-does"
  | "table.key-parts"
  | "table.key-parts-does"
  | "table.key-help"
  | "table.key-help-does"
  | "table.won"
  | "table.lost"
  | "table.score"
  | "table.replay"
  | "table.leave-replay"
  | "table.copy"
  | "table.copied"
  | "table.copy-by-hand"
  | "round-end.title"
  | "round-end.all-move"
  | "round-end.none-move"
  | "round-end.some-move"
  | "round-end.short"
  | "round-end.no-way"
  | "round-end.wanted"
  | "round-end.moves"
  | "round-end.stays"
  | "round-end.ahead-free"
  | "round-end.ahead-costs"
  | "round-end.failed-free"
  | "round-end.failed-costs"
  | "round-end.leg"
  | "round-end.draws"
  | "round-end.erupts"
  | "round-end.against"
  | "round-end.lava"
  | "round-end.lava-none"
  | "round-end.next"
  | "round-end.must-leave"
  | "round-end.village"
  | "round-end.village-none"
  | "round-end.left"
  | "round-end.safe"
  | "odds.label"
  | "odds.hand"
  | "odds.advice"
  | "odds.model"
  | "odds.nothing"
  | "odds.touch"
  | "odds.no-chance"
  | "odds.chance"
  | "odds.chance-as-they-lie"
  | "odds.stay"
  | "odds.stay-as-they-lie"
  | "odds.team"
  | "odds.loss"
  | "odds.injury"
  | "odds.death"
  | "odds.lava-soon"
  | "odds.bad-position"
  | "odds.look-from"
  | "still.stands"
  | "still.wants"
  | "still.lava"
  | "still.pair"
  | "lesson.label"
  | "lesson.steps"
  | "lesson.step"
  | "lesson.dot"
  | "lesson.dot-done"
  | "lesson.say"
  | "lesson.ask"
  | "lesson.do"
  | "lesson.show"
  | "lesson.board"
  | "lesson.hand"
  | "lesson.answers"
  | "lesson.tried"
  | "lesson.right"
  | "lesson.wrong"
  | "lesson.refused"
  | "lesson.story"
  | "lesson.rules"
  | "lesson.hint"
  | "lesson.hints"
  | "lesson.back"
  | "lesson.next"
  | "lesson.again"
  | "lesson.finished"
  | "lesson.change"
  | "lesson.dot-change"
  | "lesson.turn"
  | "lesson.turn-how"
  | "lesson.face"
  | "lesson.was"
  | "lesson.play"
  | "lesson.show-one"
  | "lesson.anew"
  | "lessons.label"
  | "lessons.at"
  | "lessons.done"
  | "lessons.next"
  | "lessons.all-done"
  | "lessons.onward"
  | "lessons.unknown"
  | "rerolls.label"
  | "rerolls.dice"
  | "rerolls.turn"
  | "rerolls.throw"
  | "rerolls.size"
  | "rerolls.card"
  | "rerolls.offered"
  | "rerolls.compose"
  | "rerolls.odd-even"
  | "rerolls.all-values"
  | "rerolls.colours"
  | "rerolls.values"
  | "rerolls.rerolls"
  | "rerolls.answer"
  | "rerolls.chance"
  | "rerolls.now"
  | "rerolls.keep"
  | "rerolls.keep-none"
  | "rerolls.keep-all"
  | "rerolls.others"
  | "rerolls.column-keep"
  | "rerolls.column-chance"
  | "rerolls.column-away"
  | "rerolls.none"
  | "rerolls.gives-away"
  | "rerolls.equal"
  | "rerolls.curves"
  | "rerolls.curves-axis"
  | "rerolls.curves-text"
  | "rerolls.curve-text"
  | "rerolls.way-best"
  | "rerolls.way-threshold"
  | "rerolls.way-misfits"
  | "rerolls.totals"
  | "rerolls.totals-axis"
  | "rerolls.totals-mine"
  | "rerolls.totals-theirs"
  | "rerolls.totals-text"
  | "rerolls.neighbours"
  | "rerolls.dice-of"
  | "rerolls.unseen"
  | "rerolls.seen"
  | "rerolls.wants"
  | "rerolls.rerolls-of"
  | "rerolls.habit-of"
  | "rerolls.habit-misfits"
  | "rerolls.habit-threshold"
  | "rerolls.habit-best"
  | "rerolls.team"
  | "rerolls.team-why"
  | "rerolls.goal"
  | "rerolls.goal-me"
  | "rerolls.goal-sum"
  | "rerolls.goal-all"
  | "rerolls.you"
  | "rerolls.all-three"
  | "rerolls.on-average"
  | "rerolls.marked"
  | "experiment.label"
  | "experiment.dice"
  | "experiment.before"
  | "experiment.once"
  | "experiment.times"
  | "experiment.again"
  | "experiment.chart"
  | "experiment.axis"
  | "experiment.came"
  | "experiment.expected"
  | "experiment.text"
  | "experiment.nothing"
  | "experiment.too-many"
  | "own-box.label"
  | "own-box.text"
  | "own-box.check"
  | "own-box.template"
  | "own-box.keep"
  | "own-box.play"
  | "own-box.good"
  | "own-box.mistakes"
  | "own-box.where-card"
  | "own-box.where-field"
  | "own-box.changed"
  | "own-box.landscape"
  | "own-box.village"
  | "own-box.own"
  | "own-box.reroll"
  | "own-box.scenario"
  | "own-box.board"
  | "own-box.too-long"
  | "setup.title"
  | "setup.lead"
  | "setup.alone"
  | "setup.alone-text"
  | "setup.together"
  | "setup.together-text"
  | "setup.players"
  | "setup.name"
  | "setup.add"
  | "setup.remove"
  | "setup.deal"
  | "setup.sum"
  | "setup.back"
  | "setup.new"
  | "setup.more"
  | "setup.people"
  | "setup.people-why"
  | "setup.character"
  | "setup.skill"
  | "setup.skill-cards"
  | "setup.skill-keeps"
  | "setup.third"
  | "setup.draw"
  | "setup.all-drawn"
  | "setup.picked"
  | "setup.scenario"
  | "setup.scenario-draw"
  | "setup.steps"
  | "setup.level"
  | "setup.level-number"
  | "setup.level-text"
  | "setup.variant"
  | "setup.variant-a"
  | "setup.variant-a-text"
  | "setup.variant-b"
  | "setup.variant-b-text"
  | "setup.rules"
  | "setup.edition"
  | "setup.edition-en"
  | "setup.edition-en-text"
  | "setup.edition-fr"
  | "setup.edition-fr-text"
  | "setup.edition-pl"
  | "setup.edition-pl-text"
  | "setup.thrill"
  | "setup.thrill-text"
  | "setup.ask"
  | "setup.ask-text"
  | "setup.odds"
  | "setup.odds-text"
  | "setup.advice"
  | "setup.advice-text"
  | "setup.box"
  | "setup.box-of-house"
  | "setup.box-why"
  | "setup.box-how"
  | "setup.box-file"
  | "setup.box-text"
  | "setup.box-check"
  | "setup.box-house"
  | "setup.box-used"
  | "setup.box-bad"
  | "setup.box-more"
  | "setup.house"
  | "setup.house-why"
  | "setup.not-opened"
  | "plain.won"
  | "plain.lost"
  | "plain.waits"
  | "plain.waits-nobody"
  | "plain.text"
  | "plain.rule"
  | "plain.chosen"
  | "plain.put-back"
  | "plain.pick-some"
  | "plain.pick-exactly"
  | "plain.send"
  | "plain.not-now"
  | "plain.hide"
  | "plain.curtain-why"
  | "plain.no-rulebook"
  | "games.review"
  | "games.finished"
  | "games.won"
  | "games.lost"
  | "games.study"
  | "games.where"
  | "games.to-list"
  | "games.nothing-runs"
  | "games.nothing-over"
  | "games.not-over"
  | "review.title"
  | "review.none"
  | "review.choice"
  | "review.luck"
  | "review.late"
  | "review.try"
  | "review.watch"
  | "review.players"
  | "review.moves"
  | "review.given"
  | "review.learn"
  | "review.stamina"
  | "review.turn"
  | "review.goes"
  | "review.chosen"
  | "review.nearer"
  | "review.away"
  | "review.as-near"
  | "review.failed"
  | "review.moved"
  | "review.injuries"
  | "review.surer"
  | "review.rerolls"
  | "review.was-luck"
  | "review.was-late"
  | "review.made"
  | "review.luck-sum"
  | "review.board-odds"
  | "review.board-odds-page"
  | "review.reroll-odds"
  | "review.reroll-odds-page"
  | "resume.title"
  | "resume.all"
  | "resume.none"
  | "resume.game"
  | "resume.where"
  | "resume.where-setup"
  | "resume.go-on"
  | "resume.remove"
  | "resume.remove-sure"
  | "resume.remove-yes"
  | "resume.remove-no"
  | "resume.removed"
  | "resume.bring"
  | "resume.code"
  | "resume.file"
  | "resume.open"
  | "resume.new"
  | "answers.label"
  | "answers.field"
  | "answers.check"
  | "answers.right"
  | "answers.rounded"
  | "answers.wrong"
  | "answers.unread"
  | "charts.percent";
