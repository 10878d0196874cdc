/** The face's own few words. */
import type { CardFace } from '../data/cards/vocabulary.ts';
import type { Calmed } from './odds.ts';

interface Words {
  readonly battle: string;
  readonly terms: Readonly<Record<string, string>>;
  readonly spain: string;
  readonly supply: string;
  readonly reach: string;
  readonly refuges: string;
  readonly threat: string;
  readonly hidden: string;
  readonly sides: readonly [string, string];
  readonly hand: string;
  readonly forces: string;
  readonly deck: (n: number) => string;
  readonly theirs: (n: number) => string;
  readonly chits: (two: number, three: number, four: number) => string;
  readonly kinds: Readonly<Record<CardFace['type'], string>>;
  readonly year: string;
  readonly turn: string;
  readonly points: string;
  readonly prestige: string;
  readonly command: string;
  readonly actions: (points: string) => string;
  readonly unspent: (points: string) => string;
  when(year: number, turn: number): string;
  battleOf(place: string): string;
  readonly ground: readonly [string, string];
  round(n: number): string;
  readonly deploy: string;
  readonly attacks: string;
  readonly defends: string;
  readonly guns: string;
  points2(fresh: number, spent: number): string;
  readonly river: string;
  readonly wall: string;
  readonly card: string;
  readonly fold: string;
  readonly unfold: string;
  readonly onMap: string;
  readonly bag: (n: number) => string;
  readonly trains: string;
  readonly bands: string;
  readonly regionals: string;
  readonly out: string;
  readonly hiddenBlocks: (n: number) => string;
  readonly nobody: string;
  readonly artillery: string;
  readonly noGuns: string;
  readonly passed: string;
  readonly freshRow: string;
  readonly spentRow: string;
  readonly behind: Readonly<Record<'ready' | 'reserve' | 'shaken' | 'baggage' | 'inside' | 'sea', string>>;
  waiting(place: string): string;
  readonly riverName: string;
  lineOf(ground: string, infantry: number, cavalry: number): string;
  shot(dice: number, on: number): string;
  breaks(percent: number): string;
  readonly maybeMet: string;
  readonly meanHits: string;
  /** Before the chance of an evasion or an interception with so many blocks. */
  tryWith(blocks: number): string;
  readonly interceptCost: string;
  /** Before the chance that an uprising is calmed. */
  calmed(of: Calmed): string;
  /** Said before something is wasted or lost. */
  readonly warnings: {
    fresh(n: number): string;
    readonly replacements: string;
    readonly calm: string;
    town(place: string): string;
    alone(place: string): string;
  };
  /** Lines of the journal beside which the table draws the dice. */
  readonly lines: {
    fired(who: string, on: number, hits: number, support: boolean): string;
    volley(side: string, place: string, hits: number): string;
    chased(side: string, rout: boolean, hits: number): string;
  };
}
export const WORDS: Readonly<Record<'en' | 'es', Words>> = {
  en: {
    battle: 'Battle',
    terms: {
      die: 'die',
      spent: 'spent',
      carlist: 'Carlist infantry charged',
      full: 'at full strength',
      last: 'last strength point',
      hits: 'hits',
      'enemy-zone': 'enemy zone',
      card: 'card',
      marker: 'Chapelgorris',
    },
    spain: 'The rest of Spain',
    supply: 'Supply of the spaces',
    reach: 'Reach of a group, with its die',
    refuges: 'Refuges',
    threat: 'Threatened spaces',
    hidden: 'Hidden guns',
    sides: ['Liberals', 'Carlists'],
    hand: 'Your hand',
    forces: 'Forces',
    deck: n => `Deck: ${n}`,
    theirs: n => (n === 1 ? 'The enemy holds 1 card' : `The enemy holds ${n} cards`),
    chits: (two, three, four) => `Chits left: 2 ×${two}, 3 ×${three}, 4 ×${four}`,
    kinds: { event: 'Event', operational: 'Operational', tactical: 'Tactical' },
    year: 'Year',
    turn: 'Turn',
    points: 'Victory',
    prestige: 'Prestige',
    command: 'Command',
    unspent: points => `You leave ${points} action ${points === '1' || points === '½' ? 'point' : 'points'} unused.`,
    actions: points => `${points} action ${points === '1' || points === '½' ? 'point' : 'points'} left`,
    when: (year, turn) => `${year}, turn ${turn} of 5`,
    battleOf: place => `Battle of ${place}`,
    ground: ['abrupt ground', 'open ground'],
    round: n => `Round ${n} of 3`,
    deploy: 'Deployment',
    attacks: 'attack',
    defends: 'defend',
    guns: 'Artillery points',
    points2: (fresh, spent) => `${fresh} fresh, ${spent} spent`,
    river: 'across the river',
    wall: 'behind a wall',
    card: 'A card lies face down',
    fold: 'See the map',
    unfold: 'See the battle',
    onMap: 'On the map',
    bag: n => (n === 1 ? 'In the bag: 1 block' : `In the bag: ${n} blocks`),
    trains: 'Trains off the map',
    bands: 'Bands',
    regionals: 'Regional units',
    out: 'Out of the game',
    hiddenBlocks: n => (n === 1 ? '1 block' : `${n} blocks`),
    nobody: 'none',
    artillery: 'Artillery',
    noGuns: 'no points',
    passed: 'has passed in this round',
    freshRow: 'fresh',
    spentRow: 'spent',
    behind: {
      ready: 'To deploy',
      reserve: 'Reserve',
      shaken: 'Demoralised',
      baggage: 'Trains',
      inside: 'In the fortress',
      sea: 'At sea',
    },
    waiting: place => `From ${place}`,
    riverName: 'river',
    lineOf: (ground, infantry, cavalry) => `${ground}, ${infantry} infantry and ${cavalry} cavalry in line`,
    shot: (dice, on) => `${dice === 1 ? 'One die' : `${dice} dice`}, hitting on ${on === 1 ? '1' : `1 to ${on}`}.`,
    breaks: percent => `The infantry breaks in ${percent} % and is hit; else it fires back on 1.`,
    maybeMet: 'Fresh enemy cavalry may countercharge.',
    meanHits: 'hits on average',
    tryWith: n => `Success with ${n === 1 ? 'one block' : `${n} blocks`}`,
    interceptCost: 'Each attempt costs a command point.',
    calmed: ({ units, twice, loss }) =>
      `${units === 0 ? 'With no units' : units === 1 ? 'With one unit' : `With ${units} units`}${twice > 0 ? `, by two ${Math.round(twice)} %` : ''}${loss > 0 ? `, a loss ${Math.round(loss)} %` : ''}`,
    warnings: {
      fresh: n => (n === 1 ? 'One fresh unit would do nothing this round' : `${n} fresh units would do nothing this round`),
      replacements: 'Points not spent are lost',
      calm: 'there is none: the point is wasted',
      town: place => `Nobody stays in ${place}: it goes back to the enemy, and a VP with it`,
      alone: place => `What stays alone in ${place} is lost: artillery, trains and backpacks need infantry or cavalry`,
    },
    lines: {
      fired: (who, on, hits, support) =>
        `${who}${support ? ', with support' : ''} (hits on ${on === 1 ? '1' : `1-${on}`}): ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
      volley: (side, place, hits) => `The ${side} fire at ${place}: ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
      chased: (side, rout, hits) => `${rout ? 'Rout' : 'Pursuit'}, the ${side} fire: ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
    },
  },
  es: {
    battle: 'Batalla',
    terms: {
      die: 'dado',
      spent: 'gastada',
      carlist: 'infantería carlista que recibe la carga',
      full: 'con toda su fuerza',
      last: 'último punto de fuerza',
      hits: 'impactos',
      'enemy-zone': 'zona enemiga',
      card: 'carta',
      marker: 'Chapelgorris',
    },
    spain: 'El resto de España',
    supply: 'Suministro de los espacios',
    reach: 'Alcance de un grupo, con su dado',
    refuges: 'Refugios',
    threat: 'Espacios amenazados',
    hidden: 'Artillería oculta',
    sides: ['Liberales', 'Carlistas'],
    hand: 'Tu mano',
    forces: 'Fuerzas',
    deck: n => `Mazo: ${n}`,
    theirs: n => (n === 1 ? 'El enemigo tiene 1 carta' : `El enemigo tiene ${n} cartas`),
    chits: (two, three, four) => `Fichas por sacar: 2 ×${two}, 3 ×${three}, 4 ×${four}`,
    kinds: { event: 'Evento', operational: 'Operacional', tactical: 'Táctica' },
    year: 'Año',
    turn: 'Turno',
    points: 'Victoria',
    prestige: 'Prestigio',
    command: 'Mando',
    unspent: points => `Dejas sin usar ${points} ${points === '1' || points === '½' ? 'punto' : 'puntos'} de acción.`,
    actions: points =>
      points === '1' || points === '½' ? `Queda ${points} punto de acción` : `Quedan ${points} puntos de acción`,
    when: (year, turn) => `${year}, turno ${turn} de 5`,
    battleOf: place => `Batalla de ${place}`,
    ground: ['terreno abrupto', 'terreno abierto'],
    round: n => `Ronda ${n} de 3`,
    deploy: 'Despliegue',
    attacks: 'atacan',
    defends: 'defienden',
    guns: 'Puntos de artillería',
    points2: (fresh, spent) => `${fresh} frescos, ${spent} gastados`,
    river: 'tras el río',
    wall: 'tras un muro',
    card: 'Hay una carta bocabajo',
    fold: 'Ver el mapa',
    unfold: 'Ver la batalla',
    onMap: 'En el mapa',
    bag: n => (n === 1 ? 'En la bolsa: 1 bloque' : `En la bolsa: ${n} bloques`),
    trains: 'Trenes fuera del mapa',
    bands: 'Partidas',
    regionals: 'Unidades regionales',
    out: 'Fuera del juego',
    hiddenBlocks: n => (n === 1 ? '1 bloque' : `${n} bloques`),
    nobody: 'ninguna',
    artillery: 'Artillería',
    noGuns: 'sin puntos',
    passed: 'ha pasado en esta ronda',
    freshRow: 'frescas',
    spentRow: 'gastadas',
    behind: {
      ready: 'Por desplegar',
      reserve: 'Reserva',
      shaken: 'Desmoralizadas',
      baggage: 'Suministro',
      inside: 'En la fortaleza',
      sea: 'En el mar',
    },
    waiting: place => `Desde ${place}`,
    riverName: 'río',
    lineOf: (ground, infantry, cavalry) => `${ground}, ${infantry} de infantería y ${cavalry} de caballería en primera línea`,
    shot: (dice, on) => `${dice === 1 ? 'Un dado' : `${dice} dados`}; impacta con ${on === 1 ? '1' : `1 a ${on}`}.`,
    breaks: percent =>
      `La infantería cede en el ${percent} % de los casos y recibe el ataque; si resiste, dispara e impacta con 1.`,
    maybeMet: 'La caballería enemiga fresca puede contracargar.',
    meanHits: 'impactos de media',
    tryWith: n => `Éxito con ${n === 1 ? 'un bloque' : `${n} bloques`}`,
    interceptCost: 'Cada intento cuesta un punto de mando.',
    calmed: ({ units, twice, loss }) =>
      `${units === 0 ? 'Sin unidades' : units === 1 ? 'Con una unidad' : `Con ${units} unidades`}${twice > 0 ? `, en dos ${Math.round(twice)} %` : ''}${loss > 0 ? `, una baja ${Math.round(loss)} %` : ''}`,
    warnings: {
      fresh: n =>
        n === 1 ? 'Una unidad fresca no haría nada en esta ronda' : `${n} unidades frescas no harían nada en esta ronda`,
      replacements: 'Los puntos de reemplazo que no se gasten se pierden',
      calm: 'no hay ninguna: el punto se malgasta',
      town: place => `No queda nadie en ${place}: la villa vuelve al enemigo, y con ella 1 PV`,
      alone: place => `Lo que queda solo en ${place} se pierde: artillería, trenes y mochilas necesitan infantería o caballería`,
    },
    lines: {
      fired: (who, on, hits, support) =>
        `${who}${support ? ', con apoyo' : ''} (impacta con ${on === 1 ? '1' : `1-${on}`}): ${hits === 1 ? '1 impacto' : `${hits} impactos`}.`,
      volley: (side, place, hits) =>
        `Los ${side.toLowerCase()} disparan en ${place}: ${hits === 1 ? '1 impacto' : `${hits} impactos`}.`,
      chased: (side, rout, hits) =>
        `${rout ? 'Desbandada' : 'Persecución'}, disparan los ${side.toLowerCase()}: ${hits === 1 ? '1 impacto' : `${hits} impactos`}.`,
    },
  },
};
