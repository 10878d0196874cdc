/** Markup as the compiler of components writes it, read into elements: double quotes, entities, no doctype, nothing left open. */
export interface Mark {
  readonly name: string;
  readonly given: Map<string, string>;
  readonly inside: (Mark | string)[];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, number, name) =>
    name === undefined ? String.fromCodePoint(hex === undefined ? Number(number) : parseInt(hex, 16)) : (NAMED[name] ?? all),
  );
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const PIECE = /<!--.*?-->|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;
const GIVEN = /([^\s=]+)(?:="([^"]*)")?/g;

/** The elements that stand outermost. */
export const marksIn = (text: string): Mark[] => {
  const outside: Mark = { name: '', given: new Map(), inside: [] };
  const open: Mark[] = [outside];
  let read = 0;
  for (const piece of text.matchAll(PIECE)) {
    const [all, closed, opened, given = '', empty, words] = piece;
    if (piece.index !== read) break;
    read += all.length;
    const around = open.at(-1)!;
    if (words !== undefined) around.inside.push(plain(words));
    else if (closed !== undefined) {
      if (around.name !== closed) throw new Error(`</${closed}> closes <${around.name}>`);
      open.pop();
    } else if (opened !== undefined) {
      const mark: Mark = {
        name: opened,
        given: new Map([...given.matchAll(GIVEN)].map(([, name, value = '']) => [name!, plain(value)])),
        inside: [],
      };
      around.inside.push(mark);
      if (empty !== '/') open.push(mark);
    }
  }
  if (read !== text.length || open.length > 1) throw new Error(`this is no markup: ${text.slice(read, read + 60)}`);
  return outside.inside.filter(mark => typeof mark !== 'string');
};

export const written = (mark: Mark | string): string =>
  typeof mark === 'string'
    ? escaped(mark)
    : `<${mark.name}${[...mark.given].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>${mark.inside.map(written).join('')}</${mark.name}>`;
