/** Lo que lee quien juega en español. */
import { type Catalogue, capital, closed, figure, signed, spanish } from '@cuartel/engine';
import { LEADER_SPACE } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { victoryLevel } from '../data/tables.ts';
import { allowance } from '../queries/allowance.ts';
import { needed } from '../queries/map.ts';
import { fastHorses } from '../queries/permanent-cards.ts';
import { strengthOf } from '../queries/units.ts';
import type { Met, Mosby } from '../types.ts';
import { cards } from './cards.es.ts';
import { rules } from './rules.es.ts';
import { twinEs } from './twin.es.ts';
import { cardId, placeName, sortOfUnit, sum } from './words.ts';

const { agree, and, count, noun, of, to } = spanish;
const space = placeName('el pueblo de Union');
/** "a Aldie", "al pueblo de Union"; "de Aldie", "del pueblo de Union". */
const toSpace = (s: Space): string => to(space(s));
const ofSpace = (s: Space): string => of(space(s));
const spaces = (list: readonly Space[]): string => and(list.map(space));
/** "hasta Aldie", "por Aldie hasta Gum Spring": por dónde fue y adónde llegó. */
const way = (path: readonly Space[]): string => {
  const on = path.slice(0, -1);
  const end = path[path.length - 1] ?? -1;
  return on.length === 0 ? `hasta ${space(end)}` : `por ${spaces(on)} hasta ${space(end)}`;
};
const CARD = noun('carta', 'f');
const COUNTER = noun('ficha', 'f');
const FACTOR = noun('factor de combate', 'm', 'factores de combate');
const POINT = noun('punto', 'm');
const SPACE = noun('espacio', 'm');
const LEADER = ['el general Stoughton', 'el coronel Dulaney'] as const;
const leader = (n: number): string => LEADER[n] ?? '';
const TARGET = { rail: 'la vía férrea', bridge: 'el puente', depot: 'el depósito', train: 'el Tren de Carretas' } as const;
const card = (n: number): string => cards[cardId(n)].title;
const TERM: Readonly<Record<string, string>> = { odds: 'proporción', reaction: 'reacción', surprise: 'sorpresa' };
const term = (of: string): string => TERM[of] ?? (cards as Readonly<Record<string, { title: string }>>)[of]?.title ?? of;
const SORT = {
  blank: ['nadie', 'la ficha en blanco'],
  picket: ['un piquete', 'el piquete'],
  courier: ['un correo', 'el correo'],
  sutler: ['una carreta de suministros', 'la carreta de suministros'],
  unseen: ['una unidad sin identificar', 'la unidad sin identificar'],
} as const;
const unit = (who: Met): string => {
  const sort = sortOfUnit(who.unit);
  return sort === 'combat' ? `una unidad de combate de ${who.strength}` : SORT[sort][0];
};
/** Quien es una persona se captura "a un correo", una carreta no. */
const somebody = (who: Met): string => {
  const sort = sortOfUnit(who.unit);
  return sort === 'picket' || sort === 'courier' ? `a ${unit(who)}` : unit(who);
};
const theUnit = (who: Met): string => {
  const sort = sortOfUnit(who.unit);
  return sort === 'combat' ? `la unidad de ${who.strength}` : SORT[sort][1];
};
const points = (n: number): string => count(n, POINT);
const factors = (n: number): string => count(n, FACTOR);
/** "1", "1 o 2": las caras del dado hasta un número. */
const upTo = (n: number): string => spanish.or(Array.from({ length: n }, (_, i) => `${i + 1}`));
const REPAIRED = { rail: noun('vía', 'f'), bridge: noun('puente', 'm') } as const;
const CAPTIVE = { picket: 'piquete', courier: 'correo', sutler: 'cantinero', combat: 'prisionero', blank: 'prisionero' } as const;
const WOKEN = { garrison: 'guarnición', force: 'Concentración de tropas', escort: 'escolta del Tren' } as const;
const HOW = { plain: '', guide: ' con un guía local', dulaney: ' con French Dulaney', ames: ' con el sargento Ames' } as const;
const OPTION = {
  'opt-8.1': { name: 'Victoria avanzada', about: 'Hace falta Notoriedad 10 para ganar; cada punto más mejora la victoria.' },
  'opt-8.2': { name: 'Eventos adicionales', about: 'Dos cartas de Evento más de las que marque el dado.' },
  'opt-8.3a': {
    name: 'Esconderse puede fallar',
    about: 'Pueden encontrar a Mosby escondido: con 1-2 dentro de las líneas nordistas, con 1 fuera.',
  },
  'opt-8.3b': { name: 'Esconder el cañón', about: 'El Cañón puede dejarse en la Confederación de Mosby y recogerse más tarde.' },
  'opt-8.4': { name: 'Reparación de vías', about: 'Al acabar el turno cada vía demolida se repara con 1-3.' },
  'opt-8.5': {
    name: 'Al norte del Potomac',
    about: 'Desde el turno 5 se puntúa por revelar espacios allí, donde no cabe desbandarse; se quita Lee necesita información.',
  },
  'opt-8.6': { name: 'La demolición puede fallar', about: 'Cada demolición exige una tirada.' },
  'opt-8.7': { name: 'Interrogatorio', about: 'En Operaciones se puede interrogar a piquetes, correos y cantineros capturados.' },
  'opt-8.8': { name: 'Guarniciones desconocidas', about: 'Entrar en un espacio no muestra su guarnición: hay que explorarlo.' },
  'opt-8.9': { name: 'Contenido de los depósitos', about: 'Un dado dice qué hay en un depósito demolido.' },
  'scout-in-rounds': {
    name: 'El Explorador ayuda en las Fases',
    about: 'La carta Explorador ayuda también en los chequeos de entrada en las Fases.',
  },
  'always-roll': {
    name: 'Las unidades despertadas siempre tiran',
    about: 'Las unidades que despierta una entrada tiran para mover en vez de atacar sin más.',
  },
  'disband-any-time': {
    name: 'Desbandarse en cualquier momento',
    about: 'En las Fases Mosby puede desbandarse también antes de que mueva cualquier unidad nordista, no solo como acción.',
  },
  'holds-ground': {
    name: 'Mosby conserva su espacio',
    about: 'Cuando la Unión restaura sus líneas, el espacio donde está Mosby sigue revelado y vacío.',
  },
} as const;
const RESULT = {
  D2: 'Mosby pierde el combate y 2 factores',
  D1: 'Mosby pierde el combate y 1 factor',
  D: 'Mosby pierde el combate',
  R: 'la Unión se retira',
  R1: 'la Unión se retira y pierde 1 factor',
  R2: 'la Unión se retira y pierde 2 factores',
  R3: 'la Unión se retira y pierde 3 factores',
} as const;
const WANDERS = { wanders: 'vaga', retreats: 'se retira', scatters: 'se aleja', sweeps: 'sigue el barrido' } as const;
const LEVEL = {
  marginal: 'marginal',
  tactical: 'táctica',
  substantial: 'sustancial',
  decisive: 'decisiva',
  overwhelming: 'aplastante',
} as const;

export const es: Catalogue<Mosby> = {
  title: 'Los Jinetes de Mosby',
  about:
    'Norte de Virginia, de enero a abril de 1863: guía al Fantasma Gris contra un enemigo que se despierta un poco más con cada incursión.',
  sides: { mosby: 'Mosby' },
  scenarios: {
    standard: {
      name: 'La guerra de Mosby',
      about: 'De enero a abril de 1863, ocho turnos: gana fama más deprisa de lo que pasan los meses.',
    },
  },
  options: OPTION,
  rules,
  sections: {
    game: () => 'Secuencia de juego',
    preparation: () => 'Preparación',
    cannonDrawn: () => 'Esconder el cañón',
    handLimit: () => 'Límite de la mano',
    event: my => `Evento: ${card(my.card)}`,
    extension: () => 'La Unión extiende sus líneas',
    sweep: () => 'Barrido de la Unión',
    operations: () => 'Operaciones de Mosby',
    interrogation: () => 'Interrogatorio',
    scout: my => `Exploración ${ofSpace(my.space)}`,
    enter: my => `Entrada en ${space(my.to)}`,
    move: () => 'Movimiento',
    attack: () => 'Ataque de Mosby',
    demolish: my => `Demolición: ${TARGET[my.target]}`,
    kidnap: my => `Secuestro: ${leader(my.leader)}`,
    disband: () => 'Desbandada',
    rounds: () => 'Fases',
    mosbyPart: () => 'Acción de Mosby',
    unionPart: () => 'Acciones de la Unión',
    escorts: () => 'Escoltas del Tren de Carretas',
    combat: my => (my.attack ? 'Combate: ataca Mosby' : 'Combate: ataca la Unión'),
    flight: () => 'Desbandada antes del combate',
    casualty: () => 'Chequeo de Bajas',
    endOfTurn: () => 'Final del turno',
  },
  prompts: {
    preparation: { place: (_, v) => `Turno ${v.pub.turn}: ¿dónde se reúne la guerrilla?` },
    cannonDrawn: { where: () => 'Has sacado el Cañón: ¿lo llevas o lo escondes?' },
    handLimit: { choose: (_, v) => `Tienes ${count(v.own.hand.length, CARD)} y puedes guardar 6: descarta una.` },
    operations: { action: (_, v) => `Operaciones en ${space(v.pub.mosby)}: nadie te persigue. ¿Qué haces?` },
    interrogation: { ask: (_, v) => `¿Interrogas al ${CAPTIVE[v.pub.captives[0] ?? 'combat']}?` },
    move: {
      ride: (my, v) => {
        const most = allowance(v, my.spurs);
        const extra = fastHorses(v) && !my.pike && !my.forded;
        return my.halted
          ? `En ${space(v.pub.mosby)} has despertado a una unidad: el Movimiento acaba aquí.`
          : `En ${space(v.pub.mosby)}, ${my.steps} de ${count(fastHorses(v) && my.pike ? most + 1 : most, SPACE)}${extra ? ' (uno más por pista, con Caballos Veloces)' : ''}: ¿sigues o paras?`;
      },
    },
    mosbyPart: {
      action: (_, v) =>
        v.pub.hidden
          ? `Escondido en ${space(v.pub.mosby)}: pasa para seguir oculto, o actúa.`
          : `Una Fase, con Mosby en ${space(v.pub.mosby)}: haz una acción o pasa.`,
    },
    unionPart: {
      order: my => (my.combat ? '¿Qué unidad de combate mueve ahora?' : 'Primero van las no combatientes: ¿cuál mueve ahora?'),
    },
    combat: {
      skedaddle: (my, v) =>
        `La Unión ataca en ${space(v.pub.mosby)}, ${my.before} contra ${v.pub.strength}: ¿aguantas o sales pitando?`,
    },
    casualty: { permanent: () => 'Mosby está herido: ¿qué carta Permanente descartas?' },
  },
  moments: {
    initiative: () => 'Empiezan las Fases: ¿juegas Ganar la Iniciativa o tiras?',
    combatCards: about => (about.attack ? 'Ataca Mosby: ¿cartas antes del dado?' : 'Ataca la Unión: ¿cartas antes del dado?'),
    combatRolled: about => `La tirada da ${figure(about.total)}, ${about.result}: ${RESULT[about.result]}. ¿Contraatacas?`,
    casualtyDue: () => 'Chequeo de Bajas: ¿juegas Mosby Escapa antes del dado?',
    casualtyRolled: () => 'Han alcanzado a Mosby: ¿juegas Mosby Escapa?',
    casualtyOver: () => '¿Juegas Mosby dado por muerto?',
    escortChecks: () => 'Las escoltas del Tren pueden despertar: ¿juegas un Guía Local?',
  },
  deeds: {
    place: s => `Reunirse en ${space(s)}`,
    discard: c => `Descartar ${card(c)}`,
    move: s => `Ir ${toSpace(s)}`,
    guide: s => `Ir ${toSpace(s)} con un guía local`,
    dulaney: s => `Ir ${toSpace(s)} con French Dulaney`,
    ames: s => `Ir ${toSpace(s)} con el sargento Ames`,
    spur: () => 'Espolear los caballos: un espacio más',
    stop: () => 'Parar aquí',
    scout: s => `Explorar ${space(s)}`,
    inform: s => `Preguntar por ${space(s)} (Información Local)`,
    attack: () => 'Atacar',
    demolish: target => `Demoler ${TARGET[target]}`,
    kidnap: l => `Secuestrar ${to(leader(l))}`,
    disband: () => 'Desbandarse y acabar el turno',
    wait: () => 'Pasar',
    hide: () => 'Esconderse',
    release: l => `Liberar ${to(leader(l))}`,
    dropFood: () => 'Abandonar los víveres',
    hideCannon: s => `Esconder el cañón en ${space(s)}`,
    carryCannon: () => 'Llevar el cañón',
    fetchCannon: () => 'Recoger el cañón',
    skedaddle: () => 'Salir pitando',
    stand: () => 'Aguantar y combatir',
    play: c => `Jugar ${card(c)}`,
    pass: () => 'No jugar nada',
    send: (token, v) =>
      `Mover ${theUnit({ unit: v.pub.face[token] ?? -1, strength: strengthOf(v.pub, token) })} ${ofSpace(v.pub.at[token] ?? -1)}`,
    sendTrain: () => 'Mover el Tren de Carretas',
    automatic: () => 'Mover las demás por orden, sin preguntar',
    interrogate: () => 'Interrogarlo',
    spare: () => 'No preguntarle nada',
  },
  facts: {
    turn: a => `Empieza el turno ${a.turn}.`,
    reinforced: a =>
      `Refuerzos de la Unión: ${count(a.count, COUNTER)} de la casilla ${a.box} ${agree(a.count, 'va', 'van')} al contenedor.`,
    toTheCup: a =>
      `${count(a.count, COUNTER)} de la Casilla de Unidades Nordistas ${agree(a.count, 'vuelve', 'vuelven')} al contenedor.`,
    awareness: a => `La Alerta de la Unión ${a.to > a.from ? 'sube' : 'baja'} de ${a.from} a ${a.to}.`,
    points: a =>
      `${signed(a.change)} ${agree(Math.abs(a.change), POINT.one, POINT.many)}: Notoriedad ${a.notoriety}, ${points(a.points)}${a.forgiven > 0 ? '; no había más que perder' : ''}.`,
    placed: a => `La guerrilla se reúne en ${space(a.space)}.`,
    noRefuge: a =>
      a.yet
        ? 'No queda libre ningún espacio de la Confederación de Mosby: antes mueven las unidades nordistas de fuera de las líneas.'
        : 'No queda libre ningún espacio de la Confederación de Mosby: se pierde el turno.',
    random: a => `${capital(unit(a.who))} ${WANDERS[a.why]} ${ofSpace(a.from)} ${toSpace(a.to)} (${a.die}).`,
    caught: a => `${capital(unit(a.who))} entra en ${space(a.here)} y sorprende a Mosby antes de que reúna a sus hombres.`,
    took: a => `Mosby captura ${somebody(a.who)} en ${space(a.here)}.`,
    recruited: a =>
      a.strength === 0
        ? `Reclutamiento: ${a.die}. No acude nadie: se acaba el turno.`
        : `Reclutamiento: ${a.die}. La guerrilla tiene ${factors(a.strength)}.`,
    drewCards: a => closed(`Sacas ${and(a.cards.map(card)) || 'nada'}`),
    discarded: a => closed(`Descartas ${card(a.card)}`),
    events: a => {
      const rolled = `Eventos: ${a.die}${a.plus > 0 ? ` +${a.plus} por la regla opcional` : ''}`;
      const few = a.count < a.die + a.plus;
      return few
        ? `${rolled}, pero ${a.count === 0 ? 'no queda ninguna carta' : `solo ${agree(a.count, 'queda', 'quedan')} ${count(a.count, CARD)}`}.`
        : `${rolled}, así que ${count(a.count, CARD)}.`;
    },
    event: a => closed(`Evento: ${card(a.card)}`),
    noEffect: a => closed(`Sin efecto: ${card(a.card)}`),
    strength: a => `La guerrilla pasa de ${a.from} a ${factors(a.to)}.`,
    leader: a =>
      a.what === 'arrives'
        ? `${capital(leader(a.leader))} llega ${toSpace(LEADER_SPACE[a.leader] ?? -1)}.`
        : a.what === 'leaves'
          ? `${capital(leader(a.leader))} se marcha para siempre.`
          : a.what === 'kidnapped'
            ? `¡Mosby secuestra ${to(leader(a.leader))}!`
            : a.what === 'released'
              ? `Mosby libera ${to(leader(a.leader))}.`
              : a.what === 'escapes'
                ? `${capital(leader(a.leader))} se escapa.`
                : `Mosby saca ${to(leader(a.leader))} de las líneas nordistas.`,
    extended: a => `La Unión extiende sus líneas (${a.die}): ${spaces(a.spaces)}.`,
    garrison: a =>
      a.how === 'blank'
        ? `${capital(space(a.here))}: no hay nadie.`
        : a.how === 'active'
          ? `${capital(space(a.here))}: se activa ${unit(a.who)}.`
          : a.how === 'down'
            ? `${capital(space(a.here))}: ${unit(a.who)}.`
            : `${capital(space(a.here))}: una unidad aún sin ver.`,
    sweep: a => `Barrido de la Unión: ${a.die}. Aparece ${unit(a.who)} en ${space(a.here)}.`,
    sweepEnds: a => `El barrido acaba en ${space(a.here)}: ${theUnit(a.who)} vuelve al contenedor.`,
    sentBack: a => `${capital(theUnit(a.who))} deja ${space(a.here)} y vuelve al contenedor.`,
    devastated: a => `${capital(space(a.here))} queda devastado.`,
    rebuilt: a =>
      a.spaces.length === 0
        ? 'No hay nada que reconstruir.'
        : `Se ${agree(a.spaces.length, 'recupera', 'recuperan')} ${spaces(a.spaces)}.`,
    depot: a => `Se instala un depósito en ${space(a.here)}.`,
    force: a => `Una Concentración de tropas nordistas se reúne en ${space(a.here)}.`,
    repaired: a => {
      const { gender, one, many } = REPAIRED[a.what];
      const n = a.spaces.length;
      return n === 0
        ? 'No hay nada que reparar.'
        : `${capital(agree(n, one, many))} ${spanish.inflect('reparado', gender, n)}: ${spaces(a.spaces)}.`;
    },
    restored: () =>
      'La Unión restaura sus líneas: las unidades desactivadas vuelven al contenedor y se recogen los marcadores de status.',
    reorganized: a => `Reorganización, ${theUnit(a.who)} ${ofSpace(a.here)}: ${a.die}, ${a.leaves ? 'se va' : 'se queda'}.`,
    lee: () => 'Lee necesita información: al acabar el turno, 2 puntos por cada espacio revelado al norte del Potomac.',
    report: a =>
      `Información para Lee: ${count(a.count, noun('espacio revelado', 'm', 'espacios revelados'))} al norte del Potomac.`,
    northern: a => `Queda revelado ${space(a.here)}, al norte del Potomac.`,
    train: a =>
      a.what === 'comes'
        ? `Un Tren de Carretas sale ${ofSpace(a.here)} con dos escoltas.`
        : a.what === 'moves'
          ? `El Tren de Carretas avanza ${toSpace(a.here)}.`
          : a.what === 'gone'
            ? 'El Tren de Carretas sale del mapa.'
            : `El Tren de Carretas arde en ${space(a.here)}.`,
    scouted: a =>
      `Mosby explora ${space(a.space)}: ${sum(a.roll, term)} contra Alerta ${a.roll.need}, ${a.success ? 'éxito' : 'fracaso'}.`,
    informed: a => `Los vecinos informan a Mosby sobre ${space(a.space)}.`,
    check: a =>
      `Chequeo de Activación, ${a.what === 'unit' ? `${theUnit(a.who ?? { unit: -1, strength: 0 })} en ${space(a.here)}` : `${WOKEN[a.what]} ${ofSpace(a.here)}`}: ${sum(a.roll, term)} contra Alerta ${a.roll.need}, ${a.active ? 'despierta' : 'sin novedad'}.`,
    looked: a => `En ${space(a.here)}, Mosby ve ${and(a.units.map(somebody))}.`,
    moved: a => `Mosby va ${ofSpace(a.from)} ${toSpace(a.to)}${HOW[a.how]}.`,
    spurred: () => 'Mosby espolea los caballos: un espacio más.',
    demolished: a => `Mosby demuele ${TARGET[a.target]} en ${space(a.here)}: ${points(a.points)}.`,
    failed: a => `Falla la demolición ${of(TARGET[a.target])} en ${space(a.here)}: ${a.roll.die}, hacía falta ${a.roll.need}.`,
    loot: a =>
      a.what === 'explosion'
        ? `En el depósito: ${a.die}, estalla antes de tiempo.`
        : a.what === 'nothing'
          ? `En el depósito: ${a.die}, nada útil.`
          : a.what === 'food'
            ? `En el depósito: ${a.die}, víveres para hombres hambrientos.`
            : a.what === 'enough'
              ? `En el depósito: ${a.die}, caballos veloces, pero Mosby ya los tiene.`
              : `En el depósito: ${a.die}, caballos veloces.`,
    food: a =>
      a.what === 'dropped'
        ? 'Se abandonan los víveres.'
        : a.what === 'lost'
          ? 'Se pierden los víveres.'
          : 'Los víveres quedan a salvo.',
    attack: a =>
      a.attack
        ? `Mosby, con ${factors(a.strength)}, ataca a ${and(a.units.map(unit))} en ${space(a.here)}.`
        : `${capital(and(a.units.map(unit)))} ${agree(a.units.length, 'ataca', 'atacan')} en ${space(a.here)} a Mosby, que tiene ${factors(a.strength)}.`,
    roused: a => `${capital(theUnit(a.who))}, que despertó al entrar Mosby en ${space(a.here)}, ataca en el acto, sin tirar.`,
    played: a => closed(`Juegas ${card(a.card)}`),
    combat: a =>
      `Combate en ${space(a.here)}, ${a.attack ? `${a.ours} contra ${a.theirs}` : `${a.theirs} contra ${a.ours}`}: ${sum(a.roll, term)}: ${a.result}, ${RESULT[a.result]}.`,
    loses: a =>
      a.gone
        ? `Una unidad nordista queda aniquilada en ${space(a.here)}.`
        : `Una unidad nordista queda reducida a ${a.who.strength} en ${space(a.here)}.`,
    retreats: a => `${capital(theUnit(a.who))} se retira ${ofSpace(a.from)} ${toSpace(a.to)}.`,
    beaten: a => `Mosby es derrotado${a.factors > 0 ? ` y pierde ${factors(a.factors)}` : ''}; la guerrilla se dispersa.`,
    fled: a => `Mosby sale pitando ${ofSpace(a.here)}.`,
    disbanded: a => `La guerrilla se desbanda en ${space(a.here)} y se esfuma.`,
    casualty: a =>
      `Chequeo de Bajas: ${a.roll.die} (lo hieren con ${upTo(a.roll.need - 1)}): ${a.wounded ? 'alcanzan a Mosby' : 'Mosby sale ileso'}.`,
    escaped: () => 'Mosby escapa.',
    wounded: () => 'Mosby está herido.',
    died: () => 'Mosby muere de una segunda herida.',
    initiative: a =>
      a.roll === null
        ? 'Mosby toma la Iniciativa.'
        : `Iniciativa: ${sum(a.roll, term)}, hacía falta ${a.roll.need}: ${a.side === 'mosby' ? 'Mosby' : 'la Unión'} actúa primero.`,
    round: () => 'Empieza una Fase.',
    roundsEnd: () => 'Acaban las Fases.',
    waits: () => 'Mosby pasa.',
    ride: a => {
      const who = `${capital(theUnit(a.who))}, en ${space(a.here)}, saca un ${a.die}`;
      if (a.what === 'stops') return `${who} y se detiene.`;
      if (a.path.length === 0) return `${who} y se queda.`;
      if (a.what === 'away') return `${who} y se aleja de Mosby ${way(a.path)}.`;
      if (a.what === 'flees') return `${who} y huye hacia los suyos ${way(a.path)}.`;
      return `${who} y va hacia Mosby ${way(a.path)}.`;
    },
    rallies: a => `${capital(theUnit(a.who))} se reagrupa en ${space(a.here)}.`,
    escort: a => `La escolta de ${a.who.strength} corre tras el Tren ${way(a.path)}.`,
    absorbed: a => `${capital(theUnit(a.who))} se une a las tropas ${ofSpace(a.here)} y vuelve al contenedor.`,
    alarm: a => `El piquete da la alarma en ${space(a.here)}: se activa ${unit(a.who)}.`,
    deactivated: a => `${capital(theUnit(a.who))} se queda en ${space(a.here)} y se desactiva.`,
    hides: a => `Mosby se esconde en ${space(a.here)}.`,
    released: a => `La Unión busca en vano en ${space(a.here)} y sus unidades se dispersan.`,
    search: a =>
      `Búsqueda de Mosby: ${a.die} (lo descubren con ${upTo(a.need)}): ${a.found ? 'lo descubren' : 'no lo encuentran'}.`,
    interrogated: a =>
      `Se interroga al ${CAPTIVE[a.sort]}: ${a.die}, ${a.result < 0 ? `un error que cuesta ${points(-a.result)}` : a.result === 0 ? 'nada útil' : a.result === 9 ? 'cuenta todo lo que sabe' : `delata ${count(a.result, noun('puesto', 'm'))}`}.`,
    cannon: a =>
      a.what === 'hidden'
        ? `El cañón queda escondido en ${space(a.here)}.`
        : a.what === 'fetched'
          ? `Se recoge el cañón en ${space(a.here)}.`
          : a.what === 'found'
            ? `Una unidad nordista encuentra el cañón en ${space(a.here)} (${a.die}).`
            : a.what === 'safe'
              ? `No encuentran el cañón ${ofSpace(a.here)} (${a.die}).`
              : 'Se pierde el cañón.',
    railRepair: a => `Reparación de la vía ${ofSpace(a.here)}: ${a.die}, ${a.repaired ? 'reparada' : 'sigue cortada'}.`,
    turnEnds: a => `Acaba el turno ${a.turn}.`,
    ended: a =>
      a.ending === 'won'
        ? `Notoriedad ${a.notoriety}: Mosby ha ganado su guerra.`
        : a.ending === 'dead'
          ? 'Mosby ha muerto. Se acabaron las incursiones.'
          : a.ending === 'behind'
            ? `Notoriedad ${a.notoriety}: no basta para este turno y la partida se pierde.`
            : a.ending === 'final'
              ? `Notoriedad ${a.notoriety}: no basta al final y la partida se pierde.`
              : 'La Confederación de Mosby se ha perdido hasta la última aldea.',
  },
  refusals: {
    notAdjacent: 'Ese espacio no es adyacente por carretera ni por pista.',
    devastated: 'Ese espacio está devastado.',
    insideLines: 'Ese espacio está dentro de las líneas nordistas.',
    unitThere: 'Allí hay una unidad nordista.',
    nothingToScout:
      'No hay nada que averiguar: el espacio está revelado o fuera de las líneas, y no hay en él ninguna unidad desactivada.',
    noCard: 'No tienes esa carta.',
    noCheckThere: 'Allí no se haría ningún chequeo: sería malgastar la carta.',
    nobodyHere: 'En tu espacio no hay ninguna unidad de combate que conozcas.',
    noTarget: 'Aquí no queda en pie ese objetivo.',
    outsideLines: 'Fuera de las líneas nordistas no se puede demoler nada.',
    unitHere: 'En tu espacio hay una unidad de combate activada.',
    tooFar: 'Está más lejos de lo que Mosby puede mover aún en este Movimiento.',
    wokeThem: 'Al entrar aquí has despertado a una unidad nordista: el Movimiento acaba aquí.',
    fordTakesAll: 'Cruzar el río ha gastado todo el Movimiento.',
    forceHere: 'En medio de una Concentración de tropas no hay dónde esconderse.',
    hiddenAlready: 'Mosby ya está escondido.',
    notHeld: 'Mosby no lo tiene en su poder.',
    onlyPermanent: 'Aquí solo se puede descartar una carta Permanente.',
    notConfederacy: 'Ese espacio no es de la Confederación de Mosby.',
    noCannonHere: 'El cañón no está escondido aquí.',
    handFull: 'Tienes seis cartas: descarta antes una.',
    noFood: 'Mosby no lleva víveres.',
    forceThere: 'Una Concentración de tropas no oculta nada: no se puede explorar.',
    trainGuarded: 'Una unidad activada guarda el Tren.',
    leaderAbsent: 'No está en el mapa.',
    leaderElsewhere: 'Está en otro espacio.',
    northOfPotomac: 'Al norte del Potomac la guerrilla no puede desbandarse ni salir pitando.',
    ownAttack: 'Nadie sale pitando de su propio ataque.',
    dieCast: 'El dado ya está tirado: es tarde para esconderse.',
    fordFromBank: 'El vado cuesta todo un Movimiento, empezado en la orilla.',
    amesLeads: 'Guiado por Ames, Mosby no ataca en esta Fase.',
  },
  outcome(pub) {
    switch (pub.ending) {
      case 'won':
        return needed(pub) === 10
          ? `Victoria ${LEVEL[victoryLevel(pub.notoriety)]} con Notoriedad ${pub.notoriety}.`
          : `Victoria con Notoriedad ${pub.notoriety}.`;
      case 'dead':
        return `Derrota: Mosby murió en el turno ${pub.turn}.`;
      case 'behind':
        return `Derrota: Notoriedad ${pub.notoriety} al acabar el turno ${pub.turn}.`;
      case 'final':
        return `Derrota: Notoriedad ${pub.notoriety} tras el último turno; hacía falta ${needed(pub)}.`;
      case 'confederacy':
        return 'Derrota: se ha perdido toda la Confederación de Mosby.';
      default:
        return '';
    }
  },
  clocks: { turn: 'este turno' },
  figures: {
    hand: 'el número de cartas en mi mano',
    strength: 'la fuerza de mi guerrilla',
    enemies: 'la fuerza conocida de la Unión en el lugar',
    awareness: 'la Alerta',
    total: 'el total de la tirada',
  },
  twin: twinEs,
};
