/** Las rondas estratégicas en español: preguntas, opciones, diario. */
import { capital, signed, spanish } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import { opsOf } from '../data/cards.ts';
import type { Side } from '../data/sides.ts';
import { armyAt, lossAt } from '../queries/pieces.ts';
import { armyName, eliteNames, turnName } from './names.ts';
import { type OperationsWords, wordsOf } from './operations.words.ts';

const { agree, and, count, noun, of: del } = spanish;
const UM = noun('UM', 'f', 'UM');
const PD = noun('PD', 'm', 'PD');
const MOVE = noun('desplazamiento', 'm');
const CP = noun('CP', 'm', 'CP');
const TERMS = {
  interception: 'intercepción',
  fort: 'fuerte',
  commander: 'general al mando',
  subordinate: 'subordinado',
  elite: 'unidades de élite',
  ratio: 'proporción de fuerzas',
  unsupplied: 'enemigo sin suministro',
  assault: 'asalto',
  card: 'carta',
};
const { general, members, names, place, places, sum, title, troops, use } = wordsOf('es', UM, TERMS);
const SIDE = ['La Unión', 'La Confederación'] as const;
const side = (of: Side): string => SIDE[of].replace('La', 'la');
const army = (of: number): string => `el ${armyName(of, 'es')}`;
const SIZES = ['Batalla pequeña', 'Batalla mediana', 'Batalla grande'] as const;
const FATES = {
  demote: 'Va al marcador de turnos hasta el turno siguiente',
  remove: 'Queda fuera de la partida',
  reassign: '',
} as const;
const ENDINGS = {
  scenario: 'El escenario ha terminado.',
  will: 'La voluntad confederada está rota.',
  resources: 'A la Confederación no le quedan ni centros de recursos ni puertos abiertos.',
  doubled: 'La voluntad confederada es más del doble de la de la Unión.',
  election: 'Lincoln pierde las elecciones.',
  states: 'Se cuentan los estados.',
} as const;

export const operations: OperationsWords = {
  sections: {
    game: () => 'Secuencia de juego',
    turn: () => 'Turno',
    ended: () => 'Fin de la partida',
    rounds: () => 'Rondas estratégicas',
    round: my => `Ronda de ${side(my.side)}`,
    operations: my => `Operaciones con ${my.value}`,
    campaign: my => `Campaña de ${count(my.moves, MOVE)}`,
    asCorps: () => 'Desplazamiento como cuerpo',
    forward: () => 'Adelante, hacia Richmond',
    attackFrom: () => 'Un general debe atacar',
    march: my => `Marcha desde ${place(my.activation.space)}`,
    stride: () => 'Un paso de la marcha',
    interceptor: () => 'Intercepción con carta',
    interception: my => `Intercepción en ${place(my.to)}`,
    leaving: my => `Retirada antes de la batalla desde ${place(my.space)}`,
    battle: () => 'Batalla',
    losses: () => 'Bajas',
    retreat: my => `Retirada desde ${place(my.space)}`,
    settling: () => 'Mando de los ejércitos',
    voyage: () => 'Desplazamiento naval',
    create: my => `Un nuevo ejército en ${place(my.space)}`,
    relieve: my => `Relevo en ${army(my.army)}`,
    reorganise: () => 'Reorganización de generales',
    markers: () => 'Indicadores de CP',
    limits: () => 'Límites de generales',
  },
  prompts: {
    rounds: { open: () => '¿Abres las rondas con una carta de campaña o empieza la Unión?' },
    round: { card: () => '¿Qué carta juegas y cómo?' },
    operations: { choose: my => `Operaciones de valor ${my.value}: ¿qué haces?` },
    campaign: {
      choose: (_, v) => {
        const left = v.pub.campaign?.left ?? 0;
        return `${agree(left, 'Queda', 'Quedan')} ${count(left, MOVE)}: ¿qué fuerza?`;
      },
    },
    asCorps: { force: my => `Hasta ${count(my.most, UM)} se desplazan como cuerpo: ¿desde dónde?` },
    forward: { army: () => '¿Qué ejército marcha hacia Richmond?' },
    attackFrom: { force: () => '¿Qué general ataca?' },
    march: {
      gather: my => `¿Quién sale de ${place(my.activation.space)}?`,
      order: (_, v) => {
        const march = v.pub.march!;
        const left = Math.max(0, march.points);
        return `${place(march.at)}, ${agree(left, 'queda', 'quedan')} ${count(left, PD)}: ¿adónde?`;
      },
    },
    interceptor: { force: (_, v) => `¿Qué fuerza intercepta en ${place(v.pub.march!.to)}?` },
    interception: { who: my => `¿Quién va a ${place(my.to)}?` },
    leaving: { leave: my => `El enemigo llega a ${place(my.space)}: ¿retirarse antes de la batalla o resistir?` },
    battle: {
      commander: (_, v) => `¿Quién manda en ${place(v.pub.battle!.space)}?`,
      attackerNames: () => '¿Qué subordinados suman su valor al ataque?',
      attackerElites: () => '¿Cuántas unidades de élite empleas?',
      defenderNames: () => '¿Qué subordinados suman su valor a la defensa?',
      defenderElites: () => '¿Cuántas unidades de élite empleas?',
    },
    losses: { lose: (my, v) => `${count(my.count, UM)} de bajas en ${place(lossAt(my, v.pub))}: ¿infantería o caballería?` },
    retreat: {
      loser: my => `¿Adónde se retira tu fuerza desde ${place(my.space)}?`,
      winner: my => `¿Adónde empujas a la fuerza de ${place(my.space)}?`,
    },
    settling: {
      command: my => `¿Quién manda ${army(my.army)}?`,
      giveUp: () => 'Dos ejércitos en un espacio: ¿a cuál renuncias?',
    },
    voyage: {
      port: () => '¿De qué puerto zarpas?',
      board: my => `¿Quién embarca en ${place(my.from)}?`,
      steer: () => '¿Dónde desembarcas?',
    },
    create: { commander: () => '¿Quién manda el nuevo ejército?' },
    relieve: {
      appoint: my => `¿Quién toma el mando ${del(army(my.army))}?`,
      fate: my => `¿Qué será de ${general(my.relieved)}?`,
    },
    reorganise: { transfer: () => '¿Qué generales van adónde?' },
    markers: { mark: my => `Hasta ${count(my.count, CP)}: ¿dónde?` },
    limits: { sendOff: my => `Sobran generales enemigos en ${place(my.space)}: ¿a quién echas?` },
  },
  moments: {
    activation: (_, v) => `El enemigo sale de ${place(v.pub.march!.at)}: ¿una carta?`,
    interception: about => `El enemigo va a entrar en ${place(about.to)}: ¿interceptas?`,
    navalMove: about => `El enemigo navega hacia ${place(about.to)}: ¿una carta?`,
    battle: about => `Batalla de ${place(about.space)}: ¿una carta?`,
  },
  deeds: {
    pass: () => 'Dejarlo pasar',
    openWith: card => `Empezar con ${title(card)}`,
    letUnionBegin: () => 'Que empiece la Unión',
    operate: card => `${title(card)} para ${opsOf(card)} de operaciones`,
    event: ({ card, variant }) => `${title(card)} como evento${use(card, variant)}`,
    discard: card => `Descartar ${title(card)}`,
    activate: ({ formation, space, leader }, v) => {
      const at = place(space);
      if (formation === 0) return `${capital(army(armyAt(v.pub, v.me === 'USA' ? 0 : 1, space)))} con ${general(leader)}, ${at}`;
      if (formation === 2) return `Una división desde ${at}`;
      if (formation === 3) return `La brigada de ${general(leader)}, ${at}`;
      return leader < 0 ? `Un cuerpo desde ${at}` : `Un cuerpo con ${general(leader)}, ${at}`;
    },
    sail: port => `Zarpar de ${place(port)}`,
    armada: of => `${capital(army(of))} se embarca`,
    create: space => `Crear un ejército en ${place(space)}`,
    relieve: of => `Relevar al general al mando ${del(army(of))}`,
    reorganise: () => 'Reorganizar generales',
    build: space => `Construir un fuerte en ${place(space)}`,
    markers: () => 'Colocar indicadores de CP',
    forgo: () => 'No hacer nada más con ella',
    take: list => (list.length === 0 ? 'Nadie más' : `Llevar ${members(list, 'a ')}`),
    goTo: space => `Ir a ${place(space)}`,
    regroup: list => (list.length === 0 ? 'Seguir solo' : `Seguir con ${members(list)}`),
    convert: () => 'Convertir este espacio',
    mount: of => `${general(of)} toma su brigada`,
    absorb: of => `La brigada de ${general(of)} incorpora una UM`,
    halt: () => 'Parar aquí',
    intercept: ({ leader, from, on }) =>
      on < 6
        ? `Interceptar con ${general(leader)} desde ${place(from)}: ${on > 1 ? `con un ${on} o menos` : 'con un 1'}`
        : `Interceptar con ${general(leader)} desde ${place(from)}`,
    withdraw: to => `Retirarse a ${place(to)}`,
    stand: () => 'Resistir',
    name: list => (list.length === 0 ? 'Nadie' : names(list)),
    elites: n => (n === 0 ? 'Ninguna' : `${n}`),
    lose: list => (list.length === 0 ? 'Nada más' : `Perder ${members(list, 'a ')}`),
    retreat: to => `A ${place(to)}`,
    command: of => `Manda ${general(of)}`,
    giveUp: of => `Renunciar ${spanish.to(army(of))}`,
    board: list => `Embarcar ${members(list, 'a ')}`,
    steer: to => `Navegar a ${place(to)}`,
    appoint: of => `${general(of)} toma el mando`,
    fate: of => FATES[of],
    reassign: of => `Toma el mando ${del(army(of))}`,
    transfer: list => and(list.map(({ general: of, to }) => `${general(of)} a ${place(to)}`)),
    mark: list => places(list),
    sendOff: list => `Echar a ${names(list)}`,
    army: of => capital(army(of)),
  },
  members: {
    take: one => (one < 0 ? 'Una UM de infantería' : general(one)),
    regroup: one => `Seguir con ${one < 0 ? 'una UM de infantería' : general(one)}`,
    board: one => (one < 0 ? 'Una UM de infantería' : general(one)),
    lose: one => (one < 0 ? 'Una UM de infantería' : `La brigada de ${general(one)}`),
    name: one => general(one),
    sendOff: one => general(one),
    mark: one => place(one),
    transfer: ({ general: of, to }) => `${general(of)} a ${place(to)}`,
  },
  facts: {
    turn: a => `Empieza el turno de ${turnName(a.turn, seasonOf(a.turn), 'es').toLowerCase()}.`,
    ended: a =>
      `${ENDINGS[a.ending]} ${a.winner === null ? 'Es un empate.' : `Gana ${a.winner === 'USA' ? 'la Unión' : 'la Confederación'}.`}`,
    round: a => `Ronda de ${side(a.side)}.`,
    opens: a => `Empieza ${side(a.side)}.`,
    forwent: a => `${SIDE[a.side]} no hace nada más con la carta.`,
    setOut: a => {
      const who = troops(
        a.infantry,
        a.generals.filter(one => one !== a.leader),
      );
      const under = a.leader < 0 ? '' : ` al mando de ${general(a.leader)}`;
      const what =
        a.army >= 0 ? capital(army(a.army)) : ['Un ejército', 'Un cuerpo', 'Una división', 'Una brigada'][a.formation]!;
      return `${what}${under} sale de ${place(a.from)}${who === '' ? '' : ` con ${who}`}.`;
    },
    cancelled: a => `Se anula el desplazamiento desde ${place(a.at)}.`,
    entered: a => `${SIDE[a.side]} entra en ${place(a.to)}.`,
    regrouped: a => {
      const parts = [
        ...(a.infantry > 0 || a.joined.length > 0 ? [`recoge ${troops(Math.max(0, a.infantry), a.joined)}`] : []),
        ...(a.infantry < 0 || a.left.length > 0 ? [`deja ${troops(Math.max(0, -a.infantry), a.left)}`] : []),
      ];
      return `En ${place(a.at)} la fuerza ${and(parts)}.`;
    },
    halted: a => `La fuerza de ${side(a.side)} se detiene en ${place(a.at)}.`,
    mounted: a => `${general(a.general)} monta a caballo con su brigada.`,
    absorbed: a => `La brigada de ${general(a.general)} vale ahora 2 UM.`,
    interception: a =>
      `${general(a.leader)} intenta interceptar desde ${place(a.from)} en ${place(a.to)}: ${a.die} contra ${a.on}, ${a.success ? 'llega antes' : 'llega tarde'}.`,
    summoned: a => `${general(a.leader)} llega a tiempo desde ${place(a.from)} a ${place(a.to)}.`,
    moved: a => `De ${place(a.from)} a ${place(a.to)}: ${troops(a.infantry, a.generals)}.`,
    leaving: a =>
      `${SIDE[a.side]} intenta dejar ${place(a.space)}: ${a.die} contra ${a.on}, ${a.success ? 'se escabulle' : 'tiene que luchar'}.`,
    fellBack: a => `${SIDE[a.side]} se retira de ${place(a.from)} a ${place(a.to)}.`,
    overrun: a => `${SIDE[a.side]} arrolla al enemigo en ${place(a.space)}.`,
    fight: a => `${SIZES[a.size]} de ${place(a.space)}: ${side(a.attacker)} ataca con ${count(a.sp[0], UM)} contra ${a.sp[1]}.`,
    named: a => `${SIDE[a.side]} cuenta con ${names(a.generals)}.`,
    usedElites: a => `${SIDE[a.side]} emplea sus unidades de élite (${a.count}).`,
    fought: a =>
      `Ataque ${sum(a.attack)}, defensa ${sum(a.defence)}. Bajas: atacante ${a.losses[0]}, defensor ${a.losses[1]}${a.star ? ' (asterisco)' : ''}. Gana ${side(a.winner)}.`,
    casualtyDie: a => `Un general de ${side(a.side)} en peligro: ${a.die}, cae con ${a.on > 1 ? `un ${a.on} o menos` : 'un 1'}.`,
    surrendered: a => `La fuerza de ${side(a.side)} en ${place(a.space)} no tiene salida y se rinde.`,
    hunley: a => `El Hunley ha golpeado ante ${place(a.space)} y desaparece.`,
    eliteLost: a => `Se pierde la unidad de élite ${eliteNames[a.elite]!.es}.`,
    sailed: a =>
      `${a.army >= 0 ? `${capital(army(a.army))} zarpa` : 'Zarpa una expedición'} de ${place(a.from)} hacia ${place(a.to)}: ${troops(a.infantry, a.generals)}.`,
    guns: a =>
      `A sortear la artillería de ${place(a.fort)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'pasa' : 'es rechazada'}.`,
    turnedBack: a => `${SIDE[a.side]} vuelve a ${place(a.to)}.`,
    created: a => `Se crea ${army(a.army)} en ${place(a.space)}.`,
    commands: a => `${general(a.general)} manda ${army(a.army)}.`,
    generic: a => `${capital(army(a.army))} queda al mando de un general genérico.`,
    merged: a =>
      `${capital(army(a.army))} se disuelve en ${place(a.space)}${a.into >= 0 ? ` y pasa ${spanish.to(army(a.into))}` : ''}.`,
    relieved: a => `${general(a.successor)} releva a ${general(a.general)} al frente ${del(army(a.army))}.`,
    transferred: a => `${general(a.general)} va a ${place(a.to)}.`,
    sentOff: a => `Sobran generales: ${agree(a.generals.length, 'debe irse', 'deben irse')} ${names(a.generals)}.`,
  },
  refusals: {
    tooManySp: 'Son más UM de las que admite la formación.',
    tooManyGenerals: 'Un cuerpo lleva otro general o una brigada, no más.',
    noSp: 'Necesita al menos una UM.',
    nextInInfluence: 'El segundo en influencia no deja su ejército.',
    takesAll: 'Se lleva todo, salvo una UM en un fuerte.',
    stopped: 'Se ha detenido.',
    toRichmond: 'Marcha hacia Richmond por un camino más corto.',
    takesRichmond: 'Fue enviado a tomar Richmond: convierte antes el espacio.',
    mustAttack: 'Debe intentar atacar.',
    already: 'Así es ya la fuerza.',
    wholeForce: 'Va la fuerza entera, salvo lo que debe o puede quedarse.',
    cameFrom: 'El enemigo viene de allí.',
    oneRider: 'Como mucho un general de caballería, y no más de los que el ejército puede nombrar.',
  },
};
