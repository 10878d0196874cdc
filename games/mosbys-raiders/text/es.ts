/** Lo que lee quien juega en español. */
import type { Catalogue } from '@cuartel/engine';
import { LEADER_SPACE } from '../data/map.ts';
import { victoryLevel } from '../data/tables.ts';
import { allowance } from '../queries/allowance.ts';
import { needed } from '../queries/map.ts';
import { fastHorses } from '../queries/permanent-cards.ts';
import { strengthOf } from '../queries/units.ts';
import type { Met, Mosby } from '../types.ts';
import { cards } from './cards.es.ts';
import { rules } from './rules.es.ts';
import { twinEs } from './twin.es.ts';
import { cardId, closed, join, kindId, list, plain, signed, sortOfUnit, space, sum } from './words.ts';

const LEADER = ['el general Stoughton', 'el coronel Dulaney'] as const;
const leader = (n: number): string => LEADER[n] ?? '';
/** "al general", "del general". */
const toLeader = (n: number): string => `a${leader(n).slice(1)}`;
const TARGET = { rail: 'la vía férrea', bridge: 'el puente', depot: 'el depósito', train: 'el Tren de Carretas' } as const;
const card = (n: number): string => cards[cardId(n)].title;
const kind = (n: number): string => cards[kindId(n)].title;
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
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const points = (n: number): string => count(n, 'punto');
const factors = (n: number): string => count(n, 'factor', 'factores');
const CAPTIVE = { picket: 'piquete', courier: 'correo', sutler: 'cantinero', combat: 'prisionero', blank: 'prisionero' } as const;
const HOW = { plain: '', guide: ' con un guía local', dulaney: ' con French Dulaney', ames: ' con el sargento Ames' } as const;
const OPTION = {
  'opt-8.1': { name: 'Victoria avanzada', about: 'Hace falta Notoriedad 10 para ganar; cada punto más mejora la victoria.' },
  'opt-8.2': { name: 'Eventos adicionales', about: 'Dos cartas de Evento más que lo que marque el dado.' },
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
const WANDERS = { wanders: 'vaga', retreats: 'se retira', scatters: 'se dispersa', sweeps: 'sigue el barrido' } as const;
const LEVEL = {
  marginal: 'marginal',
  tactical: 'táctica',
  substantial: 'sustancial',
  decisive: 'decisiva',
  overwhelming: 'aplastante',
} as const;

export const es: Catalogue<Mosby> = {
  title: "Mosby's Raiders",
  about:
    'Norte de Virginia, de enero a abril de 1863: guía al Fantasma Gris contra un enemigo que se despierta un poco más con cada incursión.',
  sides: { mosby: 'Mosby' },
  scenarios: {
    standard: {
      name: 'La guerra de Mosby',
      about: 'De enero a abril de 1863, ocho turnos: gana fama más deprisa que pasan los meses.',
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
    scout: my => `Exploración de ${space(my.space)}`,
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
    flight: () => 'Huida antes del combate',
    casualty: () => 'Chequeo de Bajas',
    endOfTurn: () => 'Final del turno',
  },
  prompts: {
    preparation: { place: (_, v) => `Turno ${v.pub.turn}: ¿dónde se reúne la guerrilla?` },
    cannonDrawn: { where: () => 'Has sacado el Cañón: ¿lo llevas o lo escondes?' },
    handLimit: { choose: (_, v) => `Tienes ${v.own.hand.length} cartas y puedes guardar 6: deja una.` },
    operations: { action: (_, v) => `Operaciones en ${space(v.pub.mosby)}: nadie te persigue. ¿Qué haces?` },
    interrogation: { ask: (_, v) => `¿Interrogas al ${CAPTIVE[v.pub.captives[0] ?? 'combat']}?` },
    move: {
      ride: (my, v) =>
        `En ${space(v.pub.mosby)}, ${count(my.steps, 'espacio')} de ${allowance(v, my.spurs)}${fastHorses(v) ? ' (1 más por pista, con Caballos Veloces)' : ''}: ¿sigues o te paras?`,
    },
    mosbyPart: {
      action: (_, v) =>
        v.pub.hidden
          ? `Escondido en ${space(v.pub.mosby)}: pasa para seguir oculto, o actúa.`
          : `Una Fase: Mosby, en ${space(v.pub.mosby)}, tiene una acción.`,
    },
    unionPart: { order: my => (my.combat ? '¿Qué unidad de combate mueve ahora?' : '¿Cuál de las demás mueve ahora?') },
    combat: {
      skedaddle: (my, v) => `La Unión ataca en ${space(v.pub.mosby)}, ${my.before} contra ${v.pub.strength}: ¿aguantas o huyes?`,
    },
    casualty: { permanent: () => 'Mosby está herido: ¿qué carta Permanente se pierde?' },
  },
  moments: {
    initiative: () => 'Empiezan las Fases: ¿juegas Ganar la Iniciativa o tiras?',
    combatCards: about => (about.attack ? 'Ataca Mosby: ¿cartas antes del dado?' : 'Ataca la Unión: ¿cartas antes del dado?'),
    combatRolled: about => `La tirada da ${plain(about.total)}, ${about.result}: ${RESULT[about.result]}. ¿Contraataque?`,
    casualtyDue: () => 'Mosby está en peligro: ¿escapa antes del dado?',
    casualtyRolled: () => 'Han alcanzado a Mosby: ¿escapa?',
    casualtyOver: () => '¿Dan a Mosby por muerto?',
    escortChecks: () => 'Las escoltas del Tren pueden despertar: ¿juegas un Guía Local?',
  },
  deeds: {
    place: s => `Reunirse en ${space(s)}`,
    discard: c => `Dejar ${card(c)}`,
    move: s => `Ir a ${space(s)}`,
    guide: s => `Ir a ${space(s)} con un guía local`,
    dulaney: s => `Ir a ${space(s)} con French Dulaney`,
    ames: s => `Ir a ${space(s)} con el sargento Ames`,
    spur: () => 'Espolear los caballos: un espacio más',
    stop: () => 'Pararse aquí',
    scout: s => `Explorar ${space(s)}`,
    inform: s => `Preguntar por ${space(s)} (Información Local)`,
    attack: () => 'Atacar',
    demolish: target => `Demoler ${TARGET[target]}`,
    kidnap: l => `Secuestrar ${toLeader(l)}`,
    disband: () => 'Desbandarse: acaba el turno',
    wait: () => 'Pasar',
    hide: () => 'Esconderse',
    release: l => `Soltar ${toLeader(l)}`,
    dropFood: () => 'Abandonar los víveres',
    hideCannon: s => `Esconder el cañón en ${space(s)}`,
    carryCannon: () => 'Llevar el cañón',
    fetchCannon: () => 'Recoger el cañón',
    skedaddle: () => 'Salir pitando',
    stand: () => 'Aguantar y combatir',
    play: c => `Jugar ${card(c)}`,
    pass: () => 'No jugar nada',
    hush: k => `No ofrecer más ${kind(k)} este turno`,
    unhush: k => `Volver a ofrecer ${kind(k)}`,
    send: (token, v) =>
      `Mover ${theUnit({ unit: v.pub.face[token] ?? -1, strength: strengthOf(v.pub, token) })} de ${space(v.pub.at[token] ?? -1)}`,
    sendTrain: () => 'Mover el Tren de Carretas',
    automatic: () => 'Todas por orden, sin preguntar',
    interrogate: () => 'Interrogarlo',
    spare: () => 'Dejarlo en paz',
  },
  facts: {
    turn: a => `Empieza el turno ${a.turn}.`,
    reinforced: a => `Refuerzos de la Unión: ${count(a.count, 'ficha')} de la casilla ${a.box} al contenedor.`,
    toTheCup: a => `${count(a.count, 'ficha')} de la Casilla de Unidades ${a.count === 1 ? 'vuelve' : 'vuelven'} al contenedor.`,
    awareness: a => `La Alerta de la Unión ${a.to > a.from ? 'sube' : 'baja'} de ${a.from} a ${a.to}.`,
    points: a =>
      `${signed(a.change)} ${Math.abs(a.change) === 1 ? 'punto' : 'puntos'}: Notoriedad ${a.notoriety}, ${points(a.points)}${a.forgiven > 0 ? '; no había más que perder' : ''}.`,
    placed: a => `La guerrilla se reúne en ${space(a.space)}.`,
    noRefuge: a =>
      a.yet
        ? 'No queda libre ningún espacio de la Confederación de Mosby: antes mueven las unidades nordistas de fuera de las líneas.'
        : 'No queda libre ningún espacio de la Confederación de Mosby: se pierde el turno.',
    random: a => `${upper(unit(a.who))} ${WANDERS[a.why]} de ${space(a.from)} a ${space(a.to)} (${a.die}).`,
    caught: a => `${upper(unit(a.who))} entra en ${space(a.here)} y sorprende a Mosby antes de reunir a sus hombres.`,
    took: a => `Mosby captura ${somebody(a.who)} en ${space(a.here)}.`,
    recruited: a =>
      a.strength === 0
        ? `Reclutamiento: ${a.die}. No acude nadie: el turno se acaba.`
        : `Reclutamiento: ${a.die}. La guerrilla tiene ${factors(a.strength)} de combate.`,
    drewCards: a => closed(`Sacas ${join(a.cards.map(card), 'y') || 'nada'}`),
    discarded: a => closed(`Dejas ${card(a.card)}`),
    events: a =>
      `Eventos: ${a.die}${a.plus > 0 ? ` +${a.plus} por la regla opcional` : ''}, así que ${count(a.count, 'carta')}${a.count < a.die + a.plus ? ', las que quedan' : ''}.`,
    event: a => closed(`Evento: ${card(a.card)}`),
    noEffect: a => closed(`Sin efecto: ${card(a.card)}`),
    strength: a => `La guerrilla pasa de ${a.from} a ${factors(a.to)} de combate.`,
    leader: a =>
      a.what === 'arrives'
        ? `${upper(leader(a.leader))} llega a ${space(LEADER_SPACE[a.leader] ?? -1)}.`
        : a.what === 'leaves'
          ? `${upper(leader(a.leader))} se marcha para siempre.`
          : a.what === 'kidnapped'
            ? `¡Mosby secuestra ${toLeader(a.leader)}!`
            : a.what === 'released'
              ? `Mosby suelta ${toLeader(a.leader)}.`
              : a.what === 'escapes'
                ? `${upper(leader(a.leader))} se escapa.`
                : `Mosby saca ${toLeader(a.leader)} de las líneas nordistas.`,
    extended: a => `La Unión extiende sus líneas (${a.die}): ${list(a.spaces, 'y')}.`,
    garrison: a =>
      a.how === 'blank'
        ? `${space(a.here)}: no hay nadie.`
        : a.how === 'active'
          ? `${space(a.here)}: se activa ${unit(a.who)}.`
          : a.how === 'down'
            ? `${space(a.here)}: ${unit(a.who)}.`
            : `${space(a.here)}: una unidad aún sin ver.`,
    sweep: a => `Barrido de la Unión: ${a.die}. Aparece ${unit(a.who)} en ${space(a.here)}.`,
    sweepEnds: a => `El barrido acaba en ${space(a.here)}: ${theUnit(a.who)} vuelve a su campamento.`,
    devastated: a => `${space(a.here)} queda devastado.`,
    rebuilt: a =>
      a.spaces.length === 0
        ? 'No hay nada que reconstruir.'
        : `Se ${a.spaces.length === 1 ? 'recupera' : 'recuperan'} ${list(a.spaces, 'y')}.`,
    depot: a => `Se instala un depósito en ${space(a.here)}.`,
    force: a => `Una concentración de tropas nordistas se reúne en ${space(a.here)}.`,
    repaired: a =>
      a.spaces.length === 0
        ? 'No hay nada que reparar.'
        : `${a.what === 'rail' ? 'Vías reparadas' : 'Puentes reparados'}: ${list(a.spaces, 'y')}.`,
    restored: () =>
      'La Unión restaura sus líneas: las unidades desactivadas vuelven al contenedor y se recogen los marcadores de status.',
    reorganized: a => `Reorganización, ${theUnit(a.who)} de ${space(a.here)}: ${a.die}, ${a.leaves ? 'se va' : 'se queda'}.`,
    lee: () => 'Lee pagará al acabar el turno cada espacio revelado al norte del Potomac.',
    report: a => `Información para Lee: ${count(a.count, 'espacio revelado', 'espacios revelados')} al norte del Potomac.`,
    northern: a => `Queda revelado ${space(a.here)}, al norte del Potomac.`,
    train: a =>
      a.what === 'comes'
        ? `Un Tren de Carretas sale de ${space(a.here)} con dos escoltas.`
        : a.what === 'moves'
          ? `El Tren de Carretas avanza a ${space(a.here)}.`
          : a.what === 'gone'
            ? 'El Tren de Carretas se ha ido.'
            : `El Tren de Carretas arde en ${space(a.here)}.`,
    scouted: a =>
      `Mosby explora ${space(a.space)}: ${sum(a.roll, term)} contra Alerta ${a.roll.need}, ${a.success ? 'éxito' : 'fracaso'}.`,
    informed: a => `Los vecinos informan a Mosby sobre ${space(a.space)}.`,
    check: a =>
      `Chequeo de Activación, ${a.what === 'garrison' ? 'guarnición' : a.what === 'force' ? 'concentración' : a.what === 'escort' ? 'escolta' : theUnit(a.who ?? { unit: -1, strength: 0 })} de ${space(a.here)}: ${sum(a.roll, term)} contra Alerta ${a.roll.need}, ${a.active ? 'despierta' : 'sin novedad'}.`,
    looked: a => `En ${space(a.here)} Mosby ve ${join(a.units.map(somebody), 'y')}.`,
    moved: a => `Mosby va de ${space(a.from)} a ${space(a.to)}${HOW[a.how]}.`,
    spurred: () => 'Se espolean los caballos: un espacio más.',
    demolished: a => `Mosby demuele ${TARGET[a.target]} en ${space(a.here)}, por ${points(a.points)}.`,
    failed: a => `Falla la carga contra ${TARGET[a.target]} de ${space(a.here)}: ${a.roll.die}, hacía falta ${a.roll.need}.`,
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
          : 'Los víveres llegan a casa.',
    attack: a =>
      a.attack
        ? `Mosby, con ${a.strength}, ataca a ${join(a.units.map(unit), 'y')} en ${space(a.here)}.`
        : `${upper(join(a.units.map(unit), 'y'))} ${a.units.length === 1 ? 'ataca' : 'atacan'} a Mosby, que tiene ${a.strength}, en ${space(a.here)}.`,
    played: a => closed(`Juegas ${card(a.card)}`),
    combat: a =>
      `Combate en ${space(a.here)}, ${a.attack ? `${a.ours} contra ${a.theirs}` : `${a.theirs} contra ${a.ours}`}: ${sum(a.roll, term)}: ${a.result}, ${RESULT[a.result]}.`,
    loses: a =>
      a.gone
        ? `Una unidad nordista es aniquilada en ${space(a.here)}.`
        : `Una unidad nordista queda reducida a ${a.who.strength} en ${space(a.here)}.`,
    retreats: a => `${upper(theUnit(a.who))} se retira de ${space(a.from)} a ${space(a.to)}.`,
    beaten: a =>
      `Mosby es derrotado${a.factors > 0 ? ` y pierde ${factors(a.factors)} de combate` : ''}; la guerrilla se dispersa.`,
    fled: a => `Mosby sale pitando de ${space(a.here)}.`,
    disbanded: a => `La guerrilla se desbanda en ${space(a.here)} y se esfuma.`,
    casualty: a =>
      `Chequeo de Bajas: ${a.roll.die} (le dan con ${a.roll.need - 1} o menos): ${a.wounded ? 'alcanzan a Mosby' : 'Mosby sale ileso'}.`,
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
      const who = `${upper(theUnit(a.who))}, en ${space(a.here)}, saca ${a.die}`;
      if (a.what === 'stops') return `${who} y lo deja.`;
      if (a.path.length === 0) return `${who} y se queda.`;
      if (a.what === 'away') return `${who} y se aleja de Mosby a ${list(a.path, 'y')}.`;
      if (a.what === 'flees') return `${who} y huye hacia los suyos por ${list(a.path, 'y')}.`;
      return `${who} y va hacia Mosby por ${list(a.path, 'y')}.`;
    },
    rallies: a => `${upper(theUnit(a.who))} se reagrupa en ${space(a.here)}.`,
    escort: a => `La escolta de ${a.who.strength} corre tras el Tren por ${list(a.path, 'y')}.`,
    absorbed: a => `${upper(theUnit(a.who))} se une a las tropas de ${space(a.here)} y vuelve al contenedor.`,
    alarm: a => `El piquete da la alarma en ${space(a.here)}: se activa ${unit(a.who)}.`,
    deactivated: a => `${upper(theUnit(a.who))} se detiene en ${space(a.here)} y se desactiva.`,
    hides: a => `Mosby se esconde en ${space(a.here)}.`,
    released: a => `La Unión busca en vano en ${space(a.here)} y se dispersa.`,
    search: a =>
      `Búsqueda de Mosby: ${a.die}, lo encuentran con ${a.need} o menos: ${a.found ? 'lo descubren' : 'no lo encuentran'}.`,
    interrogated: a =>
      `Se interroga al ${CAPTIVE[a.sort]}: ${a.die}, ${a.result < 0 ? `un error que cuesta ${points(-a.result)}` : a.result === 0 ? 'nada útil' : a.result === 9 ? 'cuenta todo lo que sabe' : `delata ${count(a.result, 'puesto')}`}.`,
    cannon: a =>
      a.what === 'hidden'
        ? `El cañón queda escondido en ${space(a.here)}.`
        : a.what === 'fetched'
          ? `Se recoge el cañón en ${space(a.here)}.`
          : a.what === 'found'
            ? `Una unidad nordista encuentra el cañón en ${space(a.here)} (${a.die}).`
            : a.what === 'safe'
              ? `No encuentran el cañón de ${space(a.here)} (${a.die}).`
              : 'Se pierde el cañón.',
    railRepair: a => `Reparación de la vía de ${space(a.here)}: ${a.die}, ${a.repaired ? 'reparada' : 'sigue cortada'}.`,
    turnEnds: a => `Acaba el turno ${a.turn}.`,
    ended: a =>
      a.ending === 'won'
        ? `Notoriedad ${a.notoriety}: Mosby ha ganado su guerra.`
        : a.ending === 'dead'
          ? 'Mosby ha muerto. Se acabaron las incursiones.'
          : a.ending === 'behind'
            ? `Notoriedad ${a.notoriety} es demasiado poco para este turno: disuelven la partida.`
            : a.ending === 'final'
              ? `Notoriedad ${a.notoriety} no basta al final.`
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
    noTarget: 'Aquí no hay en pie un objetivo así.',
    outsideLines: 'Fuera de las líneas nordistas no se puede demoler nada.',
    unitHere: 'Comparte tu espacio una unidad de combate activada.',
    tooFar: 'Es más lejos de lo que Mosby puede ir aún en este movimiento.',
    wokeThem: 'Al entrar aquí has despertado a una unidad nordista: el movimiento acaba aquí.',
    fordTakesAll: 'Cruzar el río ha gastado todo el movimiento.',
    forceHere: 'En medio de una concentración de tropas no hay dónde esconderse.',
    hiddenAlready: 'Mosby ya está escondido.',
    notHeld: 'Mosby no lo tiene en su poder.',
    onlyPermanent: 'Aquí solo se puede dejar una carta Permanente.',
    notConfederacy: 'Ese espacio no es de la Confederación de Mosby.',
    noCannonHere: 'El cañón no está escondido aquí.',
    handFull: 'Tienes seis cartas: deja antes una.',
    noFood: 'Mosby no lleva víveres.',
    forceThere: 'Una concentración de tropas no oculta nada: no se explora.',
    trainGuarded: 'Una unidad activada guarda el Tren.',
    leaderAbsent: 'No está en el mapa.',
    leaderElsewhere: 'Está en otro espacio.',
    northOfPotomac: 'Al norte del Potomac la guerrilla no se dispersa por su voluntad.',
    ownAttack: 'Nadie huye de su propio ataque.',
    dieCast: 'El dado ya está tirado: es tarde para esconderse.',
    fordFromBank: 'El vado cuesta todo un movimiento, empezado en la orilla.',
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
  twin: twinEs,
};
