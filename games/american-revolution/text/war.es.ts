/** Lo que lee un lector español de la guerra. */
import { capital } from '@cuartel/engine';
import { spanish } from '@cuartel/engine/text/spanish.ts';
import { IS_SEA } from '../data/map.ts';
import type { Fight } from '../state/table.ts';
import type { Mode, WarContents, WarDeeds, WarFacts, WarMoments } from '../types/war.ts';
import { type CataloguePart, canFire, wordsOf } from './words.ts';

const w = wordsOf('es');
const { agree, count, noun, of, to: a } = spanish;
const unidad = noun('unidad', 'f');
const dado = noun('dado', 'm');
const tactico = noun('marcador táctico', 'm', 'marcadores tácticos');
const Side = (side: 'american' | 'british'): string => (side === 'american' ? 'El americano' : 'El británico');
const MODE: Readonly<Record<Mode, string>> = {
  free: '',
  tactical: ' en marcha forzada',
  committee: ' por el Comité de Correspondencia',
};
const FIGHT: Readonly<Record<Fight, string>> = {
  naval: 'Combate naval',
  relief: 'Ataque de la fuerza de auxilio',
  land: 'Batalla',
  siege: 'Ataque a la fortaleza',
  sortie: 'Salida',
};
const dados = (list: readonly number[]): string => list.join(', ');
const terms = (list: readonly { value: number }[]): string => list.map(({ value }) => ` + ${value}`).join('');

export const war: CataloguePart<WarContents, WarMoments, WarDeeds, WarFacts> = {
  sections: {
    movement: my => `Movimiento: ${w.side(my.side)}`,
    bait: my => `Provocación en ${w.place(my.space)}`,
    march: my => `Marcha desde ${w.place(my.from)}`,
    sail: my => (my.sailing ? `Travesía desde ${w.place(my.from)}` : `Desembarco en ${w.place(my.from)}`),
    interception: my => `Intercepción en ${w.place(my.to)}`,
    combat: my => `Combate: ${w.side(my.side)}`,
    honors: my => `Honores de guerra en ${w.place(my.space)}`,
    battle: my => `${FIGHT[my.fight]} en ${w.place(my.space)}`,
    retreat: () => 'Retirada',
    aftermath: () => 'Después de la batalla',
  },
  prompts: {
    movement: {
      order: (_, v) => {
        const { force, commander } = v.own;
        if (force.length === 0) return '¿Qué fuerza mueve?';
        const led = commander < 0 ? 'sin comandante' : `al mando de ${w.name(commander)}`;
        return `${count(force.length, unidad)} en ${w.place(v.own.at[force[0]!]!)}, ${led}: ${agree(force.length, 'lista para salir', 'listas para salir')}.`;
      },
      close: () => '¿Algún otro sitio u obra antes de que acabe la fase?',
    },
    march: {
      path: (my, v) =>
        my.held
          ? `La fuerza ha topado con el enemigo en ${w.place(my.here)}.`
          : `${w.space(my.here)}: ${agree(v.own.mp, 'queda', 'quedan')} ${v.own.mp} MP. ¿Adónde?`,
    },
    sail: {
      path: (my, v) =>
        my.sailing
          ? `${w.space(my.here)}: ${agree(v.own.mp, 'queda', 'quedan')} ${v.own.mp} MP. ¿Adónde?`
          : `¿Quién desembarca en ${w.place(my.here)}?`,
    },
    interception: { force: my => `¿Quién va con ${w.name(my.commander)} ${a(w.place(my.to))}?` },
    combat: {
      battles: () => '¿Qué batalla se libra ahora?',
      sieges: my =>
        my.due.length > 0 ? '¿Qué batalla se libra ahora?' : '¿Atacan las fuerzas de sitio, o hacen una salida los sitiados?',
    },
    honors: { terms: my => `Se ofrecen honores de guerra a la guarnición ${of(w.place(my.space))}. ¿Aceptas?` },
    battle: {
      tactics: (_, v) =>
        `¿Cuántos marcadores tácticos se asignan a la batalla${v.pub.battle === null ? '' : ` ${of(w.place(v.pub.battle.space))}`}?`,
      fire: (_, v) => {
        if (v.pub.battle?.retreating !== null) return 'Último fuego sobre un enemigo que se retira.';
        return canFire(v) ? '¿Fuego o retirada?' : 'No te queda quien dispare: ¿aguantas o te retiras?';
      },
      hit: my => (my.hit === 'disperse' ? '¿Quién queda disperso?' : '¿Quién queda eliminado?'),
    },
    retreat: {
      embark: () => 'No caben todas: ¿quién embarca?',
      where: (_, v) => `¿Adónde se retira la fuerza vencida${v.pub.battle === null ? '' : ` en ${w.place(v.pub.battle.space)}`}?`,
      fleet: () => '¿A qué zona de alta mar se retiran las flotas?',
    },
    aftermath: { massacre: () => '¿Se comete una masacre tras la victoria?' },
  },
  moments: {
    entering: about => `Una fuerza enemiga ha entrado en ${w.place(about.to)}. ¿La interceptas?`,
    sailing: about => `Unas flotas enemigas van a zarpar ${of(w.place(about.from))}. ¿Juegas Corsarios?`,
    drawn: about => `Antes de la batalla ${of(w.place(about.space))}: ¿juegas Cuartel de Tarleton?`,
    counted: () => 'La batalla ha terminado: ¿juegas El disparo que se oyó en todo el mundo?',
  },
  deeds: {
    gather: list => `Fuerza: ${w.units(list)}`,
    appoint: leader => `Comandante: ${w.unit(leader)}`,
    march: mode => `Marchar${MODE[mode]}`,
    sail: mode => `Zarpar${MODE[mode]}`,
    disembark: mode => `Desembarcar sin zarpar${MODE[mode]}`,
    go: at => (IS_SEA[at] ? `Navegar ${a(w.place(at))}` : `${capital(a(w.place(at)))}`),
    drop: list => `Dejar aquí: ${w.units(list)}`,
    land: list => `Desembarcar: ${w.units(list)}`,
    stow: ({ what, to: fleet }) => `${w.name(what)} a bordo de ${w.name(fleet)}`,
    overrun: () => 'Invadir: arrollar al enemigo',
    replan: () => 'Plan maestro: volver a tirar',
    halt: () => 'Terminar este movimiento',
    minutemen: at => `Minutemen en ${w.place(at)}`,
    bait: at => `Provocar al enemigo en ${w.place(at)}`,
    besiege: at => `Poner sitio ${a(w.place(at))}`,
    engineers: ({ at, what }) =>
      what === 'siege' ? `Ingenieros: sitio ${of(w.place(at))}` : `Ingenieros: fortaleza en ${w.place(at)}`,
    privateers: () => 'Corsarios: detenerlas',
    intercept: ({ from, commander, naval }) => `${w.unit(commander)} desde ${w.place(from)}${naval ? ' por mar' : ''}`,
    follow: list => `Con: ${w.units(list)}`,
    fight: ({ space, fight }) => `${FIGHT[fight]}: ${w.space(space)}`,
    sortie: list => `Salida: ${w.units(list)}`,
    honors: at => `Ofrecer honores de guerra en ${w.place(at)}`,
    accept: () => 'Aceptar y salir',
    decline: () => 'Rechazar',
    tarleton: () => 'Cuartel de Tarleton',
    lay: n => (n === 0 ? 'Ningún marcador táctico' : count(n, tactico)),
    fire: n => (n === 0 ? 'Fuego' : `Fuego con ${count(n, tactico)}`),
    bombard: n => (n === 0 ? 'Fuego; la fortaleza, a las flotas' : `Fuego con ${count(n, tactico)}; la fortaleza, a las flotas`),
    hold: () => 'Aguantar',
    retreat: () => 'Declarar la retirada',
    take: (one, v) => `${w.unit(one)}${v.pub.battle?.dispersed.includes(one) ? ', ya en dispersión' : ''}`,
    withdraw: (at, v) => (at === v.pub.battle?.space ? 'De vuelta a la fortaleza' : `${capital(a(w.place(at)))}`),
    embark: list => `A bordo: ${w.units(list)}`,
    shotHeard: () => 'El disparo que se oyó en todo el mundo',
    massacre: () => 'Cometer una masacre',
    spare: () => 'Perdonar a la localidad',
  },
  facts: {
    setOut: ({ side, from, naval, mode }) =>
      `${Side(side)} ${naval ? 'hace zarpar flotas' : 'pone en marcha una fuerza'} desde ${w.place(from)}${MODE[mode]}.`,
    setOutWith: ({ from, mode, units, commander }) =>
      `Desde ${w.place(from)}${MODE[mode]}, ${commander < 0 ? 'sin comandante' : `al mando de ${w.name(commander)}`}: ${w.units(units)}.`,
    pace: ({ side, die }) => `${Side(side)} saca ${die} para el movimiento.`,
    paceWith: ({ die, value }) => `Movimiento: ${die} + ${value} = ${die + value} MP.`,
    moved: ({ from, to: at, n }) => `${count(n, unidad)} ${agree(n, 'va', 'van')} ${of(w.place(from))} ${a(w.place(at))}.`,
    movedWith: ({ from, to: at, units }) => `${capital(of(w.place(from)))} ${a(w.place(at))}: ${w.units(units)}.`,
    dropped: ({ units, at }) => `Quedan en ${w.place(at)}: ${w.units(units)}.`,
    border: ({ from, to: at, dice, crossed, stayed }) =>
      `Milicia en la frontera ${of(w.place(from))} ${a(w.place(at))} (${dados(dice)}): ${agree(crossed, 'cruza', 'cruzan')} ${crossed} de ${dice.length}, ${agree(stayed, 'se queda', 'se quedan')} ${stayed}.`,
    overran: ({ side, at }) => `${Side(side)} arrolla al enemigo en ${w.place(at)}.`,
    captured: ({ side, at }) => `${Side(side)} se hace con la fortaleza ${of(w.place(at))}.`,
    besieged: ({ side, at }) => `${Side(side)} pone sitio ${a(w.place(at))}.`,
    engineered: ({ side, at }) => `${Side(side)} levanta una fortaleza en ${w.place(at)} con Ingenieros.`,
    privateers: ({ at }) => `Los corsarios retienen las flotas en ${w.place(at)}.`,
    landing: ({ side, at, n }) => `${Side(side)} desembarca ${count(n, unidad)} en ${w.place(at)}.`,
    landingWith: ({ at, units }) => `Desembarco en ${w.place(at)}: ${w.units(units)}.`,
    stowed: ({ unit, fleet }) => `${w.name(unit)} va a bordo de ${w.name(fleet)}.`,
    interception: ({ from, to: at, commander, die, value, success }) =>
      `${w.name(commander)} (${value}) intenta interceptar desde ${w.place(from)} en ${w.place(at)} y saca ${die}: ${success ? 'lo consigue' : 'llega tarde'}.`,
    minutemen: ({ at }) => `Se reúnen Minutemen en ${w.place(at)}.`,
    baited: ({ side, at, die }) => `${Side(side)} provoca al enemigo en ${w.place(at)} y saca ${die}.`,
    attrition: ({ dice, lost }) =>
      `Marcha forzada (${dados(dice)}): ${lost === 0 ? 'no se pierde nada' : `${agree(lost, 'se pierde', 'se pierden')} ${count(lost, unidad)}`}.`,
    shipwreck: ({ unit }) => `${w.name(unit)} pierde su flota y vuelve al recipiente de líderes.`,
    offered: ({ side, at }) => `${Side(side)} ofrece honores de guerra a la guarnición ${of(w.place(at))}.`,
    answered: ({ side, accepted }) => `${Side(side)} ${accepted ? 'los acepta' : 'los rechaza'}.`,
    marchedOut: ({ from, to: at, n }) => `La guarnición ${of(w.place(from))}, ${count(n, unidad)}, sale hacia ${w.place(at)}.`,
    due: ({ side, fights }) =>
      `${Side(side)} tiene que combatir en ${w.and([...new Set(fights.map(({ space }) => w.place(space)))])}.`,
    battle: ({ at, fight, attacker, american, british, fleets, assault }) =>
      `${assault ? 'Asalto anfibio' : FIGHT[fight]} en ${w.place(at)}; ataca ${w.side(attacker)}. Americanos: ${w.units(american)}. Británicos: ${w.units(british)}.${fleets.length > 0 ? ` Flotas del asalto: ${w.units(fleets)}.` : ''}`,
    quarter: ({ side }) => `${Side(side)} juega Cuartel de Tarleton: +1 a la iniciativa.`,
    laidTactical: ({ n }) => `Para esta batalla: ${n === 0 ? 'ningún marcador táctico' : count(n, tactico)}.`,
    tactics: ({ american, british }) => `Marcadores tácticos: americano ${american}, británico ${british}.`,
    firstFire: ({ american, british, first }) =>
      `Iniciativa: americano ${american.die}${terms(american.terms)}, británico ${british.die}${terms(british.terms)}. ${first === null ? 'Empate: se vuelve a tirar.' : `${Side(first)} dispara primero.`}`,
    volley: ({ side, dice, atFleets }) =>
      `${Side(side)} dispara ${atFleets ? 'los cañones de la fortaleza a las flotas, ' : ''}${count(dice.length, dado)}: ${dados(dice)}.`,
    held: ({ side }) => `${Side(side)} no tiene quien dispare y aguanta.`,
    hit: ({ unit, effect }) => `${w.unit(unit)}: ${effect === 'disperse' ? 'dispersión' : 'eliminación'}.`,
    leaderFate: ({ unit, die, escapes }) =>
      `${w.unit(unit)} saca ${die}: ${escapes ? 'escapa y vuelve al recipiente de líderes' : 'queda fuera de la partida'}.`,
    quits: ({ side, slips }) => `${Side(side)} declara la retirada${slips ? ' y se escabulle por el bosque' : ''}.`,
    battleOver: ({ at, loser }) => `Pierde la batalla ${of(w.place(at))} ${w.side(loser)}.`,
    withdrew: ({ side, from, to: at, n }) =>
      from === at
        ? `${Side(side)} vuelve al interior de la fortaleza ${of(w.place(at))}.`
        : `${Side(side)} se retira ${of(w.place(from))} ${a(w.place(at))} con ${count(n, unidad)}.`,
    borderRetreat: ({ to: at, dice, lost }) =>
      `Milicia en la frontera hacia ${w.place(at)}${dice.length > 0 ? ` (${dados(dice)})` : ''}: ${lost === 0 ? 'cruza toda' : `${agree(lost, 'se pierde', 'se pierden')} ${count(lost, unidad)}`}.`,
    fortressRoll: ({ at, die, captured }) =>
      `La fortaleza ${of(w.place(at))}: ${die}, queda ${captured ? 'capturada' : 'eliminada'}.`,
    indianFury: ({ die, indians, happens }) =>
      `Los indios vencedores (${indians}) sacan ${die}: ${happens ? 'hay masacre' : 'se contienen'}.`,
    massacre: ({ side, at, partisan }) =>
      `Masacre ${of(w.side(side))} en ${w.place(at)}${partisan ? '; desaparecen los partisanos del lugar' : ''}.`,
  },
  refusals: {
    cannotMove: 'Ya ha movido, la retienen los corsarios o es de una nación neutral.',
    noWayOut: 'Está sitiada, a bordo de una flota o sin barco que aún pueda zarpar.',
    elsewhere: 'Todas deben estar en la misma localidad.',
    notTogether: 'Las unidades terrestres marchan o son transportadas y las flotas navegan: estas no pueden ir juntas.',
    noRoom: 'No caben tantas en las flotas.',
    swimming: 'Un almirante se quedaría sin flota.',
    nobody: 'Primero hay que formar una fuerza así.',
    noMarker: 'No tienes en la mano el marcador para la marcha forzada.',
    noLeader: 'Ningún líder de esta fuerza puede mandarla.',
    noPort: 'Las flotas no están en puerto, o aún tienen que embarcar carga.',
    closed: 'Una flota enemiga cierra este puerto.',
    noCargo: 'No hay nadie a bordo que desembarcar.',
    tooLate: 'Ya es tarde para eso en esta fase.',
    noPoints: 'No quedan puntos políticos suficientes.',
    stopped: 'La fuerza ha topado con el enemigo y no puede seguir.',
    noRoute: 'Ninguna ruta de ese tipo lleva allí.',
    tooFar: 'No quedan MP suficientes.',
    barred: 'No toda la fuerza puede ir allí.',
    border: 'La milicia y sus comandantes no cruzan la frontera de su región.',
    commanderStays: 'El comandante sigue con su fuerza.',
    nobodyLeft: 'Alguien tiene que seguir; si no, termina el movimiento.',
    notSailing: 'Estas flotas solo desembarcan lo que llevan.',
    noTroops: 'Debe haber al menos una unidad de combate.',
    notYet: 'Aquí hay antes otro combate.',
    noSortie: 'Una salida necesita una unidad de combate y, en las fases posteriores, un líder y un marcador táctico.',
    mustFight: 'Antes hay que librar las batallas obligatorias.',
    somebodyMustGo: 'Ningún bando puede disparar ya: quien tiene el turno de fuego debe retirarse.',
  },
};
