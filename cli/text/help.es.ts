/** `--help`, en español. */
import type { TerminalWords } from './words.ts';

const EVERYWHERE = `  --lang en|es          idioma (por omisión, el de la máquina)
  --help                esta página
  --debug               ante un error inesperado, muestra dónde ocurrió`;

export const help: TerminalWords['help'] = {
  all: `cuartel: una mesa de juegos de guerra en la que corre el propio reglamento.

Uso: cuartel ORDEN [opciones]

  play [JUEGO]          jugar en la mesa del terminal
  learn [JUEGO] [LECCIÓN]
                        un ejemplo explicado del reglamento, paso a paso
  replay ARCHIVO        una partida guardada, acción por acción, o el tablero en una de ellas
  verify ARCHIVO        ¿eran los dados los prometidos y todas las acciones legales?
  fuzz JUEGO            muchas partidas al azar con todo vigilado
  selfplay JUEGO        partidas entre jugadores del programa, y cómo acaban
  ladder JUEGO          los niveles de los bots enfrentados, y su clasificación
  bench                 lo rápidos que son el motor y los juegos

  cuartel ORDEN --help explica cada una; cuartel --version dice la versión.
  --lang en|es sirve en todas.

Códigos de salida: 0 hecho; 1 hecho y algo está mal (un archivo dañado, una partida fallida); 2 la orden no se entendió.`,
  commands: {
    play: `Uso: cuartel play [JUEGO] [opciones]

Juega en la mesa del terminal. Sin JUEGO enseña los que hay. JUEGO puede ser también un archivo que exporte uno.

  --scenario ID         el escenario (por omisión se pregunta, o el primero)
  --option ID           activa una regla opcional; se puede repetir
  --seed TEXTO          dados que se pueden repetir (por omisión, el azar)
  --side BANDO          juega este bando; el otro lo lleva el azar
  --opponent human|random|NIVEL
                        quién lleva el otro bando: alguien en el mismo teclado, el azar, o un bot de ese nivel
                        (bobby-lee: recruit, brigadier, corps-commander, marse-robert)
  --load ARCHIVO        sigue desde esta partida guardada
  --save ARCHIVO        guarda la partida aquí (por omisión, en la carpeta de estado del usuario)
  --new                 empieza de nuevo sin preguntar por una partida a medias
  --resume              sigue la partida a medias sin preguntar
${EVERYWHERE}

La partida se guarda tras cada acción. Con --scenario, --option o --seed no se pregunta nada antes de empezar.`,
    learn: `Uso: cuartel learn [JUEGO] [LECCIÓN] [opciones]

Una lección: un ejemplo jugado paso a paso en la mesa del terminal, con los dados ya puestos. Cada paso dice qué hacer y
por qué; se ven todas las opciones y se acepta la del ejemplo. Sin LECCIÓN se enseñan las del juego; LECCIÓN es su nombre
o su número.

  --save ARCHIVO        guarda la lección aquí (por omisión, en la carpeta de estado del usuario)
${EVERYWHERE}

Una lección a medias se sigue con cuartel play --load ARCHIVO.`,
    replay: `Uso: cuartel replay ARCHIVO [opciones]

Abre una partida guardada o el archivo de una partida al azar fallida y la cuenta acción por acción: qué se hizo, el
diario con sus reglas y la huella de cada posición.

  --at N                en su lugar, el tablero y la pregunta tras N acciones
  --side BANDO          como lo vio este bando (por omisión, todo)
  --game ARCHIVO        el archivo que exporta el juego, si no es de los de la mesa
  --json                un objeto JSON
${EVERYWHERE}`,
    verify: `Uso: cuartel verify ARCHIVO|DIRECCIÓN [opciones]

Comprueba una partida guardada, o una partida acabada en un servidor (la dirección de su página o de su registro): su sello, que toda acción fue legal, la posición a la que lleva y el compromiso que ata
sus dados.

  --commitment HEX      el compromiso que se enseñó al empezar, para compararlo
  --mine HEX            la parte que pusiste en los dados (la enseña la página de los dados)
  --game ARCHIVO        el archivo que exporta el juego, si no es de los de la mesa
  --json                un objeto JSON
${EVERYWHERE}

El código de salida es 1 si algo está mal.`,
    fuzz: `Uso: cuartel fuzz JUEGO [opciones]

Juega partidas al azar y vigila todas las propiedades de la batería: las partidas acaban, nadie se atasca, lo ofrecido
se puede hacer, las copias siguen igual, nada oculto se nota, cada línea tiene texto. La partida número i usa la semilla
SEMILLA-i. El primer fallo se guarda en .cuartel/failures/ para cuartel replay.

  --games N             cuántas (1000 por omisión)
  --seed TEXTO          la semilla de toda la tanda (1 por omisión)
  --from N              número de la primera partida (1 por omisión)
  --scenario ID         solo este escenario (por omisión, todos por turno)
  --option ID           con esta regla opcional; se puede repetir
  --all-options random  con reglas opcionales al azar en cada partida
  --workers N           hilos (2 por omisión)
  --every N             hace las pruebas costosas en una de cada N acciones (8 por omisión; 1: siempre)
  --most N              una partida más larga no acaba (100000 por omisión)
  --patience SEGUNDOS   una partida que tarde más se ha colgado (60 por omisión)
  --json                un objeto JSON al final
${EVERYWHERE}

El código de salida es 1 si falla una partida.`,
    selfplay: `Uso: cuartel selfplay JUEGO [opciones]

Juega partidas entre jugadores del programa y cuenta cómo acaban. La partida número i usa la semilla SEMILLA-i.

  --games N             cuántas (100 por omisión)
  --seed TEXTO          la semilla de toda la tanda (1 por omisión)
  --player scripted|random|NIVEL
                        quién juega todos los bandos: el jugador guionizado (por omisión, si el juego lo tiene), el azar
                        o un nivel de sus bots
  --nodes N             acciones imaginadas en cada elección de un bot (por omisión, las de su nivel)
  --scenario ID         el escenario (por omisión, el primero)
  --option ID           con esta regla opcional; se puede repetir
  --workers N           hilos (2 por omisión)
  --json                un objeto JSON al final
${EVERYWHERE}`,
    ladder: `Uso: cuartel ladder JUEGO [opciones]

Enfrenta los niveles de los bots cambiando de bando (en solitario: cada nivel con las mismas semillas) y los clasifica.
El resultado se guarda en .cuartel/ladders/JUEGO.json y JUEGO.svg.

  --games N             por cada pareja, o por cada nivel de un juego en solitario (por omisión, 200)
  --levels A,B,...      qué niveles; también scripted y random (por omisión, todos)
  --nodes N             acciones imaginadas en cada elección, las mismas para todos (por omisión, las de cada nivel)
  --time                cada nivel piensa el tiempo que declara, en vez de contar acciones
  --ms N                lo mismo con N milisegundos para una elección corriente y el plan de un turno en proporción
  --seed TEXTO          la semilla de toda la escala (por omisión, 1)
  --scenario ID         el escenario (por omisión, el primero)
  --option ID           con esta regla opcional; se puede repetir
  --workers N           hilos (por omisión, 2)
  --resume ARCHIVO      guarda en ARCHIVO las partidas según se juegan y sigue desde ahí
  --save                lo guarda en docs/ladders: la mesa muestra lo que hay ahí
  --json                un solo objeto JSON al final
${EVERYWHERE}`,
    bench: `Uso: cuartel bench [opciones]

Mide partidas al azar, copias y vistas de cada juego y lo que cuesta el propio motor, frente a sus presupuestos y, como
proporción, frente a bench/baseline.json. Un bucle de calibración en la misma tanda hace comparables las máquinas.

  --json                un objeto JSON
  --save-baseline       hace de esta tanda la referencia
  --strict              código de salida 1 si no se cumple un presupuesto
  --rounds N            muestras de cada entrada (9 por omisión)
  --ms N                milisegundos de cada muestra (40 por omisión)
${EVERYWHERE}`,
  },
};
