import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openHome } from './cuartel.ts';

const homes: ReturnType<typeof openHome>[] = [];
const newHome = () => {
  const home = openHome();
  homes.push(home);
  return home;
};
afterAll(() => {
  for (const home of homes) home.end();
});
const ones = (n: number) => Array<string>(n).fill('1');
const autosave = (home: ReturnType<typeof openHome>) => join(home.dir, 'state', 'cuartel', 'six-spaces-autosave.json');

test('a game is played to its end from a pipe, in both languages, to the same position', async () => {
  const [a, b] = [newHome(), newHome()];
  const [en, es] = await Promise.all([
    a.run(['play', 'six-spaces', '--seed', '5'], ones(200)),
    b.run(['play', 'six-spaces', '--seed', '5', '--lang', 'es'], ones(200)),
  ]);
  expect(en).toMatchObject({ code: 0, err: '' });
  expect(es).toMatchObject({ code: 0, err: '' });
  expect(en.out).toMatch(/The game is over\. \w+ wins/);
  expect(es.out).toMatch(/La partida ha terminado\. Gana el (?:Norte|Sur)/);
  expect(en.out).toContain('Sequence of play');
  expect(en.out).toMatch(/· Bids: North .* \[1\.2\]/);
  expect(en.out).not.toContain('\x1b');
  expect(readFileSync(autosave(a), 'utf8')).toBe(readFileSync(autosave(b), 'utf8'));
});

test('the table answers questions: help, board, why not, rule, undo, journal, names, language', async () => {
  const home = newHome();
  const said = ['?', 'noth', '', '1', 'w dale', 'w space 5', 'r 3.1', 'r 6', 'u', '1', 'j', 'b', 'l', 'q'];
  const { out, code } = await home.run(['play', 'six-spaces', '--seed', '1', '--side', 'north'], said);
  expect(code).toBe(0);
  expect(out).toContain('take back your last action');
  expect(out).toContain('Enter: choose it.');
  expect(out).toContain('× March to Dale: First say who marches. [2.2]');
  expect(out).toMatch(/× Firth: .*: First say who marches\. \[2\.2\]/);
  expect(out).toContain('3.1  A group marches');
  expect(out).toContain('6.4  ');
  expect(out).toContain('Taken back.');
  expect(out).toMatch(/^\s*0 {2}Turn 1 begins\. \[1\.4\]$/m);
  expect(out).toContain('Secuencia de juego');
  expect(out).toContain('La partida queda guardada en');
});

test('dice cannot be taken back, and a number that is not there is not taken', async () => {
  const home = newHome();
  const { out } = await home.run(
    ['play', 'six-spaces', '--seed', '1', '--side', 'north'],
    ['9', '1', 'u', 'zzz', 'r constructor', 'w constructor'],
  );
  expect(out).toContain('There is no choice 9: they go from 1 to 5.');
  expect(out).toContain('That cannot be taken back');
  expect(out).toContain('No choice is called "zzz".');
  expect(out).toContain('There is no rule "constructor"');
  expect(out).toContain('Nothing here is called "constructor".');
});

test('a game is resumed where it was left, with the same seats', async () => {
  const home = newHome();
  await home.run(['play', 'six-spaces', '--seed', '2', '--side', 'south'], ['5', '1']);
  const kept = readFileSync(autosave(home), 'utf8');
  const again = await home.run(['play', 'six-spaces'], ['y', 'q']);
  expect(again.out).toContain('unfinished game');
  expect(again.out).toContain('South:');
  expect(again.out).not.toContain('Pass the keyboard');
  expect(readFileSync(autosave(home), 'utf8')).toBe(kept);
  const fresh = await home.run(['play', 'six-spaces', '--resume'], ['1']);
  expect(fresh.code).toBe(0);
  expect(JSON.parse(readFileSync(autosave(home), 'utf8')).actions.length).toBeGreaterThan(JSON.parse(kept).actions.length);
});

test('a new game puts the unfinished one aside; without one there is nothing to resume', async () => {
  const home = newHome();
  expect(await home.run(['play', 'six-spaces', '--resume'])).toMatchObject({
    code: 1,
    err: 'cuartel: There is no unfinished game of "six-spaces".\n',
  });
  await home.run(['play', 'six-spaces', '--seed', '2'], ['1']);
  const first = readFileSync(autosave(home), 'utf8');
  await home.run(['play', 'six-spaces', '--seed', '3'], ['1', '1']);
  expect(readFileSync(join(home.dir, 'state', 'cuartel', 'six-spaces-previous.json'), 'utf8')).toBe(first);
});

test('without a game, the games are listed and everything is asked', async () => {
  const home = newHome();
  const { out, code } = await home.run(['play'], ['six', '2', '1', '', '7', 'q']);
  expect(code).toBe(0);
  expect(out).toMatch(/\d {2}Six Spaces {2}A small war/);
  expect(out).toContain('[x] Home guard');
  expect(out).toContain('Long game · Home guard');
  expect(out).toContain('South: Bid for the first move');
});

test("a save under a name of one's own loads again; a foreign file is not written over", async () => {
  const home = newHome();
  writeFileSync(join(home.dir, 'letter.txt'), 'Dear Antonia,\n');
  const { out } = await home.run(['play', 'six-spaces', '--seed', '4'], ['1', 's mine.json', 's letter.txt']);
  expect(out).toContain('mine.json');
  expect(out).toContain('was not written by Cuartel');
  expect(readFileSync(join(home.dir, 'letter.txt'), 'utf8')).toBe('Dear Antonia,\n');
  const loaded = await home.run(['play', '--load', 'mine.json', '--opponent', 'human'], ['j', 'q']);
  expect(loaded.code).toBe(0);
  expect(loaded.out).toContain('Turn 1 begins. [1.4]');
});

test('where nothing can be written, it is said once and play goes on', async () => {
  const home = newHome();
  writeFileSync(join(home.dir, 'wall'), '');
  const { out, code } = await home.run(['play', 'six-spaces', '--seed', '1'], ones(200), {
    XDG_STATE_HOME: join(home.dir, 'wall'),
  });
  expect(code).toBe(0);
  expect(out.match(/Not saved/g)).toHaveLength(1);
  expect(out).toContain('The game is over.');
  expect(out).toContain('The game could not be saved.');
});

test('Ctrl-C leaves with the game kept', async () => {
  const home = newHome();
  const { code, out } = await home.interrupt(['play', 'six-spaces', '--seed', '1', '--side', 'north'], ['1'], /Bids: /, 'SIGINT');
  expect(code).toBe(130);
  expect(out).toContain('The game is kept in');
  expect(existsSync(autosave(home))).toBe(true);
});

test('in a narrow terminal no line of the table is wider than it', async () => {
  const { out } = await newHome().run(['play', 'six-spaces', '--seed', '1', '--lang', 'es'], [...ones(3), 'b', 'j', '?'], {
    COLUMNS: '32',
  });
  const wide = out.split('\n').filter(line => [...line].length > 32 && !/[0-9a-f]{64}|autosave|^> /.test(line));
  expect(wide).toEqual([]);
});

test('standing orders: listed, given by numbers, obeyed, kept with the game, taken back', async () => {
  const home = newHome();
  const first = await home.run(['play', 'six-spaces', '--seed', '1', '--side', 'north'], ['o', 'o 1 20', 'q']);
  expect(first.err).toBe('');
  expect(first.out).toContain('No standing order.');
  expect(first.out).toMatch(/1 {2}Nothing\n/);
  expect(first.out).toMatch(/From now on: Bid for the first move.*Nothing,\s+for the whole game\./s);
  // It has answered, and the table asks what comes next.
  expect(first.out).toMatch(/· Bids: North -/);
  const again = await home.run(['play', 'six-spaces'], ['y', 'o', 'o -1', 'o', 'q']);
  expect(again.out).toMatch(/-1 {2}When rule 1\.2 asks me .*Nothing,\s+for\s+the\s+whole\s+game\./s);
  expect(again.out).toContain('You will be asked again.');
  expect(again.out).toContain('No standing order.');
});

test('a list says how long it is to be, and takes several numbers at once', async () => {
  const home = newHome();
  const deploy = ['play', 'american-revolution', '--scenario', 'short', '--seed', '5', '--side', 'american', '--new'];
  const { out, err } = await home.run(deploy, ['1 9', 'q']);
  expect(err).toBe('');
  const flat = out.replace(/\s+/g, ' ');
  expect(flat).toContain('A list: 6 wanted. Several numbers may be typed at once (1 4 7); then Enter.');
  expect(flat).toMatch(/Massachusetts Militia at Falmouth; Essex Militia at Portsmouth Choose at least 6\. \[4\.2-d\]/);
});
