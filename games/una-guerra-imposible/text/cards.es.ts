/** The cards in Spanish, in the order of data/cards.ts. */
import type { CardText } from './cards.en.ts';

export const cards: readonly CardText[] = [
  {
    title: 'Cuádruple Alianza',
    text: '1 PV y 1 punto de mando para los liberales.',
  },
  {
    title: 'Chapelgorris',
    text: 'Pon el marcador de Chapelgorris en un bloque liberal de infantería de Vizcaya, Guipúzcoa o Álava. Con él, el bloque dispara en escaramuzas en terreno abrupto sin el -1 y tiene +1 a la moral. Dura hasta el fin de año o hasta que el bloque sea eliminado; si ya estaba en juego, cambia de bloque.',
  },
  {
    title: 'Confidentes',
    text: 'Un intento de intercepción no cuesta punto de mando. Se tira como siempre.',
  },
  {
    title: 'Columna volante',
    text: 'Un grupo de hasta cuatro bloques que acaba de tirar su movimiento tiene 2 puntos más.',
  },
  {
    title: 'Descarga cerrada',
    text: 'Un bloque tuyo de infantería, que dices al disparar en esta ronda, vuelve a tirar una vez sus fallos.',
  },
  {
    title: '¡A la carga!',
    text: 'Toda tu caballería tiene +1 a la efectividad en esta escaramuza o ronda de batalla.',
  },
  {
    title: 'Bandos de Rodil',
    text: 'Las tiradas de reemplazos carlistas tienen otro -1 hasta que acabe el año.',
  },
  {
    title: 'Convoy',
    text: 'Todas tus unidades de un lugar quedan suministradas en este paso; o bien tus trenes y mochilas de la zona liberal recuperan 2 de fuerza en total.',
    choices: ['Suministrar un lugar', 'Recuperar trenes y mochilas'],
  },
  {
    title: 'Milicia Urbana',
    text: 'Un grupo carlista ha entrado en una villa principal de la zona liberal sin unidades liberales ni fortaleza: aparece en ella una fortaleza liberal ya construida. El grupo puede seguir, o quedarse y sitiarla.',
  },
  {
    title: 'Relevo en el mando',
    text: 'Pierdes todos tus puntos de mando.',
  },
  {
    title: 'Legión Auxiliar Británica',
    text: 'Llegan los cuatro bloques BRI a fuerza completa a San Sebastián, Bilbao, Portugalete o regiones costeras. Un puerto sitiado solo los admite hasta su capacidad, y Bilbao ninguno si su puerto está anulado.',
  },
  {
    title: 'Legión Extranjera francesa',
    text: 'Llegan los dos bloques FRA y el POL a fuerza completa a Cataluña o Aragón.',
  },
  {
    title: 'Convenio Eliot',
    text: 'Canje de prisioneros: el liberal y luego el carlista reciben 2 PR y los gastan en el acto.',
  },
  {
    title: 'Vapores de guerra',
    text: 'Hasta cuatro bloques embarcan gratis en transporte naval; o bien el desembarco de esta fase, pagado como siempre, lleva hasta tres bloques.',
    choices: ['Embarcar gratis', 'Un desembarco mayor'],
  },
  {
    title: 'Juntas revolucionarias',
    text: 'Tienes 1 punto de acción menos en esta fase, con un mínimo de 1. El carlista pone el marcador de motín en un espacio o región de la zona liberal con infantería o caballería liberal: ninguna unidad de allí actúa en esta fase.',
  },
  {
    title: 'Ejército de Operaciones del Norte',
    text: 'Llegan como refuerzo los dos bloques LIN marcados L16, a fuerza completa y sin sustituir a ningún PRO, con 2 puntos de artillería de campaña; y 1 punto de mando.',
  },
  {
    title: 'División Auxiliar Portuguesa',
    text: 'Llega el bloque POR a fuerza completa a Castilla-León, Miranda de Ebro o Vitoria, si es amigo y no está sitiado.',
  },
  {
    title: 'Desamortización de Mendizábal',
    text: 'Recibes 2 PR y los gastas en el acto. Tus tiradas de reemplazos tienen +1 hasta que acabe el año.',
  },
  {
    title: 'Motín de La Granja',
    text: '1 PV para los carlistas, que ponen el marcador de motín en un espacio o región de la zona liberal con un bloque REA (dices dónde los hay; si no hay, donde tengas infantería o caballería): ninguna unidad de allí actúa en esta fase.',
  },
  {
    title: 'Quinta de cien mil hombres',
    text: 'Coge dos bloques de tu bolsa y colócalos a fuerza completa como refuerzos.',
  },
  {
    title: 'Líneas de bloqueo',
    text: 'Una fortaleza tuya en construcción, aunque sea de esta fase, queda completa; o construyes una gratis en esta fase.',
    choices: ['Completar una fortaleza', 'Construir una gratis'],
  },
  {
    title: 'Ataque nocturno en Luchana',
    text: 'Si atacas a quienes sitian una fortaleza tuya: la carta táctica carlista no tiene efecto y tu infantería tiene +1 a la efectividad en esta escaramuza o ronda.',
  },
  {
    title: 'Espartero, general en jefe',
    text: '2 puntos de mando. Durante el resto de la partida, un 1 en la tirada de movimiento liberal da 3 puntos. La carta L10 queda cancelada.',
  },
  {
    title: 'Constitución de 1837',
    text: '1 PV para los liberales.',
  },
  {
    title: 'Indisciplina militar',
    text: 'El carlista señala un espacio o región de la zona liberal con infantería liberal: un bloque de infantería de allí, a tu elección, pierde 1 de fuerza, y el marcador de motín impide actuar a todas sus unidades en esta fase.',
  },
  {
    title: 'Diego de León',
    text: 'En esta ronda tu caballería tiene +1 a la efectividad, y la infantería enemiga a la que cargue tira moral con otro -2.',
  },
  {
    title: 'Ejército de Reserva de Andalucía',
    text: 'La sublevación baja 2 en Andalucía o en Castilla la Nueva, haya o no expedición.',
  },
  {
    title: 'Persecución implacable',
    text: '+3 a una tirada para localizar una expedición; se dice antes de tirar.',
  },
  {
    title: 'Paz y Fueros',
    text: 'El carlista quita 2 de fuerza a sus unidades de Guipúzcoa, o toda la que tenga. Durante el resto de la partida sus tiradas de reemplazos tienen -1. La carta C6 queda cancelada.',
  },
  {
    title: 'Columna de asalto',
    text: 'En esta ronda de asalto tu infantería tiene +1 a la efectividad, y el asalto puede tener una ronda más.',
  },
  {
    title: 'Agotamiento carlista',
    text: 'Si los carlistas sitian alguna ciudad, su prestigio retrocede 1; si no, 1 PV para los liberales.',
  },
  {
    title: 'Intrigas de Aviraneta',
    text: 'Mira la mano del carlista y descarta una de sus cartas.',
  },
  {
    title: 'Intervención francesa',
    text: 'Hasta que acabe el año, C12 no tiene efecto. En un espacio conectado con Francia que señales, un bloque carlista a elección del carlista pierde 1 de fuerza.',
  },
  {
    title: 'Empréstito británico',
    text: 'Recibes 3 PR y los gastas en el acto.',
  },
  {
    title: 'Espoz y Mina',
    text: 'Hasta el final de tu fase, los grupos que partan de Navarra tienen 6 puntos sin tirar; se aplican los modificadores.',
  },
  {
    title: 'Fernández de Córdova',
    text: 'En esta ronda la primera activación es tuya, ataque quien ataque, y tus tiradas de moral tienen +1.',
  },
  {
    title: 'Llegada de Don Carlos',
    text: '1 PV y 1 punto de mando para los carlistas.',
  },
  {
    title: 'Emboscada',
    text: 'En terreno abrupto de la zona carlista: disparas primero, aunque ataques, y tu infantería dispara sin el -1.',
  },
  {
    title: 'Confidencias del país',
    text: 'Una intercepción no cuesta punto de mando y tiene éxito sin tirada, con las unidades que quieras.',
  },
  {
    title: 'Sendas de montaña',
    text: 'Una evasión tiene éxito sin tirada. El límite de tres bloques sigue en pie.',
  },
  {
    title: 'Carga a la bayoneta',
    text: 'Un bloque tuyo de infantería, que dices al disparar en esta ronda, tiene +1 a la efectividad. En batalla, quienes reciban sus impactos tiran moral con otro -1.',
  },
  {
    title: 'Voluntarios realistas',
    text: '+2 a tu tirada de reemplazos; se dice antes de tirar. L29 cancela esta carta.',
  },
  {
    title: 'Zumalacárregui',
    text: 'Un grupo que parte de la zona carlista tiene 2 puntos de movimiento más, y en el combate que inicie en esta fase el liberal no juega carta táctica en la primera ronda. C11 cancela esta carta.',
  },
  {
    title: 'Cañones enterrados',
    text: '1 punto de artillería de cualquier tipo a la casilla de artillería oculta.',
  },
  {
    title: 'Tras el río',
    text: 'Como defensor, en la ronda 1: hasta que acabe la batalla el atacante tiene una casilla menos de infantería en primera línea, de la que pasa a la reserva un bloque a su elección si hace falta, y en la ronda 1 su caballería no carga, aunque puede contracargar.',
  },
  {
    title: 'Discordias en la corte',
    text: 'Pierdes 2 puntos de mando. Si no tienes ninguno, tienes 1 punto de acción menos en esta fase, con un mínimo de 1.',
  },
  {
    title: 'Muerte de Zumalacárregui',
    text: '1 PV para los liberales, y pierdes todos tus puntos de mando. La carta C7 queda cancelada.',
  },
  {
    title: 'Contrabando de Francia',
    text: 'Si controlas algún espacio conectado con Francia: recibes y gastas 1 PR por cada uno, hasta 2; o pones 1 punto de artillería de cualquier tipo en la casilla de artillería oculta.',
    choices: ['Reemplazos', 'Artillería'],
  },
  {
    title: 'Fundición de cañones',
    text: '1 punto de artillería de cualquier tipo a la casilla de artillería oculta, o 2 si controlas Azpeitia, Oñate o Éibar.',
  },
  {
    title: 'Pista perdida',
    text: 'Una expedición que acaba de ser localizada, aun sin tirada, se escabulle: no hay combate, y el marcador de persecución queda en +1.',
  },
  {
    title: 'Parapetos',
    text: 'Como defensor en terreno abrupto: en esta ronda la infantería enemiga tiene -1 a la efectividad, aunque un 1 siempre impacta, y no recibe apoyo de artillería.',
  },
  {
    title: 'Falta de pólvora',
    text: 'Hasta el final de tu fase tu artillería no dispara en escaramuzas ni da puntos de artillería. Para asaltos y sitios sí cuenta.',
  },
  {
    title: 'Expedición de Gómez',
    text: 'Con alguna expedición: +1 a la sublevación en la región de una de ellas y en otra adyacente, y se retira su marcador de persecución. Sin ninguna: +1 en Asturias-Cantabria, Castilla-León o Aragón.',
  },
  {
    title: 'La Legión sin paga',
    text: 'Cada bloque BRI del mapa pierde 1 de fuerza.',
  },
  {
    title: 'Desertores extranjeros',
    text: 'Llega el bloque EXT a fuerza completa a un espacio amigo no sitiado de la zona carlista.',
  },
  {
    title: 'Cabrera',
    text: '+1 a la sublevación en Valencia-Murcia o en Aragón.',
  },
  {
    title: 'Zapadores',
    text: 'Tus dos primeros impactos en esta ronda de asalto cuentan enteros.',
  },
  {
    title: 'Guías de Navarra',
    text: 'En esta ronda tu infantería NAV supera todas las tiradas de moral.',
  },
  {
    title: 'Expedición Real',
    text: 'Con alguna expedición, coges una ficha más de puntos de acción en esta fase; sus puntos solo sirven para mover expediciones o reclutar con ellas. Si hay una en Castilla la Nueva, el prestigio avanza 1.',
  },
  {
    title: 'Oriamendi',
    text: 'Como defensor: los dos primeros bloques de infantería que actives en esta ronda disparan con un dado más.',
  },
  {
    title: 'Pronunciamiento',
    text: 'El liberal acaba de coger su ficha: tiene 1 punto de acción menos, con un mínimo de 1, y pones el marcador de motín en un espacio o región de la zona liberal con infantería o caballería liberal: ninguna unidad de allí actúa en esta fase.',
  },
  {
    title: 'Renacen las partidas',
    text: 'Una partida eliminada vuelve a un espacio amigo no sitiado de la zona carlista. No actúa en esta fase.',
  },
  {
    title: 'Retirada ordenada',
    text: 'Si al final de esta ronda te retiras voluntariamente no hay persecución, y no pierdes artillería ni fuerza del tren.',
  },
  {
    title: 'Zaratiegui en Segovia',
    text: '+1 a la sublevación en Castilla-León; y si hay allí una expedición, +1 también en Castilla la Nueva.',
  },
  {
    title: 'Maroto',
    text: '2 puntos de mando, y 2 PR que se gastan en el acto.',
  },
  {
    title: 'Apostólicos contra marotistas',
    text: 'Pierdes al azar una carta de la mano, y tienes 1 punto de acción menos en esta fase, con un mínimo de 1.',
  },
  {
    title: 'Cabañero en Zaragoza',
    text: '+1 a la sublevación en Aragón; si ya está a 3, en su lugar el prestigio avanza 1.',
  },
  {
    title: 'Expedición de Negri',
    text: 'Mueve una expedición, o un grupo de hasta cuatro bloques desde un espacio con conexión a su región, sin gastar puntos de acción.',
  },
  {
    title: 'Reconocimiento de las potencias del Norte',
    text: 'Si los carlistas controlan o sitian alguna ciudad: 1 PV, y 2 PR que se gastan en el acto. Si no, 1 PR.',
  },
  {
    title: 'Empréstito legitimista',
    text: 'Recibes 3 PR y los gastas en el acto.',
  },
  {
    title: 'Bruno Villarreal',
    text: 'En esta fase la concentración no cuesta puntos de movimiento.',
  },
  {
    title: 'Infante Don Sebastián',
    text: 'Una vez en esta ronda puedes activar dos unidades seguidas.',
  },
];
