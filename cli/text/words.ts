/** Everything the terminal itself says. A language that lacks a line does not compile. */
export const COMMANDS = ['play', 'learn', 'replay', 'verify', 'fuzz', 'selfplay', 'ladder', 'bench'] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface TerminalWords {
  readonly help: { readonly all: string; readonly commands: Readonly<Record<CommandName, string>> };
  readonly usage: {
    unknownCommand(name: string, meant: string | null): string;
    unknownOption(name: string, meant: string | null): string;
    unknownGame(name: string, known: readonly string[]): string;
    unknownLesson(name: string, known: readonly string[]): string;
    noLessons(game: string): string;
    noValue(option: string): string;
    needsValue(option: string): string;
    notANumber(option: string, given: string, least: number, most: number): string;
    notOneOf(option: string, given: string, known: readonly string[]): string;
    notTogether(one: string, other: string): string;
    noOptions(game: string): string;
    unexpected(word: string): string;
    needsFile(command: string): string;
    needsGame(command: string): string;
  };
  readonly files: {
    missing(file: string): string;
    notAFile(file: string): string;
    unreadable(file: string, code: string): string;
    notWritten(file: string, code: string): string;
    written(file: string): string;
    foreign(file: string): string;
    readonly lost: string;
  };
  noGameIn(file: string): string;
  unexpected(message: string): string;
  progress(done: string, all: string, perSecond: string, left: string): string;
  readonly opening: {
    readonly welcome: string;
    readonly whichGame: string;
    readonly whichScenario: string;
    readonly whichLesson: string;
    readonly whichOptions: string;
    readonly switchOptions: string;
    readonly whichSeats: string;
    readonly hotSeat: string;
    readonly hotSeatAbout: string;
    againstRandom(side: string): string;
    againstBot(side: string, bot: string): string;
    readonly enterForFirst: string;
    readonly yesNo: string;
    resume(actions: number): string;
    nothingToResume(game: string): string;
    badAutosave(complaint: string, moved: string): string;
    promise(commitment: string): string;
    readonly hint: string;
  };
  readonly play: {
    /** What may be typed, and what it does. */
    readonly help: readonly (readonly [string, string])[];
    curtain(side: string): string;
    curtainReady(side: string): string;
    moreBelow(count: number): string;
    noSuchNumber(typed: number | string, most: number): string;
    notUnderstood(typed: string): string;
    readonly enterToChoose: string;
    /** What is asked for is a list of so many. */
    aList(least: number, most: number): string;
    /** A list is complete. */
    readonly enterToDecide: string;
    /** A list has become empty. */
    readonly nothingOnIt: string;
    readonly undone: string;
    readonly over: string;
    readonly overHint: string;
    kept(file: string): string;
    readonly whyWhat: string;
    nothingCalled(name: string): string;
    youCan(numbers: readonly number[]): string;
    readonly notTheQuestion: string;
    noRule(id: string): string;
    readonly emptyJournal: string;
    readonly noAdvice: string;
    readonly nothingSince: string;
    readonly oddsOfWhat: string;
    readonly noOdds: string;
  };
  readonly orders: {
    readonly none: string;
    readonly answers: string;
    readonly prefer: string;
    readonly unless: string;
    readonly lasts: string;
    readonly ready: string;
    /** How one is given and taken back. */
    readonly how: string;
    readonly notAsked: string;
    readonly oneAnswer: string;
    given(order: string): string;
    readonly lifted: string;
  };
  readonly learn: {
    step(title: string, step: number, of: number): string;
    /** The example chooses something else: its number and its words. */
    notThis(n: number, text: string): string;
    readonly hint: string;
    over(command: string): string;
  };
  readonly replay: {
    readonly setUp: string;
    onlyFor(side: string): string;
    unfinished(actions: number): string;
    at(n: number, all: number): string;
    failure(property: string, seed: string): string;
    failedAt(side: string, deed: string): string;
    stopped(actions: number, why: string): string;
  };
  readonly verify: {
    readonly notACommitment: string;
    readonly notAPart: string;
    readonly seal: string;
    readonly unbroken: string;
    readonly actions: string;
    allLegal(actions: number): string;
    illegalAt(action: number): string;
    readonly position: string;
    readonly commitment: string;
    readonly notCompared: string;
    readonly promised: string;
    notPromised(published: string): string;
    /** `by`: host or guest. */
    partOf(by: string): string;
    readonly partMissing: string;
    readonly partOther: string;
    readonly mine: string;
    readonly mineGiven: string;
    readonly mineMissing: string;
    readonly rewinds: string;
    /** How many actions were left after each. */
    rewound(left: readonly number[]): string;
    readonly good: string;
    readonly bad: string;
  };
  readonly fuzz: {
    good(games: string, actions: string, seconds: string, perSecond: string): string;
    failed(game: number, seed: string, property: string): string;
    kept(file: string, command: string): string;
  };
  readonly selfplay: {
    noScripted(game: string): string;
    readonly players: Readonly<Record<'scripted' | 'random', string>>;
    readonly winner: string;
    readonly reason: string;
    readonly games: string;
    readonly length: string;
    readonly nobody: string;
    readonly number: string;
    readonly mean: string;
    readonly least: string;
    readonly most: string;
    closing(games: string, mean: string, shortest: number, longest: number, perSecond: string): string;
  };
  readonly ladder: {
    noBot(game: string): string;
    readonly needsTwo: string;
    otherLadder(file: string): string;
    readonly level: string;
    readonly games: string;
    readonly won: string;
    readonly interval: string;
    readonly elo: string;
    readonly against: string;
    readonly score: string;
    readonly side: string;
    readonly result: string;
    readonly nobody: string;
    closing(
      games: string,
      seconds: string,
      seen: { readonly illegal: number; readonly timeouts: number; readonly slowest: number },
    ): string;
    kept(figures: string, picture: string): string;
  };
  readonly bench: {
    round(done: number, all: number): string;
    readonly entry: string;
    readonly unit: string;
    readonly budget: string;
    readonly best: string;
    readonly median: string;
    readonly ratio: string;
    readonly ok: string;
    readonly over: string;
    closing(calibration: string, baseline: string | null): string;
  };
}
