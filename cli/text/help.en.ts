/** `--help`, in English. */
import type { TerminalWords } from './words.ts';

const EVERYWHERE = `  --lang en|es          language (default: that of the machine)
  --help                this page
  --debug               on an unexpected error, show where it happened`;

export const help: TerminalWords['help'] = {
  all: `cuartel: a wargame table on which the rulebook itself runs.

Usage: cuartel COMMAND [options]

  play [GAME]           play at the terminal table
  learn [GAME] [LESSON] a worked example of the rulebook, step by step
  replay FILE           a saved game, action by action, or the board at one of them
  verify FILE           were the dice those that were promised, and every action legal?
  fuzz GAME             many random games with everything watched
  selfplay GAME         games among the program's own players, and how they ended
  ladder GAME           the bots' levels against each other, and their ratings
  bench                 how fast the engine and the games are

  cuartel COMMAND --help tells more of each; cuartel --version tells the version.
  --lang en|es works everywhere.

Exit codes: 0 done; 1 done and something is wrong (a bad file, a failed game); 2 the command was not understood.`,
  commands: {
    play: `Usage: cuartel play [GAME] [options]

Plays at the terminal table. Without GAME it lists the games. GAME may also be a file that exports one.

  --scenario ID         the scenario (default: asked for, or the first)
  --option ID           switch on an optional rule; may be repeated
  --seed TEXT           dice that can be had again (default: chance)
  --side SIDE           play this side; the other is played by chance
  --opponent human|random|LEVEL
                        who plays the other side: somebody at the same keyboard, chance, or a bot of this level
                        (bobby-lee: recruit, brigadier, corps-commander, marse-robert)
  --load FILE           go on from this saved game
  --save FILE           keep the game in this file (default: under the user's state directory)
  --new                 begin anew without asking about an unfinished game
  --resume              go on with the unfinished game without asking
${EVERYWHERE}

The game is saved after every action. With --scenario, --option or --seed nothing is asked before it begins.`,
    learn: `Usage: cuartel learn [GAME] [LESSON] [options]

A lesson: an example played step by step at the terminal table, with its dice laid ready. Each step says what to do and
why; every choice is there to be looked at, the example's is the one that is taken. Without LESSON the lessons of the game
are listed; LESSON is its id or its number.

  --save FILE           keep the lesson in this file (default: under the user's state directory)
${EVERYWHERE}

A lesson that was left goes on with cuartel play --load FILE.`,
    replay: `Usage: cuartel replay FILE [options]

Opens a saved game or the file of a failed random game and prints it action by action: what was done, the journal with
its rules, the hash of each position.

  --at N                the board and the question after N actions, instead
  --side SIDE           as this side saw it (default: everything)
  --game FILE           the file that exports the game, when it is not one of the table's
  --json                one JSON object
${EVERYWHERE}`,
    verify: `Usage: cuartel verify FILE|ADDRESS [options]

Proves a saved game, or a finished match on a server (the address of its page or of its record): its seal, that every action was legal, the position it leads to, and the commitment its dice are
bound by.

  --commitment HEX      the commitment that was shown when the game began, to compare
  --mine HEX            the part you put into the dice (the page of the dice shows it)
  --game FILE           the file that exports the game, when it is not one of the table's
  --json                one JSON object
${EVERYWHERE}

Exit code 1 when anything is wrong.`,
    fuzz: `Usage: cuartel fuzz GAME [options]

Plays random games and watches every property of the battery: games end, nobody is stuck, what is offered can be done,
copies play on alike, nothing hidden shows, every line has words. Game number i uses the seed SEED-i. The first failure
is kept in .cuartel/failures/ for cuartel replay.

  --games N             how many (default 1000)
  --seed TEXT           the seed of the whole run (default 1)
  --from N              number of the first game (default 1)
  --scenario ID         only this scenario (default: all in turn)
  --option ID           with this optional rule; may be repeated
  --all-options random  with optional rules switched at random in every game
  --workers N           threads (default 2)
  --every N             make the costly checks at about one action in N (default 8; 1: always)
  --most N              a game longer than this does not end (default 100000)
  --patience SECONDS    a single game that takes longer hangs (default 60)
  --json                one JSON object at the end
${EVERYWHERE}

Exit code 1 when a game fails.`,
    selfplay: `Usage: cuartel selfplay GAME [options]

Plays games among the program's own players and counts how they end. Game number i uses the seed SEED-i.

  --games N             how many (default 100)
  --seed TEXT           the seed of the whole run (default 1)
  --player scripted|random|LEVEL
                        who plays on every side: the game's scripted player (default, if it has one), chance,
                        or a level of its bots
  --nodes N             actions imagined for a choice of a bot (default: its level's own)
  --scenario ID         the scenario (default: the first)
  --option ID           with this optional rule; may be repeated
  --workers N           threads (default 2)
  --json                one JSON object at the end
${EVERYWHERE}`,
    ladder: `Usage: cuartel ladder GAME [options]

Plays the bots' levels against each other with seats swapped (solitaire: every level on the same seeds) and rates them.
The result is kept in .cuartel/ladders/GAME.json and GAME.svg.

  --games N             for each pair, or for each level of a solitaire game (default 200)
  --levels A,B,...      which levels; also scripted and random (default: all)
  --nodes N             actions imagined for each choice, the same for every level (default: each level's own)
  --time                each level thinks for as long as it states, instead of counting actions
  --ms N                the same with N milliseconds for a routine choice, a turn's plan in proportion
  --seed TEXT           the seed of the whole ladder (default 1)
  --scenario ID         the scenario (default: the first)
  --option ID           with this optional rule; may be repeated
  --workers N           threads (default 2)
  --resume FILE         keep the games in FILE as they are played, and go on from there
  --save                keep the result in docs/ladders instead: the table shows what is there
  --json                one JSON object at the end
${EVERYWHERE}`,
    bench: `Usage: cuartel bench [options]

Measures random playouts, clones and views of every game and what the engine itself costs, against their budgets and, as
ratios, against bench/baseline.json. A calibration loop in the same run makes machines comparable.

  --json                one JSON object
  --save-baseline       make this run the baseline
  --strict              exit code 1 when a budget is not met
  --rounds N            samples of each entry (default 9)
  --ms N                milliseconds of each sample (default 40)
${EVERYWHERE}`,
  },
};
