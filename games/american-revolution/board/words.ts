/** The face's own few words. */
import { FRANCE, SPAIN } from '../data/map.ts';
import type { Phase } from '../data/sequence.ts';
import type { Space } from '../data/spaces.ts';
import { FRENCH_ALLIANCE, SPANISH_ALLIANCE } from '../data/tables.ts';
import type { Hit } from '../queries/fire.ts';
import type { Fight, Seen } from '../state/table.ts';

const waits = (pub: Seen, space: Space): boolean =>
  (space === FRANCE && pub.europe < FRENCH_ALLIANCE) || (space === SPAIN && pub.europe < SPANISH_ALLIANCE);

interface Words {
  power(pub: Seen, space: Space): string;
  readonly sides: readonly [string, string];
  readonly year: string;
  readonly points: string;
  readonly towns: string;
  readonly battle: string;
  readonly terms: Readonly<Record<string, string>>;
  readonly loyalty: string;
  readonly supply: string;
  readonly reach: string;
  readonly threat: string;
  readonly progress: string;
  readonly europe: string;
  readonly hand: string;
  /** 4.2-a Over those who wait for a place, and how they come to it. */
  readonly toPlace: string;
  readonly takeUp: string;
  readonly forces: string;
  readonly politics: string;
  readonly contests: string;
  /** What each box brings (10.5, 12.7-d). */
  readonly progressNotes: readonly string[];
  readonly europeNotes: readonly string[];
  readonly nothing: string;
  readonly victory: {
    readonly sudden: string;
    readonly short: string;
    of(n: number, wanted: number): string;
    regions(level: number): string;
    boxes(left: number): string;
    readonly inTime: string;
    readonly tooLate: string;
    readonly lean: string;
    readonly declaration: string;
    readonly alliance: string;
  };
  count(n: number): string;
  container(n: number): string;
  theirs(n: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  when(year: number, phase: string, campaign: number): string;
  readonly category: Readonly<Record<'action' | 'agitation' | 'tactical', string>>;
  readonly fights: Readonly<Record<Fight, string>>;
  battleOf(place: string): string;
  round(n: number): string;
  readonly attacker: string;
  readonly defender: string;
  readonly fleets: string;
  readonly dispersed: string;
  readonly fires: string;
  readonly initiative: string;
  /** What a die does, by its effect. */
  readonly effects: Readonly<Record<Hit, string>>;
  dice(n: number): string;
  tactical(n: number): string;
  readonly fold: string;
  readonly unfold: string;
  readonly lost: string;
  readonly reserve: string;
  readonly pool: string;
  readonly onMap: string;
  readonly aboard: string;
  readonly nobody: string;
  readonly odds: {
    readonly two: string;
    readonly one: string;
    readonly dispersal: string;
    readonly nothing: string;
    plain(dice: number): string;
    walls(dice: number): string;
  };
}

export const WORDS: Readonly<Record<'en' | 'es', Words>> = {
  en: {
    power: (pub, space) => (waits(pub, space) ? 'neutral' : 'at war'),
    sides: ['American', 'British'],
    year: 'Year',
    points: 'Political points',
    towns: 'Town points',
    battle: 'Battle',
    terms: {
      die: 'die',
      leader: 'leader',
      leadership: 'leadership',
      loyalty: 'loyalty',
      american: 'American',
      british: 'British',
      '18.4-c': 'leadership',
      '28.2-a': 'behind the walls',
      '7.9-v': "Tarleton's Quarter",
      '35.1-a': 'more woodsmen',
    },
    loyalty: 'Loyalty of the regions',
    supply: 'How many a place feeds',
    reach: 'Reach of a force, with its die',
    threat: 'Enemies one route away',
    progress: 'Revolutionary progress',
    europe: 'European balance',
    hand: 'Your hand',
    toPlace: 'To be placed',
    takeUp: 'Take one up, then point at its place.',
    forces: 'Forces',
    politics: 'Politics',
    contests: 'The nine contests',
    progressNotes: ['1 die', '2 dice, Washington', '3 dice, no British sudden death', '3 dice, regulars cost 3', '4 dice'],
    europeNotes: [
      'British: +1 die',
      'American: −1 die',
      'Hessians cost 1 less',
      '',
      'American draws 1',
      'draws 1 more',
      'France at war',
      'Spain at war',
    ],
    nothing: 'nothing',
    victory: {
      sudden: 'Sudden death: all three at once',
      short: 'At the end of 1778 the American needs',
      of: (n, wanted) => `${n} of ${wanted}`,
      regions: level => `Regions at ${level} or more`,
      boxes: left => (left <= 0 ? 'reached' : left === 1 ? '1 box to go' : `${left} boxes to go`),
      inTime: 'before the Declaration',
      tooLate: 'too late',
      lean: 'Regions that lean to him',
      declaration: 'Declaration of Independence',
      alliance: 'French Alliance',
    },
    count: n => (n === 1 ? '1 marker' : `${n} markers`),
    container: n => `Container: ${n}`,
    theirs: n => `Opponent: ${n}`,
    phases: {
      'set-up': 'set-up',
      initiative: 'initiative',
      political: 'political phase',
      mobilization: 'mobilization',
      agitation: 'agitation',
      movement: 'movement',
      combat: 'combat',
      forage: 'forage',
      enlistment: 'enlistment',
      adjustment: 'adjustment',
      end: 'end of turn',
    },
    when: (year, phase, campaign) => (campaign > 0 ? `${year}, campaign ${campaign}, ${phase}` : `${year}, ${phase}`),
    category: { action: 'Action', agitation: 'Agitation phase', tactical: 'Battle or forced march' },
    fights: {
      naval: 'naval battle',
      relief: 'relief of the siege',
      land: 'land battle',
      siege: 'siege attack',
      sortie: 'sortie',
    },
    battleOf: place => `Battle of ${place}`,
    round: n => `Fire round ${n}`,
    attacker: 'attacks',
    defender: 'defends',
    fleets: 'Fleets in support',
    dispersed: 'dispersed',
    fires: 'fires',
    initiative: 'initiative',
    effects: { eliminate: 'eliminates', disperse: 'disperses', none: 'no effect' },
    dice: n => (n === 1 ? '1 die' : `${n} dice`),
    tactical: n => (n === 1 ? '1 Tactical' : `${n} Tactical`),
    fold: 'See the map',
    unfold: 'See the battle',
    lost: 'Lost',
    reserve: 'In reserve',
    pool: 'Leaders to be drawn',
    onMap: 'On the map',
    aboard: 'aboard',
    nobody: 'none',
    odds: {
      two: 'two eliminations or more',
      one: 'an elimination or more',
      dispersal: 'a dispersal or more',
      nothing: 'no hit at all',
      plain: n => `${n === 1 ? '1 die' : `${n} dice`}: a 6 eliminates, a 5 disperses.`,
      walls: n => `${n === 1 ? '1 die' : `${n} dice`} at units behind walls: only a 6 counts, and it disperses.`,
    },
  },
  es: {
    power: (pub, space) => (waits(pub, space) ? 'neutral' : 'en guerra'),
    sides: ['Americano', 'Británico'],
    year: 'Año',
    points: 'Puntos políticos',
    towns: 'Poblaciones',
    battle: 'Batalla',
    terms: {
      die: 'dado',
      leader: 'líder',
      leadership: 'liderazgo',
      loyalty: 'lealtad',
      american: 'Americano',
      british: 'Británico',
      '18.4-c': 'liderazgo',
      '28.2-a': 'en su fortaleza',
      '7.9-v': 'Cuartel de Tarleton',
      '35.1-a': 'más ligeras e indias',
    },
    loyalty: 'Lealtad de las regiones',
    supply: 'A cuántas unidades alimenta',
    reach: 'Alcance de una fuerza, con su dado',
    threat: 'Enemigos a una ruta',
    progress: 'Progreso revolucionario',
    europe: 'Balance de Potencias Europeo',
    hand: 'Tu mano',
    toPlace: 'Por colocar',
    takeUp: 'Toma una y señala su lugar.',
    forces: 'Fuerzas',
    politics: 'Política',
    contests: 'Las nueve pugnas',
    progressNotes: [
      '1 dado',
      '2 dados, Washington',
      '3 dados, sin muerte súbita británica',
      '3 dados, regulares a 3 PP',
      '4 dados',
    ],
    europeNotes: [
      'británico: +1 dado',
      'americano: −1 dado',
      'hessianos: −1 PP',
      '',
      'el americano saca 1',
      'saca 1 más',
      'Francia en guerra',
      'España en guerra',
    ],
    nothing: 'nada',
    victory: {
      sudden: 'Muerte súbita: las tres a la vez',
      short: 'Al acabar 1778 el americano necesita',
      of: (n, wanted) => `${n} de ${wanted}`,
      regions: level => `Regiones a ${level} o más`,
      boxes: left => (left <= 0 ? 'alcanzado' : left === 1 ? 'falta 1 casilla' : `faltan ${left} casillas`),
      inTime: 'antes de la Declaración',
      tooLate: 'ya imposible',
      lean: 'Regiones a su favor',
      declaration: 'Declaración de Independencia',
      alliance: 'Alianza Francesa',
    },
    count: n => (n === 1 ? '1 marcador' : `${n} marcadores`),
    container: n => `Recipiente: ${n}`,
    theirs: n => `El rival: ${n}`,
    phases: {
      'set-up': 'colocación',
      initiative: 'iniciativa',
      political: 'fase política',
      mobilization: 'movilización',
      agitation: 'agitación',
      movement: 'movimiento',
      combat: 'combate',
      forage: 'forrajeo',
      enlistment: 'alistamiento',
      adjustment: 'ajuste',
      end: 'fin de turno',
    },
    when: (year, phase, campaign) => (campaign > 0 ? `${year}, ${campaign}.ª campaña, ${phase}` : `${year}, ${phase}`),
    category: { action: 'Acción', agitation: 'Fase de agitación', tactical: 'Batalla o marcha forzada' },
    fights: {
      naval: 'combate naval',
      relief: 'ataque de auxilio',
      land: 'batalla terrestre',
      siege: 'ataque de sitio',
      sortie: 'salida',
    },
    battleOf: place => `Batalla de ${place}`,
    round: n => `Ronda de fuego ${n}`,
    attacker: 'ataca',
    defender: 'defiende',
    fleets: 'Flotas de apoyo',
    dispersed: 'dispersa',
    fires: 'dispara',
    initiative: 'iniciativa',
    effects: { eliminate: 'elimina', disperse: 'dispersa', none: 'sin efecto' },
    dice: n => (n === 1 ? '1 dado' : `${n} dados`),
    tactical: n => (n === 1 ? '1 Táctico' : `${n} Tácticos`),
    fold: 'Ver el mapa',
    unfold: 'Ver la batalla',
    lost: 'Bajas',
    reserve: 'En reserva',
    pool: 'En el recipiente de líderes',
    onMap: 'En el mapa',
    aboard: 'a bordo',
    nobody: 'ninguna',
    odds: {
      two: 'dos eliminaciones o más',
      one: 'una eliminación o más',
      dispersal: 'una dispersión o más',
      nothing: 'ningún impacto',
      plain: n => `${n === 1 ? '1 dado' : `${n} dados`}: un 6 elimina, un 5 dispersa.`,
      walls: n => `${n === 1 ? '1 dado' : `${n} dados`} contra unidades en su fortaleza: solo cuenta el 6, y dispersa.`,
    },
  },
};
