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

test('every level of the bots takes the other seat; what it did can be seen again as numbered steps; the strongest gives a tip', async () => {
  const { out, err, code } = await newHome().run(
    ['play', 'six-spaces', '--seed', '5', '--side', 'south', '--opponent', 'general'],
    ['t', '1', 'v', '1', 'v', '1', 'v', '1', 'v', '1', 'v', '1', 'v', 'q'],
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/\n {2}\d+ {2}\S.*\n {2}\S/); // the tip: its number, and why
  expect(out).toMatch(/\n +1 {2}\S.*\[\d/); // the film: its first step, with its rule
});
test('a level that is not there is named, and those that are', async () => {
  const { err, code } = await newHome().run(['play', 'six-spaces', '--seed', '5', '--opponent', 'marse-robert'], []);
  expect(code).toBe(2);
  expect(err).toMatch(/general/);
});
test('Marse Robert plays Bobby Lee at the terminal', async () => {
  const { out, err, code } = await newHome().run(
    ['play', 'bobby-lee', '--seed', '5', '--side', 'USA', '--opponent', 'marse-robert'],
    ['1', '', 'q'],
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('USA');
});

test('what may come of a choice is told in shares, from what its maker may know, and nothing is done', async () => {
  const { out, err, code } = await newHome().run(['play', 'mosbys-raiders', '--seed', '5'], ['p', 'p 1', '1', 'p 1', 'q']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/Of which choice/);
  expect(out).toMatch(/\n +\d+ % {2}Recruiting/); // gathering: who comes is a matter of dice
  expect(out).toMatch(/Nothing in it is left to chance/); // a ride outside the lines is not
});
