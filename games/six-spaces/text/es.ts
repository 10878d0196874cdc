/** What a Spanish reader reads. */
import { type Catalogue, type Paragraph, spanish, type View } from '@cuartel/engine';
import { membersOf } from '@cuartel/engine/kit/force.ts';
import { inTheOpen } from '@cuartel/engine/kit/places.ts';
import { dueAt } from '@cuartel/engine/kit/schedule.ts';
import { BLOCKS, SIDES, SPACES } from '../data/board.ts';
import { PLACES } from '../data/places.ts';
import { blocksIn, plays } from '../queries/board.ts';
import { GUN } from '../queries/columns.ts';
import { endsOf, isSpace, isWithin } from '../queries/posts.ts';
import { stepsOf } from '../queries/strength.ts';
import { supplied } from '../queries/supply.ts';
import type { Six } from '../types.ts';
import { words } from './board.es.ts';
import { rules } from './rules.es.ts';
import { number, signed, space, sum, value, values } from './words.ts';

const { sides: SIDE, terms: TERM } = words;
const EVENT = ['Leva', 'Requisa', 'Marcha nocturna', 'Marcha nocturna'] as const;
const BRANCH: Readonly<Record<number, readonly string[]>> = {
  0: ['Un bloque recupera un paso'],
  2: ['Marchar a cubierto hasta el final del turno', 'Robar cartas'],
};
const block = (b: number) => `${SIDE[b < 4 ? 'north' : 'south']} ${number(b)}`;
const blocks = (list: readonly number[]) => list.map(block).join(' y ');
/** A space, the walls of one, or a road. */
const place = (p: number): string => {
  const ends = endsOf(p);
  if (ends !== null) return `el camino de ${space(ends[0])} a ${space(ends[1])}`;
  return isWithin(p) ? `la plaza de ${space(inTheOpen(PLACES, p))}` : space(p);
};
const member = (m: number) => (m === GUN ? 'un cañón' : block(m));
const members = (list: readonly number[]) => list.map(member).join(' y ');

/** What the optional rules lay beside the map. */
const besides = (v: View<Six>): Paragraph[] => {
  const lines: Paragraph['lines'] = [
    ...BLOCKS.filter(b => v.pub.at[b]! >= 0 && !isSpace(v.pub.at[b]!)).map(b => ({
      thing: `block:${b}` as const,
      text: `${block(b)}: ${place(v.pub.at[b]!)}`,
    })),
    ...BLOCKS.filter(b => dueAt(v.pub.due, due => due === b) > 0).map(b => ({
      text: `${block(b)} vuelve en el turno ${dueAt(v.pub.due, due => due === b)}`,
    })),
    ...SIDES.flatMap(side =>
      v.pub.guns[side].flatMap((n, s) => (n === 0 ? [] : [{ text: `Cañones del ${SIDE[side]} en ${space(s)}: ${n}` }])),
    ),
    ...v.pub.effects.map(({ side }) => ({ text: `El ${SIDE[side]} marcha a cubierto` })),
    ...(plays(v.pub, 'morale') ? [{ text: `Moral: ${signed(v.pub.morale.value)} (Norte +)` }] : []),
    ...(plays(v.pub, 'supply')
      ? [
          {
            text: `Sin suministro: ${SPACES.filter((_, s) => supplied(v.pub, v.me)[s] === false).join(', ') || 'ningún espacio'}`,
          },
        ]
      : []),
  ];
  return lines.length === 0 ? [] : [{ heading: 'Además', lines }];
};

export const es: Catalogue<Six> = {
  title: 'Seis espacios',
  about: 'Una guerra pequeña en seis espacios, para aprender a usar la mesa.',
  sides: SIDE,
  scenarios: { short: { name: 'Partida corta', about: 'Dos turnos.' }, long: { name: 'Partida larga', about: 'Cuatro turnos.' } },
  options: {
    'home-guard': { name: 'Guardia de la base', about: rules['8.1'] },
    arranging: { name: 'Colocación libre', about: rules['8.2'] },
    events: { name: 'Eventos', about: rules['8.3'] },
    bloody: { name: 'Batallas sangrientas', about: rules['8.9'] },
    walls: { name: 'Plazas y caminos', about: `${rules['8.10']} ${rules['8.11']}` },
    returns: { name: 'Regresos', about: rules['8.12'] },
    morale: { name: 'Moral', about: rules['8.13'] },
    supply: { name: 'Suministro', about: rules['8.14'] },
    columns: { name: 'Columnas', about: `${rules['8.7']} ${rules['8.8']}` },
  },
  rules,
  sections: {
    game: () => 'Secuencia de juego',
    action: my => `Acción del ${SIDE[my.side]}`,
    march: my => `Marcha a ${space(my.to)}`,
    interception: () => 'Intercepción',
    avoidance: () => 'Evitar la batalla',
    battle: my => `Batalla de ${space(my.here)}`,
    home: () => 'Base tomada',
    effects: my => EVENT[my.of] as string,
    levy: () => 'Leva',
    tribute: () => 'Requisa',
    column: () => 'Columna del general',
    losses: () => 'Bajas',
  },
  prompts: {
    game: {
      arrange: () => '¿Cuáles de tus bloques son fuertes? Intercambia dos, o empieza.',
      bid: () => 'Puja por ir primero: las cartas que quieras boca abajo, o nada.',
    },
    action: {
      card: () => 'Juega una carta por sus puntos, o pasa.',
      gather: (my, v) =>
        v.mine.group.length === 0 ? `Te quedan ${my.points}: ¿quién marcha?` : `${blocks(v.mine.group)}: ¿adónde?`,
    },
    effects: { branch: my => `${EVENT[my.of]}: ¿qué haces?` },
    levy: { block: () => '¿Qué bloque recupera un paso?' },
    losses: { hits: my => `${my.left === 1 ? 'Falta perder un paso' : `Faltan por perder ${my.left} pasos`}: ¿qué bloques?` },
    column: { order: my => `Te quedan ${my.points}, con ${members(membersOf(my.force))}: ¿adónde?` },
    tribute: { card: () => 'Requisa: ¿qué carta descartas?' },
    avoidance: { offer: my => `El enemigo entra en ${space(my.here)}: ¿te repliegas o aguantas?` },
    battle: {
      stakes: my => `Batalla de ${space(my.here)}: ¿apuestas una carta boca abajo?`,
      loss: () => '¿Qué bloque pierde un paso?',
      retreat: my => `¿Adónde se repliega la fuerza de ${space(my.here)}?`,
    },
  },
  moments: {
    entering: about => `El enemigo marcha a ${space(about.to)}: ¿lo interceptas?`,
    interception: about => `${block(about.block)} intenta interceptar: ¿lo estorbas con una carta?`,
  },
  deeds: {
    swap: list => `Intercambiar ${blocks(list)}`,
    ready: () => 'Empezar',
    bid: cards => `Pujar ${cards.map(value).join(' y ')}`,
    play: card => `Jugar un ${value(card)}`,
    pass: () => 'Pasar',
    gather: list => `Llevar ${blocks(list)}`,
    march: s => `Marchar a ${space(s)}`,
    stop: () => 'Parar aquí',
    intercept: b => `Interceptar con ${block(b)}`,
    jam: card => `Estorbar con un ${value(card)}`,
    retreat: s => `Replegarse a ${space(s)}`,
    stand: () => 'Aguantar y combatir',
    stake: card => `Apostar un ${value(card)}`,
    nothing: () => 'Nada',
    lose: b => `${block(b)} pierde un paso`,
    event: e => `Jugar ${EVENT[e]}`,
    branch: ({ of, branch }) => BRANCH[of]![branch]!,
    decline: () => 'Ya basta',
    restore: b => `${block(b)} recupera un paso`,
    post: ({ block: b, to }) => `${block(b)} ${spanish.to(place(to))}`,
    hit: list => `Pierden pasos: ${blocks(list)}`,
    column: () => 'Dirigir una columna',
    regroup: list => `Ir con ${members(list)}`,
    halt: () => 'Alto aquí',
    giveUp: card => `Descartar un ${value(card)}`,
  },
  members: {
    bid: card => `Un ${value(card)}`,
    gather: block,
    regroup: member,
    hit: b => `${block(b)} pierde un paso`,
    swap: block,
  },
  facts: {
    arranged: a => `${blocks(a.blocks)} intercambian sus fuerzas.`,
    laidBid: a => (a.cards.length === 0 ? 'No pujas nada.' : `Pones ${a.cards.map(value).join(' y ')} boca abajo.`),
    turn: a => `Empieza el turno ${a.turn}.`,
    drew: a => `El ${SIDE[a.side]} roba ${a.count} cartas.`,
    drewCards: a => `Robas ${a.cards.map(value).join(', ') || 'nada'}.`,
    bids: a => `Pujas: Norte ${values(a.north)}, Sur ${values(a.south)}. Va primero el ${SIDE[a.first]}.`,
    played: a => `El ${SIDE[a.side]} juega un ${value(a.card)}.`,
    passed: a => `El ${SIDE[a.side]} pasa.`,
    marched: a => `El ${SIDE[a.side]} marcha de ${space(a.from)} a ${space(a.to)} (${blocks(a.group)}).`,
    laidCard: a => (a.card < 0 ? 'No pones nada.' : `Pones un ${value(a.card)} boca abajo.`),
    jammed: a => `El ${SIDE[a.side]} descarta un ${value(a.card)} para estorbar la intercepción.`,
    interception: a =>
      `El ${SIDE[a.side]} intenta interceptar en ${space(a.to)}: ${sum(a.sum, TERM)}, hace falta 4: ${a.success ? 'llega' : 'tarde'}.`,
    withdrew: a => `El ${SIDE[a.side]} se repliega de ${space(a.from)} a ${space(a.to)}.`,
    stakes: a => `Apuestas: Norte ${value(a.north)}, Sur ${value(a.south)}.`,
    battle: a =>
      `Batalla de ${space(a.here)}: el ${SIDE[a.attacker]} ataca con ${sum(a.attack, TERM)} contra ${sum(a.defence, TERM)}. Pierde el ${SIDE[a.loser]}.`,
    showed: a => `A la vista: ${a.blocks.map((b, i) => `${block(b)} (${a.full[i]} pasos completo)`).join(', ')}.`,
    lost: a => `${block(a.block)} ${a.gone ? 'queda eliminado' : 'pierde un paso'}.`,
    routed: a => `El ${SIDE[a.side]} no tiene salida en ${space(a.here)} y queda eliminado.`,
    won: a => `El ${SIDE[a.side]} ocupa más mapa y gana.`,
    tookHome: a => `El ${SIDE[a.side]} queda solo en la base enemiga y gana en el acto.`,
    event: a => `El ${SIDE[a.side]} juega ${EVENT[a.event]}.`,
    restored: a => `${block(a.block)} recupera un paso.`,
    gaveUp: a => `El ${SIDE[a.side]} descarta un ${value(a.card)}.`,
    covered: a =>
      `El ${SIDE[a.side]} marcha a cubierto ${a.until === 'turn' ? 'hasta el final del turno' : 'esta vez'}: ${-a.n} a las intercepciones.`,
    posted: a => `${block(a.block)} va ${spanish.to(place(a.to))}.`,
    cameBack: a => `${block(a.block)} vuelve con un paso.`,
    morale: a =>
      `Moral: ${a.value === 0 ? 'igualada' : `${Math.abs(a.value)} a favor del ${SIDE[a.value > 0 ? 'north' : 'south']}`}.`,
    regrouped: a =>
      `Columna del ${SIDE[a.side]}: ${[
        ...a.left.map(b => `${block(b)} se queda`),
        ...a.joined.map(b => `${block(b)} se une`),
        ...(a.guns === 0 ? [] : [a.guns > 0 ? 'se lleva un cañón' : 'deja un cañón']),
      ].join(', ')}.`,
    tookOver: a => `${block(a.block)} dirige ahora la columna.`,
    spiked: a => `El ${SIDE[a.side]} pierde ${a.n === 1 ? 'un cañón' : `${a.n} cañones`} en ${space(a.here)}.`,
    uncovered: a => `El ${SIDE[a.side]} ya no marcha a cubierto.`,
  },
  refusals: {
    notYours: 'Ese bloque es del enemigo.',
    gone: 'Ese bloque está eliminado.',
    notInASpace: 'Ese bloque no está en ningún espacio: antes tiene que ir a uno.',
    tooMany: 'No caben tantos en la columna.',
    noLeader: 'Quien dirige la columna tiene que ir con ella.',
    gunsAlone: 'Los cañones no pueden quedarse sin ningún bloque.',
    already: 'Ese grupo ya está elegido.',
    elsewhere: 'Un grupo sale de un solo espacio y ese bloque está en otro.',
    nobody: 'Di primero quién marcha.',
    towardEnemy: 'El enemigo vino de ahí.',
  },
  clocks: { turn: 'este turno', round: 'esta ronda' },
  figures: { hand: 'mi mano', steps: 'mis pasos allí', enemies: 'los bloques enemigos allí' },
  outcome: pub => (pub.winner === null ? '' : `Gana el ${SIDE[pub.winner]}.`),
  twin: v => [
    {
      heading: `Turno ${v.pub.turn} de ${v.pub.turns}, ronda ${v.pub.round}`,
      lines: SPACES.map((name, s) => ({
        thing: `space:${s}` as const,
        text: `${name}: ${
          SIDES.flatMap(side =>
            blocksIn(v.pub, s, side).map(b => `${block(b)}${side === v.me ? ` (${stepsOf(v, b)})` : ''}`),
          ).join(', ') || 'vacío'
        }`,
      })),
    },
    ...besides(v),
    {
      heading: 'Cartas',
      lines: [
        { text: `Tu mano: ${v.own.hand.map(value).join(', ') || 'ninguna'}` },
        { text: `El Norte tiene ${v.pub.hands.north}, el Sur ${v.pub.hands.south}` },
      ],
    },
  ],
};
