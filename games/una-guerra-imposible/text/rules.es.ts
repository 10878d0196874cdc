/** The ledger of rules in Spanish. */
import type { RuleId } from './rules.en.ts';

export const rules: Record<RuleId, string> = {
  '1-a':
    'La guerra en el Norte de España de 1834 a 1838, para dos jugadores: uno dirige a los liberales, de azul, y el otro a los carlistas, de rojo.',
  '2.1-a':
    'En la caja hay 73 bloques, 48 azules y 25 rojos; 36 cartas por bando; diez puntos de artillería de madera; cuatro dados; dos bolsas; el mapa del Norte, el mapa de regiones y el campo de batalla.',
  '2.1-b':
    'Interpretación: cuatro dados son los que vienen en la caja, no un límite. Cada tirada usa tantos dados como pida su regla.',
  '2.2-a':
    'Un punto de fuerza representa un batallón de infantería, un escuadrón de caballería o una o dos baterías de artillería.',
  '2.2-b':
    'El mapa del Norte muestra unos 240 por 190 kilómetros, con 20 o 30 entre espacios vecinos. Cada región del otro mapa reúne una o varias regiones históricas.',
  '2.3-a':
    'Hay tres escenarios: La Guerra de Zumalacárregui (1834-36), La Guerra de Espartero (1836-38) y Guerra Completa (1834-38).',
  '3-a': 'Un año dura cinco turnos. Acabado el quinto se resuelve el fin de año.',
  '3-b':
    'Un turno tiene seis fases: refuerzos, sublevación carlista en el resto de España, orden de juego, primer jugador, segundo jugador y comprobar victoria.',
  '3-c': 'En la fase de refuerzos cada bando recibe lo que le da la tabla de turnos [20-a].',
  '3-d':
    'En la fase de sublevación se tira primero en la tabla de sublevación [22.1-a]; después, cada expedición activa puede intentar subir el nivel de su región [22.2-a].',
  '3-e':
    'Los carlistas tienen la iniciativa hasta 1836 inclusive y los liberales desde 1837. Quien la tiene dice quién juega primero en el turno.',
  '3-f':
    'Dicho el orden, el otro bando puede disputar la iniciativa por 1 punto de mando. Si quien la tiene no responde gastando otro, es el que disputa quien fija el orden de este turno. Como mucho hay una disputa por turno.',
  '3-g':
    'Interpretación: si quien tiene la iniciativa responde, ambos puntos se pierden y vale el orden que había dicho. La iniciativa así perdida vuelve a su dueño en el turno siguiente.',
  '3-h':
    'La fase de un jugador consta de estos pasos: coger carta, completar fortalezas, coger ficha de puntos de acción, desplegar u ocultar artillería (solo el carlista), acciones, combate (escaramuzas, batallas, asaltos y salidas, por ese orden) y suministro de sus unidades.',
  '3-i': 'La fase del segundo jugador recorre exactamente los mismos pasos.',
  '3-j':
    'Al comprobar victoria se puntúan el prestigio y las sublevaciones, se mueve el marcador de PV y se mira si hay victoria automática. Si nadie ha ganado, sigue el próximo turno o el fin de año.',
  '4-a':
    'Todo el mapa del Norte (las tres provincias vascongadas, Navarra y partes de Cantabria, Burgos y La Rioja) es una sola zona en el mapa del resto de España.',
  '4.1-a': 'Un espacio es ciudad, villa principal, refugio carlista u otro espacio.',
  '4.1-b':
    'Las ciudades son Bilbao, San Sebastián, Vitoria, Pamplona y Logroño. Cada una tiene fortaleza permanente y un marcador de guarnición que dice de quién es; las cinco empiezan siendo liberales.',
  '4.1-c': 'Los refugios son Améscoas y Baztán. Ningún bando puede construir allí una fortaleza.',
  '4.1-d':
    'Con todo, en los escenarios que empiezan en 1834 hay una fortaleza liberal en Baztán. Si los carlistas la capturan o si es demolida, el marcador se retira y ya nunca podrá construirse otra allí.',
  '4.2-a': 'El terreno de un espacio es abrupto (marrón) o abierto (verde).',
  '4.3-a':
    'Los puertos sirven a los liberales para el transporte naval, los desembarcos y el suministro. Los carlistas no pueden usar ninguno.',
  '4.3-b':
    'Una fortaleza liberal sitiada que tenga puerto suministra a quienes están dentro, salvo Bilbao mientras su puerto esté anulado [4.3-c].',
  '4.3-c':
    'El puerto de Bilbao queda anulado para transporte naval y suministro mientras los carlistas sitien Bilbao, controlen Portugalete o Guecho, o sitien una fortaleza liberal en uno de los dos.',
  '4.3-d':
    'El control de Portugalete y Guecho se decide como el de cualquier espacio: están en zona liberal, así que vacíos son liberales, y una unidad o fortaleza carlista los hace carlistas [4.9-d].',
  '4.4-a': 'Los caminos unen los espacios. Mover por un camino principal cuesta 1 punto de movimiento y por uno secundario, 2.',
  '4.5-a':
    'Una conexión con región es un camino principal o secundario que sale del mapa del Norte. Cuesta 1 punto de movimiento más que el camino de su tipo.',
  '4.5-b': 'Por una conexión con Francia no se mueve ni se retira nadie. Solo cuenta para algún evento.',
  '4.6-a':
    'La zona carlista es la parte del mapa del Norte señalada en rojo. La zona liberal es todo lo demás, regiones incluidas.',
  '4.6-b':
    'Un espacio es adyacente a la zona carlista si está en zona liberal y un camino lo une con un espacio de la zona carlista: así Valmaseda, Vitoria, Peñacerrada, Lerín o Zubiri.',
  '4.8-a':
    'Las ciudades tienen fortaleza permanente. En los demás sitios la fortaleza es un marcador de un bando, en construcción por una cara y construida por la otra. Una fortaleza construida tiene siempre guarnición propia [18.1-c].',
  '4.8-b':
    'Interpretación: hasta que se voltea, una fortaleza en construcción no es más que un marcador: sin guarnición, sin sitio dentro y sin efecto en movimiento, intercepción, retirada, suministro, PV, puntos de fortaleza ni control.',
  '4.9-a': 'Un espacio es amigo de quien lo controla. Una ciudad es del bando que muestre su marcador de guarnición.',
  '4.9-b': 'Donde hay marcador de fortaleza, controla el espacio el bando de ese marcador.',
  '4.9-c': 'Una villa principal sin fortaleza es del bando que tenga en ella alguna unidad; vacía, del bando de su zona.',
  '4.9-d':
    'Cualquier otro espacio, refugios incluidos, es del bando que tenga allí una unidad o una fortaleza; vacío, del bando de su zona.',
  '4.9-e':
    'Interpretación: mientras haya unidades de ambos bandos en un espacio sin fortaleza, el control sigue como estaba hasta que acabe el combate.',
  '4.9-f':
    'Interpretación: siempre que una villa principal o una ciudad cambia de manos, por la causa que sea, se entiende capturada por quien pasa a controlarla.',
  '4.9-g':
    'Interpretación: el control solo se mira en ciertos momentos: cuando un grupo acaba todo su movimiento, por tierra o por mar; cuando lo detiene una intercepción o una evasión que falla; tras cada combate y sus retiradas; cuando una fortaleza se completa, se captura, se demuele o se coloca; y cuando entran o salen unidades de otro modo. Pasar de largo no cambia nada. Los PV se mueven al instante.',
  '4.9-h':
    'Interpretación: a efectos de control, unidad es cualquier bloque o ficha. Las fichas que quedan solas se resuelven antes de mirar el control [11.3-c], así que nunca toman ni conservan un espacio. Las unidades que esperan sobre un camino o en el mar no están en el espacio.',
  '5.1-a':
    'Infantería, caballería y trenes de suministro son bloques. La artillería, de campaña o de montaña, y las mochilas son fichas.',
  '5.2-a':
    'El rival no ve de qué tipo es un bloque ni su fuerza hasta que el combate lo revela. Las fichas están a la vista de ambos.',
  '5.2-b':
    'Cuando una regla depende del tipo de unidades que hay en un sitio, su dueño dice cuáles son, sin necesidad de enseñarlas.',
  '5.2-c': 'Interpretación: acabado un combate, los bloques supervivientes vuelven a ponerse de pie y quedan ocultos.',
  '5.2-d':
    'Interpretación: siempre que una tirada o un límite dependa de cuántos bloques hay (intercepción, evasión, contramarcha, tamaño del grupo, escaramuza o batalla, límite general, suministro, prestigio), ese número se dice, y sin mentir. La mesa lleva la cuenta.',
  '5.2-e':
    'Interpretación: cuando se pierde fuerza fuera de combate, los dados y los puntos perdidos en el sitio son públicos; qué bloque los pierde y cuánto le queda, no. Un bloque eliminado se enseña.',
  '5.2-f':
    'Interpretación: un bloque que llega al mapa como refuerzo, por construcción o por un evento llega oculto: el rival ve dónde y cuántos. El cambio de un PRO por un LIN se anuncia con su lugar [20.1-c]. Un bloque cogido que vuelve a la bolsa no se enseña.',
  '5.3-a':
    'Un bloque de infantería o caballería tira tantos dados como su fuerza actual. Cada impacto le quita un punto; sin ninguno, queda eliminado.',
  '5.3-b':
    'Un tren de suministro gasta un punto de fuerza cada vez que suministra; sin ninguno, queda eliminado. No tira dados en combate.',
  '5.3-c':
    'La fuerza de la artillería es el número de dados que tira en escaramuza y de puntos de artillería que da en batalla. No recibe impactos, pero puede ser capturada o eliminada si su bando pierde.',
  '5.3-d':
    'Una mochila tiene fuerza 2 o 1. Cada vez que suministra pierde 1, y estando a 1 se elimina. No tira dados en combate.',
  '5.4-a':
    'Ninguna unidad lleva impreso su movimiento: los carlistas tienen una capacidad fija y los liberales la tiran [11.1-a].',
  '5.4-b': 'Efectividad (E): todo dado que saque E o menos es un impacto.',
  '5.4-c': 'Moral (M): la tirada se supera sacando M o menos con dos dados.',
  '5.4-d':
    'Capacidad de suministro (S): a cuántos bloques amigos de infantería y caballería del mismo sitio puede suministrar. Un tren tiene S6 y una mochila S2.',
  '5.4-e':
    'Entrada: D para los bloques desplegados en 1834; un año (34, 35, 36); el número de una carta o una bandera para los que traen los eventos. Partidas y regionales no llevan nada.',
  '5.4-f': 'Trenes y mochilas no tienen E ni M; la artillería solo tiene fuerza; las guarniciones tienen E y fuerza 1.',
  '5.4-g':
    'Una partida (PAR) es infantería en todo, salvo donde una regla diga otra cosa. Eliminada, queda bocarriba en su casilla hasta el fin de año o hasta que una carta la devuelva.',
  '5.4-h': 'Las partidas no cuentan para decidir si un combate es escaramuza o batalla.',
  '5.4-i': 'Las partidas no consumen suministro, salvo sitiadas en una fortaleza. Sí cuentan para el límite general [19.1-a].',
  '5.4-j': 'Una partida no puede construir ni demoler fortalezas.',
  '5.4-k':
    'Las unidades regionales (REG) esperan en su casilla. Solo entran en juego cuando recluta una expedición y, si son eliminadas, vuelven a la casilla.',
  '5.4-l':
    'La reserva de refuerzos de un bando es una bolsa con la infantería y la caballería que puede recibir o construir. Se coge al azar; su dueño puede mirar qué contiene siempre que quiera.',
  '5.4-m':
    'La infantería y la caballería eliminadas van a su bolsa. En cambio, las unidades extranjeras (BRI, FRA, POR, POL; EXT) salen de la partida para siempre, y las partidas y las regionales van a sus casillas.',
  '5.4-n':
    'Trenes y mochilas nunca están en la bolsa. Eliminados, quedan a la vista en su casilla, de donde los puntos de reemplazo pueden volver a construirlos.',
  '5.4-o':
    'Interpretación: en su propia fase, un jugador puede retirar en cualquier momento un tren o una mochila suyos del mapa a la casilla.',
  '5.5-a':
    'Las letras de los bloques: ALA alaveses, BRI británicos, CAN cántabros, CAS castellanos, EXT extranjeros, FRA franceses, GUI guipuzcoanos, LIG ligera, LIN de línea, NAV navarros, PAR partida, POL polacos, POR portugueses, PRO provinciales, REA Guardia Real, REG regionales, T.S. tren de suministro, VAS vascongados, VIZ vizcaínos.',
  '6-a':
    'Los marcadores: año, turno, orden de juego de cada bando, PV, prestigio, prestigio -1 y -2, puntos de acción, punto de acción adicional carlista, puntos de mando de cada bando, sitio, batalla, ronda de batalla, sublevación y persecución; y los de las cartas: motín, chapelgorris, río y muro.',
  '6-b': 'Los marcadores de prestigio -1 y -2 guardan los espacios que el marcador de prestigio debía retroceder y no pudo.',
  '7-a':
    'Cada bando tiene su mazo, separado por años de 1834 a 1838. Las cartas que indica el escenario se barajan y forman su mazo de extracción.',
  '7-b': 'Las cartas opcionales solo se usan si los jugadores han acordado la regla opcional 30.3.5 o la 30.3.6.',
  '7-c':
    'La fase de un jugador empieza cogiendo una carta. Un evento se aplica en el acto; cualquier otra carta pasa a su mano, oculta.',
  '7-d':
    'En la mano caben ocho cartas. Quien coge la novena descarta una bocarriba, incluso la recién cogida. Un evento nunca llega a la mano, así que no obliga a descartar.',
  '7-e': 'Una carta que se coge y que ya estaba cancelada se elimina de la partida. No se coge otra en su lugar.',
  '7-f':
    'Agotado el mazo de extracción, se baraja el de descarte para formar otro. Si no queda carta en ninguno de los dos, el jugador gana a cambio 1 punto de mando.',
  '7-g':
    'Una carta lleva título (con asterisco si se elimina al jugarla), texto, número, año, tipo, el año a partir del cual sale del mazo, si lo hay, y si es opcional.',
  '7-h':
    'Interpretación: una carta cancelada que está en un mazo de extracción sigue en él hasta que se coge [7-e] o hasta la revisión del fin de año [24.9-a]; en una mano o en un descarte sale de la partida al momento y no se sustituye. Un evento que no puede hacer nada se descarta, o se elimina si tiene asterisco; si puede hacerse en parte, se hace esa parte, en su orden.',
  '7-i':
    'Interpretación: si una mano pasa de ocho por cualquier otra vía, su dueño descarta al momento hasta quedarse con ocho. La carta cogida en sustitución al fin de año también cuenta.',
  '7.1-a': 'Un evento tiene efecto cuando se coge. Algunos perjudican al propio bando.',
  '7.1-b':
    'Una carta operacional se juega desde la mano cuando se da lo que pide, en la fase propia o, a veces, en la del rival.',
  '7.1-c':
    'Una carta táctica se juega en combate según lo que diga, como mucho una por jugador en cada escaramuza, ronda de batalla o ronda de asalto.',
  '7.1-d': 'La carta jugada va bocarriba al descarte de su dueño; si lleva asterisco, sale de la partida.',
  '7.1-e':
    'Al fin de año se unen al mazo de extracción los descartes y las cartas del año siguiente, y se baraja todo. No vuelven las cartas eliminadas ni las que se retiran a partir de ese año.',
  '7.1-f':
    'Una carta de la mano que se retira a partir del año siguiente sale de la partida al fin de año y se coge otra en su lugar [24.9-b].',
  '7.2-a':
    'Las unidades que trae un evento salen de las que aún están fuera de la partida. Solo se cogen de la reserva si la carta lo dice.',
  '7.3-a':
    'Al empezar un combate, el jugador cuya fase se juega decide primero si pone una carta táctica bocabajo; luego el otro, que solo sabe si la hay. Ambas se revelan a la vez y la que se ha puesto no se recoge.',
  '7.3-b':
    'La carta dice a qué tipos de combate se aplica. Surte efecto de inmediato o en el momento de ese combate que elija su dueño.',
  '7.3-c': 'Las cartas operacionales que sirven en combate se juegan a la vista, cuantas se quiera, además de la táctica.',
  '7.4-a': 'Si dos cartas chocan, tiene preferencia el jugador cuya fase se juega, y su carta se aplica antes.',
  '7.4-b':
    'Interpretación: cuando ambos pueden reaccionar, se pregunta primero al jugador cuya fase se juega y después a su rival, hasta que los dos renuncien seguidos. Las cartas tácticas se revelan a la vez, aunque uno no haya puesto ninguna.',
  '8-a': 'Un bando guarda como máximo 5 puntos de mando; lo que pase de ahí se pierde.',
  '8-b': 'Un punto de mando sirve para disputar la iniciativa [3-f].',
  '8-c': 'Una vez en su propia fase, un jugador puede gastar un punto de mando como si fuera un punto de acción.',
  '8-d': 'Un punto de mando paga un intento de intercepción [11.6-a].',
  '9-a':
    'Un único marcador de PV se mueve hacia el bando que los gana. La tabla llega a diez por cada lado y la cuenta puede pasar de ahí.',
  '9-b':
    'Victoria automática: si al comprobar victoria en un turno el marcador está en la zona automática de un bando, ese bando gana en el acto. Interpretación: la zona empieza en 10.',
  '9-c': 'Victoria decisiva: si al fin de año el marcador está en la zona decisiva de un bando, gana ese bando [24.3-a].',
  '9-d':
    'Si no se da ninguna de las dos, al final decide la posición del marcador, según las cifras del escenario, quién gana o si hay empate.',
  '9-e': 'Diga lo que diga el marcador, los carlistas ganan en el instante en que controlan dos ciudades.',
  '9-f':
    'Interpretación: en cada turno se comprueba la victoria una vez, tras prestigio y sublevaciones. Los PV que cambien después cuentan en la victoria decisiva, al final del escenario o en la siguiente comprobación. Las dos ciudades se miran en cada captura.',
  '9.1-a':
    'Capturar una ciudad vale 3 PV y una villa principal 1, para quien la captura. Cada cambio de manos cuenta de nuevo, aunque haya varios en una fase.',
  '9.1-b': 'Ganar una batalla con desbandada del enemigo vale 1 PV.',
  '9.1-c': 'Las cartas también pueden mover el marcador de PV.',
  '9.1-d':
    'El prestigio se calcula en cada comprobación de victoria: uno por cada ciudad que sitien los carlistas y uno más si hay alguna expedición activa, sean las que sean.',
  '9.1-e':
    'A esa suma se le resta uno por cada espacio de la zona carlista con cuatro o más bloques liberales de infantería o caballería.',
  '9.1-f':
    'Con 1 o 2, el marcador de prestigio avanza un espacio. Con 3 o más avanza dos si hay una expedición activa y uno si no la hay. Con 0 o menos no se mueve.',
  '9.1-g': 'Si los carlistas controlan una ciudad que no esté sitiada, el prestigio avanza un espacio más, sea cual sea la suma.',
  '9.1-h':
    'Cada espacio de avance se usa primero en quitar un punto de los marcadores -1 y -2; solo después se mueve el marcador.',
  '9.1-i':
    'Interpretación: la tabla tiene las casillas 0, 1, 2 y 3 y una última que puntúa. Al llegar a ella los carlistas obtienen 1 PV; el marcador vuelve a 0 y avanza lo que le quede.',
  '9.1-j':
    'Si se eliminan todas las unidades carlistas de una región, por combate o desgaste, la expedición queda destruida y el prestigio retrocede dos espacios. Lo que no pueda retroceder se anota con marcadores -1 y -2, sin límite.',
  '9.1-k':
    'Interpretación: en cada comprobación de victoria los carlistas ganan 1 PV si hay tres o cuatro regiones a nivel 3, y 2 si hay cinco o más.',
  '9.1-l':
    'El fin de año trae sus propios PV: los puntos de fortalezas, la fortaleza de Baztán desde 1835, el cansancio de guerra desde 1836 y una tirada al cerrarse el escenario [24.1-a, 24.1-b, 24.2-a, 24.4-a].',
  '10-a':
    'Cada año, cada bando mete en un recipiente seis fichas de su color, las que fija la tabla para ese año. En cada fase propia se coge una al azar y se queda fuera, de modo que al final sobra una, salvo que lo altere un evento.',
  '10-b': 'La ficha cogida dice cuántos puntos de acción tiene la fase.',
  '10-c':
    'Si al empezar su fase hay una expedición activa y cinco o más regiones están a nivel 2 o 3, el carlista tiene un punto de acción adicional, que se lleva aparte. Solo sirve para mover una expedición que ya exista, aunque sea de vuelta al Norte, o para reclutar con ella, nunca para lanzar una nueva.',
  '10-d':
    'Los puntos se gastan en las acciones que se quiera y en cualquier orden. Todas pueden repetirse, menos obtener reemplazos, una vez por fase, y reclutar, una vez por expedición y fase. Lo que sobra se pierde.',
  '10-e':
    'Una unidad participa en una sola acción por fase: mover, acudir a una concentración, construir o demoler, recibir reemplazos o ser construida con ellos, sofocar, reclutar, embarcar o desembarcar. Combatir, interceptar, evadirse, reforzar una batalla, retirarse y reagruparse no son acciones.',
  '10-f':
    'Interpretación: el transporte naval se paga en medios puntos. El medio punto que sobre solo vale para otra unidad por mar.',
  '10-g':
    'Interpretación: se puede parar en cualquier momento y perder los puntos que queden. Cada acción, con todos sus grupos, se termina antes de empezar otra.',
  '10.1-a':
    'Activar un espacio o región, 1 PA: debe haber allí un bloque amigo de infantería o caballería que no haya actuado. Pueden mover todas las unidades amigas presentes que no lo hayan hecho.',
  '10.1-b': 'Interpretación: un mismo sitio puede activarse otra vez en la fase mientras tenga unidades que no hayan actuado.',
  '10.1-c': 'Interpretación: las unidades sitiadas no salen por tierra. O embarcan o combaten.',
  '10.2-a':
    'Construir fortaleza, 1 PA: se coloca un marcador en construcción donde haya infantería amiga (ni partida ni caballería) y ningún enemigo. El bloque que construye no hace nada más en la fase; los demás del espacio sí pueden.',
  '10.2-b':
    'No se construye en una región, un refugio o una ciudad, ni una segunda fortaleza en un espacio. Hay 15 marcadores liberales y 10 carlistas, contando los que están en construcción.',
  '10.2-c': 'En la siguiente fase de quien la construye, en el paso correspondiente, la fortaleza queda completa.',
  '10.2-d':
    'Si hay infantería o caballería enemiga en un espacio con una fortaleza en construcción y ninguna unidad de su dueño la defiende, el marcador se retira.',
  '10.2-e':
    'Interpretación: eso se mira en cada paso de la marcha, resueltas las intercepciones y evasiones, así que también la elimina un grupo que solo pasa. Una fortaleza en construcción nunca se captura ni da PV.',
  '10.3-a':
    'Demoler una fortaleza amiga, 0 PA: hace falta infantería amiga (que no sea partida) y que no haya enemigos en el espacio; el bloque que demuele no hace nada más en la fase. Las de ciudad no se demuelen. En una fase pueden demolerse varias.',
  '10.3-b':
    'Interpretación: una fortaleza en construcción puede retirarse del mismo modo. Si se demuele la de Baztán, se pierde para siempre [4.1-d].',
  '10.4-a': 'Acumular puntos de mando: cada PA gastado se convierte en un punto de mando, hasta 5 en total.',
  '10.5-a':
    'Obtener reemplazos, 2 PA, una vez por fase: un dado da 2 PR con 2 o menos, 3 con 3 o 4, y 4 con 5 o más. En 1834 ambos bandos restan 1; las cartas pueden modificar la tirada. Los puntos se gastan según el capítulo 21.',
  '10.6-a':
    'Reclutar con expedición, solo carlista, 1 PA, una vez por expedición y fase: recibe tantos PR como el nivel de su región más uno [23.4-e].',
  '10.7-a': 'Sofocar sublevación, solo liberal, 1 PA: en cualquier región donde no haya expedición [23.4-a].',
  '11-a':
    'En un espacio activado el jugador toma una o más unidades, que forman un grupo, y las mueve juntas; después puede tomar otro grupo, y así sucesivamente. Una unidad sola también es un grupo.',
  '11-b':
    'Por el camino, un grupo puede soltar unidades en cualquier espacio del que salga o por el que pase. Nunca recoge ninguna.',
  '11-c':
    'Interpretación: una unidad soltada ha actuado y no sigue en esta fase. La que no llegó a salir del espacio activado no ha actuado, y puede aún mover en otro grupo o hacer otra cosa.',
  '11.1-a':
    'Un grupo carlista tiene 6 puntos de movimiento. Un grupo liberal tira un dado: 2 puntos con un 1, 3 con un 2, 4 con un 3 o un 4, y 5 con un 5 o un 6.',
  '11.1-b':
    'Tamaño del grupo: 1 punto más con uno o dos bloques y 1 menos con cinco o más. Cuentan infantería, caballería y trenes; no cuentan artillería ni mochilas.',
  '11.1-c':
    'La artillería de campaña tiene 1 punto menos que su grupo y la caballería 1 más, cada cual solo para sí. El grupo llega más lejos si deja sus cañones de campaña, y la caballería si deja a todos los demás.',
  '11.1-d': 'Interpretación: el tamaño es el del grupo al partir. Soltar unidades por el camino no lo cambia.',
  '11.1-f': 'Un grupo va de espacio a espacio por un camino que los una, por 1 punto si es principal y 2 si es secundario.',
  '11.1-e': 'Una unidad a la que no le lleguen los puntos no puede usar un camino, salvo en marcha forzada.',
  '11.1-g':
    'Interpretación: los liberales tiran cuando el grupo está decidido y antes de su primer paso. Tras la tirada el grupo puede quedarse donde está, pero ya ha actuado. Los puntos nunca bajan de 0.',
  '11.2-a':
    'Marcha forzada: una unidad avanza un espacio más por cualquier camino, le queden los puntos que le queden. Nunca falla. Cada unidad la hace una vez por fase y después no mueve más.',
  '11.2-b':
    'Nada más dar el paso se tira un dado por cada unidad que ha forzado la marcha: un carlista pierde 1 de fuerza con 1 o 2, un liberal con 1 a 3.',
  '11.2-c':
    'La artillería de campaña no puede forzar la marcha. La de montaña y los trenes sí, con su riesgo. Las mochilas pueden y nunca pierden nada.',
  '11.2-d':
    'No hay marcha forzada entre regiones. Interpretación: por una conexión, para salir del Norte o para entrar, se permite como en cualquier camino y sustituye a su coste.',
  '11.2-e': 'Interpretación: sus pérdidas se tiran antes de cualquier intercepción o evasión en el espacio al que se entra.',
  '11.2-f':
    'Interpretación: dentro de un grupo solo fuerzan la marcha, y tiran, las unidades a las que no les llegan los puntos; las demás pagan lo normal y las acompañan. El grupo se detiene ahí. Puede ser incluso el primer paso del movimiento.',
  '11.2-g':
    'Interpretación: la artillería de montaña o el tren que pierden en la tirada bajan 1 de fuerza y se eliminan si no les queda. Si por esa pérdida quedan fichas o un tren sin infantería ni caballería, se resuelve al acabar el movimiento [11.3-c].',
  '11.3-a':
    'La artillería, los trenes y las mochilas nunca mueven, se retiran ni refuerzan por su cuenta. Van con un bloque de infantería o caballería que salga del mismo sitio.',
  '11.3-b': 'Solo pueden acabar un movimiento o un combate en una fortaleza amiga o junto a infantería o caballería amiga.',
  '11.3-c':
    'Si acaban en otro sitio y hay allí una unidad enemiga, el enemigo captura la mitad de todos los puntos de artillería, redondeando hacia arriba y del tipo que quiera, y lo demás se elimina. Si no hay enemigo, se elimina todo. Interpretación: esto se mira cuando un grupo ha movido, cuando acaba un combate y cuando termina cada paso de la fase.',
  '11.4-a':
    'El grupo que entra en un espacio donde hay alguna unidad enemiga se detiene y tendrá que luchar en el paso de combate de esta fase.',
  '11.4-b': 'Una fortaleza enemiga sitiada no estorba el movimiento.',
  '11.4-c':
    'Si el espacio tiene una fortaleza enemiga no sitiada y al menos un bloque enemigo, el grupo se detiene. Quién está dentro y quién fuera se dice en el paso de combate.',
  '11.4-d':
    'Si solo está la guarnición, acaso con artillería o una mochila, el grupo puede seguir, y puede soltar unidades para sitiarla.',
  '11.4-e': 'Una villa principal vacía y sin fortaleza no detiene a nadie, pero para tomarla hay que dejar una unidad.',
  '11.4-f':
    'Si en un espacio ya hay un grupo frente a bloques enemigos, dentro o fuera de una fortaleza, los que entren después se quedan sobre el camino por el que llegan. Al principio no combaten, pero pueden reforzar una batalla [17.7-c].',
  '11.4-g':
    'Las unidades que están sobre un camino no están en el espacio para el apilamiento ni para distinguir escaramuza de batalla. Entran si su bando vence o si refuerzan, y entonces rigen los límites de fichas; si pierde, se retiran. Su camino cuenta como usado para entrar en las retiradas de ambos bandos.',
  '11.4-h':
    'Interpretación: si al clasificar los combates no queda ningún enemigo fuera, las unidades que esperan en caminos o en el mar entran enseguida, para sitiar u ocupar. Si el primer grupo es destruido, quienes esperan han perdido y se retiran.',
  '11.4-i':
    'Lo que detiene a un grupo es un bloque enemigo de infantería, caballería o tren que no esté sitiado. Las fichas solas no pueden estar más que dentro de una fortaleza.',
  '11.4-j':
    'Interpretación: un grupo puede partir de un espacio con enemigos, como hacen los sitiadores, y por cualquier camino. En cuanto se va la última infantería o caballería sitiadora, el sitio se levanta.',
  '11.5-a': 'Al mover no hay límite de infantería ni caballería en un sitio; el límite general viene después [19.1-a].',
  '11.5-b':
    'Al final del paso de acciones, de cada escaramuza y de cada ronda de batalla, un bando puede tener en un espacio una artillería de campaña, una de montaña, un tren y una mochila.',
  '11.5-c':
    'Las unidades del mismo tipo pueden sumarse en una sola, hasta su máximo (artillería de campaña liberal 4, las demás 2, tren liberal 3, tren carlista 2, mochila 2). Lo que sobre lo elimina su dueño. En las regiones rigen los mismos límites.',
  '11.6-a':
    'Intercepción: cuando un grupo enemigo entra en un espacio adyacente a unidades propias, se puede intentar interceptarlo por 1 punto de mando o con una carta.',
  '11.6-b': 'Los liberales no interceptan ni desde la zona carlista ni hacia ella.',
  '11.6-c':
    'No se intercepta hacia un espacio donde ya hay una unidad o una fortaleza del bando que mueve, a menos que esté sitiada.',
  '11.6-d': 'Ni desde un espacio donde haya alguna unidad enemiga, a menos que esté sitiada.',
  '11.6-e': 'Ni contra movimientos por mar, retiradas, salidas o movimientos a una región; y nunca desde una región.',
  '11.6-f': 'Se declara en cuanto el grupo entra, y el movimiento espera hasta que se resuelva.',
  '11.6-g':
    'Quien intercepta nombra su grupo y tira un dado, que ha de ser mayor que los bloques de infantería, caballería y tren que lo forman. Artillería y mochilas pueden ir con él y no se cuentan.',
  '11.6-h': 'Si el dado falla, el punto se pierde y las unidades se quedan donde están. Una carta puede asegurar el éxito.',
  '11.6-i':
    'Desde cada espacio hay un intento por cada entrada de un grupo, aunque sea automático, y las demás unidades de ese espacio no pueden probar. Si el grupo sigue a otro espacio adyacente, cabe un nuevo intento.',
  '11.6-j':
    'Los intentos desde varios espacios se anuncian todos primero, a 1 punto cada uno, y luego se resuelven en el orden que quiera su jugador.',
  '11.6-k': 'Quien intercepta está en el espacio antes que el grupo y es el defensor. El grupo tiene que detenerse y combatir.',
  '11.6-l':
    'Interpretación: quien intercepta usa cualquier camino entre los dos espacios, sin coste de movimiento. Las unidades sitiadas no pueden interceptar.',
  '11.6-m': 'Interpretación: interceptar no es una acción ni impide actuar después en la fase propia.',
  '11.6-n':
    'Desde un refugio o hacia él, los carlistas interceptan sin tirada y con cuantas unidades quieran. Siguen pagando el punto o la carta y respetando las demás reglas.',
  '11.6-o':
    'Interpretación: quien intercepta no necesita activarse y puede haber interceptado, haberse evadido o retirado antes en esta fase. Si deja un sitio sin sitiadores, se levanta. Está fuera de la fortaleza del espacio, si la hay, hasta que el paso de combate pregunte quién está dentro.',
  '11.6-p':
    'Interpretación: un grupo que entra en un espacio desde una región puede ser interceptado como cualquiera. Una concentración no, pues los liberales no interceptan en zona carlista.',
  '12.1-a':
    'Concentración: al activar un espacio de la zona carlista, y antes de mover nada, el carlista puede llevar a él un bloque de infantería o caballería desde cada espacio adyacente, con el tren, la artillería o la mochila que estén con él.',
  '12.1-b':
    'No acuden unidades que ya hayan actuado, y al final no puede haber en el espacio más de seis bloques carlistas de infantería y caballería.',
  '12.1-c': 'Interpretación: los espacios de los que vienen deben estar también en la zona carlista.',
  '12.1-d':
    'Todo el que mueva después desde ese espacio en esta activación tiene 2 puntos menos, haya llegado o estuviera allí, y fueran cuales fueran los caminos. Se suman los modificadores habituales. Una activación posterior sin nueva concentración no paga nada.',
  '12.1-e':
    'Interpretación: los que acuden quedan activados con el espacio, y seguir moviendo forma parte de la misma acción. Al acabar la activación han actuado, hayan seguido o no.',
  '12.2-a':
    'Evasión: cuando un grupo enemigo entra en un espacio de la zona carlista con entre uno y tres bloques carlistas (infantería, caballería, trenes), estos pueden intentar evadirse: un dado mayor que su propio número, o una carta.',
  '12.2-b': 'Con cuatro bloques o más no hay evasión, ni tampoco si en el espacio ya había una unidad enemiga no sitiada.',
  '12.2-c':
    'Si tiene éxito, todas las unidades carlistas del espacio se retiran al momento un espacio según las reglas de retirada, y nadie puede interceptarlas. Si falla, tendrán que combatir.',
  '12.2-d':
    'Si hay una fortaleza carlista, una sola unidad puede quedarse mientras las demás se retiran; en ese caso el grupo liberal tiene que detenerse.',
  '12.2-e': 'Si no se queda nadie, el grupo liberal puede seguir moviendo.',
  '12.2-f':
    'Una unidad puede evadirse varias veces en una misma fase enemiga. Si renuncia o falla, ya no puede intentarlo en ese espacio contra quienes lleguen después.',
  '12.2-g': 'Si una intercepción carlista hacia el espacio tiene éxito, ningún carlista de allí puede evadirse.',
  '12.2-j':
    'Interpretación: en cada entrada van primero las intercepciones, y solo si ninguna tiene éxito puede intentarse la evasión; una que falle no lo impide. Tras la evasión, o una vez que se deja entrar al grupo, ya no se intercepta esa entrada.',
  '12.2-h': 'De una salida no cabe evadirse. Interpretación: de un desembarco, que es un ataque, tampoco.',
  '12.2-i': 'En un refugio la evasión tiene éxito sin tirada, con cualquier número de unidades.',
  '12.2-k':
    'Interpretación: quienes se evaden dejan el espacio como defensores, pero no hacia su fortaleza, no por el camino del enemigo y antes a espacios amigos, y eligen adónde tras la tirada. Sin retirada posible pueden intentarlo igualmente, y el éxito se resuelve como retirada de unidades cercadas [17.9-n].',
  '12.2-l':
    'Interpretación: solo se evaden las unidades presentes cuando entra el enemigo, y van todas menos la única, bloque o ficha, que puede quedarse en una fortaleza carlista. Los carlistas que sitian una fortaleza liberal de su zona pueden evadirse de la fuerza de socorro; si no queda ninguno, acaba el sitio.',
  '12.3-a':
    'Contramarcha: por 1 punto de movimiento más, un grupo carlista puede intentar atravesar un espacio de la zona carlista ocupado por unidades enemigas. Ha de tener puntos para eso, para entrar y para otro espacio más allá donde no haya unidad ni fortaleza enemiga, salvo sitiada.',
  '12.3-b': 'Interpretación: la marcha forzada no da puntos para ello.',
  '12.3-c':
    'Se declara antes de entrar: se paga el punto y se tira un dado, que ha de ser mayor que los bloques del grupo. Artillería y mochilas no cuentan.',
  '12.3-d':
    'Si falla, el grupo o bien entra, se detiene y combate, o bien se queda donde está sin el punto pagado y puede seguir hacia otro sitio, sin intentar otra contramarcha en la fase.',
  '12.3-e':
    'El espacio de más allá puede estar fuera de la zona carlista. Allí los liberales pueden interceptar, y los carlistas quedarse sin por dónde retirarse.',
  '12.3-f':
    'A través de un refugio tiene éxito sin tirada. El punto se paga igual, y más allá debe poder alcanzarse un espacio sin enemigos.',
  '12.3-g': 'Interpretación: no se puede soltar ninguna unidad en el espacio atravesado.',
  '12.3-h':
    'Interpretación: solo hace falta donde hay bloques liberales no sitiados; junto a una guarnición sola se pasa sin más [11.4-d]. Tras el éxito, el grupo sigue enseguida a un espacio que cumpla lo dicho. Puede contramarchar otra vez si le llegan los puntos y no ha fallado.',
  '13-a': 'Para mover por mar se activan unidades, no un sitio.',
  '13.1-a':
    'Transporte naval: medio PA por cada bloque de infantería o caballería, desde un espacio con puerto o una región costera hasta otro. Son costeras todas las regiones menos Extremadura, Castilla-León, Castilla la Nueva y Aragón.',
  '13.1-b':
    'En el espacio de llegada no puede haber fortaleza ni unidad enemiga, a menos que la fortaleza esté sitiada o las unidades estén sitiando allí una fortaleza amiga. No hace falta que sea amigo. Interpretación: en una región de llegada los enemigos no importan.',
  '13.1-c': 'Un bloque puede llevar consigo sin coste la artillería, el tren o la mochila de su sitio. Solos no embarcan nunca.',
  '13.1-d':
    'De una fortaleza amiga sitiada con puerto se puede salir por mar y a ella se puede llegar, sin pasar de su capacidad.',
  '13.1-e': 'Nada de esto desde Bilbao ni hacia Bilbao mientras su puerto esté anulado [4.3-c].',
  '13.1-f': 'No se combina con movimiento por tierra ni puede interceptarse.',
  '13.1-g':
    'Interpretación: una unidad no puede haber actuado antes de embarcar, y tras hacerlo ha actuado; lo mismo las fichas que lleva.',
  '13.2-a':
    'Desembarco, 1 PA, una vez por fase: uno o dos bloques de infantería o caballería van desde un mismo espacio con puerto a otro donde haya una fortaleza o unidad enemiga no sitiada. Nunca desde una región.',
  '13.2-b':
    'En Bilbao se puede desembarcar si los carlistas la controlan o la sitian, pero no si controlan Portugalete o Guecho o sitian allí una fortaleza liberal.',
  '13.2-c': 'Pueden acompañarlos artillería y mochilas; trenes, no. Un desembarco no puede interceptarse.',
  '13.2-d': 'Si hay unidades enemigas es un ataque, y cada unidad desembarcada dispara con un dado menos, nunca con ninguno.',
  '13.2-e': 'Interpretación: el dado de menos falta durante todo ese combate.',
  '13.2-f':
    'Las unidades desembarcadas pueden retirarse por mar a un puerto amigo, o por un camino por el que entraron otras unidades amigas.',
  '13.2-g':
    'Si antes han entrado otros liberales por tierra, los que desembarcan esperan en el mar como en un camino principal y pueden reforzar una batalla, dos por ronda.',
  '13.2-i':
    'Interpretación: un desembarco puede salir de una fortaleza sitiada cuyo puerto funcione. Si solo hay una fortaleza con su guarnición y fichas no se combate, y los desembarcados la sitian.',
  '13.2-j':
    'Interpretación: el dado de menos afecta a todo bloque o artillería desembarcados que disparen en escaramuza o disparen o carguen en batalla, después de reducir a la mitad la artillería de campaña; quien no tiene ninguno sigue sin él. Los puntos de artillería en batalla no cambian.',
  '13.2-h':
    'Interpretación: mientras el puerto de Bilbao esté anulado no sale de él ni desembarco ni transporte. Para desembarcar en Bilbao solo cuenta su propia regla [13.2-b].',
  '14-a':
    'Una ficha de artillería tiene de 1 a 4 puntos si es de campaña liberal, y 1 o 2 si es de campaña carlista o de montaña de cualquier bando.',
  '14-b':
    'Las fichas de un mismo tipo pueden juntarse o dividirse a voluntad mientras los puntos del sitio sean los mismos. No hay más fichas que las de la caja.',
  '14.1-a':
    'La artillería mueve y se apila según las reglas de las unidades que no mueven solas [11.3-a, 11.5-b], también en las regiones.',
  '14.2-a':
    'La artillería capturada pasa a quien la captura, del mismo tipo y valor y en el mismo sitio. Se suma a la que tenga allí hasta el máximo y el resto se pierde.',
  '14.2-b': 'Si no tiene ficha para ella, se pierde; si la ficha es menor, conserva lo que esta pueda marcar.',
  '14.2-c':
    'Interpretación: la artillería capturada se queda donde se tomó, con las unidades del captor; si no hay allí unidad ni fortaleza suya, se pierde. Los carlistas solo pueden ocultarla cuando llegue su próximo paso para ello.',
  '14.3-a':
    'La casilla de artillería oculta carlista recibe la artillería de refuerzos, de eventos y del mapa, sin límite. Interpretación: su contenido, y todo lo que entra o sale, es público.',
  '14.3-b':
    'En el paso correspondiente, el carlista puede sacar un punto de la casilla a una fortaleza amiga o junto a un bloque amigo de infantería o caballería, no sitiados, en la zona carlista. Se suma a la de su tipo hasta 2 y puede mover con un grupo en esta fase.',
  '14.3-c':
    'En el mismo paso puede llevar a la casilla cuantos puntos no sitiados quiera desde la zona carlista. Los recién ocultados no pueden sacarse en la misma fase. También puede ocultar en el redespliegue de fin de año.',
  '15-a':
    'Acabadas las acciones, se resuelven los combates donde haya unidades de ambos bandos o una fortaleza sitiada. No cuestan nada. Escaramuzas y batallas son obligatorias; asaltos y salidas, a voluntad del jugador activo.',
  '15-b':
    'Es batalla si cada bando tiene en el espacio al menos tres bloques de infantería y caballería, y no solo caballería. Si no, es escaramuza.',
  '15-c':
    'No se cuentan artillería, trenes, mochilas, partidas, unidades dentro de una fortaleza ni unidades en los caminos. Un bando sin más infantería que partidas tiene a estos efectos solo su caballería, o nada: es escaramuza.',
  '15-d':
    'Primero se decide el tipo de todos los combates. Después van todas las escaramuzas, todas las batallas, los asaltos y las salidas; dentro de cada tipo el orden lo elige el jugador activo.',
  '15-e':
    'Si han entrado unidades en un espacio con una fortaleza enemiga no sitiada, su dueño dice cuáles de sus unidades se quedan dentro.',
  '15-f': 'Interpretación: lo dice para todos esos espacios antes de decidir los tipos de combate.',
  '15-g': 'Atacante es el bando cuya fase se juega y cuyas unidades han entrado o hacen la salida. El otro es el defensor.',
  '15-h':
    'Interpretación: donde hay sitiadores y sitiados y nadie ha entrado en esta fase no hay escaramuza ni batalla, solo asalto o salida si el jugador activo quiere.',
  '15-i':
    'Interpretación: los tipos, una vez decididos, no cambian por lo que pase en combates anteriores. El bando al que no le quede infantería que desplegar pierde su batalla con desbandada; si el defensor ya no está, no hay combate.',
  '15-j':
    'Interpretación: el paso de combate va así: quién está dentro y quién fuera, tipos de combate, escaramuzas, con los ataques en regiones entre ellas, batallas, asaltos, salidas y, por último, los sitios que empiezan o acaban. Tras cada combate van capturas y control.',
  '16-a':
    'Una escaramuza es una sola ronda: dispara el defensor y se aplican sus impactos; luego dispara lo que quede del atacante. No hay tiradas de moral.',
  '16-b':
    'Cada bando escoge como mucho tres bloques para disparar: infantería la que quiera, caballería una como máximo en terreno abrupto y dos en abierto. Dispara toda la artillería. No disparan trenes, mochilas ni unidades dentro de una fortaleza o en los caminos.',
  '16-c':
    'Interpretación: cada bando ha de escoger tantos como pueda, hasta tres. Ambos escogen en secreto y enseñan a la vez; los no escogidos siguen ocultos.',
  '16-d':
    'En un refugio, si el carlista ataca dispara primero, aunque para el resultado sigue siendo el atacante; si defiende, el liberal dispara como mucho con un bloque, además de su artillería.',
  '16-e':
    'Enseñados los bloques, cada bando puede jugar una carta táctica; decide primero el atacante y se revelan a la vez. Las operacionales se juegan cuando corresponda.',
  '16-f': 'Cada bloque o artillería que dispara tira tantos dados como su fuerza. Un 1 siempre es impacto.',
  '16-g':
    'En terreno abrupto, infantería y caballería impactan con E-1 y la artillería con 1; la de campaña tira la mitad de sus dados, redondeando hacia abajo.',
  '16-h': 'En terreno abierto, la infantería impacta con E-1, la caballería con E y la artillería con 1 o 2.',
  '16-i': 'Los impactos se aplican uno a uno al bloque más fuerte de los escogidos para disparar; entre iguales elige su dueño.',
  '16-j':
    'Interpretación: los impactos que esos bloques ya no pueden recibir se pierden. Un bloque eliminado antes de su turno no dispara.',
  '16-k':
    'Si tras los disparos el atacante tiene más bloques de infantería y caballería en el espacio, se retira el defensor; si no, aun en empate, se retira el atacante. También cuentan los que no dispararon. No cuentan partidas, artillería, trenes, mochilas ni unidades en los caminos.',
  '16-l':
    'Los amigos sitiados en el espacio cuentan para quien acude a socorrerlos. Las unidades refugiadas en una fortaleza aún no sitiada no cuentan.',
  '16-m':
    'El bando que tiene caballería y fuera de los muros no tiene más infantería que partidas debe retirarse, salvo que el otro esté igual; entonces deciden los números. Interpretación: basta para quedarse la infantería que no disparó, si está fuera; no la sitiada dentro.',
  '16-n':
    'Interpretación: el bando sin infantería ni caballería solo tiene fichas que perder. Si solo uno es aniquilado, el otro se queda el espacio. Si lo son ambos, ha perdido el atacante: sus grupos en espera se retiran, las fichas fuera de una fortaleza amiga se eliminan y el control es el de un espacio vacío.',
  '16-o':
    'El perdedor se retira según las reglas de retirada. Tras una escaramuza no hay persecución, desbandada, reagrupamiento ni fusión.',
  '16-p':
    'Quien se retira pierde la mitad de su artillería de campaña, redondeando hacia arriba, que captura el vencedor, y 1 de fuerza de su tren, salvo que aún tenga caballería en el espacio o sea el carlista saliendo de terreno abrupto de su zona. Artillería de montaña y mochilas se salvan. Interpretación: las unidades en caminos o en el mar ni cubren ni pierden nada.',
  '16-q':
    'Interpretación: los defensores que deben dejar un espacio con fortaleza propia pueden entrar en ella mientras quepan. La pérdida de artillería y tren se calcula antes, sobre lo que estaba fuera, aunque luego entre; lo que ya estaba dentro no se toca.',
  '17-a':
    'Una batalla va así: despliegue; hasta tres rondas de carta táctica, activaciones y fin de ronda, aunque la tercera no tiene fin de ronda; resultado, acaso con desbandada o persecución; retirada y fusión del perdedor; reagrupamiento del vencedor.',
  '17.1-a':
    'El defensor despliega todas sus unidades del espacio menos las que estén dentro de una fortaleza. El atacante despliega solo el primer grupo que entró; los demás se quedan en sus caminos.',
  '17.1-b':
    'Ambos deben llenar la primera línea en lo posible: tres de infantería y una de caballería en terreno abrupto, cinco y dos en abierto. Lo demás va a la reserva.',
  '17.1-c':
    'Despliegan a la vez y sin verse. Luego se tumba la primera línea y la reserva sigue oculta. Todas las unidades empiezan frescas.',
  '17.1-d':
    'La artillería da tantos puntos como su fuerza; la de campaña en terreno abrupto, la mitad, redondeando hacia abajo. Empiezan frescos.',
  '17.1-e': 'Trenes y mochilas se ponen en su casilla.',
  '17.1-f':
    'Interpretación: las partidas se despliegan como infantería y han de llenar casillas de infantería. No se puede dejar una casilla vacía por guardar un bloque en reserva, y un arma no ocupa las casillas de la otra.',
  '17.2-a':
    'Hay tres rondas como máximo. Una ronda termina cuando ambos han activado toda su primera línea o han pasado. Las rondas 1 y 2 tienen su fin de ronda; tras la tercera se acaba la batalla.',
  '17.2-b':
    'Al empezar una ronda cada bando puede jugar una carta táctica; decide primero el atacante y se revelan a la vez. Las operacionales se juegan libremente.',
  '17.2-c':
    'Los bandos se alternan, empezando el defensor, y activan cada vez una unidad fresca de primera línea. Se puede pasar, y es forzoso si no queda ninguna. Quien ha pasado no activa más en la ronda, aunque su caballería fresca aún puede contracargar; el otro sigue solo hasta que pase.',
  '17.2-d':
    'En un refugio, solo en la ronda 1: si el carlista ataca, activa primero; si defiende, activa dos unidades antes de la primera liberal.',
  '17.3-a':
    'El bando que se queda sin infantería en primera línea pierde al instante: el otro vence, gana 1 PV y hay desbandada.',
  '17.3-b': 'Interpretación: si ambos pierden a la vez su última infantería de primera línea, ha vencido el defensor.',
  '17.3-c': 'Si un bando se retira por voluntad propia al fin de una ronda, el otro vence y persigue.',
  '17.3-d': 'Tras la ronda 3 el defensor se queda y el atacante se retira, sin desbandada ni persecución.',
  '17.3-e': 'Interpretación: las partidas son infantería en primera línea.',
  '17.4-a':
    'La unidad de infantería o caballería que se activa queda gastada. Con ella pueden usarse hasta dos puntos de artillería.',
  '17.4-b':
    'La infantería dispara con tantos dados como su fuerza e impacta con E. Quien recibe los impactos los reparte a su gusto entre su infantería de primera línea; la caballería no puede recibirlos.',
  '17.4-c': 'La caballería carga contra una unidad enemiga de primera línea, a elección de su jugador.',
  '17.4-d':
    'Si el objetivo es caballería fresca, contracarga: ambas tiran su fuerza e impactan con E a la vez, reciben impactos y tiran moral, y las dos quedan gastadas.',
  '17.4-e':
    'Si es caballería gastada, otra fresca puede contracargar en su lugar. Si no, o huye a la casilla de desmoralizadas, sin dados, o aguanta: dispara antes la atacante, se resuelven impactos y moral, y después dispara ella si sigue en línea. La atacante queda gastada.',
  '17.4-f':
    'Si es infantería, el enemigo puede contracargar con caballería fresca de su primera línea; entonces se enfrentan las dos caballerías.',
  '17.4-g':
    'Si no, la infantería tira moral: -1 si está gastada; -1 si es carlista en terreno abrupto, -2 en abierto; +1 a fuerza completa; -1 si solo le queda 1. Una partida nunca está a fuerza completa, pero sí lleva el -1.',
  '17.4-h':
    'Si la supera, la infantería dispara su fuerza e impacta solo con 1; la caballería no ataca y queda gastada. La infantería sigue fresca o gastada, como estuviera.',
  '17.4-i': 'Si falla, la caballería dispara con E+1 solo a esa unidad, la infantería no dispara y ambas quedan gastadas.',
  '17.4-j':
    'Interpretación: se puede cargar contra cualquier unidad de la primera línea enemiga, fresca o gastada. La caballería fresca que recibe la carga contracarga siempre ella misma. Con otros objetivos la contracarga es voluntaria: su dueño elige una caballería fresca de su primera línea, que ocupa el lugar del objetivo y queda gastada, y la infantería así librada ni tira moral ni dispara. Entre caballerías, los impactos quedan entre las dos.',
  '17.5-a':
    'La unidad que recibe impactos en una activación tira moral una vez al acabar: -1 por cada impacto tras el primero de esa activación, -1 si solo le queda 1 de fuerza. Si falla va enseguida a la casilla de desmoralizadas, a la vista de ambos.',
  '17.5-b': 'La moral solo se tira en batalla.',
  '17.5-c':
    'Interpretación: las unidades eliminadas no tiran. La que falló ante una carga y recibió impactos de ella vuelve a tirar por los impactos.',
  '17.5-d':
    'Interpretación: los modificadores se suman y ninguna tirada es éxito o fallo por sí misma. Las unidades alcanzadas en la misma activación tiran en el orden que quiera su dueño, y solo después de todas se mira si la batalla ha acabado.',
  '17.6-a':
    'Una activación puede usar hasta dos puntos de artillería. Apoyo, un punto, una vez y solo con infantería: un dado más. Contrabatería, un punto, hasta dos veces: un punto fresco enemigo queda gastado.',
  '17.6-b': 'Los puntos usados quedan gastados y todos se recuperan en la reorganización.',
  '17.6-c': 'Interpretación: los puntos de artillería solo se usan con una activación, nunca al pasar. Como mucho hay diez.',
  '17.7-a': 'El fin de ronda tiene tres partes: retirada voluntaria, refuerzo y reorganización.',
  '17.7-b': 'El atacante dice si se retira; solo si se queda se pregunta al defensor.',
  '17.7-c':
    'Refuerzos: primero el atacante, con las unidades que esperan en caminos o en el mar y las de una fortaleza amiga sitiada del espacio; después el defensor.',
  '17.7-d': 'El defensor puede traer unidades de su fortaleza en el espacio y de espacios adyacentes sin enemigos no sitiados.',
  '17.7-e':
    'Interpretación: en cada ronda pueden llegar hasta dos unidades por cada camino principal, dos por mar, dos de la fortaleza y una por cada camino secundario.',
  '17.7-f':
    'Cada bloque tira moral, con -1 si la batalla es en zona enemiga. Si la supera va a la reserva; si no, se queda donde está y ya no puede reforzar esta batalla.',
  '17.7-g': 'El bloque que llega puede traer la artillería, el tren o la mochila de su camino o espacio. Solos no llegan nunca.',
  '17.7-h':
    'Interpretación: las unidades que se hayan retirado antes en esta fase no pueden reforzar. Reforzar no es una acción.',
  '17.7-k':
    'Interpretación: adyacentes son los espacios del Norte; nadie llega desde una región. Cada bloque es libre de intentarlo, una vez por batalla. Los sitiadores pueden venir, y su sitio puede levantarse.',
  '17.7-l':
    'Interpretación: el bloque recién llegado a la reserva puede pasar a primera línea en la misma reorganización, y su artillería suma puntos frescos. Los límites de fichas se cumplen al final de la ronda.',
  '17.7-i':
    'Reorganización, en cada parte primero el atacante y luego el defensor: (1) pueden pasar unidades de primera línea a la reserva; (2) pueden llenarse con la reserva casillas vacías de primera línea, frescas; (3) todo lo gastado, unidades y puntos de artillería, vuelve a estar fresco; (4) cada bando puede intentar recuperar una unidad desmoralizada con su moral sin modificar, ambos a la vez, y si lo logra va a la reserva.',
  '17.7-j':
    'Entre (1) y (2) la línea puede estar sin infantería. El bando que no tenga ninguna al acabar (2), por falta o por gusto, sufre al momento la desbandada.',
  '17.8-a':
    'El vencedor se queda y puede reagruparse. El perdedor sufre antes la persecución o la desbandada, si la hay, en sus unidades del campo de batalla; luego se retira y puede fusionar. Sus unidades en los caminos también se retiran, sin daño.',
  '17.8-b':
    'El perdedor está cubierto si tiene caballería en primera línea o en reserva, o si es el carlista y se retira de terreno abrupto de su zona.',
  '17.8-c':
    'Persecución de un perdedor cubierto: el vencedor tira un dado por cada bloque suyo de infantería y caballería del campo de batalla no desmoralizado, e impacta con 1. No se pierde artillería, tren ni mochila.',
  '17.8-d':
    'Persecución de quien no lo está: los mismos dados impactan con E; pierde la mitad de su artillería de campaña, redondeando hacia arriba, que captura el vencedor, y 1 de fuerza del tren.',
  '17.8-e': 'Desbandada de un perdedor cubierto: como la persecución de quien no lo está [17.8-d].',
  '17.8-f':
    'Desbandada de quien no lo está: cada uno de esos bloques tira su fuerza e impacta con E; se captura toda su artillería de campaña y la mitad de la de montaña, redondeando hacia arriba; su tren se elimina; conserva la mochila. Interpretación: no disparan los bloques dentro de una fortaleza ni los de los caminos.',
  '17.8-g':
    'La artillería no dispara. Los impactos van a los más fuertes del campo de batalla como en escaramuza, los de infantería solo a la infantería y los de caballería antes a la caballería que a la infantería. No se tira moral.',
  '17.8-h': 'Interpretación: las unidades desmoralizadas del perdedor están en el campo de batalla y pueden recibir impactos.',
  '17.8-i':
    'Interpretación: acabada la batalla, todos los bloques dejan el tablero y ya no están gastados ni desmoralizados. Las capturas de artillería se calculan antes de la retirada.',
  '17.9-a': 'Las reglas de retirada rigen para cada unidad tras una escaramuza, una batalla o una evasión.',
  '17.9-b':
    'Una unidad se retira a un espacio adyacente amigo o a uno con una fortaleza enemiga sitiada. Si no lo hay, a un espacio adyacente que controle el enemigo.',
  '17.9-c': 'Nunca a un espacio con una unidad o fortaleza enemiga, a menos que esté sitiada.',
  '17.9-d':
    'Las unidades pueden retirarse juntas o por separado, menos los liberales que dejan un espacio de la zona carlista: van todos por el mismo lado, a un solo espacio adyacente o por mar a un solo puerto, aunque algunos pueden entrar antes en una fortaleza amiga del espacio. Interpretación: los desembarcados pueden zarpar a un puerto mientras los que llegaron por tierra toman su camino.',
  '17.9-e':
    'El atacante se retira por un camino que alguna unidad amiga haya usado para entrar en esta fase, incluidos los que tienen grupos esperando: los liberales llegados de una región, por su conexión; los desembarcados, por uno de esos caminos o por mar.',
  '17.9-f':
    'Las unidades salidas de una fortaleza sitiada solo pueden volver a ella, y una fuerza de socorro no puede entrar en ella.',
  '17.9-g':
    'El defensor se retira por un camino que ningún enemigo haya usado para entrar en esta fase, contando los grupos que esperan, salvo que después llegara por él un refuerzo amigo; o a una fortaleza amiga del espacio mientras haya sitio.',
  '17.9-h': 'Nadie puede interceptar a unidades que se retiran.',
  '17.9-i':
    'La artillería solo se retira con infantería o caballería. Cuando los carlistas se retiran desde su zona, también por evasión, la artillería que quede tras las pérdidas puede ir a la casilla de artillería oculta. Interpretación: si no queda bloque que se retire, tampoco lo hace la artillería [11.3-c].',
  '17.9-j':
    'Evacuación naval: los liberales que defendían un espacio con puerto, o que desembarcaron en él, pueden retirarse por mar a otro puerto amigo. Los atacantes llegados por tierra, no.',
  '17.9-k':
    'No hay evacuación desde Bilbao ni hacia Bilbao si los carlistas controlan Portugalete o Guecho o sitian allí una fortaleza liberal.',
  '17.9-l': 'Los liberales pueden retirarse a una región por una conexión. Los carlistas, no.',
  '17.9-m':
    'En lo que queda de fase, las unidades retiradas no pueden reforzar una batalla vecina, asaltar donde han llegado ni hacer una salida desde la fortaleza a la que han vuelto.',
  '17.9-n':
    'Cercadas: las unidades sin retirada posible van todas juntas a un solo espacio adyacente, aunque haya enemigos y por un camino que usara el enemigo. Interpretación: el atacante puede tomar también un camino que su bando no usó, y los liberales una conexión con región.',
  '17.9-o':
    'Reciben un impacto por cada bloque enemigo de infantería o caballería en ese camino y en ese espacio, y como mínimo uno; pierden la mitad de su artillería de campaña, redondeando hacia arriba, que captura el enemigo, y 1 de fuerza del tren. Interpretación: aquí ni caballería ni terreno evitan nada, y se suma a lo perdido en el combate.',
  '17.9-p':
    'Esos impactos se aplican como en escaramuza entre todos los bloques que se retiran; la artillería capturada queda con el vencedor donde fue el combate. Si en el espacio al que llegan hay una unidad o fortaleza enemiga no sitiada, se retiran un espacio más según las reglas habituales, sin mirar caminos usados, pero no de vuelta; los liberales, si cabe, a una región. Interpretación: de una región a la que llegan no los echan los enemigos que haya en ella.',
  '17.9-q': 'Interpretación: si tampoco eso es posible, se eliminan, y su artillería se trata como si quedara sola [11.3-c].',
  '17.9-s':
    'Interpretación: la unidad que tiene una retirada normal debe usarla. Solo están cercadas las que no tienen ninguna, y van juntas. Los liberales con el mar o una conexión abiertos no están cercados.',
  '17.9-r':
    'Fusión: tras una batalla, en cada espacio al que se retiró el perdedor y en el que haya ahora tres o más bloques suyos de infantería y caballería, puede eliminar un bloque y sumar su fuerza a otro de la misma arma y de E igual o menor, hasta su máximo, cuantas veces quiera; lo que sobre se pierde. Si no hay quien la reciba, puede eliminar un bloque sin más. Interpretación: los tres se cuentan una vez, antes de fusionar.',
  '17.10-a':
    'Reagrupamiento: el vencedor de una batalla puede mover libremente unidades entre su espacio y los adyacentes, en ambos sentidos, si en estos había al empezar alguna unidad o fortaleza amiga y ningún enemigo no sitiado. Interpretación: ido el enemigo, también se mueven las que estaban dentro de la fortaleza del espacio.',
  '17.10-b':
    'No a un espacio donde aún falte una batalla. Las fichas van con infantería o caballería. El reagrupamiento no puede dejar más de seis bloques de infantería y caballería en un espacio.',
  '17.10-c':
    'Las unidades vencedoras o reagrupadas aún pueden reforzar otra batalla de la fase que defienda su bando en un espacio adyacente, y participar en un asalto donde estén. Reagruparse no es una acción.',
  '18-a':
    'Cuando entran enemigos en un espacio con una fortaleza amiga no sitiada, las unidades presentes pueden quedarse dentro: dos bloques de infantería o caballería en una ciudad y uno en los demás sitios; además, una artillería de campaña, una de montaña, un tren y una mochila.',
  '18-b':
    'Las que no caben o se quedan fuera combaten. En una escaramuza las de dentro no cuentan para la retirada; en una batalla no se despliegan, pero pueden llegar como refuerzo, dos por ronda.',
  '18-c': 'Los defensores que se retiran pueden entrar en la fortaleza si hay sitio.',
  '18-d':
    'Interpretación: estar dentro o fuera solo importa mientras haya unidades enemigas en el espacio, y acaba con el sitio o cuando se van. El dueño elige en el paso de combate de la fase en que llegan los enemigos; las ya sitiadas siguen dentro. Artillería, trenes y mochilas pueden estar dentro sin ningún bloque.',
  '18.1-a':
    'Se establece un sitio si, al terminar el paso de combate, hay infantería o caballería en un espacio con fortaleza enemiga y todas las unidades enemigas están dentro. Acaba cuando no queda infantería ni caballería sitiadora.',
  '18.1-b':
    'Mientras dura, el bando sitiado comprueba el desgaste en su propio paso de suministro [19.3-c]. Sin unidades ni guarnición, la fortaleza se rinde.',
  '18.1-c':
    'Una guarnición tiene fuerza 1, y E2 en una ciudad liberal, E1 en una ciudad carlista o en cualquier otra fortaleza. Siempre está suministrada si no está sitiada y no cuenta en el suministro del espacio. No sufre desgaste de sitio mientras haya dentro infantería o caballería amiga, o mientras la suministren un tren, una mochila (que gastan 1) o un puerto que funcione. Es la última en recibir impactos y con ella cae la fortaleza. Interpretación: cada fortaleza nueva tiene la guarnición entera, y ninguna recibe reemplazos.',
  '18.1-d':
    'Asalto: el sitiador necesita artillería de campaña, del valor que sea, en el espacio, y un sitio establecido en una fase anterior y mantenido desde entonces. Es gratuito, en su paso de combate. Interpretación: uno por fortaleza y fase; pueden participar unidades llegadas en esta fase, salvo si fue en retirada.',
  '18.1-e':
    'Si la artillería de campaña del defensor iguala o supera la del atacante, hay una ronda; si no, el atacante puede hacer una segunda.',
  '18.1-f':
    'Dispara toda la infantería y caballería del defensor, y la guarnición. El atacante dispara con hasta cuatro bloques en una ciudad y dos en otro sitio, escogidos antes de cada ronda.',
  '18.1-g': 'En cada ronda el atacante puede jugar una carta táctica, además de operacionales. El defensor no juega ninguna.',
  '18.1-h':
    'Doble defensa: hacen falta dos impactos para quitar un punto a los defensores. Un medio impacto se guarda para la siguiente ronda del mismo asalto y después se pierde.',
  '18.1-i':
    'Los defensores disparan primero e impactan en las unidades asaltantes como en escaramuza; después disparan estas. La E es la impresa; pero si la artillería de campaña del defensor iguala o supera la otra, los defensores le suman 1 y los atacantes le restan 1, aunque un 1 siempre impacta. La artillería no dispara. Nadie se retira ni tira moral.',
  '18.1-j': 'La caballería de ambos bandos solo impacta con 1.',
  '18.1-k': 'Los impactos en los defensores van antes a la unidad más fuerte y al final a la guarnición.',
  '18.1-l':
    'Interpretación: la artillería de campaña se compara una vez, antes de la primera ronda. Si no queda bloque asaltante, el asalto acaba.',
  '18.2-a':
    'Salida: en su paso de combate, el jugador activo puede salir gratis con parte o toda su infantería y caballería sitiada, no con la guarnición. Es una escaramuza en la que defienden los sitiadores, sin las ventajas de la fortaleza. La artillería puede participar, con su riesgo. Interpretación: si caen todos los bloques que salieron, la artillería vuelve a estar dentro.',
  '18.2-b':
    'Interpretación: es escaramuza sean cuantos sean, y solo cuentan para la retirada los bloques que salen. Si deben irse los sitiadores, se retiran como defensores y el sitio acaba; si la salida fracasa, sus unidades vuelven dentro. Una por fortaleza y fase, y no con unidades que hayan vuelto a ella en esta fase.',
  '18.2-c':
    'Fuerza de socorro: el grupo que entra en un espacio con una fortaleza amiga sitiada ataca a los sitiadores. En una escaramuza los sitiados no disparan, pero cuentan para la retirada. En una batalla pueden llegar como refuerzo, dos por ronda, y solo pueden retirarse de nuevo adentro.',
  '18.3-a':
    'Captura: cuando ya no queda infantería, caballería ni guarnición sitiada, el sitiador toma al momento la fortaleza y la mitad de los puntos de artillería, redondeando hacia arriba. El resto se elimina, y con él trenes y mochilas.',
  '18.3-b':
    'Puede demolerla en el acto, si no es una ciudad, o conservarla: pone un marcador suyo, o lo quita si no le queda ninguno, o voltea la guarnición de la ciudad.',
  '18.3-c':
    'Interpretación: la mitad se calcula sobre los puntos de campaña y de montaña juntos, redondeando hacia arriba, y el captor elige cuáles.',
  '18.3-d':
    'Interpretación: una fortaleza que se rinde en el paso de suministro de su dueño o en invierno cae en ese momento en manos del sitiador, que decide enseguida si la conserva. Su marcador se coloca ya construido.',
  '19-a':
    'Al final de su fase, el jugador comprueba toda su infantería y caballería, primero el límite general y después el suministro. No entran partidas ni guarniciones, salvo sitiadas, artillería, trenes ni mochilas.',
  '19.1-a':
    'Límite general de infantería y caballería, partidas incluidas: seis de cada bando en un espacio; seis liberales y cuatro carlistas en una región. El dueño elimina lo que sobre y luego comprueba el resto.',
  '19.2-a': 'Una región suministra a seis unidades liberales y a ninguna carlista.',
  '19.2-b':
    'Interpretación: un espacio suministra a cuatro unidades carlistas si está en la zona carlista o es adyacente a ella, y a dos en los demás casos. Da igual de quién sea y que se esté sitiando.',
  '19.2-c':
    'En la zona liberal un espacio suministra a seis unidades liberales si es ciudad amiga, a cuatro si es villa principal amiga o tiene puerto, y si no, a dos. En la zona carlista: a dos si es villa principal amiga o tiene puerto, a una si es fortaleza amiga, y si no, a ninguna.',
  '19.2-d':
    'Solo cuenta la mejor; no se suman. Un espacio que no es amigo vale como otro cualquiera, pero un puerto suministra igual.',
  '19.2-e':
    'Las unidades sitiadas no obtienen nada del espacio, salvo en una fortaleza liberal con puerto, y no en Bilbao si está anulado.',
  '19.2-f':
    'Interpretación: un puerto liberal sitiado suministra su valor de puerto, cuatro o dos; San Sebastián sitiada suministra a cuatro.',
  '19.2-i':
    'Interpretación: con el puerto anulado Bilbao pierde solo lo que da un puerto. Amiga y no sitiada sigue suministrando a seis como ciudad. Los liberales que sitien Bilbao tampoco obtienen nada de un puerto anulado.',
  '19.2-g':
    'Un tren suministra a hasta seis unidades de infantería y caballería de su sitio; una mochila, a hasta dos. Uno y otra pierden 1 de fuerza si suministran a alguna.',
  '19.2-h':
    'Espacio, tren y mochila se suman. Quien puede suministrar a sus unidades debe hacerlo; si no llega para todas, elige cuáles se quedan sin.',
  '19.2-j':
    'Interpretación: los sitios se comprueban uno a uno en el orden que quiera el dueño. En cada uno: límite general, suministro del espacio, tren o mochila solo si aún falta para alguien (elige cuál y debe usar lo necesario), y pérdidas. Partidas y guarniciones solo consumen suministro si están sitiadas.',
  '19.3-a': 'La infantería y la caballería sin suministro pierden 1 de fuerza cada una, sin tirada.',
  '19.3-b': 'Los carlistas sin suministro en una región forrajean en su lugar [23.3-b].',
  '19.3-c':
    'Las unidades sitiadas sin suministro tiran un dado cada una, y también la guarnición si dentro no hay infantería ni caballería: con 3 o menos, modificado, se pierde 1 de fuerza.',
  '19.3-d':
    'Modificadores: -1 si la fortaleza está en zona enemiga; -1 si hay más artillería de campaña sitiando que sitiada; +1 si no hay artillería de campaña sitiando.',
  '19.3-e':
    'Interpretación: si el suministro llega solo a parte de los sitiados, tiran los que se quedan sin. Una rendición, una expedición destruida o un cambio de control causados por el suministro se resuelven al momento.',
  '20-a':
    'Los refuerzos son los de la tabla de turnos, una para 1834-35 y otra para 1836-38. En el primer turno de un escenario no hay. El liberal coloca primero.',
  '20-b':
    'Interpretación: el bloque que no tiene dónde colocarse vuelve a la bolsa; el punto de artillería que no lo tiene se pierde. Los refuerzos no han actuado. La tabla se lee por el turno dentro del año.',
  '20.1-a':
    'Bloques liberales: se cogen al azar uno o dos, uno a uno, y se colocan a fuerza completa en la zona liberal, en una ciudad o villa principal amiga (sitiada solo si tiene puerto, y no Bilbao anulado) o en cualquier región, haya enemigos o no.',
  '20.1-b':
    'Artillería liberal: uno o dos puntos, cada uno de campaña o de montaña a elección, colocados uno a uno en la zona liberal, en una fortaleza amiga (con la misma regla de sitio y puerto) o en una región con infantería o caballería amiga.',
  '20.1-c':
    'Si el bloque cogido es infantería de línea (LIN), ha de sustituir a un regimiento provincial (PRO) a elección de su dueño en la zona liberal, en espacio o región, pero no en una fortaleza sitiada sin puerto que funcione. El PRO va a la bolsa y el LIN se coloca allí a fuerza máxima. Si no hay ningún PRO así, se coloca de la forma habitual. No afecta a lo construido con PR.',
  '20.2-a':
    'Bloque carlista: se coge uno al azar y se coloca con 1 de fuerza menos que su máximo, pero no menos de 2 ni más que su máximo, en un espacio amigo no sitiado de la zona carlista.',
  '20.2-b': 'Artillería carlista: un punto, de campaña o de montaña a elección, a la casilla de artillería oculta.',
  '20.2-c':
    'Con la bolsa vacía se reciben en su lugar 2 PR, que se gastan al momento; el liberal, 2 como máximo por fase de refuerzos. La artillería para la que no hay ficha se pierde.',
  '20.2-d': 'Solo pueden usarse los trenes y mochilas que da el escenario. Se construyen con PR, nunca se cogen como refuerzo.',
  '21-a':
    'Los puntos de reemplazo (PR) recuperan fuerza en el mapa, construyen bloques de la reserva y construyen trenes y mochilas. Lo que no se gasta se pierde.',
  '21.1-a':
    'Un punto de fuerza cuesta 1 PR en infantería o caballería y medio en tren o mochila. Infantería y caballería ganan como mucho 1 punto por fase; trenes y mochilas, los que se quiera. La artillería no se recupera.',
  '21.1-b': 'La unidad que recibe PR ha actuado. Las de una expedición solo los reciben reclutando.',
  '21.1-c':
    'Los liberales pueden recibir PR en cualquier espacio o región de la zona liberal y en un espacio con puerto de la zona carlista; sitiados, solo con un puerto que funcione. Estar sitiando no lo impide.',
  '21.1-d':
    'Los carlistas pueden recibir PR en cualquier espacio del Norte si no están sitiados. Fuera de la zona carlista el coste se duplica.',
  '21.1-e':
    'Interpretación: los PR se gastan uno tras otro en cualquier orden. El bloque cogido de la bolsa se ve antes de elegir dónde colocarlo; si no hay dónde, vuelve y no cuesta nada. El medio punto que sobre se pierde. La unidad construida o recuperada ha actuado.',
  '21.2-a':
    'Construir: coger al azar un bloque de la reserva y colocarlo a fuerza 1 por 1 PR, sin subirlo más en la fase; o tomar de su casilla un tren o una mochila a la fuerza que se pague.',
  '21.2-b': 'Los carlistas no pueden construir partidas con PR, ni regionales si no es reclutando.',
  '21.2-c':
    'Lo construido se coloca, si es liberal, en una ciudad o villa principal amiga de la zona liberal (sitiada solo con puerto que funcione) o en cualquier región; si es carlista, en cualquier espacio amigo no sitiado de la zona carlista.',
  '21.2-d':
    'Interpretación: un tren o una mochila pueden construirse donde no haya infantería, pero si al acabar el paso no están en una fortaleza amiga ni con infantería o caballería amiga, se eliminan [11.3-c].',
  '22-a': 'Las reglas de la fase de sublevación son las de la tabla y las de las expediciones, a continuación.',
  '22.1-a':
    'El carlista tira dos dados y sube 1 el nivel de una región: 2 Asturias-Cantabria, 3 Andalucía, 4 Castilla la Nueva, 5 Castilla-León, 6 ninguna, 7 Valencia-Murcia, 8 Cataluña, 9 Galicia, 10 Aragón, 11 Extremadura, 12 la que elija.',
  '22.1-b':
    'Si esa región ya está a 3, sube una adyacente por debajo de 3 que él elija; si todas las adyacentes están a 3, cualquier otra; si lo están todas, no pasa nada. Con un 12 elige una por debajo de 3, si la hay.',
  '22.2-a':
    'Después, cada expedición con más infantería y caballería carlista que liberal en su región tira un dado: con la diferencia o menos, el nivel sube 1, si no está ya a 3.',
  '22.2-b':
    'Interpretación: las partidas de la expedición cuentan como infantería. Cada expedición tira una vez, en el orden que quiera el carlista.',
  '23-a':
    'Los niveles de sublevación van de 0 a 3; en Valencia-Murcia y Cataluña, de 1 a 3. Los cambios fuera de esos límites se ignoran.',
  '23-b':
    'Los liberales pueden estar en las regiones siempre. Los carlistas no pueden entrar antes de 1835, pueden tener una expedición activa en 1835 y dos desde 1836.',
  '23-c':
    'Todas las unidades carlistas de una región son una expedición. Interpretación: no se permite un movimiento que forme una expedición de más; unirse a una existente, sí.',
  '23-f':
    'Interpretación: una expedición está activa mientras haya en la región un bloque carlista de infantería o caballería. Las fichas que queden solas se retiran al momento; eso no es destrucción, salvo que el último bloque fuera eliminado allí. Marcharse de una región nunca lo es.',
  '23-d': 'El Norte está unido a Asturias-Cantabria, Castilla-León y Aragón. Esos caminos cuestan 1 más en ambos sentidos.',
  '23-e':
    'Los niveles suben por la tabla, las expediciones y las cartas, y bajan al sofocar, al forrajear y por cartas. Los niveles altos dan PV a los carlistas y PR a sus expediciones.',
  '23.1-a': 'En una región pueden convivir enemigos. Por 1 PA un bando activa todas sus unidades de una región.',
  '23.1-b':
    'Los carlistas de una región mueven todos juntos a una región o espacio adyacente, haya los enemigos que haya aquí o allí. Si se encuentran con otros, forman una sola expedición.',
  '23.1-c': 'Los liberales de una región pueden mover juntos o por separado, a cualquier región o espacio adyacente.',
  '23.1-d':
    'Las fichas necesitan infantería o caballería; si se quedan solas en una región, son capturadas o eliminadas [11.3-c].',
  '23.1-e':
    'No se intercepta un movimiento a una región ni desde una región. Sí puede interceptarse al grupo que entra en el Norte desde ella.',
  '23.1-f': 'Del Norte a una región, el grupo paga el camino y 1 más, y se detiene al entrar.',
  '23.1-g':
    'De una región al Norte paga el camino y 1 más, y sigue si le quedan puntos. La unidad que viene de una región no puede entrar en otra en la misma fase. El grupo liberal que ha tirado para esto entra en el Norte o se queda.',
  '23.1-h': 'De región a región, una unidad mueve una vez por fase y no necesita puntos de movimiento.',
  '23.1-i':
    'Interpretación: la expedición que va al Norte entra toda junta en un mismo espacio; desde ahí rigen las reglas habituales de los grupos y puede soltar unidades. Los carlistas que entran en una región, o se construyen en ella, son enseguida parte de su expedición.',
  '23.2-a':
    'En su paso de combate el liberal puede atacar gratis, con sus unidades de una región, a los carlistas que haya en ella. El carlista nunca ataca en una región.',
  '23.2-b':
    'Antes tiene que localizarlos: un dado, más el marcador de persecución, de 6 o más. Si falla, el marcador sube 1, hasta +5, con el que siempre se tiene éxito salvo que lo impida una carta. Interpretación: un intento por región y fase.',
  '23.2-c':
    'Entonces hay una escaramuza en terreno abierto en la que disparan todas las unidades, a la vez: la infantería impacta con E, la caballería con E+1 y la artillería de 1 a 3.',
  '23.2-d': 'Tras cada ronda el liberal puede dejarlo; si sigue, puede dejarlo el carlista; si no, hay otra ronda.',
  '23.2-i':
    'Interpretación: los impactos van a los bloques más fuertes de toda la fuerza, en ambos bandos a la vez, y los dos pueden quedar destruidos. Cuando un bando se queda sin bloques, el otro toma la mitad de su artillería si le queda alguno; si no, se pierde.',
  '23.2-e':
    'Nadie se retira. Después, el marcador de persecución sube 1. Si se ha eliminado a todos los carlistas, la expedición queda destruida [9.1-j].',
  '23.2-f': 'El marcador de persecución se retira cuando los carlistas se van o cuando un bando no tiene unidades en la región.',
  '23.2-g': 'Interpretación: una carta táctica por bando en todo el combate de una región.',
  '23.2-h': 'Interpretación: los ataques en regiones se resuelven entre las escaramuzas, en el orden que quiera el liberal.',
  '23.3-a':
    'Los liberales de una región siempre están suministrados, hasta seis. Los carlistas, solo por un tren o una mochila; partidas y fichas no necesitan nada.',
  '23.3-b':
    'Forrajear: un dado por cada infantería o caballería carlista sin suministro, que pierde 1 de fuerza con 1 a 3. Si algún dado saca un 1, el nivel de la región baja 1, una sola vez.',
  '23.4-a': 'Sofocar sin unidades: un dado mayor que el nivel lo baja 1; si no, no pasa nada.',
  '23.4-b':
    'Con infantería o caballería que participe: +1 al dado por cada unidad después de la primera. Menor que el nivel, nada; igual, nivel -1 y una unidad liberal pierde 1 de fuerza; mayor, -1; con 6 o más, -2.',
  '23.4-c':
    'Interpretación: el 6 o más va antes que los otros resultados. La unidad que pierde fuerza es una de las que participan, a elección del liberal.',
  '23.4-d': 'Puede repetirse en una región por 1 PA cada vez, pero cada unidad participa una vez por fase.',
  '23.4-e':
    'Reclutar: la expedición ha de existir al empezar la fase y no mueve en ella. Los PR son el nivel más 1, para su infantería y caballería (1 punto cada una como mucho), su tren y su mochila (los que se quiera), para construir un tren o una mochila disponibles, o bloques REG a fuerza 1 por 1 PR cada uno; nada más, y nunca al doble. Interpretación: si se le han unido otras en la fase puede reclutar igualmente, pero no para ellas.',
  '23.4-f': 'Las expediciones no reciben nada de la acción de obtener reemplazos, ni las unidades del Norte de la de reclutar.',
  '23.4-g':
    'Interpretación: el medio PR que sobre al reclutar se pierde. Los REG, el tren y la mochila nuevos cuentan para los límites al final de la fase. Si no hay a quién recuperar ni qué construir, no se puede hacer la acción.',
  '24.1-a':
    'Puntos de fortalezas: cada fortaleza liberal en la zona carlista vale 2 en villa principal y 1 en otro sitio. Con pocos ganan 1 PV los carlistas y con muchos los liberales: 1834 y 1838, 3 o menos y 8 o más; 1835 y 1837, 1 o menos y 6 o más; 1836, ninguno y 5 o más.',
  '24.1-b': 'Desde 1835, los liberales ganan 1 PV si aún conservan la fortaleza de Baztán.',
  '24.2-a': 'Cansancio de guerra: en 1836, 1837 y 1838 los liberales ganan 1 PV.',
  '24.3-a':
    'Si el marcador de PV está ahora en la zona decisiva de un bando, ese bando ha ganado. Interpretación: la zona empieza en 7.',
  '24.4-a':
    'Si el escenario acaba con este año, el carlista toma la casilla del prestigio, menos los marcadores -1 y -2, más las regiones a nivel 3, y tira un dado: con ese número o menos gana 1 PV. Después las cifras del escenario dicen quién ha ganado. Interpretación: no se vuelven a mirar las zonas ni las dos ciudades.',
  '24.5-a':
    'Invierno: se tira en la tabla de sublevación y por las expediciones [22.1-a, 22.2-a]; después ambos comprueban el suministro de sus unidades y guarniciones sitiadas. Interpretación: primero el liberal, y solo las sitiadas, gastando trenes y mochilas como siempre.',
  '24.6-a': 'Entran las unidades nuevas del escenario: infantería y caballería a las reservas, trenes y mochilas a sus casillas.',
  '24.7-a':
    'PR liberales: 1 en 1834-35 y 2 en 1836-37 por cada región a nivel 0 o 1 y sin expedición. PR carlistas: 1 por cada villa principal que controle, sitiada o no, y 3 más si controla una ciudad. Gasta primero el liberal, según el capítulo 21 pero sin el límite de 1 punto. Interpretación: también pueden subir los bloques recién construidos; las expediciones no reciben nada.',
  '24.7-b': 'Las partidas eliminadas vuelven a cualquier espacio amigo no sitiado de la zona carlista.',
  '24.8-a':
    'Redespliegue: el liberal mueve tantas unidades como diga un dado; después el carlista, cinco y sus tres partidas. Ocultar artillería es gratis; moverla por el mapa cuenta.',
  '24.8-b':
    'Solo unidades no sitiadas, o liberales desde una fortaleza sitiada con puerto, por mar. Las fichas pueden ir solas, pero deben acabar en una fortaleza amiga o con infantería o caballería.',
  '24.8-c':
    'Los carlistas redespliegan solo en el Norte; los liberales, en todas partes. Cada uno debe acabar en su zona, aunque puede cruzar la enemiga. No hay intercepción.',
  '24.8-d':
    'El redespliegue no puede dejar más de seis bloques de infantería y caballería en un sitio. Interpretación: el liberal tira primero y puede mover menos; las unidades van una a una, cada bloque o ficha cuenta uno, y la artillería puede dividirse, contando uno cada ficha que mueva.',
  '24.8-e':
    'Por tierra, una unidad va a cualquier distancia, pero sin entrar donde haya una fortaleza o unidad enemiga, salvo que la sitien amigas. Los liberales van también de región a región y de un mapa al otro.',
  '24.8-f':
    'Por mar, los liberales van de un puerto o región costera a otro con los límites del transporte naval en cuanto a la llegada y a Bilbao [13.1-b, 13.1-d, 13.1-e], y no también por tierra.',
  '24.9-a':
    'Cartas: se juntan descartes y mazo de extracción, se retiran las que dejan de usarse el año siguiente o están canceladas, se añaden las de ese año y se baraja.',
  '24.9-b':
    'La carta de la mano que deja de usarse el año siguiente sale de la partida y se coge otra: los eventos se apartan hasta que salga una que no lo sea, y luego se barajan de nuevo en el mazo.',
  '24.9-c':
    'Interpretación: al preparar el mazo de 1836, la carta L16 va al azar entre las cinco primeras, y otra vez si se vuelve a barajar.',
  '24.10-a': 'Los recipientes se llenan de nuevo con las fichas del año siguiente. La que hubiera sobrado no da nada.',
  '25-a':
    'Interpretación: se prepara en este orden: bloques, artillería, fortalezas, guarniciones de ciudad, reservas, casillas de trenes y mochilas, casilla de regionales, niveles de sublevación, puntos de mando, prestigio y PV; después se barajan los mazos, se cogen las manos y se llenan los recipientes del primer año.',
  '25-b':
    'Interpretación: para su primera mano, cada jugador coge hasta tener tantas cartas que no sean eventos como diga el escenario y luego baraja de nuevo los eventos cogidos. En un mazo con la L16, esta carta vuelve a ponerse entre las cinco primeras.',
  '25-c':
    'Interpretación: el control inicial no da PV; ya se tiene en cuenta en la casilla inicial del marcador. El primer turno de un escenario no tiene refuerzos, pero sí fase de sublevación.',
  '25-d':
    'Interpretación: los bloques que el escenario no despliega ni pone en una reserva o casilla, ahora o después, están fuera de la partida hasta que los traiga su carta. Los extranjeros eliminados no vuelven nunca.',
  '25-e':
    'Interpretación: los refuerzos, los bloques construidos y los de eventos liberales solo pueden ir a una fortaleza sitiada con puerto hasta completar su capacidad.',
  '30-a':
    'Interpretación: la regla opcional 30.3.5 añade las cartas L33, L34, C33 y C34, y la 30.3.6, L35, L36, C35 y C36. Entran con el mazo de su año, o en el primero de un escenario que empiece después si aún no se han retirado. Ninguna se usa si no se elige.',
};
