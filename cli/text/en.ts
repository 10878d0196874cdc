/** What an English reader reads. */
import { help } from './help.en.ts';
import type { Words } from './words.ts';

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EACCES: 'it is not allowed there',
  EPERM: 'it is not allowed there',
  EROFS: 'that disk can only be read',
  EISDIR: 'that is a folder',
  ENOTDIR: 'part of that path is not a folder',
  EEXIST: 'part of that path is not a folder',
  ENAMETOOLONG: 'that name is too long',
  ENOENT: 'there is no such folder',
};
const because = (code: string): string => CODES[code] ?? code;
const list = (known: readonly string[]): string => known.join(', ');

export const en: Words = {
  help,
  usage: {
    unknownCommand: (name, meant) =>
      `There is no command "${name}"${meant === null ? '' : `; did you mean "${meant}"?`}${meant === null ? '.' : ''} See cuartel --help.`,
    unknownOption: (name, meant) => `There is no option ${name} here${meant === null ? '.' : `; did you mean --${meant}?`}`,
    unknownGame: (name, known) => `There is no game "${name}". There are: ${list(known)}.`,
    noValue: option => `The option ${option} takes no value.`,
    needsValue: option => `The option ${option} needs a value after it.`,
    notANumber: (option, given, least, most) => `${option} must be a whole number from ${least} to ${most}, not "${given}".`,
    notOneOf: (option, given, known) => `${option} cannot be "${given}"; it can be: ${list(known)}.`,
    notTogether: (one, other) => `${one} and ${other} cannot be used together.`,
    noOptions: game => `"${game}" has no optional rules.`,
    unexpected: word => `"${word}" is one word too many.`,
    needsFile: command => `Which file? cuartel ${command} FILE.`,
    needsGame: command => `Which game? cuartel ${command} GAME.`,
  },
  files: {
    missing: file => `There is no file ${file}.`,
    notAFile: file => `${file} is not a file that can be read.`,
    unreadable: (file, code) => `${file} cannot be read: ${because(code)}.`,
    notWritten: (file, code) => `Not saved: ${file} cannot be written, because ${because(code)}.`,
    written: file => `Saved: ${file}`,
    foreign: file => `${file} was not written by Cuartel and is left as it is. Choose another name.`,
    lost: 'The game could not be saved.',
  },
  noGameIn: file => `${file} exports no game.`,
  unexpected: message =>
    `Something went wrong that should not: ${message}\nPlease report it with what you did; --debug shows where it happened.`,
  progress: (done, all, perSecond, left) => `${done} of ${all} games · ${perSecond} actions/s · ${left} left`,
  opening: {
    welcome: 'Cuartel',
    whichGame: 'Which game?',
    whichScenario: 'Which scenario?',
    whichOptions: 'Optional rules?',
    switchOptions: '(numbers switch them on and off; Enter: go on)',
    whichSeats: 'Who plays?',
    hotSeat: 'Both sides at this keyboard',
    hotSeatAbout: 'Nobody sees what is not his.',
    againstRandom: side => `You as ${side}, the other side by chance`,
    enterForFirst: '(number or name; Enter: 1)',
    yesNo: '(Enter or y: yes; n: no)',
    resume: actions => `There is an unfinished game, ${actions} ${actions === 1 ? 'action' : 'actions'} long. Go on with it?`,
    nothingToResume: game => `There is no unfinished game of "${game}".`,
    badAutosave: (complaint, moved) => `The game kept from last time cannot be used. ${complaint} It was put aside as ${moved}.`,
    promise: commitment => `Dice bound by ${commitment}`,
    hint: 'Type ? for help.',
  },
  play: {
    help: `A number      choose it
part of a name  look for it among the choices
?             this help
b             the board in words
w THING       why not? A name (w Dale) or a thing (w space 3)
r RULE        a rule: its id (r 3.1), a chapter (r 3) or words in it; r alone: the rule of the question
u             take back your last action, as far as nothing was revealed
j [N]         the journal (its last N lines)
m, Enter      more choices; the question again
s [FILE]      save
l             switch to Spanish
q             leave; the game is kept`,
    curtain: side => `${side} decides now. Pass the keyboard.`,
    curtainReady: side => `${side}, press Enter when nobody else is looking. `,
    moreBelow: count => `... ${count} more: Enter shows them, part of a name looks for one.`,
    noSuchNumber: (typed, most) => `There is no choice ${typed}: they go from 1 to ${most}.`,
    notUnderstood: typed => `No choice is called "${typed}". A number, part of a name, or ? for help.`,
    enterToChoose: 'Enter: choose it.',
    undone: 'Taken back.',
    over: 'The game is over.',
    overHint: 'j journal, b board, s FILE save, q leave.',
    kept: file => `The game is kept in ${file}`,
    whyWhat: 'Why not what? For example: w space 3, or part of a name.',
    nothingCalled: name => `Nothing here is called "${name}".`,
    youCan: numbers => `you can: ${numbers.join(', ')}.`,
    notTheQuestion: 'nothing is asked about it now.',
    noRule: id => `There is no rule "${id}", and no rule with those words.`,
    emptyJournal: 'Nothing has happened yet.',
  },
  replay: {
    setUp: 'Set-up',
    onlyFor: side => `(only ${side})`,
    unfinished: actions => `Unfinished after ${actions} actions.`,
    at: (n, all) => `After ${n} of ${all} actions`,
    failure: (property, seed) => `This game failed: "${property}" (seed ${seed}).`,
    failedAt: (side, deed) => `The action under way: ${side}: ${deed}`,
    stopped: (actions, why) => `It can be played for ${actions} actions only: ${why}`,
  },
  verify: {
    notACommitment: 'A commitment is 64 hexadecimal digits.',
    seal: 'Seal',
    unbroken: 'unbroken',
    actions: 'Actions',
    allLegal: actions => `${actions}, all legal`,
    illegalAt: action => `action ${action} is not legal`,
    position: 'Position',
    commitment: 'Commitment',
    notCompared: 'not compared: none was given (--commitment)',
    promised: 'the one that was promised',
    notPromised: published => `NOT the one that was promised (${published})`,
    good: 'Everything is in order.',
    bad: 'This game is not what was promised.',
  },
  fuzz: {
    good: (games, actions, seconds, perSecond) =>
      `${games} games, ${actions} actions, no failure (${seconds} s, ${perSecond} actions/s).`,
    failed: (game, seed, property) => `Game ${game} failed (seed ${seed}): "${property}".`,
    kept: (file, command) => `Kept in ${file}\nTo see it: ${command}`,
  },
  selfplay: {
    noScripted: game => `"${game}" has no scripted player; --player random plays by chance.`,
    players: { scripted: 'scripted player', random: 'played by chance' },
    winner: 'Winner',
    reason: 'How',
    games: 'Games',
    length: 'Mean length',
    nobody: 'nobody',
    number: 'Number',
    mean: 'Mean',
    least: 'Least',
    most: 'Most',
    closing: (games, mean, shortest, longest, perSecond) =>
      `${games} games of ${mean} actions (${shortest} to ${longest}), ${perSecond} games/s.`,
  },
  bench: {
    round: (done, all) => `round ${done} of ${all}`,
    entry: 'Entry',
    unit: 'Unit',
    budget: 'Budget',
    best: 'Best',
    median: 'Median',
    ratio: 'Cost/base',
    ok: 'ok',
    over: 'OVER',
    closing: (calibration, baseline) =>
      `Calibration loop: ${calibration} µs${baseline === null ? '; there is no baseline yet (--save-baseline).' : ` (the baseline's machine: ${baseline} µs). Cost/base above 1 is slower.`}`,
  },
};
