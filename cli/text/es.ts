/** Lo que lee quien lee en español. */
import { help } from './help.es.ts';
import type { Words } from './words.ts';

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'el disco está lleno',
  EDQUOT: 'tu cuota de disco está llena',
  EACCES: 'ahí no está permitido',
  EPERM: 'ahí no está permitido',
  EROFS: 'ese disco es de solo lectura',
  EISDIR: 'eso es una carpeta',
  ENOTDIR: 'parte de la ruta no es una carpeta',
  EEXIST: 'parte de la ruta no es una carpeta',
  ENAMETOOLONG: 'ese nombre es demasiado largo',
  ENOENT: 'no existe esa carpeta',
};
const because = (code: string): string => CODES[code] ?? code;
const list = (known: readonly string[]): string => known.join(', ');

export const es: Words = {
  help,
  usage: {
    unknownCommand: (name, meant) =>
      `No existe la orden «${name}»${meant === null ? '.' : `; ¿querías decir «${meant}»?`} Mira cuartel --help.`,
    unknownOption: (name, meant) => `Aquí no existe la opción ${name}${meant === null ? '.' : `; ¿querías decir --${meant}?`}`,
    unknownGame: (name, known) => `No existe el juego «${name}». Hay: ${list(known)}.`,
    noValue: option => `La opción ${option} no lleva valor.`,
    needsValue: option => `A la opción ${option} le falta el valor.`,
    notANumber: (option, given, least, most) => `${option} ha de ser un número entero de ${least} a ${most}, no «${given}».`,
    notOneOf: (option, given, known) => `${option} no puede ser «${given}»; puede ser: ${list(known)}.`,
    notTogether: (one, other) => `${one} y ${other} no se pueden usar juntas.`,
    noOptions: game => `«${game}» no tiene reglas opcionales.`,
    unexpected: word => `Sobra la palabra «${word}».`,
    needsFile: command => `¿Qué archivo? cuartel ${command} ARCHIVO.`,
    needsGame: command => `¿Qué juego? cuartel ${command} JUEGO.`,
  },
  files: {
    missing: file => `No existe el archivo ${file}.`,
    notAFile: file => `${file} no es un archivo que se pueda leer.`,
    unreadable: (file, code) => `No se puede leer ${file}: ${because(code)}.`,
    notWritten: (file, code) => `No se ha guardado: no se puede escribir ${file} porque ${because(code)}.`,
    written: file => `Guardado: ${file}`,
    foreign: file => `${file} no lo escribió Cuartel y se queda como está. Elige otro nombre.`,
    lost: 'La partida no se pudo guardar.',
  },
  noGameIn: file => `${file} no exporta ningún juego.`,
  unexpected: message =>
    `Ha pasado algo que no debería: ${message}\nComunícalo, por favor, con lo que hiciste; --debug muestra dónde ocurrió.`,
  progress: (done, all, perSecond, left) => `${done} de ${all} partidas · ${perSecond} acciones/s · quedan ${left}`,
  opening: {
    welcome: 'Cuartel',
    whichGame: '¿Qué juego?',
    whichScenario: '¿Qué escenario?',
    whichOptions: '¿Reglas opcionales?',
    switchOptions: '(los números las activan o desactivan; Intro: seguir)',
    whichSeats: '¿Quién juega?',
    hotSeat: 'Los dos bandos en este teclado',
    hotSeatAbout: 'Nadie ve lo que no es suyo.',
    againstRandom: side => `Tú, el ${side}; el otro bando, al azar`,
    enterForFirst: '(número o nombre; Intro: 1)',
    yesNo: '(Intro o s: sí; n: no)',
    resume: actions => `Hay una partida a medias, de ${actions} ${actions === 1 ? 'acción' : 'acciones'}. ¿La sigues?`,
    nothingToResume: game => `No hay ninguna partida a medias de «${game}».`,
    badAutosave: (complaint, moved) => `La partida de la última vez no sirve. ${complaint} Se ha apartado como ${moved}.`,
    promise: commitment => `Dados atados por ${commitment}`,
    hint: 'Escribe ? para ver la ayuda.',
  },
  play: {
    help: `Un número     elegirlo
parte de un nombre  buscarlo entre las opciones
?             esta ayuda
b             el tablero en palabras
w COSA        ¿por qué no? Un nombre (w Dale) o una cosa (w space 3)
r REGLA       una regla: su número (r 3.1), un capítulo (r 3) o palabras suyas; r sola: la regla de la pregunta
u             deshacer tu última acción, mientras no se haya revelado nada
j [N]         el diario (sus últimas N líneas)
m, Intro      más opciones; la pregunta otra vez
s [ARCHIVO]   guardar
l             pasar al inglés
q             salir; la partida queda guardada`,
    curtain: side => `Ahora decide el bando ${side}. Pásale el teclado.`,
    curtainReady: side => `${side}: pulsa Intro cuando nadie más mire. `,
    moreBelow: count => `... ${count} más: Intro las enseña, parte de un nombre busca una.`,
    noSuchNumber: (typed, most) => `No hay opción ${typed}: van de la 1 a la ${most}.`,
    notUnderstood: typed => `Ninguna opción se llama «${typed}». Un número, parte de un nombre, o ? para ver la ayuda.`,
    enterToChoose: 'Intro: elegirla.',
    undone: 'Deshecho.',
    over: 'La partida ha terminado.',
    overHint: 'j diario, b tablero, s ARCHIVO guardar, q salir.',
    kept: file => `La partida queda guardada en ${file}`,
    whyWhat: '¿Por qué no qué? Por ejemplo: w space 3, o parte de un nombre.',
    nothingCalled: name => `Aquí nada se llama «${name}».`,
    youCan: numbers => `puedes: ${numbers.join(', ')}.`,
    notTheQuestion: 'ahora no se pregunta nada de eso.',
    noRule: id => `No hay ninguna regla «${id}», ni ninguna con esas palabras.`,
    emptyJournal: 'Aún no ha pasado nada.',
  },
  replay: {
    setUp: 'Preparación',
    onlyFor: side => `(solo ${side})`,
    unfinished: actions => `Sin acabar tras ${actions} acciones.`,
    at: (n, all) => `Tras ${n} de ${all} acciones`,
    failure: (property, seed) => `Esta partida falló: «${property}» (semilla ${seed}).`,
    failedAt: (side, deed) => `La acción en curso: ${side}: ${deed}`,
    stopped: (actions, why) => `Solo se puede jugar durante ${actions} acciones: ${why}`,
  },
  verify: {
    notACommitment: 'Un compromiso son 64 cifras hexadecimales.',
    seal: 'Sello',
    unbroken: 'intacto',
    actions: 'Acciones',
    allLegal: actions => `${actions}, todas legales`,
    illegalAt: action => `la acción ${action} no es legal`,
    position: 'Posición',
    commitment: 'Compromiso',
    notCompared: 'sin comparar: no se ha dado ninguno (--commitment)',
    promised: 'el que se prometió',
    notPromised: published => `NO es el que se prometió (${published})`,
    good: 'Todo está en orden.',
    bad: 'Esta partida no es lo que se prometió.',
  },
  fuzz: {
    good: (games, actions, seconds, perSecond) =>
      `${games} partidas, ${actions} acciones, ningún fallo (${seconds} s, ${perSecond} acciones/s).`,
    failed: (game, seed, property) => `La partida ${game} falló (semilla ${seed}): «${property}».`,
    kept: (file, command) => `Guardada en ${file}\nPara verla: ${command}`,
  },
  selfplay: {
    noScripted: game => `«${game}» no tiene jugador guionizado; --player random juega al azar.`,
    players: { scripted: 'jugador guionizado', random: 'al azar' },
    winner: 'Gana',
    reason: 'Cómo',
    games: 'Partidas',
    length: 'Duración media',
    nobody: 'nadie',
    number: 'Número',
    mean: 'Media',
    least: 'Mínimo',
    most: 'Máximo',
    closing: (games, mean, shortest, longest, perSecond) =>
      `${games} partidas de ${mean} acciones (de ${shortest} a ${longest}), ${perSecond} partidas/s.`,
  },
  bench: {
    round: (done, all) => `ronda ${done} de ${all}`,
    entry: 'Entrada',
    unit: 'Unidad',
    budget: 'Presupuesto',
    best: 'Mejor',
    median: 'Mediana',
    ratio: 'Coste/ref.',
    ok: 'bien',
    over: 'EXCEDE',
    closing: (calibration, baseline) =>
      `Bucle de calibración: ${calibration} µs${baseline === null ? '; aún no hay referencia (--save-baseline).' : ` (en la máquina de referencia: ${baseline} µs). Un coste/ref. mayor que 1 es más lento.`}`,
  },
};
