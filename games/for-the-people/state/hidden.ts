/** What play can never change. */
import { ARMIES, armySide } from '../data/armies.ts';
import { ALL_CARDS } from '../data/cards.ts';
import { GENERALS, generalSide } from '../data/generals.ts';
import { BOTH, numberOf, SIDES } from '../data/sides.ts';
import { idOf, SIZE } from '../data/spaces.ts';
import { FORTS } from '../data/tables.ts';
import { GONE, MARCHING, type Pub, type Table, WAITING } from './table.ts';

const faultsOfCards = ({ pub, own, dark }: Table): string[] => {
  const found: string[] = [];
  const queued = pub.queue.flatMap(queue => queue?.cards ?? []);
  const aside = pub.compelled ? [3] : [];
  const all = [...own.USA.hand, ...own.CSA.hand, ...dark.deck, ...pub.discards, ...pub.removed, ...queued, ...aside];
  for (const card of ALL_CARDS) {
    const times = all.filter(other => other === card).length;
    if (times !== 1) found.push(`card ${card} is in ${times} places`);
  }
  if (pub.deck !== dark.deck.length) found.push(`the deck is said to hold ${pub.deck}`);
  for (const side of SIDES)
    if (pub.hands[numberOf(side)] !== own[side].hand.length) found.push(`${side} is said to hold ${pub.hands[numberOf(side)]}`);
  return found;
};

const faultsOfGenerals = (pub: Pub): string[] => {
  const found: string[] = [];
  for (const [general, [id]] of GENERALS.entries()) {
    const [at, brigade] = [pub.general[general]!, pub.brigade[general]!];
    if (brigade > 0 && (at === WAITING || at === GONE)) found.push(`${id} is off the map with a brigade`);
    if (brigade > 0 && !pub.rides[general]) found.push(`${id} has a brigade on foot`);
    if (at >= 0 && pub.rides[general] && brigade === 0) found.push(`${id} rides without a brigade`);
    const marching = pub.march?.generals.includes(general) ?? false;
    if ((at === MARCHING) !== marching) found.push(`${id} ${marching ? 'marches from his space' : 'marches with nobody'}`);
  }
  for (const [army, id] of ARMIES.entries()) {
    const [at, commander] = [pub.army[army]!, pub.commander[army]!];
    if (commander < 0) continue;
    const here = pub.march?.army === army ? MARCHING : at;
    if (here === -1 || pub.general[commander] !== here) found.push(`${id} is not with its commander`);
    if (generalSide[commander] !== armySide[army]) found.push(`${id} is under an enemy`);
  }
  return found;
};

const faultsOfPieces = (pub: Pub): string[] => {
  const found: string[] = [];
  for (const side of BOTH) {
    const standing = pub.fort.filter(owner => owner === side).length;
    if (standing + pub.fortsOut[side] > FORTS[side]) found.push(`${SIDES[side]} has ${standing} forts`);
    for (let space = 0; space < SIZE; space++)
      if (pub.infantry[side][space]! < 0) found.push(`${SIDES[side]} has ${pub.infantry[side][space]} SP in ${idOf(space)}`);
  }
  for (let space = 0; space < SIZE; space++)
    if (pub.infantry[0][space]! > 0 && pub.infantry[1][space]! > 0) found.push(`both sides stand in ${idOf(space)}`);
  return found;
};

/** G-l, 5.2.1-d, 6.8.6-a Every card, general, army and fort is where it can be, and nowhere twice. Anything else is named. */
export const conserved = (t: Table): string =>
  [...faultsOfCards(t), ...faultsOfGenerals(t.pub), ...faultsOfPieces(t.pub)].join('; ');
