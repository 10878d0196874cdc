/** Drawings that stand alone: what style sheets say is written into them, and nothing else is left of a page. */
import { expect, test, vi } from 'vitest';
import { lines } from './lines.ts';
import { marksIn, written } from './marks.ts';
import { piecesIn, windowOver } from './pieces.ts';

vi.mock('virtual:pictured', () => ({ tokens: { '--serif': '"EB Garamond", serif', '--sans': '"Source Sans 3", sans-serif' } }));
const { inAttributes } = await import('./styled.ts');

const drawn = (markup: string, sheet: string): string => inAttributes(marksIn(markup), sheet).map(written).join('');

test('markup is read as it was written, and nothing that is none', () => {
  expect(marksIn('<!--[--><g a="1 &amp; &quot;2&quot;"><path d="M0 0"/>x &lt; y</g><!--]-->').map(written).join('')).toBe(
    '<g a="1 &#38; &#34;2&#34;"><path d="M0 0"></path>x &#60; y</g>',
  );
  for (const wrong of ['<g>', '<g></h>', '<g a=1></g>', '<', 'a < b', '</g>']) expect(() => marksIn(wrong)).toThrow();
});

test('the heavier selector wins, then the later; a style on the element wins over both', () => {
  const sheet = '.a.s1{fill:red}path.s1{fill:blue}.a.s1{stroke:one}.a.s1{stroke:two}';
  expect(drawn('<path class="a s1" fill="green" style="opacity: .5"/>', sheet)).toBe(
    '<path fill="red" stroke="two" opacity=".5"></path>',
  );
  expect(drawn('<path class="a s1" style="fill: black"/>', sheet)).toContain('fill="black"');
  expect(drawn('<path class="s1"/>', sheet)).toBe('<path fill="blue"></path>');
});

test('inside, just inside, not, where, attributes; what only a page knows holds nowhere', () => {
  const holds = (selector: string, markup = '<g class="on"><g><path class="s1 p" d="M0"/></g></g>'): boolean =>
    drawn(markup, `${selector}{fill:red}`).includes('red');
  for (const selector of ['.on path', 'g > .p', '.on g > path.s1', 'path:not([fill])', 'path:where(.s1)', '[d="M0"]', '* > path'])
    expect([selector, holds(selector)]).toEqual([selector, true]);
  for (const selector of [
    '.on > path',
    'path:not(.p)',
    'path:hover',
    'rect',
    '[d="M1"]',
    '.p .p',
    'path:where(.s2)',
    'path::before',
  ])
    expect([selector, holds(selector)]).toEqual([selector, false]);
  expect(() => holds('path ~ %')).toThrow();
});

test('fonts are those that are there, by their own names, bold ones by theirs; what is for pages is left out', () => {
  const sheet = `text.s1{font:italic 600 14px/1.2 var(--serif);cursor:pointer;transition:none}.n.s1{font-family:var(--sans)}
    @media (prefers-reduced-motion: reduce){text.s1{fill:red}}.x.s1{fill:var(--unknown)}/* text{fill:red} */`;
  expect(drawn('<text class="s1" data-thing="a:1" aria-hidden="true">n</text>', sheet)).toBe(
    '<text font-style="italic" font-size="14px" font-family="EB Garamond SemiBold">n</text>',
  );
  expect(drawn('<g class="n s1" font-weight="700"><text class="x s1">n</text></g>', sheet)).toContain(
    '<g font-family="Source Sans 3 ExtraLight SemiBold">',
  );
  expect(drawn('<g class="n s1"><text font-weight="700">n</text></g>', sheet)).toBe(
    '<g font-family="Source Sans 3 ExtraLight"><text font-family="Source Sans 3 ExtraLight SemiBold">n</text></g>',
  );
  expect(drawn('<g class="s2" style="transform: translateY(-5px) rotate(90deg)"/>', '')).toBe(
    '<g transform="translate(0, -5) rotate(90)"></g>',
  );
});

test('the eye rests where pieces stand, and never looks past an end', () => {
  const marks = marksIn(
    '<g transform="translate(100 20)"><g data-thing="unit:1" transform="translate(5 7)"><g data-thing="unit:2" transform="translate(1 1)"/></g><g data-thing="space:3" transform="translate(9 9)"/></g><g data-thing="unit:4"/>',
  );
  expect(piecesIn(marks)).toEqual([{ x: 105, y: 27 }]);
  expect([windowOver([], 40, 100), windowOver([95, 99], 40, 100), windowOver([50], 40, 100), windowOver([3], 120, 100)]).toEqual([
    30, 60, 30, -10,
  ]);
});

test('titles are set in lines', () => {
  expect(lines('La Guerra de Zumalacárregui (1834-36)', 14)).toEqual(['La Guerra de', 'Zumalacárregui', '(1834-36)']);
  expect(lines('', 10)).toEqual([]);
});
