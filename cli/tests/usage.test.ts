import { afterAll, expect, test } from 'vitest';
import { SLUGS } from '../../games/shelf.ts';
import { COMMANDS } from '../text/words.ts';
import { openHome } from './cuartel.ts';

const home = openHome();
afterAll(home.end);

test('help is told for the whole and for each command, in both languages', async () => {
  const [all, todo, ...each] = await Promise.all([
    home.run(['--help']),
    home.run(['--help'], [], { LANG: 'es_ES.UTF-8' }),
    ...COMMANDS.map(command => home.run([command, '--help', '--lang', 'es'])),
  ]);
  expect(all).toMatchObject({ code: 0, err: '' });
  for (const command of COMMANDS) expect(all?.out).toContain(`  ${command} `);
  expect(todo?.out).toContain('Uso: cuartel ORDEN');
  each.forEach(({ code, out }, i) => {
    expect(code).toBe(0);
    expect(out).toContain(`Uso: cuartel ${COMMANDS[i]}`);
  });
});

test('what is not understood is one sentence, exit code 2 and no stack', async () => {
  const wrong: [string[], string][] = [
    [['paly'], 'did you mean "play"'],
    [['--frobnicate'], 'no option --frobnicate'],
    [['play', '--scenary', '1'], 'did you mean --scenario?'],
    [['play', 'chess'], `There are: ${SLUGS.join(', ')}`],
    [['play', 'six-spaces', 'extra'], '"extra" is one word too many'],
    [['play', 'six-spaces', '--scenario', 'epic'], 'it can be: short, long'],
    [['play', 'six-spaces', '--seed'], '--seed needs a value'],
    [['play', '--lang', 'fr'], 'it can be: en, es'],
    [['fuzz', 'six-spaces', '--games', 'many'], 'must be a whole number'],
    [['replay'], 'Which file?'],
    [['verify', 'x.json', '--commitment', 'abc'], '64 hexadecimal digits'],
    [['bench', '--json=yes'], '--json takes no value'],
  ];
  const ran = await Promise.all(wrong.map(([args]) => home.run(args)));
  ran.forEach(({ code, out, err }, i) => {
    expect({ args: wrong[i]?.[0], code, out }).toEqual({ args: wrong[i]?.[0], code: 2, out: '' });
    expect(err).toContain(wrong[i]?.[1]);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

test('an unexpected error tells how to report it and shows the stack only with --debug', async () => {
  const broken = `${home.dir}/broken.ts`;
  const { writeFileSync } = await import('node:fs');
  writeFileSync(broken, "throw new Error('the roof fell in');\n");
  const [quiet, loud] = await Promise.all([home.run(['play', broken]), home.run(['play', broken, '--debug'])]);
  expect(quiet.code).toBe(70);
  expect(quiet.err).toContain('the roof fell in');
  expect(quiet.err).toContain('report it');
  expect(quiet.err).not.toMatch(/^\s+at /m);
  expect(loud.err).toMatch(/^\s+at /m);
});

test('the version is that of the package', async () => {
  expect((await home.run(['--version'])).out).toMatch(/^cuartel \d+\.\d+\.\d+\n$/);
});
