/** Lo que un lector español lee de las batallas. */
import { spanish } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { SideName } from '../data/sides.ts';
import { tokensIn } from '../queries/battle.ts';
import { roomInAll } from '../queries/battle-hexsides.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { BattleContents, BattleDeeds, BattleFacts, Dice, MarchSum } from '../types/battle.ts';
import { COLUMN, faces, isOutsideSpot, ownerOf, wingOf } from './battle.words.ts';
import { type Part, wordsOf } from './words.ts';

const { hex, unit, over, signed } = wordsOf('es');
const PLACE = ['Izquierda', 'Centro', 'Derecha', 'Reserva'] as const;
const THE = ['la', 'el', 'la', 'la'] as const;
const HOUR = ['Amanecer', 'Mañana', 'Tarde', 'Crepúsculo', 'Noche'] as const;
const TERM: Readonly<Record<string, string>> = { cavalry: 'caballería', artillery: 'artillería', mud: 'Barro', forest: 'Bosque' };

/** "la Izquierda CSA" */
const spot = (s: Spot, attacker: SideName): string => {
  const column = COLUMN[wingOf(s)]!;
  return `${isOutsideSpot(s) ? 'fuera de ' : ''}${THE[column]} ${PLACE[column]} ${ownerOf(wingOf(s), attacker)}`;
};
const to = (s: Spot, attacker: SideName): string => `a ${spot(s, attacker)}`.replace(/^a el /, 'al ');
const of = (s: Spot, attacker: SideName): string => `de ${spot(s, attacker)}`.replace(/^de el /, 'del ');
const where = (battle: number, v: View): string => hex(v.pub.battles[battle]?.hex ?? 0);
const { agree } = spanish;
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const units = (n: number): string => many(n, 'unidad', 'unidades');
const hitsOf = (n: number): string => many(n, 'impacto', 'impactos');
const dice = ({ block, power, dice: rolled }: Dice): string => `${unit(block)} F${power} [${faces(rolled)}]`;
const sum = ({ die, terms, total, need }: MarchSum): string =>
  `${die}${terms.map(t => ` ${signed(t.value)} ${TERM[t.of]}`).join('')} = ${total}, hace falta ${need}`;
/** Cuántas de las que se van tienen sitio, y qué es de las demás. */
const waysOut = (count: number, room: number, must: boolean): string => {
  if (room >= count) return `${agree(count, 'Queda', 'Quedan')} ${units(count)} por salir.`;
  const rest = count - room;
  return `Solo ${agree(room, 'puede', 'pueden')} salir ${room} de ${count}; ${must ? agree(rest, 'la otra se pierde', 'las demás se pierden') : agree(rest, 'la otra se queda', 'las demás se quedan')}.`;
};
const nightWays = (v: View, battle: number, must: boolean): string => {
  const count = tokensIn(v.pub, numberOf(v.me), v.pub.battles[battle]!.hex).length;
  const room = roomInAll(v.pub, battle, v.me, true);
  return room >= count ? '' : ` ${waysOut(count, room, must)}`;
};
const speeds = ({ speed, slowest }: { speed: number; slowest: number }): string =>
  slowest < 0 ? '' : `velocidad ${speed} contra ${slowest}, `;
const gun = (v: View, token: number): string => {
  const block = v.pub.shown[token] ?? -1;
  return block < 0 ? 'un cañón enemigo' : unit(block);
};

export const battle: Part<BattleContents, BattleDeeds, BattleFacts> = {
  sections: {
    combat: () => 'Fase de Combate',
    deployment: my => `Despliega ${my.side}`,
    battleTurn: my => `Turno de Batalla ${my.side}`,
    fight: () => 'Batalla',
    retreat: () => 'Retirada',
    exodus: my => `${my.side} deja la batalla`,
    pursuit: () => 'Fuego de Persecución',
    rout: () => 'Derrota',
    volley: () => 'Combate',
    shot: () => 'Fuego',
    hits: my => `Pérdidas ${my.side}`,
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
    battleTurn: { which: () => '¿Qué batalla juegas ahora?' },
    retreat: {
      name: (my, v) =>
        my.leaving.length === 0
          ? `Batalla de ${where(my.battle, v)}: ¿se retira alguien?`
          : `Se retiran ${units(my.leaving.length)}: ¿alguien más?`,
    },
    exodus: {
      where: (my, v) =>
        `Retirada de ${where(my.battle, v)}: ¿adónde? ${waysOut(my.leaving.length, roomInAll(v.pub, my.battle, my.side, my.night), my.must)}`,
    },
    pursuit: { flank: () => 'Una unidad en el flanco puede perseguir: ¿a quién dispara?' },
    volley: { orders: (my, v) => `Batalla de ${where(my.battle, v)}: asalta o dispara.` },
    hits: {
      take: my => `¿Qué unidad sufre el impacto? Quedan ${my.hits}.`,
      choose: my => `Un impacto en tu unidad más fuerte de ahí. Quedan ${my.hits}.`,
    },
    assault: {
      again: () => '¿Segunda ronda, o te desinvolucras?',
      answer: () => 'El enemigo quiere una segunda ronda: ¿sigues, o te desinvolucras?',
    },
    moves: { move: (my, v) => `Batalla de ${where(my.battle, v)}: Movimientos de Batalla.` },
    envelopment: {
      search: () => 'Las unidades perdidas pueden buscar su camino.',
      found: () => 'Ha encontrado el camino: ¿al ala, o de vuelta a la Reserva?',
      strike: () => 'Las unidades que envolvían han llegado: dispara o asalta.',
    },
    reinforcement: { bring: (my, v) => `Batalla de ${where(my.battle, v)}: ¿traes refuerzos?` },
    aftermath: { regroup: (my, v) => `Victoria en ${where(my.battle, v)}: ¿te reagrupas?` },
    night: {
      whichDefender: () => 'Noche: ¿qué batalla primero?',
      whichAttacker: () => 'Noche: ¿qué batalla primero?',
      defender: (my, v) => `Noche en ${where(my.at, v)}: ¿te quedas otro día o te retiras?${nightWays(v, my.at, false)}`,
      attacker: (my, v) =>
        `Noche en ${where(my.at, v)}: paga un paso de CG por otro día, o retírate.${nightWays(v, my.at, true)}`,
    },
    arrivals: { place: (my, v) => `Coloca las unidades que llegaron de noche a ${where(my.battle, v)}.` },
  },
  deeds: {
    deploy: ({ block, spot: s }, v) => `${unit(block)} ${to(s, v.pub.active)}`,
    deployRest: (s, v) => `Todas las demás ${to(s, v.pub.active)}`,
    fightAt: (battle, v) => `Batalla de ${where(battle, v)}`,
    fallBack: block => `Se retira ${unit(block)}`,
    fallBackAll: () => 'Se retiran todas',
    standFast: () => 'No se retira nadie más',
    withdraw: ({ block, to: h }) => `${unit(block)} a ${hex(h)}`,
    withdrawAll: h => `Todas a ${hex(h)}`,
    giveUp: () => 'No queda salida',
    pursue: ({ block, at: s }, v) => `${unit(block)} dispara a quienes salen ${of(s, v.pub.active)}`,
    letGo: () => 'Dejarlas ir',
    takeHit: block => `El impacto lo sufre ${unit(block)}`,
    assault: (s, v) => `Asaltar en ${spot(s, v.pub.active)}`,
    secondRound: () => 'Segunda ronda',
    breakOff: () => 'Desinvolucrarse',
    fire: ({ block, at: s, aim }, v) =>
      `${unit(block)} dispara ${aim < 0 ? to(s, v.pub.active) : `a ${gun(v, aim)} en ${spot(s, v.pub.active)}`}`,
    fireAll: () => 'Disparan todas',
    ceaseFire: () => 'Alto el fuego',
    shift: ({ block, to: s }, v) => `${unit(block)} ${to(s, v.pub.active)}`,
    shiftAll: ({ from, to: s }, v) => `Todas ${of(from, v.pub.active)} ${to(s, v.pub.active)}`,
    envelop: ({ block, wing }, v) => `${unit(block)} envuelve ${spot(wing, v.pub.active)}`,
    endMoves: () => 'No más movimientos',
    seek: block => `${unit(block)} busca su camino`,
    endSearch: () => 'Esperan',
    enterWing: () => 'Al ala',
    rejoin: () => 'De vuelta a la Reserva',
    reinforce: block => `Llega ${unit(block)}`,
    rollOver: side => `Tirar por el lado de hex ${over(side)}`,
    endReinforcement: () => 'No llega nadie más',
    remain: () => 'Quedarse',
    payDay: block => `Quedarse: paga un paso ${unit(block)}`,
    leave: () => 'Irse',
    endRegroup: () => 'No reagrupar más',
  },
  facts: {
    battleOpens: a =>
      `Batalla de ${hex(a.hex)}: ${a.attacker} ataca con ${units(a.attackers)} a ${a.defenders}${a.fortress ? ' tras los muros' : ''}.`,
    deployed: a =>
      `${a.side} despliega en ${hex(a.hex)}: ${a.spots.map((s, i) => `${PLACE[COLUMN[s]!]} ${a.counts[i]}`).join(', ')}.`,
    placed: a => `${unit(a.block)} despliega en ${spot(a.spot, a.attacker)}.`,
    somePlaced: a => `Una unidad ${a.side} despliega en ${spot(a.spot, a.attacker)}.`,
    battleTurn: a => `Día ${a.day}, ${HOUR[a.hour]}: combate ${a.side}.`,
    fallsBack: a => `${unit(a.block)} va a retirarse de ${hex(a.hex)}.`,
    someFallsBack: a => `Una unidad ${a.side} va a retirarse de ${hex(a.hex)}.`,
    namedToRetreat: a => `Se retiran de ${hex(a.hex)} ${units(a.count)} de ${a.side}.`,
    withdrew: a => `${unit(a.block)} deja ${hex(a.from)} y va a ${hex(a.to)}${a.bySea ? ' por mar' : ''}.`,
    someWithdrew: a => `Una unidad ${a.side} deja ${hex(a.from)} y va a ${hex(a.to)}${a.bySea ? ' por mar' : ''}.`,
    cannotLeave: a =>
      `${units(a.count)} de ${a.side} no ${agree(a.count, 'encuentra', 'encuentran')} salida de ${hex(a.hex)}${a.lost ? '' : ` y se ${agree(a.count, 'queda', 'quedan')}`}.`,
    pursued: a => `Persecución: ${speeds(a)}${dice(a.fire)} a quienes salen ${of(a.at, a.attacker)}: ${hitsOf(a.hits)}.`,
    tooSlow: a =>
      `${unit(a.block)} es demasiado lenta para perseguir${a.slowest < 0 ? '' : `: velocidad ${a.speed} contra ${a.slowest}`}.`,
    someTooSlow: a => `Una unidad ${a.side} es demasiado lenta para perseguir.`,
    morale: a => `Moral de ${unit(a.block)}: ${a.die}, ${a.good ? 'aguanta' : 'debe desinvolucrarse'}.`,
    fired: a =>
      `${dice(a.fire)} ${a.how === 'enfilade' ? 'bate por el flanco' : a.how === 'long' ? 'dispara a distancia' : 'dispara'} ${a.aim < 0 ? to(a.at, a.attacker) : `a ${unit(a.aim)}`}: ${hitsOf(a.hits)}${a.friends > 0 ? `, y ${a.friends} en amigos` : ''}.`,
    flankedCentre: a => `${unit(a.block)} dispara al Centro vacío en ${hex(a.hex)}.`,
    halfHit: a => `${unit(a.block)} ha sufrido medio impacto.`,
    someHalfHit: a => `Una unidad oculta de ${a.side} ha sufrido medio impacto.`,
    assaulted: a =>
      `Asalto en ${spot(a.spot, a.attacker)}, ronda ${a.round}, ${a.side}: ${a.fire.map(dice).join(', ')}: ${hitsOf(a.hits)}.`,
    goesOn: a => `${a.side} quiere una segunda ronda.`,
    brokeOff: a => `${a.side} ${a.forced ? 'debe desinvolucrarse' : 'se desinvolucra'} con ${units(a.count)}.`,
    shifted: a => `${unit(a.block)} va ${of(a.from, a.attacker)} ${to(a.to, a.attacker)}.`,
    someShifted: a => `Una unidad ${a.side} va ${of(a.from, a.attacker)} ${to(a.to, a.attacker)}.`,
    enveloped: a => `${unit(a.block)} envuelve ${spot(a.wing, a.attacker)}: ${sum(a.sum)}: ${a.success ? 'llega' : 'se pierde'}.`,
    someEnveloped: a =>
      `Una unidad ${a.side} envuelve ${spot(a.wing, a.attacker)} con un ${a.die}: ${a.success ? 'llega' : 'se pierde'}.`,
    stranded: a => `${unit(a.block)} no encuentra a nadie involucrado en ${spot(a.wing, a.attacker)} y se pierde.`,
    someStranded: a => `Una unidad ${a.side} no encuentra a nadie involucrado en ${spot(a.wing, a.attacker)} y se pierde.`,
    reinforcedBy: a => `${unit(a.block)} llega de ${hex(a.from)} a ${hex(a.hex)}.`,
    someReinforced: a => `Una unidad ${a.side} llega de ${hex(a.from)} a ${hex(a.hex)}.`,
    hexsideRolled: a =>
      `${a.side} saca ${a.die} por el camino de ${hex(a.from)} a ${hex(a.hex)}: ${a.units === 0 ? 'cerrado' : `puede llegar ${units(a.units)}`}.`,
    battleRouted: a =>
      `Derrota de ${a.side} en ${hex(a.hex)}: ${a.why === 'centre' ? 'ha perdido su Centro' : a.why === 'flank' ? 'su Centro vacío está bajo el fuego' : 'solo le quedan unidades perdidas'}.`,
    nightFalls: a => `Cae la noche del día ${a.day}.`,
    brokeContact: a => `${units(a.count)} de ${a.side} pierden el contacto en ${hex(a.hex)}.`,
    recovered: a => `Se recuperan ${many(a.count, 'unidad desorganizada', 'unidades desorganizadas')}.`,
    choseNight: a => `${a.side} ${a.stays ? 'se queda en' : 'se va de'} ${hex(a.hex)}.`,
    battleWon: a =>
      a.winner === null
        ? `No queda nadie en ${hex(a.hex)}.`
        : `${a.winner} ha ganado la batalla de ${hex(a.hex)}${a.great ? ': una gran victoria' : ''}.`,
    regrouped: a => `${a.side} se reagrupa ${a.out ? 'fuera de' : 'en'} ${hex(a.hex)}.`,
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
