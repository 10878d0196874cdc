/** Acciones y movimiento en español: capítulos 8 y 10 a 14. */
import { capital, signed, spanish } from '@cuartel/engine';
import { otherEnd } from '../data/roads.ts';
import { canUseCommand } from '../queries/actions.ts';
import { pointsOf } from '../queries/units.ts';
import { blockTitle } from './names.ts';
import {
  blocks,
  type CataloguePart,
  groupName,
  groupPoints,
  halves,
  kindName,
  manyOf,
  placeName,
  points,
  regionName,
  SIDE,
  unitName,
  unitNames,
  wayBy,
  wayThrough,
} from './words.ts';

const { agree } = spanish;
const side = SIDE.es;
const Side = { Liberal: 'Los liberales', Carlist: 'Los carlistas' } as const;
const place = (at: number): string => placeName(at, 'es');
const region = (at: number): string => regionName(at, 'es');
const group = (units: readonly number[]): string => groupName(units, 'es');
const dice = (list: readonly number[]): string => list.join(', ');
const above = (n: number, die: number, success: boolean): string =>
  `${die}, hace falta más de ${n}: ${success ? 'éxito' : 'fracaso'}`;

export const march = {
  sections: {
    deployOrHide: () => 'Artillería oculta',
    actions: my => `Acciones de ${side[my.side]}`,
    replacements: () => 'Reemplazos',
    suppression: my => `Sofocar la sublevación: ${region(my.region)}`,
    transport: () => 'Transporte naval',
    landing: () => 'Desembarco',
    activation: my => `Activación de ${place(my.place)}`,
    march: () => 'Movimiento',
    interceptions: my => `Intercepción en ${place(my.into)}`,
    evasion: my => `Evasión en ${place(my.space)}`,
    settle: () => 'Control',
  },
  prompts: {
    deployOrHide: { hiddenGuns: () => 'Despliega un punto de la casilla de artillería oculta, u oculta artillería del mapa.' },
    actions: {
      action: (_, v) => {
        const extra = v.pub.expeditionPoints > 0 ? `, y ${v.pub.expeditionPoints} para expediciones` : '';
        // 8-c Without this nobody would know why he may still act.
        const command = v.pub.points < 2 && canUseCommand(v.pub) ? ' Puedes gastar un punto de mando como uno más.' : '';
        return `Puntos de acción: ${halves(v.pub.points)}${extra}.${command} ¿Qué haces?`;
      },
    },
    suppression: {
      partake: my => `Sofocar la sublevación de ${region(my.region)}: ¿con qué unidades? Al pasar se tira sin ninguna.`,
      suffer: my => `¿Qué unidad pierde un punto en ${region(my.region)}?`,
    },
    transport: {
      aboard: my => `¿Quién embarca en ${place(my.from)}?`,
      ashore: my => `Transporte naval desde ${place(my.from)}: ¿adónde?`,
    },
    landing: {
      aboard: my => `¿Quién embarca en ${place(my.from)} para desembarcar?`,
      ashore: my => `¿Dónde desembarcan los de ${place(my.from)}?`,
    },
    activation: {
      gather: my => `¿Concentras bloques de los espacios adyacentes en ${place(my.place)}?`,
      group: my => `¿Qué unidades salen juntas de ${place(my.place)}?`,
    },
    march: {
      course: my => `¿Hacia dónde va el grupo de ${place(my.from)}?`,
      step: (my, v) => {
        const { least, most } = groupPoints(v, my);
        return `Al grupo, en ${place(my.at)}, le ${agree(most, 'queda', 'quedan')} ${least === most ? points(most, 'es') : `de ${least} a ${points(most, 'es')}, según la unidad`}. ¿Adónde?`;
      },
      failed: my => `Falla la contramarcha: ¿entras en ${place(otherEnd(my.road, my.at))} a combatir o te quedas?`,
      beyond: my => `El grupo atraviesa ${place(my.at)}: ¿hacia dónde sigue?`,
    },
    interceptions: {
      announce: my => `El enemigo entra en ${place(my.into)} con ${group(my.group)}: ¿interceptas?`,
      which: () => '¿Qué intento se resuelve primero?',
    },
    evasion: {
      choose: my => `El enemigo entra en ${place(my.space)} con ${group(my.group)}: ¿te evades o te quedas?`,
      remain: my => `¿Se queda alguien en la fortaleza de ${place(my.space)}?`,
    },
  },
  moments: {},
  deeds: {
    activatePlace: at => `Activar ${place(at)}`,
    build: (token, v) => `Construir una fortaleza en ${place(v.pub.at[token]!)} con ${unitName(v, token, 'es')}`,
    demolish: (token, v) => `Demoler la fortaleza de ${place(v.pub.at[token]!)} con ${unitName(v, token, 'es')}`,
    bank: () => 'Acumular un punto de mando',
    replace: () => 'Obtener reemplazos',
    recruit: at => `Reclutar en ${region(at)}`,
    suppress: at => `Sofocar la sublevación en ${region(at)}`,
    partake: (list, v) => unitNames(v, list, 'es'),
    loseOne: (token, v) => unitName(v, token, 'es'),
    sail: at => `Transporte naval desde ${place(at)}`,
    land: at => `Desembarco desde ${place(at)}`,
    aboard: (list, v) => `Embarcar ${unitNames(v, list, 'es')}`,
    ashore: at => place(at),
    shelve: (unit, v) => `Devolver a su casilla ${unitName(v, unit, 'es')}, en ${place(v.pub.at[unit]!)}`,
    divide: ({ counter, points: n }, v) =>
      `Dividir ${unitName(v, counter, 'es')} en ${place(v.pub.at[counter]!)}: ${n} y ${pointsOf(v.pub, counter) - n}`,
    endActions: () => 'Terminar las acciones',
    concentrate: (list, v) => `Traer ${unitNames(v, list, 'es')}`,
    group: (list, v) => `Salir con ${unitNames(v, list, 'es')}`,
    go: (road, v, my) => `Mover ${wayBy(road, v, 'es', my)}`,
    force: (road, v, my) => `Marcha forzada ${wayBy(road, v, 'es', my)}`,
    countermarch: (road, v, my) => `Contramarcha ${wayThrough(road, v, 'es', my)}`,
    cross: at => `A ${region(at)}`,
    north: () => 'Al Norte',
    drop: (list, v) => `Dejar aquí: ${unitNames(v, list, 'es')}`,
    stop: () => 'Detenerse aquí',
    enter: () => 'Entrar y combatir',
    stay: () => 'Quedarse',
    intercept: (list, v) => `Interceptar con ${unitNames(v, list, 'es')}`,
    settleFirst: at => `El intento desde ${place(at)}`,
    evade: () => 'Evadirse',
    standFast: () => 'Quedarse y combatir',
    remain: (unit, v) => `${agree(manyOf(v, [unit]), 'Se queda', 'Se quedan')} ${unitName(v, unit, 'es')}`,
    bringOut: ({ kind, at }) => `Desplegar en ${place(at)}: un punto de ${kindName(kind, 'es')}`,
    hide: ({ counter, points: n }, v) =>
      `Ocultar ${points(n, 'es')} de ${unitName(v, counter, 'es')} en ${place(v.pub.at[counter]!)}`,
  },
  members: {
    partake: (unit, v) => unitName(v, unit, 'es'),
    aboard: (unit, v) => unitName(v, unit, 'es'),
    concentrate: (unit, v) => `${unitName(v, unit, 'es')}, ${place(v.pub.at[unit]!)}`,
    group: (unit, v) => unitName(v, unit, 'es'),
    drop: (unit, v) => `Dejar aquí: ${unitName(v, unit, 'es')}`,
    intercept: (unit, v) => `${unitName(v, unit, 'es')}, ${place(v.pub.at[unit]!)}`,
  },
  facts: {
    pointsSpent: a =>
      `${Side[a.side]} gastan ${halves(a.halves)} PA; ${a.left === 0 ? 'no les queda ninguno' : `les ${agree(a.left <= 2 ? 1 : 2, 'queda', 'quedan')} ${halves(a.left)}`}.`,
    expeditionPointSpent: () => 'Se gasta el punto de acción adicional de las expediciones.',
    activated: a => `${Side[a.side]} activan ${place(a.place)}.`,
    builds: a => `${Side[a.side]} empiezan una fortaleza en ${place(a.space)}.`,
    demolished: a => `${Side[a.side]} demuelen la fortaleza ${a.built ? '' : 'en construcción '}de ${place(a.space)}.`,
    worksDestroyed: a => `Se elimina la fortaleza en construcción de ${side[a.side]} en ${place(a.space)}.`,
    banked: a => `${Side[a.side]} acumulan un punto de mando.`,
    replacementRoll: a =>
      `${Side[a.side]} sacan ${a.die}${a.modifier === 0 ? '' : ` (${signed(a.modifier)})`} en reemplazos: ${points(a.points, 'es')}.`,
    recruited: a => `La expedición de ${region(a.region)} recluta: ${points(a.points, 'es')}.`,
    suppression: a =>
      `Sofocar la sublevación en ${region(a.region)} con ${blocks(a.units, 'es')}: ${a.die} contra nivel ${a.level}, ${Math.min(a.falls, a.level) === 0 ? 'sin efecto' : `el nivel baja ${Math.min(a.falls, a.level)}`}${a.loss ? ', y una unidad pierde un punto' : ''}.`,
    sailed: a => `Los liberales navegan de ${place(a.from)} a ${place(a.to)}: ${group(a.units)}.`,
    landed: a => `Los liberales desembarcan en ${place(a.to)} desde ${place(a.from)}: ${group(a.units)}.`,
    shelved: a =>
      `${Side[a.side]} retiran del mapa, en ${place(a.place)}: ${a.block < 0 ? 'Mochila' : blockTitle(a.block, 'es')}.`,
    gunDivided: a => `${Side[a.side]} dividen su ${kindName(a.kind, 'es')} en ${place(a.place)}: ${a.points} y ${a.rest}.`,
    concentrated: a => `Los carlistas se concentran en ${place(a.place)}: ${group(a.units)}.`,
    setOut: a => `${Side[a.side]} salen de ${place(a.from)}: ${group(a.units)}.`,
    movementRoll: a => `Tirada de movimiento: ${a.die}.`,
    allowance: a => `${capital(side[a.side])} tienen ${points(a.points, 'es')} de movimiento.`,
    marched: a => `De ${place(a.from)} a ${place(a.to)}: ${group(a.units)}.`,
    dropped: a => `${agree(a.units.length, 'Se queda', 'Se quedan')} en ${place(a.place)}: ${group(a.units)}.`,
    forcedMarch: a =>
      `Marcha forzada a ${place(a.place)}: ${a.dice.length === 0 ? 'nadie tiene que tirar' : `${dice(a.dice)}, ${a.losses === 0 ? 'sin pérdidas' : `${agree(a.losses, 'se pierde', 'se pierden')} ${points(a.losses, 'es')}`}`}.`,
    waits: a => `El grupo espera ${a.sea ? 'en el mar frente a' : 'en el camino de'} ${place(a.space)}.`,
    countermarchRoll: a =>
      `Contramarcha por ${place(a.space)} con ${blocks(a.blocks, 'es')}: ${above(a.blocks, a.die, a.success)}.`,
    countermarchSure: a => `Contramarcha por el refugio de ${place(a.space)}.`,
    announced: a =>
      `${Side[a.side]} declaran un intento de intercepción de ${place(a.from)} a ${place(a.into)}: ${group(a.units)}.`,
    interceptionRoll: a =>
      `Intercepción desde ${place(a.from)} con ${blocks(a.blocks, 'es')}: ${above(a.blocks, a.die, a.success)}.`,
    interceptionSure: a => `La intercepción desde ${place(a.from)} tiene éxito sin tirada.`,
    evasionRoll: a => `Evasión de ${place(a.space)} con ${blocks(a.blocks, 'es')}: ${above(a.blocks, a.die, a.success)}.`,
    evasionSure: a => `Los carlistas se evaden de ${place(a.space)}.`,
    stoodFast: a => `Los carlistas no se evaden de ${place(a.space)}.`,
    remained: a => `Una unidad se queda en la fortaleza de ${place(a.space)}.`,
    siegeLifted: a => `Se levanta el sitio de ${place(a.space)}.`,
    pursuitMarker: a => `Persecución en ${region(a.region)}: ${signed(a.value)}.`,
    expeditionDestroyed: a => `La expedición de ${region(a.region)} queda destruida.`,
    gunDeployed: a => `Los carlistas despliegan un punto de ${kindName(a.kind, 'es')} en ${place(a.place)}.`,
    gunHidden: a => `Los carlistas ocultan ${points(a.points, 'es')} de ${kindName(a.kind, 'es')} de ${place(a.from)}.`,
  },
  refusals: {
    acted: 'Esa unidad ya ha participado en una acción en esta fase.',
    elsewhere: 'Todas han de salir del mismo lugar.',
    needsFighter: 'Artillería, trenes y mochilas necesitan infantería o caballería consigo.',
    oneEach: 'Un bloque de infantería o caballería de cada espacio.',
    tooMany: 'No pueden ir tantas.',
    allTogether: 'Una expedición se mueve entera.',
    noPoints: 'No hay puntos bastantes.',
    noCommand: 'Hace falta un punto de mando.',
  },
} satisfies CataloguePart;
