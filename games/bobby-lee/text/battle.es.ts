/** Lo que un lector español lee de las batallas. */
import { capital, figure, signed, spanish } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { SideName } from '../data/sides.ts';
import { tokensIn } from '../queries/battle.ts';
import { roomInAll } from '../queries/battle-hexsides.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { BattleContents, BattleDeeds, BattleFacts, Dice, MarchSum } from '../types/battle.ts';
import { COLUMN, faces, isOutsideSpot, ownerOf, wingOf } from './battle.words.ts';
import { type CataloguePart, genderOf, wordsOf } from './words.ts';

const { hex, unit, over, who } = wordsOf('es');
const Who = (b: number): string => capital(who(b));
const { agree, inflect, noun, spell } = spanish;
const PLACE = [noun('Izquierda', 'f'), noun('Centro', 'm'), noun('Derecha', 'f'), noun('Reserva', 'f')] as const;
const HOUR = ['Amanecer', 'Mañana', 'Tarde', 'Crepúsculo', 'Noche'] as const;
const TERM: Readonly<Record<string, string>> = { cavalry: 'caballería', artillery: 'artillería', mud: 'Barro', forest: 'Bosque' };
const UNIT = noun('unidad', 'f');
const HIT = noun('impacto', 'm');
const LOST = noun('unidad desorganizada', 'f', 'unidades desorganizadas');
/** "la CSA", "USA" */
const the = (side: SideName): string => (side === 'CSA' ? 'la CSA' : 'USA');
const The = (side: SideName): string => capital(the(side));

/** "la Izquierda CSA" */
const spot = (s: Spot, attacker: SideName): string => {
  const position = `${spanish.the(PLACE[COLUMN[wingOf(s)]!]!)} ${ownerOf(wingOf(s), attacker)}`;
  return isOutsideSpot(s) ? `fuera ${spanish.of(position)}` : position;
};
const to = (s: Spot, attacker: SideName): string => (isOutsideSpot(s) ? spot(s, attacker) : spanish.to(spot(s, attacker)));
const of = (s: Spot, attacker: SideName): string => spanish.of(spot(s, attacker));
const where = (battle: number, v: View): string => hex(v.pub.battles[battle]?.hex ?? 0);
const units = (n: number): string => spell(n, UNIT);
const hits = (n: number): string => (n === 0 ? 'ningún impacto' : spell(n, HIT));
const dice = ({ block, power, dice: rolled }: Dice): string => `${who(block)} F${power} [${faces(rolled)}]`;
const sum = ({ die, terms, total, need }: MarchSum): string =>
  `${die}${terms.map(t => ` ${signed(t.value)} ${TERM[t.of]}`).join('')} = ${figure(total)}, hace falta ${need}`;
/** Cuántas de las que se van tienen sitio, y qué es de las demás. */
const waysOut = (count: number, room: number, must: boolean): string => {
  if (room >= count) return `${agree(count, 'Queda', 'Quedan')} ${units(count)} por salir.`;
  const rest = count - room;
  const fate = must
    ? agree(rest, 'la otra se pierde', 'las demás se pierden')
    : agree(rest, 'la otra se queda', 'las demás se quedan');
  return room === 0
    ? `Por tierra no puede salir ninguna; ${fate}.`
    : `Por tierra solo ${agree(room, 'puede', 'pueden')} salir ${room} de ${count}; ${fate}.`;
};
const nightWays = (v: View, battle: number, must: boolean): string => {
  const count = tokensIn(v.pub, numberOf(v.me), v.pub.battles[battle]!.hex).length;
  const room = roomInAll(v.pub, battle, v.me, true);
  return room >= count ? '' : ` ${waysOut(count, room, must)}`;
};
const speeds = ({ speed, slowest }: { speed: number; slowest: number }): string =>
  slowest < 0 ? '' : `, velocidad ${speed} contra ${slowest}`;
const gun = (v: View, token: number): string => {
  const block = v.pub.shown[token] ?? -1;
  return block < 0 ? 'un cañón enemigo' : who(block);
};
const struck = ({ how, aim, at, attacker }: BattleFacts['fired']): string => {
  const target = aim < 0 ? spot(at, attacker) : who(aim);
  if (how === 'enfilade') return `bate por el flanco ${target}`;
  return `dispara${how === 'long' ? ' a distancia' : ''} ${spanish.to(target)}`;
};

export const battle: CataloguePart<BattleContents, BattleDeeds, BattleFacts> = {
  sections: {
    combat: () => 'Fase de Combate',
    deployment: my => `Despliega ${the(my.side)}`,
    battleTurn: my => `Turno de Batalla de ${the(my.side)}`,
    fight: () => 'Batalla',
    retreat: () => 'Retirada',
    exodus: my => `${The(my.side)} deja la batalla`,
    pursuit: () => 'Fuego de Persecución',
    rout: () => 'Derrota',
    volley: () => 'Combate',
    shot: () => 'Fuego',
    hits: my => `Pérdidas de ${the(my.side)}`,
    assault: my => `Asalto, ronda ${my.round}`,
    moves: () => 'Movimientos de Batalla',
    envelopment: () => 'Envolvimiento',
    reinforcement: () => 'Refuerzos',
    aftermath: () => 'La batalla ha terminado',
    night: () => 'Noche',
    arrivals: () => 'Refuerzos nocturnos',
  },
  prompts: {
    deployment: { place: (my, v) => `Batalla de ${where(my.battle, v)}: despliega tus unidades.` },
    battleTurn: { which: () => '¿Qué batalla ahora?' },
    retreat: {
      name: (my, v) =>
        my.leaving.length === 0
          ? `Batalla de ${where(my.battle, v)}: ¿se retira alguien?`
          : `Se ${agree(my.leaving.length, 'retira', 'retiran')} ${units(my.leaving.length)}. ¿Alguien más?`,
    },
    exodus: {
      where: (my, v) =>
        `Retirada de ${where(my.battle, v)}: ¿adónde? ${waysOut(my.leaving.length, roomInAll(v.pub, my.battle, my.side, my.night), my.must)}`,
    },
    pursuit: { flank: () => 'Las unidades del flanco pueden perseguir: ¿quién dispara a quién?' },
    volley: { orders: (my, v) => `Batalla de ${where(my.battle, v)}: ¿asaltas o disparas?` },
    hits: {
      take: my => `${capital(hits(my.hits))}: ¿quién ${agree(my.hits, 'lo sufre', 'sufre el primero')}?`,
      choose: my =>
        `${capital(hits(my.hits))}, primero en la más fuerte: ¿quién ${agree(my.hits, 'lo sufre', 'sufre el primero')}?`,
    },
    assault: {
      again: () => '¿Segunda ronda o te desinvolucras?',
      answer: () => 'El enemigo quiere una segunda ronda. ¿Sigues o te desinvolucras?',
    },
    moves: { move: (my, v) => `Batalla de ${where(my.battle, v)}: ¿quién mueve?` },
    envelopment: {
      search: () => 'Las unidades perdidas pueden buscar el camino. ¿Quién lo intenta?',
      found: () => 'Ha encontrado el camino: ¿al ala o de vuelta a la Reserva?',
      strike: () => 'Han rodeado el ala: ¿disparas o asaltas?',
    },
    reinforcement: { bring: (my, v) => `Batalla de ${where(my.battle, v)}: ¿quién acude de refuerzo?` },
    aftermath: { regroup: (my, v) => `Victoria en ${where(my.battle, v)}: ¿te reagrupas?` },
    night: {
      whichDefender: () => 'Noche: ¿qué batalla primero?',
      whichAttacker: () => 'Noche: ¿qué batalla primero?',
      defender: (my, v) => `Noche en ${where(my.at, v)}: ¿te quedas otro día o te retiras?${nightWays(v, my.at, false)}`,
      attacker: (my, v) =>
        `Noche en ${where(my.at, v)}: ¿pagas un paso de CG por otro día o te retiras?${nightWays(v, my.at, true)}`,
    },
    arrivals: { place: (my, v) => `Noche en ${where(my.battle, v)}: ¿dónde se colocan los refuerzos?` },
  },
  deeds: {
    deploy: ({ block, spot: s }, v) => `${unit(block)} ${to(s, v.pub.active)}`,
    deployRest: (s, v) => `Todas las demás ${to(s, v.pub.active)}`,
    fightAt: (battle, v) => `Batalla de ${where(battle, v)}`,
    fallBack: block => `Se retira ${who(block)}`,
    fallBackAll: () => 'Se retiran todas',
    standFast: () => 'No se retira nadie más',
    withdraw: ({ block, to: h }) => `${unit(block)} a ${hex(h)}`,
    withdrawAll: h => `Todas a ${hex(h)}`,
    giveUp: () => 'No queda salida',
    pursue: ({ block, at: s }, v) => `${unit(block)} dispara a quienes salen ${of(s, v.pub.active)}`,
    letGo: () => 'Dejarlas ir',
    takeHit: block => `El impacto lo sufre ${who(block)}`,
    assault: (s, v) => `Asaltar en ${spot(s, v.pub.active)}`,
    secondRound: () => 'Segunda ronda',
    breakOff: () => 'Desinvolucrarse',
    fire: ({ block, at: s, aim }, v) =>
      `${unit(block)} dispara ${aim < 0 ? to(s, v.pub.active) : `${spanish.to(gun(v, aim))} en ${spot(s, v.pub.active)}`}`,
    fireAll: () => 'Disparan todas las que tienen un solo blanco',
    ceaseFire: () => 'Alto el fuego',
    shift: ({ block, to: s }, v) => `${unit(block)} ${to(s, v.pub.active)}`,
    shiftAll: ({ from, to: s }, v) => `Todas ${of(from, v.pub.active)} ${to(s, v.pub.active)}`,
    envelop: ({ block, wing }, v) => `${unit(block)} envuelve ${spot(wing, v.pub.active)}`,
    endMoves: () => 'No mover más',
    seek: block => `${unit(block)} busca el camino`,
    endSearch: () => 'Esperan',
    enterWing: () => 'Al ala',
    rejoin: () => 'De vuelta a la Reserva',
    reinforce: block => `Acude ${who(block)}`,
    rollOver: side => `Tirar por el lado de hex ${over(side)}`,
    endReinforcement: () => 'No acude nadie más',
    remain: () => 'Quedarse',
    payDay: (block, v) =>
      `Quedarse: ${who(block)} paga ${v.own.steps[block] === 1 ? `su último paso y queda ${inflect('eliminado', genderOf(block))}` : 'un paso'}`,
    leave: () => 'Retirarse',
    endRegroup: () => 'No reagrupar más',
  },
  facts: {
    battleOpens: a =>
      `Batalla de ${hex(a.hex)}: ${the(a.attacker)} ataca con ${units(a.attackers)}; ${agree(a.defenders, 'defiende', 'defienden')} ${units(a.defenders)}${a.fortress ? ' tras los muros' : ''}.`,
    deployed: a =>
      `${The(a.side)} despliega en ${hex(a.hex)}: ${a.spots.map((s, i) => `${PLACE[COLUMN[s]!]!.one} ${a.counts[i]}`).join(', ')}.`,
    placed: a => `${Who(a.block)} despliega en ${spot(a.spot, a.attacker)}.`,
    somePlaced: a => `Una unidad de ${the(a.side)} despliega en ${spot(a.spot, a.attacker)}.`,
    battleTurn: a => `Día ${a.day}, ${HOUR[a.hour]}: combate ${the(a.side)}.`,
    fallsBack: a => `${Who(a.block)} va a retirarse de ${hex(a.hex)}.`,
    someFallsBack: a => `Una unidad de ${the(a.side)} va a retirarse de ${hex(a.hex)}.`,
    namedToRetreat: a => `Se ${agree(a.count, 'retira', 'retiran')} de ${hex(a.hex)} ${units(a.count)} de ${the(a.side)}.`,
    withdrew: a => `${Who(a.block)} deja ${hex(a.from)} y va${a.bySea ? ' por mar' : ''} a ${hex(a.to)}.`,
    someWithdrew: a => `Una unidad de ${the(a.side)} deja ${hex(a.from)} y va${a.bySea ? ' por mar' : ''} a ${hex(a.to)}.`,
    cannotLeave: a =>
      `${capital(units(a.count))} de ${the(a.side)} no ${agree(a.count, 'encuentra', 'encuentran')} salida de ${hex(a.hex)}${a.lost ? '' : ` y se ${agree(a.count, 'queda', 'quedan')}`}.`,
    pursued: a => `Persecución${speeds(a)}: ${dice(a.fire)} a quienes salen ${of(a.at, a.attacker)}: ${hits(a.hits)}.`,
    tooSlow: a => `${Who(a.block)} va demasiado despacio para perseguir${speeds(a)}.`,
    someTooSlow: a => `Una unidad de ${the(a.side)} va demasiado despacio para perseguir.`,
    morale: a => `Moral ${spanish.of(who(a.block))}: ${a.die}, ${a.good ? 'aguanta' : 'debe desinvolucrarse'}.`,
    fired: a => `${capital(dice(a.fire))} ${struck(a)}: ${hits(a.hits)}${a.friends > 0 ? `, y ${a.friends} en los suyos` : ''}.`,
    flankedCentre: a => `${Who(a.block)} dispara al Centro vacío en ${hex(a.hex)}.`,
    halfHit: a => `${Who(a.block)} ha sufrido medio impacto.`,
    someHalfHit: a => `Una unidad oculta de ${the(a.side)} ha sufrido medio impacto.`,
    assaulted: a =>
      `Asalto en ${spot(a.spot, a.attacker)}, ronda ${a.round}, ${the(a.side)}: ${a.fire.map(dice).join(', ')}: ${hits(a.hits)}.`,
    goesOn: a => `${The(a.side)} quiere una segunda ronda.`,
    brokeOff: a => `${The(a.side)} ${a.forced ? 'debe desinvolucrarse' : 'se desinvolucra'} con ${units(a.count)}.`,
    shifted: a => `${Who(a.block)} va ${of(a.from, a.attacker)} ${to(a.to, a.attacker)}.`,
    someShifted: a => `Una unidad de ${the(a.side)} va ${of(a.from, a.attacker)} ${to(a.to, a.attacker)}.`,
    enveloped: a => `${Who(a.block)} envuelve ${spot(a.wing, a.attacker)}: ${sum(a.sum)}: ${a.success ? 'llega' : 'se pierde'}.`,
    someEnveloped: a =>
      `Una unidad de ${the(a.side)} envuelve ${spot(a.wing, a.attacker)}: el dado saca ${a.die}, ${a.success ? 'llega' : 'se pierde'}.`,
    stranded: a => `${Who(a.block)} no encuentra a nadie involucrado en ${spot(a.wing, a.attacker)} y se pierde.`,
    someStranded: a =>
      `Una unidad de ${the(a.side)} no encuentra a nadie involucrado en ${spot(a.wing, a.attacker)} y se pierde.`,
    reinforcedBy: a => `${Who(a.block)} acude de ${hex(a.from)} a ${hex(a.hex)}.`,
    someReinforced: a => `Una unidad de ${the(a.side)} acude de ${hex(a.from)} a ${hex(a.hex)}.`,
    hexsideRolled: a =>
      `${The(a.side)} saca un ${a.die} por el camino de ${hex(a.from)} a ${hex(a.hex)}: ${a.units === 0 ? 'cerrado' : `${agree(a.units, 'puede', 'pueden')} acudir ${units(a.units)}`}.`,
    battleRouted: a =>
      `Derrota de ${the(a.side)} en ${hex(a.hex)}: ${a.why === 'centre' ? 'ha perdido su Centro' : a.why === 'flank' ? 'su Centro vacío está bajo el fuego' : 'solo le quedan unidades perdidas'}.`,
    nightFalls: a => `Cae la noche del día ${a.day}.`,
    brokeContact: a =>
      `${capital(units(a.count))} de ${the(a.side)} ${agree(a.count, 'rompe', 'rompen')} el contacto en ${hex(a.hex)}.`,
    recovered: a => `Se ${agree(a.count, 'recupera', 'recuperan')} ${spell(a.count, LOST)}.`,
    choseNight: a => `${The(a.side)} ${a.stays ? 'se queda en' : 'se retira de'} ${hex(a.hex)}.`,
    battleWon: a =>
      a.winner === null
        ? `No queda nadie en ${hex(a.hex)}.`
        : `${The(a.winner)} ha ganado la batalla de ${hex(a.hex)}${a.great ? ': una gran victoria' : ''}.`,
    regrouped: a => `${The(a.side)} se reagrupa ${a.out ? 'fuera de' : 'en'} ${hex(a.hex)}.`,
    battleDay: a => `Empieza el día de batalla ${a.day}.`,
  },
  refusals: {
    onlyCentre: 'Por una fortaleza se combate solo en el Centro.',
    hqToReserve: 'Un CG despliega en la Reserva, o en el Centro si solo hay CG.',
    gunToCentre: 'La Artillería Pesada solo se sitúa en el Centro.',
    fillTheLine: 'Primero el Centro, luego un ala y después la otra.',
    matchTheLine: 'Hay que igualar cada posición que ocupa el enemigo, el Centro primero.',
    notFriendly: 'Los refuerzos nocturnos van a posiciones propias o a la Reserva.',
    noRoom: 'No pueden salir más unidades por los lados de hex abiertos.',
    noRoomForAll: 'No todas pueden salir por los lados de hex abiertos.',
    noRefuge: 'Las unidades de esta batalla no pueden retirarse ahí.',
    hexsideFull: 'Ninguna unidad más puede cruzar ahora ese lado de hex.',
    canLeave: 'Todavía hay salida.',
    strongestFirst: 'El impacto es para la unidad más fuerte.',
    isShaken: 'No superó el chequeo de moral y no puede disparar.',
    hasFired: 'Ya ha disparado o asaltado en este Turno de Batalla.',
    hasMoved: 'Ya ha hecho su movimiento de este Turno de Batalla.',
    outOfReach: 'No puede disparar a esa posición.',
    noAim: 'Solo se puede apuntar a artillería revelada, y no al batir por el flanco.',
    assaultsFirst: 'Todos los asaltos van antes de cualquier disparo.',
    walls: 'No se puede asaltar a quienes defienden los muros de una fortaleza.',
    shakenStays: 'Falló el chequeo de moral: solo puede desinvolucrarse, y allí ya no queda enemigo.',
    allFireOrAssault: 'Las unidades que llegan a una misma posición o disparan todas o asaltan todas.',
    shakenMustLeave: 'Antes deben desinvolucrarse las unidades que fallaron la moral.',
    disorganised: 'Una unidad desorganizada se queda en la Reserva.',
    gunStays: 'La Artillería Pesada solo mueve de la Reserva a su Centro.',
    hqNeverEngages: 'Un CG nunca entra en una posición con enemigos.',
    onlyDisengage: 'Una unidad involucrada solo puede desinvolucrarse.',
    notBoth: 'La caballería no puede desinvolucrarse e involucrar en el mismo turno.',
    cannotEnvelop: 'Los CG y la Artillería Pesada nunca envuelven.',
    barred: 'Los enemigos de tu propia ala cierran el paso.',
    notEngaged: 'Ninguna unidad tuya está involucrada con el enemigo en esa ala.',
    rollFirst: 'Antes hay que tirar el dado por ese lado de hex.',
    notBothWays: 'Reagruparse es salir del hex de la batalla o entrar en él, no ambas cosas.',
  },
};
