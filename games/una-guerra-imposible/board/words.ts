/** The face's own few words. */
import type { CardFace } from '../data/cards/vocabulary.ts';

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
  readonly front: string;
  readonly spent: string;
  readonly reserve: string;
  readonly shaken: string;
  readonly baggage: string;
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
    front: 'Front line',
    spent: 'spent',
    reserve: 'Reserve',
    shaken: 'Demoralised',
    baggage: 'Trains',
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
  },
  es: {
    battle: 'Batalla',
    terms: {
      die: 'dado',
      spent: 'gastada',
      carlist: 'infantería carlista cargada',
      full: 'con toda su fuerza',
      last: 'último punto de fuerza',
      hits: 'impactos',
      'enemy-zone': 'zona enemiga',
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
    front: 'Primera línea',
    spent: 'gastada',
    reserve: 'Reserva',
    shaken: 'Desmoralizadas',
    baggage: 'Trenes',
    guns: 'Puntos de artillería',
    points2: (fresh, spent) => `${fresh} frescos, ${spent} gastados`,
    river: 'tras el río',
    wall: 'tras un muro',
    card: 'Hay una carta boca abajo',
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
  },
};
