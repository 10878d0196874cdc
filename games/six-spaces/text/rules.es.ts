/** The ledger of rules in Spanish. */
import type { RuleId } from './rules.en.ts';

export const rules: Record<RuleId, string> = {
  '1.1': 'Al empezar cada turno ambos bandos roban hasta tener cuatro cartas.',
  '1.2':
    'En cada ronda ambos pujan a la vez y en secreto: las cartas que quieran boca abajo, o ninguna. La suma más alta va primero; en caso de empate, el Sur. Las cartas pujadas se descartan.',
  '1.3': 'El bando que va primero hace su acción y después el otro hace la suya.',
  '1.4': 'Un turno tiene tres rondas. La partida corta dura dos turnos y la larga cuatro.',
  '2.1': 'Para actuar se juega una carta, que vale de uno a tres puntos, o se pasa.',
  '2.2':
    'Cada punto hace marchar a un grupo: uno o dos bloques propios del mismo espacio. Nadie más ve el grupo antes de que marche.',
  '2.3': 'Se sigue hasta gastar los puntos o hasta parar.',
  '3.1': 'Un grupo marcha de un espacio a otro adyacente.',
  '3.2': 'En un espacio caben como mucho tres bloques de un bando.',
  '4.1':
    'Cuando un grupo entra en un espacio sin enemigos, puede interceptarlo un bloque enemigo adyacente a ese espacio que no esté donde el grupo salió.',
  '4.2': 'Se tira un dado: con cuatro o más el bloque entra y hay batalla. Un bloque de dos pasos suma uno.',
  '4.3': 'Antes de la tirada de [4.2] el bando que marcha puede estorbarla: descarta una carta y resta uno.',
  '5.1':
    'El bando en cuyo espacio se entra puede evitar la batalla replegándose a un espacio adyacente sin enemigos y con sitio, pero no hacia el espacio de donde vino el enemigo. Un bloque que acaba de interceptar no puede.',
  '6.1': 'Antes de una batalla ambos bandos pueden apostar una carta boca abajo, a la vez.',
  '6.2':
    'Cada bando tira un dado y suma los pasos de sus bloques y su carta apostada. Todos los bloques de la batalla quedan a la vista.',
  '6.3': 'El atacante solo gana con un total más alto.',
  '6.4': 'El perdedor elige uno de sus bloques para que pierda un paso; un bloque sin pasos queda eliminado.',
  '6.5':
    'El resto de la fuerza vencida se repliega: el atacante al espacio de donde vino, el defensor como en [5.1]. Si no tiene adónde ir, queda eliminado.',
  '7.1': 'El bando que queda solo en la base enemiga gana en el acto.',
  '7.2': 'Si no, gana quien ocupe más espacios al final; en caso de empate, el Sur.',
  '8.1': 'Opcional: quien combate en su propia base suma uno en la batalla.',
  '8.2':
    'Opcional: antes del primer turno ambos bandos colocan sus bloques en secreto: dos bloques intercambian sus fuerzas, tantas veces como se quiera.',
  '8.3':
    'Opcional: tres cartas llevan un evento. En vez de usar una de ellas por sus puntos se puede ejecutar su evento, si algo de él puede cumplirse: esa es la acción.',
  '8.4': 'Leva: hasta dos veces, un bloque propio que esté en el mapa recupera un paso perdido.',
  '8.5': 'Requisa: cada bando descarta una carta a su elección, el último quien la juega. El enemigo ha de tener alguna carta.',
  '8.6':
    'Marcha nocturna: o bien toda intercepción de tus marchas resta uno hasta el final del turno, o bien robas una carta, dos si el enemigo ocupa más espacios. También puede jugarse cuando [4.3] permite estorbar: esa intercepción resta dos.',
  '8.7':
    'Opcional: el primer bloque de cada bando es su general. Por un punto dirige una columna: él y hasta dos bloques de su espacio. La columna sigue por otro punto cada vez mientras esté donde marchó; antes de cada marcha puede dejar bloques y llevarse otros. Si él cae, la dirige el bloque de número más bajo.',
  '8.8':
    'Cada bando tiene dos cañones en su base. Una columna puede llevarse uno, pero no deja ninguno sin bloque. En batalla se suma uno por cada cañón propio que haya allí; los cañones que quedan solos con el enemigo se pierden.',
  '8.9':
    'Opcional: el perdedor de una batalla pierde tantos pasos como sea la diferencia de los totales, al menos uno. El atacante vencido los quita cada vez del bloque que más tenga; el defensor vencido quita uno a cada bloque antes de que ninguno pierda otro. El primer bloque de un bando es siempre el último en perder pasos.',
  '8.10':
    'Opcional: por un punto un bloque que esté en su base puede entrar en la plaza si no hay nadie dentro, o salir si fuera no hay enemigos. El bloque que está dentro no combate ni puede ser atacado; mientras siga allí el enemigo no toma la base.',
  '8.11':
    'Por un punto un bloque puede también dejar su espacio y esperar en un camino; por otro va a cualquiera de los dos extremos que no tenga enemigos y donde quepa. Un bloque en un camino no ocupa nada, no puede ser atacado ni intercepta a nadie.',
  '8.12':
    'Opcional: un bloque eliminado vuelve a su base con un paso al empezar el turno siguiente, o el primero después de ese en que la base tenga sitio y ningún enemigo.',
  '8.13':
    'Opcional: un marcador de moral empieza en el cero de una escala con seis casillas por bando. Después de una batalla avanza una casilla hacia el vencedor, y otra más si la última vez fue en sentido contrario. Mientras esté a tres casillas o más del lado de un jugador, este suma uno en batalla.',
  '8.14':
    'Opcional: un bando resta uno en la batalla donde no tiene línea de suministro. Una línea mide un camino y nace en la base propia sin enemigos. Dos o más bloques propios en un espacio sin enemigos son un depósito: el depósito que tiene línea la prolonga, y dos depósitos que se alcanzan se suministran el uno al otro.',
};
