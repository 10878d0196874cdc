/** The ledger of rules in Spanish. */
import type { RuleId } from './rules.en.ts';

export const rules: Record<RuleId, string> = {
  '1.1-a':
    'Un jugador dirige a los americanos y el otro a los británicos, de 1775 a 1782. Ambos quieren tener en su poder las colonias americanas.',
  '1.1-b':
    'Cuando Francia y España entran en guerra, sus unidades pasan a manos del jugador americano, que las maneja junto a las suyas.',
  '1.2-a': 'Un turno es un año; una brigada, de dos a cuatro batallones; una pulgada del mapa, 75 millas.',
  '1.3-a': 'Todas las tablas están en el propio mapa.',
  '1.4-a':
    'Si no se usan las reglas opcionales, se apartan los marcadores de fortaleza, sitio y partisanos y las reglas se leen como si no los nombraran.',
  '2.1-a': 'Las unidades están en localidades y pasan de una a otra por las rutas dibujadas entre ellas.',
  '2.2-a':
    'El número de una población es su valor político. Dice cuántos puntos políticos recauda cada turno quien la ocupa, y cuenta también para la victoria. Interpretación: donde el texto los llama marcadores de campaña quiere decir puntos políticos.',
  '2.2-b':
    'El color de una población indica su afiliación: azul oscuro, americana; rojo, británica; verde, neutral; azul claro, francesa; morado, española.',
  '2.3-a': 'La tierra salvaje apenas tiene asentamientos y carece de valor político.',
  '2.4-a': 'Una localidad india es el centro de una de las grandes tribus; su valor político es nulo.',
  '2.5-a': 'La población marcada con un ancla es un puerto.',
  '2.6-a': 'Una ruta puede ser camino, sendero, lago o río, o alta mar.',
  '2.7-a':
    'Hay once regiones: Nueva Inglaterra, Atlántico Medio, Virginia, Profundo Sur, Oeste, Florida, Canadá, Indias Occidentales (con Jamaica y las Bahamas), Nueva España, Cuba y la Española.',
  '2.7-b':
    'Las fronteras de las regiones atan a la milicia, que se recluta y se mueve dentro de ellas, y delimitan la lealtad, el forrajeo y el alistamiento.',
  '2.8-a': 'En el borde este hay tres cajas de espera: Gran Bretaña, Francia y España.',
  '2.9-a': 'Una unidad es un líder o una formación de combate.',
  '2.10-a':
    'Un líder es general, comandante de milicia (M) o almirante (ancla). El número entre paréntesis es su valor de liderazgo.',
  '2.11-a':
    'Las formaciones de combate son los regulares (una brigada), los destacamentos (un batallón de regulares), los granaderos (regulares de elite), las tropas ligeras, la milicia, los indios y las flotas.',
  '2.11-b': 'Los marines son una formación aparte: regulares con algunas ventajas [24.12-a].',
  '2.12-a': 'Cada formación de combate lleva un factor de combate y su nombre histórico.',
  '2.13-a':
    'Los colores distinguen las unidades: azul oscuro, regulares americanos; azul claro, milicia americana; rojo oscuro, regulares británicos; rojo claro, tories; naranja, hessianos; blanco, franceses; morado, españoles; verde, indios.',
  '2.14-a':
    'Las unidades llevan abreviaturas. Americanas: Cont, Leg, Rif, Sep, USMC. Británicas: Dr, GD, GR, Lt. Hessianas: Brunsw, Hesse, Jaeger. Francesas: Agen, Antil, Bourb, CRIM, CV, LL, Soiss, Tour, WG. Españolas: CM, Fusil, Habn, Guadal, Luisn.',
  '2.15-a':
    'Los marcadores son fortalezas, sitios, masacres y partisanos; los partisanos americanos son rebeldes y los británicos, tories. Interpretación: las masacres se tratan en 37.0 y no en 38.0.',
  '3.1-a':
    'Quien en el chequeo de victoria de cualquier turno reúne su condición militar y su condición política gana en el acto: muerte súbita.',
  '3.1-b': 'Condición militar de cualquier bando: sus unidades ocupan poblaciones que suman 36 puntos o más.',
  '3.1-c':
    'Interpretación: se suman los valores impresos, sin la duplicación de [11.6-b]. Una población con un partisano enemigo o con un marcador de masacre vale 0 para el jugador, las cajas no valen nada y las unidades francesas y españolas cuentan para el americano mientras su nación esté en guerra.',
  '3.1-d':
    'Interpretación: ocupa una población el bando que tiene en ella alguna unidad de combate. Si ambos tienen unidades de combate terrestres, como en un sitio, no la ocupa ninguno. Una flota ocupa un puerto solo si no hay en él unidades de combate terrestres enemigas.',
  '3.1-e':
    'Condición política americana: el Progreso está en Artículos de la Confederación y al menos cuatro de las siete regiones coloniales tienen una lealtad de 2 o más hacia los americanos.',
  '3.1-f':
    'Condición política británica: el Progreso no ha pasado de Congreso Continental y al menos cuatro de las siete regiones coloniales tienen una lealtad de 2 o más hacia los británicos.',
  '3.1-g': 'Las regiones coloniales son Nueva Inglaterra, Atlántico Medio, Virginia, Profundo Sur, Oeste, Florida y Canadá.',
  '3.1-h':
    'Interpretación: las unidades embarcadas no ocupan el puerto en el que están, aunque la flota sí puede hacerlo [3.1-d]. Las dos condiciones políticas se excluyen, de modo que nunca hay dos muertes súbitas a la vez.',
  '3.2-a': 'La partida termina en el chequeo de victoria en el que alguien logra la muerte súbita.',
  '3.2-b':
    'El Progreso nunca retrocede, así que desde la Declaración de Independencia el jugador británico ya no puede ganar por muerte súbita.',
  '3.3-a':
    'Interpretación: si el último turno pasa sin muerte súbita, el jugador que cumple su condición militar o su condición política logra una victoria parcial, siempre que su rival no cumpla ninguna de las suyas.',
  '3.4-a': 'Interpretación: si ambos cumplen alguna condición, o no la cumple nadie, la partida acaba en empate.',
  '3.4-b':
    'En el último chequeo se mira primero la muerte súbita y después la victoria parcial o el empate; en el escenario más corto, su propia prueba [3.5-b]. Solo cuenta la situación de ese momento.',
  '3.5-a': 'El escenario más corto empieza con la misma colocación y acaba tras el turno de 1778.',
  '3.5-b':
    'Lo gana el americano si se dan tres cosas a la vez: cuatro o más regiones coloniales le son leales, aunque sea en el menor grado; el Progreso ha llegado a Declaración de Independencia; el Balance de Potencias Europeo ha llegado a Alianza Francesa.',
  '3.5-c': 'Si falta alguna de las tres gana el jugador británico; no hay empate.',
  '3.5-d':
    'Interpretación: la muerte súbita también puede poner fin al escenario más corto, en cualquiera de sus cuatro chequeos de victoria.',
  '4.1-a': 'Todos los marcadores de campaña van a un solo recipiente opaco, salvo los de reglas opcionales que no se usen.',
  '4.2-a': 'El jugador británico coloca sus unidades antes que el americano.',
  '4.2-b': 'Boston: Gage, tres regulares, una ligera, una flota y una fortaleza.',
  '4.2-c':
    'Quebec y Halifax: una fortaleza en cada una. Interpretación: no necesitan guarnición; se quedan hasta que alguien entre o hasta que se marche la guarnición que hayan llegado a tener.',
  '4.2-d':
    'Canadá: Carleton, un regular y dos milicias. Interpretación: en cualesquiera localidades terrestres de la región, juntos o separados.',
  '4.2-e': 'Ticonderoga: un destacamento y una fortaleza.',
  '4.2-f': 'Nueva York: un destacamento.',
  '4.2-g': 'Yorktown: una milicia.',
  '4.2-h': 'Camden o Charlotte, a elección del jugador británico: una milicia.',
  '4.2-i': 'Detroit: Hamilton y un destacamento.',
  '4.2-j':
    'Florida: dos destacamentos y una milicia. Interpretación: en cualesquiera localidades terrestres de la región, juntos o separados.',
  '4.2-k': 'Bahamas, Indias Occidentales y Jamaica: un destacamento en cada una.',
  '4.2-l': 'La mano británica de marcadores de campaña empieza vacía.',
  '4.2-m': 'Gran Bretaña: Clinton, W. Howe, R. Howe, dos regulares, una ligera y una flota.',
  '4.2-n': 'El recipiente de líderes británico reúne a todos los líderes británicos no nombrados, menos Cornwallis.',
  '4.3-a':
    'El jugador americano coloca en segundo lugar. Interpretación: sus unidades no pueden compartir localidad con las británicas; sus partisanos, sí.',
  '4.3-b': 'Nueva Inglaterra: Ward y cinco milicias.',
  '4.3-c': 'Atlántico Medio: Arnold, Allen y tres milicias.',
  '4.3-d': 'Virginia: tres milicias.',
  '4.3-e': 'Profundo Sur: dos milicias.',
  '4.3-f': 'Boonesboro: una milicia.',
  '4.3-g': 'Boston y Richmond: un partisano rebelde en cada una.',
  '4.3-h': 'La primera mano del jugador americano son seis marcadores de campaña sacados sin mirar.',
  '4.3-i': 'El recipiente de líderes americano reúne a todos los líderes americanos no nombrados, menos Washington.',
  '4.3-j':
    'El americano empieza cuando está puesta la última unidad británica. Los seis marcadores se sacan al final, cuando ya no están en el recipiente los de opciones que no se usan.',
  '4.4-a':
    'Los franceses empiezan neutrales y los coloca el jugador americano. La Española: un regular y una fortaleza. Francia: Rochambeau, de Grasse, cinco regulares, un marine y dos flotas.',
  '4.5-a':
    'Los españoles empiezan neutrales y los coloca el jugador americano. Nueva Orleans: Gálvez, un regular y una milicia. San Luis: una milicia. La Habana: un regular, una milicia, una flota y una fortaleza. Santiago: una milicia. España: tres regulares y un marine.',
  '4.5-b':
    'Interpretación: la guarnición que el texto pone en Louisville está en San Luis, el puesto español de la Alta Luisiana, en Nueva España.',
  '4.6-a':
    "Las tres tablas de agitación empiezan en las casillas señaladas: el Progreso en Don't Tread on Me, Europa en Neutralidad y cada región en su lealtad impresa.",
  '4.7-a': 'En el turno 1 la iniciativa es americana; no hay pujas.',
  '4.8-a':
    'Durante el turno 1, unidades y marcadores de campaña cuestan el doble al jugador británico. Interpretación: así ocurre con todo lo que compra en esa Fase de Movilización, también líderes, fortalezas, partisanos y ascensos; los marcadores de sitio no cambian de precio y los intercambios siguen siendo gratuitos.',
  '4.9-a':
    'Se apartan como refuerzos especiales británicos: Cornwallis, un granadero, seis regulares, una ligera, un marine y una flota.',
  '4.9-b':
    'Cuando el Progreso llega a Declaración de Independencia, lo que ocurre en la Fase de Agitación, aparecen al momento y sin coste en Gran Bretaña.',
  '4.9-c':
    'Hasta entonces nada los pone en juego. Una vez llegados, lo que se pierda de ellos se reemplaza como cualquier otra unidad.',
  '4.9-d': 'Están allí antes de que se resuelva la siguiente pugna y pueden mover en la primera fase de campaña de ese turno.',
  '4.10-a':
    'Washington se aparta. En cuanto el Progreso llega a Congreso Continental, el jugador americano lo pone con una unidad americana en cualquier lugar del mapa; no entra en juego de otro modo.',
  '4.10-b':
    'Interpretación: ha de ser una unidad de combate de la nación americana, esté donde esté; si no hay ninguna, espera a la primera que aparezca. Donde solo haya unidades así embarcadas o flotas, se une a ellas a bordo [24.4-j]. Después de haber estado en juego es un líder como los demás: si escapa [21.4-a] va al recipiente y puede volver a salir.',
  '4.11-a': 'Lo que la colocación no nombra queda disponible como refuerzo.',
  '5.1-a': 'I. Fase de Iniciativa: se decide quién es primer jugador este turno.',
  '5.1-b': 'II. Fase Política: recauda puntos políticos el primer jugador y después el segundo.',
  '5.1-c': 'III. Fase de Movilización: gasta puntos en marcadores y unidades el primer jugador y después el segundo.',
  '5.1-d': 'IV. Agitación: ambos asignan marcadores de agitación a las tres tablas.',
  '5.1-e': 'V. Fases de Campaña. En cada una mueve y combate el primer jugador, y después mueve y combate el segundo.',
  '5.1-f':
    'Interpretación: un turno tiene tres fases de campaña, aunque la secuencia impresa solo enumere dos. En la primera puede mover cualquier fuerza; en la segunda y la tercera solo se mueve con marchas forzadas.',
  '5.1-g':
    'VI.A Fase de Forrajeo: cada jugador, el primero antes que el segundo, comprueba el suministro de sus unidades y lanza el dado por las que no lo tienen.',
  '5.1-h': 'VI.B Fase de Alistamiento: cada jugador, el primero antes que el segundo, chequea los alistamientos de sus unidades.',
  '5.1-i':
    'VI.C Fase de Ajuste de Puntos y Marcadores: ambos pierden los puntos políticos que les queden y devuelven la mitad de sus marcadores de campaña.',
  '5.1-j':
    'VII. Fase del Final del Turno: chequeo de victoria y avance del marcador de turno. Tras el último turno la partida acaba y se determina el vencedor.',
  '5.1-k':
    'Interpretación: cuando ambos pueden actuar en un mismo momento va primero el primer jugador, luego el segundo, y así hasta que los dos pasan seguidos. Pujas, agitación, marcadores tácticos y marcadores por devolver se eligen en secreto por ambas partes antes de enseñar nada; de las pujas y de lo devuelto solo se ve el número [7.2-b].',
  '5.1-l':
    'Interpretación: una acción voluntaria sin objeto legal no está disponible, y la obligación que no puede cumplirse se omite. Si unas unidades deben ir a la localidad legal más cercana y no la hay, vuelven a la plantilla, y los líderes a su recipiente.',
  '6.1-a': 'Los puntos políticos (PP) pagan las unidades y los marcadores de campaña. Están a la vista de ambos jugadores.',
  '6.2-a': 'En la Fase Política cada jugador suma los puntos de las poblaciones que ocupan sus fuerzas.',
  '6.3-a': 'Hace falta una unidad de combate en la población: ni los líderes ni los marcadores recaudan por sí solos.',
  '6.3-b':
    'Interpretación: la ocupación se juzga como para la victoria [3.1-d, 3.1-h]. Con unidades terrestres de ambos bandos no recauda nadie; con una flota en un puerto sin unidades terrestres enemigas, su dueño.',
  '6.4-a': 'Una población con un partisano enemigo no te da nada, tengas allí las unidades que tengas.',
  '6.4-b': 'Tampoco recauda por sí solo un partisano tuyo.',
  '6.5-a': 'Una localidad de valor 0 nunca da puntos; la única excepción es la soberanía india [30.1-a].',
  '6.6-a':
    'Las cajas no necesitan unidades. Gran Bretaña paga siempre al jugador británico; Francia y España pagan al americano mientras estén en guerra.',
  '6.6-b': 'Se lanzan los dados indicados para la caja y su suma son los puntos recibidos.',
  '6.6-c': 'Francia o España neutrales no pagan a nadie, ni por su caja ni por los lugares en que están sus unidades.',
  '6.7-a': 'El jugador americano lanza además los dados de la casilla en que está ahora el Progreso, no los de las anteriores.',
  '6.7-b': 'Desde la Declaración de Independencia el jugador británico lanza un dado más cada turno.',
  '6.7-c':
    'Interpretación: la fase transcurre así. Primero el americano saca los marcadores gratuitos de la tabla europea. Después ambos pueden jugar Debate en el Parlamento y Especuladores, y el americano Indios, en el orden de [5.1-k]. Luego el primer jugador cuenta sus poblaciones y lanza sus dados, y después el segundo. Dados británicos: los de la caja, +1 desde la Declaración, +1 en el extremo izquierdo de la tabla europea, +1 o -1 por Debate, nunca menos de 0. Dados americanos: los de la casilla de Progreso, menos el efecto europeo pero al menos 1, y los de los aliados en guerra.',
  '6.8-a':
    'Los puntos valen para el turno en que se reciben. Interpretación: hasta VI.C pueden guardarse, por ejemplo para pagar marcadores de sitio.',
  '7.1-a': 'Los marcadores de campaña se sacan del recipiente sin mirar.',
  '7.1-b':
    'Un jugador puede comprar marcadores al precio de la Tabla de Movilización. Interpretación: lo hace en su paso de la Fase de Movilización.',
  '7.1-c': 'Las batallas dan marcadores según [18.11-a].',
  '7.2-a': 'En VI.C cada jugador devuelve la mitad de los marcadores de su mano, redondeando hacia abajo; él decide cuáles.',
  '7.2-b':
    'Interpretación: los marcadores que salen de la mano sin jugarse (pujas, la mitad de [7.2-a], pérdidas por Motín y traición o Especuladores) vuelven boca abajo. Ambos ven cuántos son; cuáles, solo su dueño. De lo que se saca, el rival conoce el número. Nadie dispone de una lista de lo que queda en el recipiente.',
  '7.3-a': 'La mano no tiene otro límite.',
  '7.3-b': 'De un recipiente vacío no se saca nada hasta que se devuelva algo; lo que no pudo sacarse se pierde.',
  '7.3-c': 'Interpretación: como mucho se compran quince marcadores por jugador y turno.',
  '7.3-d': 'Solo pueden comprarse los marcadores que el recipiente pueda dar; su número es público.',
  '7.4-a': 'Puedes mirar tus marcadores siempre que quieras; el rival no, salvo que juegue Espía.',
  '7.5-a': 'Un marcador puede usarse en la misma fase en que se consigue, si su texto no lo prohíbe.',
  '7.6-a': 'Hay tres categorías de marcadores: de acción, de agitación y tácticos.',
  '7.7-a':
    'El marcador jugado vuelve enseguida al recipiente, si su texto no dice otra cosa; el que solo se usa una vez por partida queda fuera de ella.',
  '7.7-b':
    'Interpretación: se deja aparte hasta que termina su efecto y entonces vuelve, de modo que su propio efecto no puede sacarlo.',
  '7.8-a':
    'Algunos marcadores solo sirven a un bando. El otro puede retenerlos cuanto quiera; cuentan para [7.2-a] como los demás.',
  '7.8-b': 'El marcador cuya regla opcional no se usa se aparta al empezar.',
  '7.8-c':
    'Fuera sin su opción: Cebo sin 29.0 e Ingenieros sin 28.0. Se quedan de todos modos Comité de Correspondencia sin 29.0, solo para marchas forzadas; Cuartel de Tarleton sin 37.0, con el doble de marcadores; y los tácticos, siempre.',
  '7.9-a':
    'Cebo para los casacas rojas/azules, en tu Fase de Movimiento: señala una localidad con un partisano tuyo y unidades de combate enemigas y lanza un dado. Con un 1, el enemigo saca tantos marcadores como diga otro dado suyo; con 2 o 3 comete allí una masacre; el 4 no hace nada; con 5 o 6 eres tú quien saca los marcadores que diga un dado.',
  '7.9-b':
    'Interpretación: la masacre tiene los efectos de 37.2 y su autor es el enemigo provocado. No ocurre nada si ya hay allí un marcador de masacre o no se usa la opción 37.0.',
  '7.9-y':
    'Interpretación: Cebo se juega entre dos movimientos de fuerzas. En su masacre se retira el partisano de quien provocó y este saca tantos marcadores como el valor impreso del lugar; no hace falta batalla, a diferencia de [37.5-a].',
  '7.9-c':
    'Comité de Correspondencia, primer uso: en tu 2ª o 3ª Fase de Movimiento una fuerza tuya hace una marcha forzada sin líder y sin marcador táctico.',
  '7.9-d':
    'Comité de Correspondencia, segundo uso: en cualquier fase intentas colocar gratis un partisano en una región colonial que te sea favorable. Interpretación: sigue valiendo lo que pide 29.2, también la tirada de 4 a 6.',
  '7.9-z':
    'Interpretación: el primer uso vale para cualquier fuerza, también de flotas; si lleva líder, puede mandarla; hay desgaste [17.2-a]. No sustituye al líder y al marcador de un ataque de sitio o una salida. El segundo uso cabe entre dos acciones de la fase de cualquier jugador, nunca dentro de una batalla o de un movimiento sin acabar.',
  '7.9-e':
    'Debate en el Parlamento, en la Fase Política: jugado por el británico le da un dado más este turno; jugado por el americano se lo quita.',
  '7.9-aa': 'Ha de jugarse antes de lanzar los dados británicos, en el momento previsto en [6.7-c].',
  '7.9-f':
    'Instructor, en la Fase de Movilización: señala una localidad con un líder tuyo. El americano recluta allí regulares a 2 PP cada uno, no más que el valor del líder; el británico cambia allí gratis una milicia por una unidad regular o ligera. Interpretación: el americano elige el número, desde uno hasta ese valor.',
  '7.9-ab':
    'Interpretación: se juega en el paso propio. Sirve un líder de cualquier tipo y cuenta su valor impreso; el lugar ha de ser una localidad terrestre del mapa sin unidades de combate enemigas, ni caja ni mar, y el líder no puede estar embarcado. El americano recibe unidades de la nación americana; el británico, una británica y no hessiana.',
  '7.9-g':
    'Ingenieros, al final de una de tus Fases de Movimiento: pones gratis un marcador de fortaleza o de sitio sobre una unidad de combate terrestre tuya. Interpretación: la fortaleza cabe en cualquier clase de localidad sin fortaleza y sin unidades de combate terrestres enemigas; el sitio exige todo lo que pide 28.6, menos el pago.',
  '7.9-h':
    'Hessianos, en la Fase de Movilización. Británico: una unidad hessiana gratis en Gran Bretaña. Americano: este turno no se reclutan hessianos. Interpretación: sigue debiéndose el marcador de [27.1-a], y el americano puede jugarlo también en el paso británico.',
  '7.9-ac':
    'Interpretación: el americano puede jugarlo en su propio paso si es el primero. Si no, o si esperó, se le pregunta al empezar el paso británico y antes de cada recluta hessiana. Los hessianos ya reclutados se quedan, y un Hessianos británico deja de servir ese turno.',
  '7.9-i':
    'Indios. Británico, en la Fase de Movilización: una unidad india gratis en una localidad india, con los límites y el marcador de 27.2. Americano, en la Fase Política. Interpretación: saca un marcador por cada unidad india que haya en el mapa en ese momento.',
  '7.9-j':
    'Surge un líder, en la Fase de Movilización, sobre una unidad de combate tuya: un líder de valor 1, general o almirante. Interpretación: vuelve al recipiente en la Fase de Alistamiento de ese turno, después de los chequeos.',
  '7.9-ad':
    'Interpretación: se pone sobre una unidad terrestre o una flota, en cualquiera de los dos pasos de la fase, y mueve y sufre impactos como un líder. En tierra con unidades terrestres es general; con una flota, almirante. En un puerto sirve a las unidades que estén en tierra y, si no las hay o está a bordo, a las flotas; al salir una fuerza su dueño puede llevarlo con unas o con otras. Si es eliminado va al recipiente sin la tirada de [21.4-a], nunca al recipiente de líderes. Cuenta como líder para Instructor, Pulaski, marchas forzadas, intercepciones y expediciones.',
  '7.9-k':
    'Plan maestro, siempre que no se esté resolviendo un combate. Interpretación: vuelves a lanzar un dado que tú mismo acabas de lanzar; vale el segundo resultado.',
  '7.9-ae':
    'Interpretación: un combate se está resolviendo desde que empieza la batalla [18.4-j] hasta lo último que sigue a ella [18.11-c]. Fuera de eso puedes repetir cualquier dado tuyo, uno entre varios, antes de aplicar su resultado.',
  '7.9-l':
    'Minutemen, al principio de una de tus Fases de Movimiento: una milicia gratis en una población o tierra salvaje de una región colonial que te sea favorable, donde no haya unidades de combate ni partisanos enemigos.',
  '7.9-af':
    'Se juega antes de que mueva ninguna fuerza de esa fase. De la milicia, americana o tory, ha de quedar ficha; puede mover en la misma fase.',
  '7.9-m':
    'Motín y traición, al principio de VI.C: lanza un dado. El rival pierde ese número de marcadores de su mano, cogidos sin mirar, además de lo que pide [7.2-a]; después recibe este marcador.',
  '7.9-n': 'Si responde con Espía queda anulado y ambos van al recipiente.',
  '7.9-ag':
    'Interpretación: el primer jugador tiene la primera ocasión de jugarlo. Quien tenga menos marcadores que el dado los pierde todos. El marcador entregado no puede jugarse ese mismo turno, pero cuenta en la mano de su nuevo dueño para [7.2-a].',
  '7.9-o':
    'Intrigas entre generales, en la Fase del Final del Turno: nombra a un líder enemigo en juego que no sea Washington y lanza un dado. 1: queda fuera del juego. 2 o 3: vuelve a su recipiente de líderes. De 4 a 6: nada.',
  '7.9-ah':
    'Interpretación: tras el chequeo de victoria, empezando por el primer jugador, y no después del último turno. Todos saben quién está en juego, no dónde. Pueden nombrarse líderes de un aliado en guerra, cuyo recipiente es el americano; los de una nación neutral, no.',
  '7.9-p':
    'Corsarios, en una Fase de Movimiento enemiga cuando empieza un movimiento naval: el movimiento acaba donde empezó. Interpretación: las unidades terrestres que iba a llevar no pueden mover durante el resto del turno.',
  '7.9-ai':
    'Interpretación: la ocasión llega cuando se han declarado las flotas y la carga, antes del dado de movimiento. Las flotas han gastado su movimiento de esa fase, el marcador pagado por una marcha forzada se pierde, nadie tira por desgaste y la carga declarada desde la orilla se queda en tierra. Las unidades terrestres, y los generales que iban con ellas, ni marchan ni desembarcan ni navegan hasta que acabe el turno, así que una flota que las lleve a bordo no se mueve. Si no, flotas y almirantes pueden intentarlo de nuevo más tarde con una marcha forzada. Desembarcar sin salir del puerto [24.4-k] no es un movimiento naval.',
  '7.9-q':
    'Pulaski, solo americano, en la Fase de Movilización: una unidad regular o ligera gratis en una localidad con un líder suyo.',
  '7.9-aj':
    'Interpretación: es una unidad de la nación americana, y el lugar, una localidad terrestre del mapa sin unidades de combate enemigas.',
  '7.9-r':
    'El disparo que se oyó en todo el mundo, solo americano, tras cualquier batalla: saca el doble de los marcadores que le dé. Después el marcador sale del juego.',
  '7.9-ak':
    'Puede usarlo gane o pierda, antes de sacar los marcadores de [18.11-a]. No sirve en una batalla que no los da [38.3-a].',
  '7.9-s':
    'Especuladores, en la Fase Política: lanza un dado. 1 o 2: lanza otro y devuelve ese número de marcadores cogidos al azar de tu mano. De 3 a 6: lanza otro y saca gratis ese número.',
  '7.9-al': 'Si tienes menos de los que pide el segundo dado, los devuelves todos.',
  '7.9-t':
    'Espía, en cualquier momento: miras todas las unidades enemigas de una región colonial o de una caja, o toda la mano del rival.',
  '7.9-u': 'O lo juegas nada más jugar el rival Espía o Motín y traición, que queda anulado.',
  '7.9-am':
    'Interpretación: muestra, solo a quien lo juega, lo que hay en ese momento; las zonas de mar no pertenecen a ninguna región colonial. Un Espía que anula puede ser anulado por el otro. La ocasión de anular llega antes de enseñar nada. El rival sabe que se ha jugado un Espía y contra qué; quien lo juega nunca sabe si el que no anuló podía hacerlo. Cabe entre dos acciones, nunca dentro de una batalla.',
  '7.9-v':
    'Cuartel de Tarleton, al principio de cualquier batalla: +1 a tu tirada de iniciativa, pero si ganas el enemigo saca el doble de marcadores.',
  '7.9-w':
    'Con la opción 37.0, si ganas debes cometer una masacre en lugar de esa duplicación. Interpretación: no puede jugarse donde haya un marcador de masacre.',
  '7.9-an':
    'Interpretación: en un combate naval, o contra líderes solos [37.5-a], no cabe masacre, así que allí se saca el doble incluso con la opción 37.0. La obligación solo ata al vencedor que usó el marcador.',
  '7.9-x':
    'Interpretación: El disparo y Cuartel de Tarleton añaden cada uno una vez la cantidad base; juntos, para un mismo jugador, la hacen triple y no cuádruple.',
  '7.10-a': 'Un marcador de agitación vale 1 o 3 en la Fase de Agitación.',
  '7.10-b': 'Adams, Franklin, Jefferson y Paine valen 3 en manos del americano y 1 en las del británico.',
  '7.11-a': 'Un marcador táctico, en una 2ª o 3ª Fase de Movimiento, pone en marcha forzada a una fuerza con líder.',
  '7.11-b': 'En una Fase de Movimiento enemiga paga una intercepción. Interpretación: solo con la opción 32.0.',
  '7.11-c': 'Asignado a una batalla da más dados de fuego, con los límites de 18.4 y 18.5.',
  '7.11-d':
    'El marcador de una marcha forzada se juega cuando esa fuerza se pone en camino; no hay que anunciar de antemano todas las marchas.',
  '8.1-a':
    'En la Fase de Iniciativa, salvo en el turno 1, ambos asignan en secreto cuantos marcadores de campaña quieran, de cualquier clase. Solo se enseña el número.',
  '8.1-b': 'El número mayor hace a su dueño primer jugador del turno.',
  '8.1-c': 'Todos los marcadores así asignados, de ambos jugadores, vuelven al recipiente.',
  '8.2-a':
    'Si los números son iguales, aunque sean cero, ambos lanzan un dado y gana el mayor; los empates se repiten. Los marcadores vuelven igualmente.',
  '9.1-a':
    'Con los marcadores de agitación el americano puede hacer avanzar el Progreso, y cualquiera de los dos puede mover la lealtad de las regiones y el Balance de Potencias Europeo o ayudar a pagar partisanos (opción 29.0).',
  '9.1-c': 'También el británico puede asignar marcadores al Progreso, pero solo para que no se mueva.',
  '9.1-b':
    'Interpretación: en su paso de Movilización un jugador puede pagar un partisano, en todo o en parte, con marcadores de agitación, cada uno por lo que vale para él. Vuelven al recipiente.',
  '9.2-a': 'Un marcador da tantos puntos de agitación como vale para quien lo usa.',
  '9.3-a':
    'En la Fase de Agitación ambos asignan en secreto a las pugnas cuantos marcadores de agitación quieran y los enseñan a la vez. Nadie está obligado a asignar ninguno.',
  '9.3-b': 'Interpretación: hay nueve pugnas: una por el Progreso, una por Europa y una por cada región colonial.',
  '9.3-c': 'Interpretación: el primer jugador dice en qué orden se resuelven las tres tablas.',
  '9.3-f':
    'Lo dice cuando ya se han enseñado los marcadores. Las regiones siguen el orden de [3.1-g], que no cambia nada. Lo que provoca un marcador al moverse vale enseguida para las pugnas que quedan, como ocurre con [12.5-a].',
  '9.3-d':
    'En cada pugna, el jugador que tenga en ella algún marcador lanza un dado y suma sus puntos. Gana el total más alto; si empatan, nadie.',
  '9.3-e': 'Todos los marcadores asignados vuelven al recipiente.',
  '9.4-a': 'Sin marcador en una pugna no se tira: si el otro tiene alguno la gana sin más, y si no lo tiene no ocurre nada.',
  '10.1-a': "El Progreso empieza en Don't Tread on Me.",
  '10.2-a': 'Si el americano gana la pugna, el marcador avanza enseguida una casilla a la derecha.',
  '10.3-a': 'Si gana el británico o hay empate, se queda donde está.',
  '10.4-a': 'Nunca va hacia la izquierda ni pasa de Artículos de la Confederación.',
  '10.5-a':
    'Los efectos de todas las casillas alcanzadas se acumulan, salvo los dados americanos de puntos políticos: son solo los de la casilla actual, 4 en Artículos y no 13.',
  '10.5-b':
    "Las casillas y sus dados, de izquierda a derecha: Don't Tread on Me 1, Congreso Continental 2, Declaración de Independencia 3, Profesionalización del Ejército Continental 3, Artículos de la Confederación 4.",
  '10.5-c': 'Congreso Continental trae a Washington [4.10-a].',
  '10.5-d':
    'Declaración de Independencia trae los refuerzos especiales británicos [4.9-b] y su dado adicional [6.7-b], da al americano dos dados en la pugna por Europa [12.5-a] y acaba con la muerte súbita británica [3.2-b].',
  '10.5-e':
    'Profesionalización deja en 3 el coste de los regulares americanos [13.4-a] y libra del chequeo de alistamiento a los regulares y tropas ligeras americanos [20.2-a].',
  '11.1-a':
    'Cada región colonial tiene un marcador de lealtad entre 3 a favor del británico y 3 a favor del americano, con el 0 en medio.',
  '11.1-b': 'A cada región colonial se le asignan marcadores y se le resuelve la pugna por separado.',
  '11.2-a': 'Si gana el americano, el marcador de esa región va una casilla a la derecha, el lado americano.',
  '11.3-a': 'Si gana el británico, va una casilla a la izquierda, el lado británico.',
  '11.4-a': 'Si hay empate, no se mueve.',
  '11.5-a': 'Un marcador puede ir y venir durante toda la partida, pero no pasa de la última casilla de cada lado.',
  '11.6-a': 'El precio de la milicia y los partisanos en una región depende de su lealtad: véase la Tabla de Movilización.',
  '11.6-b': 'Con 3 a favor de un jugador, todas las poblaciones de la región le dan el doble de puntos políticos.',
  '11.6-c': 'Una región es favorable al bando hacia el que está en 1, 2 o 3; en 0 es neutral.',
  '11.6-d':
    'Para los precios, una región es amiga con 1 a 3 del lado del comprador, neutral con 0 y enemiga con 1 a 3 del otro lado.',
  '12.1-a': 'El marcador europeo empieza en Neutralidad.',
  '12.2-a': 'Si gana el americano va una casilla a la derecha.',
  '12.3-a': 'Si gana el británico va una casilla a la izquierda.',
  '12.4-a': 'Si hay empate no se mueve.',
  '12.5-a': 'Desde la Declaración de Independencia el americano lanza dos dados en esta pugna y suma ambos.',
  '12.6-a': 'En la casilla de un extremo no sigue en esa dirección, pero puede volver.',
  '12.7-a': 'Las casillas tienen los efectos que indica la tabla. Interpretación: dentro de cada mitad se acumulan.',
  '12.7-b': 'Desde Alianza Francesa, Francia está en guerra; en Alianza Española, también España [26.1-b].',
  '12.7-c':
    'Interpretación: una alianza empieza o acaba cuando se mueve el marcador. Las unidades de la nación pueden actuar en las fases de campaña de ese mismo turno; su caja paga desde la siguiente Fase Política.',
  '12.7-d':
    'Interpretación: un efecto dura mientras el marcador esté en su casilla o más afuera del mismo lado. Una a la izquierda: los hessianos cuestan 1 menos, al menos 1, antes de la duplicación del turno 1. Dos a la izquierda: un dado americano de Progreso menos, al menos 1. Tres a la izquierda: un dado británico más. Una y dos a la derecha: en cada una, un marcador gratuito para el americano al empezar la Fase Política, también durante una alianza.',
  '13.1-a': 'Las unidades nuevas se compran con PP en la Fase de Movilización a los precios de la Tabla de Movilización.',
  '13.1-b': 'Interpretación: si el texto no dice dónde llega una unidad, valen los lugares de la Tabla de Movilización.',
  '13.1-c':
    'En su paso un jugador compra en el orden que quiera. Cada cosa se paga y se coloca o se saca al momento, igual que los marcadores que dé al rival. El paso del segundo jugador empieza cuando acaba el del primero.',
  '13.2-a': 'Cada bando tiene un recipiente de líderes. El que entra en juego se saca de él al azar.',
  '13.2-b':
    'Interpretación: los líderes franceses y españoles no están en ningún recipiente al empezar. Si alguno vuelve a él y sale mientras su nación es neutral, se saca otro; se coloca con unidades de su nación o en su caja.',
  '13.2-c': 'Interpretación: de un recipiente vacío no puede comprarse ningún líder.',
  '13.2-d':
    'Interpretación: un general se coloca con una unidad de combate terrestre de su bando; un almirante, con una flota o en un puerto ocupado por su bando; un comandante de milicia, con una unidad de combate terrestre en una región colonial. Los líderes británicos, franceses y españoles que no sean comandantes de milicia pueden ir en cambio a su caja; los americanos no tienen. Si nada de esto cabe, vale cualquier unidad de combate del bando; si no la hay, vuelve al recipiente y se devuelve el precio.',
  '13.2-e':
    'Interpretación: se anuncia el nombre del líder sacado, de modo que ambos pueden saber quién está en juego y quién queda en cada recipiente. Dónde se coloca lo oculta [22.1-a].',
  '13.3-a': 'El dueño elige las unidades de combate que pone en juego.',
  '13.3-b':
    'Una unidad de la que no queda ficha no puede comprarse ni recibirse, y el marcador que no traería otra cosa no puede jugarse. Las unidades de combate eliminadas antes en el turno vuelven a estar disponibles enseguida.',
  '13.4-a': 'Un regular americano cuesta 4 PP, y 3 desde que se alcanza la Profesionalización del Ejército Continental.',
  '13.5-a':
    'Las unidades de combate eliminadas pueden volver a comprarse a su precio, menos los hessianos; los líderes no se recuperan comprándolos.',
  '13.5-b':
    'Interpretación: una ficha hessiana retirada en un intercambio no ha sido eliminada, pero solo vuelve por intercambio. De destacamentos hessianos solo sale un regular si hay alguno fuera del mapa por esa causa.',
  '13.6-a':
    'Los granaderos, las tropas ligeras y la milicia de británicos, franceses y españoles pueden movilizarse en el propio mapa; sus regulares, solo en la caja de su nación.',
  '13.7-a':
    'Interpretación: en su paso de Movilización el británico puede intercambiar gratis un regular británico o hessiano de valor 2 por destacamentos, o destacamentos por un regular, en la misma localidad.',
  '13.7-b':
    'Interpretación: un regular da dos destacamentos de su nación, o uno si se prefiere o no queda otra ficha; dos destacamentos de una nación en una misma localidad dan un regular.',
  '13.7-c': 'Los destacamentos no entran en juego de otro modo, salvo en la colocación, donde van como se indica.',
  '13.7-d':
    'Interpretación: los intercambios se hacen en tierra o en la caja británica, no a bordo. Ni la Guardia, con valor 3, ni los granaderos se intercambian, y los destacamentos de las dos naciones no se combinan.',
  '13.8-a': 'La milicia y los partisanos americanos y británicos solo se movilizan en las siete regiones coloniales.',
  '13.8-b':
    'La milicia española se moviliza en cualquier colonia española, es decir, en Nueva España o Cuba. No hay milicia francesa.',
  '13.9-a': 'Granaderos y hessianos son solo para el jugador británico.',
  '13.10-a':
    'De cada clase no hay más unidades que fichas. Los marcadores de fortaleza, sitio, partisano y masacre no se agotan.',
  '13.11-a': 'Algunos marcadores de campaña y sucesos traen unidades en otros momentos, o sin coste.',
  '14.1-a': 'En cada una de las tres fases de campaña mueve y ataca el primer jugador y después el segundo.',
  '14.2-a':
    'En la primera fase de campaña pueden actuar todas las unidades; en la segunda y la tercera, solo lo que permiten las reglas de marchas forzadas.',
  '15.1-a':
    'Las unidades amigas reunidas en una localidad son una fuerza. Puede ser tan grande como se quiera, pero al final del turno la juzga el forrajeo [19.2-a].',
  '15.2-a':
    'En una localidad hay como mucho una fortaleza, un sitio, un partisano y un marcador de masacre, contando ambos bandos.',
  '15.2-b': 'Donde un bando tiene una fortaleza el otro no puede construir otra; solo puede intentar tomarla.',
  '15.3-a':
    'Una fuerza puede entrar en una localidad con unidades enemigas, pero entonces debe combatir. Interpretación: la excepción son los sitios (28.0).',
  '15.3-b':
    'Interpretación: unidades de ambos bandos comparten localidad sin combatir solo en un sitio; como flotas de uno junto a unidades terrestres del otro; como líderes sin tropas por ambas partes [21.3-d]; y, donde se han reclutado indios entre americanos, hasta la siguiente Fase de Combate de cualquiera.',
  '16.1-a': 'En su Fase de Movimiento un jugador mueve todas, algunas o ninguna de las fuerzas que puedan mover.',
  '16.1-b':
    'Interpretación: la fuerza que empieza su movimiento junto a unidades enemigas puede irse; lo que se queda debe combatir en la Fase de Combate. Para las unidades sitiadas, véase [28.16-b].',
  '16.2-a': 'Las unidades solo mueven por las rutas, y un movimiento empieza y acaba en una localidad.',
  '16.3-a': 'Primero se eligen unidades de una localidad como fuerza que mueve; las demás pueden formar otras fuerzas.',
  '16.3-b': 'Segundo, si la fuerza tiene líderes, se nombra a uno comandante.',
  '16.3-c': 'Tercero, se lanza un dado y se suma el valor del comandante, si es aplicable: esos son los MP de la fuerza.',
  '16.3-d': 'Cuarto, se ejecuta el movimiento entero.',
  '16.3-e':
    'Interpretación: quién va y quién manda queda fijado antes del dado; el camino se elige paso a paso después. Aun así puede no moverse, pero la fuerza ha gastado su movimiento.',
  '16.4-a': 'Una fuerza acaba su movimiento antes de que empiece otra.',
  '16.5-a': 'Ninguna unidad ni líder mueve dos veces en una Fase de Movimiento, y ningún líder manda dos fuerzas en ella.',
  '16.5-b': 'Las unidades dejadas por el camino, desembarcadas o retenidas por Corsarios han gastado su movimiento.',
  '16.6-a': 'Salvo en una marcha forzada no hace falta líder. Pueden sobrar MP y nadie está obligado a mover.',
  '16.7-a': 'Una fuerza puede dejar unidades por el camino; no vuelven a mover en esa fase.',
  '16.7-b':
    'Interpretación: el comandante sigue con la fuerza hasta el final; a otros líderes se les puede dejar. Una fuerza nunca se divide en dos que sigan adelante.',
  '16.8-a': 'Una fuerza en movimiento no recoge a nadie.',
  '16.9-a':
    'Las flotas no usan rutas terrestres, incluidas las de lago o río; las unidades terrestres solo usan las de alta mar a bordo de flotas.',
  '16.9-b':
    'En un puerto, las unidades terrestres y las flotas son fuerzas distintas. Una fuerza naval la forman las flotas, los almirantes que van con ellas y la carga.',
  '16.10-a':
    'Interpretación: la fuerza que entra en una localidad con unidades enemigas se detiene allí y combate en la siguiente Fase de Combate. Los sitios (28.0), las invasiones (34.0) y las flotas (24.0) tienen reglas propias.',
  '16.10-b':
    'También los líderes enemigos sin tropas detienen a una fuerza y hay que combatirlos. Una fortaleza enemiga sin unidades, no [28.5-c]. Donde hay unidades de una nación neutral no se puede entrar.',
  '16.11-a': 'Un movimiento terminado solo se deshace si el rival lo permite.',
  '16.12-a': 'Las rutas cuestan MP: camino, lago o río y alta mar, 1; sendero, 2.',
  '16.12-b':
    'Un sendero cuesta 1 si en la fuerza no hay más que líderes, tropas ligeras e indios. Interpretación: se juzga en cada ruta, según quién siga en la fuerza.',
  '16.12-c': 'Un movimiento puede combinar todas las clases de ruta que la fuerza pueda usar.',
  '16.13-a': 'Los MP que no se usan se pierden; ninguna fuerza puede cederlos a otra.',
  '17.1-a':
    'Para mover en una 2ª o 3ª Fase de Movimiento se juega un marcador táctico y se declara una marcha forzada. La fuerza ha de tener algún líder, y uno de ellos la manda; lo demás es como en 16.3.',
  '17.1-b':
    'Interpretación: las flotas necesitan un almirante; las fuerzas terrestres, un general o comandante de milicia; Surge un líder sirve para ambas.',
  '17.2-a':
    'Tras una marcha forzada se lanza un dado por cada unidad de combate que haya movido: con un 6 queda eliminada. Por los líderes no se tira.',
  '17.2-b':
    'Interpretación: en una marcha forzada naval solo tiran las flotas, y lo que va a bordo de una flota perdida se pierde con ella.',
  '17.2-c':
    'Interpretación: tiran todas las unidades de combate de la fuerza, también las dejadas por el camino, en cuanto acaba la marcha y antes que nada. El líder cuya flota se pierde pasa a otra flota de la fuerza y, si no la hay, a su recipiente de líderes.',
  '17.3-a': 'Ninguna unidad ni líder hace dos marchas forzadas en una misma 2ª o 3ª Fase de Movimiento.',
  '17.4-a':
    'La marcha forzada que acaba entre unidades enemigas debe atacarlas en la Fase de Combate siguiente, con la excepción de fortalezas y sitios.',
  '17.5-a': 'Haber movido en la primera Fase de Movimiento no impide hacer marchas forzadas más tarde en el turno.',
  '18.1-a':
    'En tu Fase de Combate toda fuerza tuya en una localidad con unidades enemigas las ataca, por obligación. Interpretación: la excepción son los sitios, y flotas y unidades terrestres no pueden atacarse entre sí.',
  '18.1-b': 'El atacante es el jugador de quien es la Fase de Combate.',
  '18.2-a':
    'Atacan todas sus unidades de la localidad. Hay un ataque por localidad y Fase de Combate, y ninguna unidad ataca dos veces en ella.',
  '18.2-b':
    'Interpretación: los combates de una misma localidad siguen este orden: flotas contra flotas; fuerza de auxilio contra fuerza de sitio; las demás unidades terrestres, con el asalto anfibio que haya; ataque de sitio; salidas.',
  '18.3-a':
    'Defienden todas las unidades enemigas de la localidad. Interpretación: las flotas del puerto no participan en una batalla terrestre, ni de un lado ni del otro; combaten con flotas [24.8-a] o intervienen en un asalto [24.6-b].',
  '18.4-a':
    'Las batallas se resuelven una a una, en el orden que quiera el atacante; primero los ataques de fuerzas de auxilio [28.12-b].',
  '18.4-j':
    'Al empezar una batalla se descubren ambas fuerzas. Después puede declararse Cuartel de Tarleton, el atacante primero; luego viene el paso 1.',
  '18.4-b':
    'Paso 1: cada jugador asigna en secreto marcadores tácticos a la batalla, como mucho tantos como sumen los valores de liderazgo aplicables, y ambos los enseñan.',
  '18.4-c':
    'Interpretación: ambos lanzan un dado y suman ese total de liderazgo, 0 sin líderes, y otros modificadores. El total más alto dispara primero en cada ronda; los empates se repiten.',
  '18.4-d':
    'Paso 2, ronda de fuego de quien ganó la iniciativa: un dado por cada factor de combate de sus unidades no dispersas y uno por cada marcador táctico que gaste en esta ronda.',
  '18.4-e':
    'Un 6 elimina una unidad enemiga; un 5 dispersa una, que se voltea. Se hace dado a dado, y el dueño del blanco dice cuál de sus unidades lo sufre.',
  '18.4-k':
    'Interpretación: los dados de una ronda caen uno tras otro y cada uno se aplica antes del siguiente. Cuentan todos, aunque ya esté dispersa la última unidad enemiga: los 5 y 6 que sigan eliminan unidades dispersas. Si ya no queda nadie, los dados restantes se pierden. Si la batalla ha acabado se mira solo al final de cada ronda.',
  '18.4-f': 'Una unidad dispersa no vuelve a disparar en esta batalla.',
  '18.4-g': 'Paso 3: el otro jugador tiene su ronda de fuego del mismo modo, y así se van alternando.',
  '18.4-h': 'El bando cuyas unidades estén todas eliminadas o dispersas ha perdido; lo que sobreviva de él se retira.',
  '18.4-l':
    'Interpretación: aquí los líderes cuentan como unidades, así que el bando con un líder no disperso aún no está vencido. Sin dados solo puede pasar su ronda o declarar la retirada. Las flotas cuentan solo en los combates navales.',
  '18.4-i':
    'O bien un jugador declara la retirada al empezar una de sus rondas de fuego: el otro tiene una última ronda de fuego, y después quien la declaró se retira sin disparar y ha perdido.',
  '18.4-m':
    'La retirada puede declararse aunque no haya adónde ir, y entonces [18.8-b] elimina a la fuerza; no puede declararla una fuerza retenida por [28.2-c] o [38.3-a]. Si el último fuego elimina a todos, nadie se retira.',
  '18.5-a':
    'Un marcador táctico asignado en el paso 1 da un dado más en cualquiera de tus rondas de fuego y luego vuelve al recipiente.',
  '18.5-b':
    'Nadie está obligado a gastarlos, y en una ronda no se gastan más que los factores de combate impresos que disparen en ella.',
  '18.5-c': 'Lo asignado y no gastado vuelve al recipiente tras la batalla.',
  '18.5-d':
    'Interpretación: los factores impresos que disparan son los de las unidades no dispersas, los de las flotas de un asalto y los de una fortaleza, sin el +1 del terreno o de los marines.',
  '18.6-a': 'Las unidades no tienen pasos: un regular eliminado no se convierte en destacamento.',
  '18.7-a': 'Una unidad dispersa que vuelve a ser dispersada queda eliminada.',
  '18.7-b': 'Tras la batalla, las unidades dispersas de ambos bandos que sobreviven se concentran.',
  '18.8-a': 'El perdedor mueve junto todo lo que sobreviva de su fuerza, por una ruta, a una sola localidad adyacente.',
  '18.8-b':
    'No puede ser una localidad prohibida ni una con unidades enemigas; un líder solo es una unidad, un partisano o un marcador de masacre no lo es. Si no hay otra, la fuerza entera queda eliminada y cuenta como eliminada en la batalla.',
  '18.8-c':
    'Interpretación: las unidades terrestres se retiran por rutas terrestres, o por mar [18.9-a]. Los partisanos enemigos no cierran el paso; una fortaleza enemiga, sí. Tanto el atacante como el defensor pueden elegir cualquier localidad adyacente legal.',
  '18.8-d':
    'Elige el perdedor. Son prohibidas las regiones cerradas por la neutralidad y las cajas de otras naciones; un lugar sitiado tiene unidades enemigas y nunca sirve.',
  '18.8-e':
    'Las flotas del puerto no intervienen en una batalla terrestre perdida allí y pueden quedarse, salvo que transporten la retirada [18.9-a].',
  '18.9-a':
    'Las unidades terrestres pueden retirarse al mar si en su localidad hay una flota amiga con sitio para ellas. Flota y unidades van juntas a una zona de mar conectada y sin flotas enemigas. Interpretación: esto vale para toda fuerza terrestre vencida en tierra que no viniera en un asalto.',
  '18.9-b':
    'Interpretación: lo que no cabe a bordo, y la milicia y sus comandantes, quedan eliminados y cuentan para [18.11-a]; el dueño dice quién va. Van todos por tierra o todos por mar, salvo en [24.6-g]. Los que sobreviven quedan embarcados.',
  '18.10-a': 'El vencedor se queda donde está hasta una Fase de Movimiento suya posterior.',
  '18.11-a':
    'Tras una batalla cada jugador, el vencedor primero, saca tantos marcadores de campaña como unidades enemigas haya eliminado en ella. El perdedor, por tanto, también saca.',
  '18.11-b':
    'Interpretación: son unidades eliminadas también los líderes que sufren una eliminación, lo perdido por falta de retirada, la milicia perdida en una frontera y lo hundido a bordo de flotas.',
  '18.11-c':
    'Interpretación: tras una batalla, por este orden: retirada o eliminación del perdedor con todo lo que cueste; tiradas de los líderes [21.4-a] según se presenten; concentración; tirada por la fortaleza [28.5-b] y retirada de marcadores de sitio; marcadores tácticos asignados al recipiente; El disparo; marcadores ganados, el vencedor primero; masacre, obligada por Cuartel de Tarleton, tirada por los indios o elegida, con sus marcadores.',
  '18.12-a': 'En una localidad de tierra salvaje o india, cada unidad ligera o india dispara con un factor más.',
  '19.1-a': 'En la Fase de Forrajeo cada jugador determina cuáles de sus unidades están suministradas.',
  '19.2-a':
    'En una región que le sea favorable, un jugador suministra en cada localidad tantas unidades como el doble de su valor político.',
  '19.2-b': 'En una región neutral o enemiga suministra tantas como ese valor.',
  '19.2-c':
    'Interpretación: una población de una región sin marcador de lealtad es favorable si su color impreso es el del jugador: rojo para el británico, azul claro o morado para el americano mientras esa nación esté en guerra. Si no, no lo es.',
  '19.2-d': 'Interpretación: el dueño dice qué unidades se suministran. Los líderes no cuentan.',
  '19.2-e': 'Interpretación: la duplicación de [11.6-b] no afecta al forrajeo.',
  '19.2-f':
    'En una misma localidad cada jugador tiene su propio límite. Flotas, líderes y unidades con suministro automático no lo gastan. Se nombran todas las unidades suministradas y luego se tira por las demás.',
  '19.3-a': 'Se lanza un dado por cada unidad sin suministros: de 1 a 3 queda eliminada, de 4 a 6 sobrevive.',
  '19.4-a':
    'Siempre están suministrados los líderes, las unidades terrestres en un puerto con una flota amiga, los indios en localidades indias, las unidades en cajas de espera y los marcadores de fortaleza, sitio y partisanos.',
  '19.4-b': 'Lo que tiene suministro automático no cuenta para el límite de la localidad.',
  '19.5-a': 'Las flotas siempre están suministradas.',
  '19.5-b':
    'Interpretación: las unidades de combate terrestres embarcadas en alta mar están sin suministros y tiran, salvo los marines; los líderes nunca. En un puerto las suministra [19.4-a].',
  '20.1-a': 'Después del forrajeo, en la Fase de Alistamiento, cada jugador chequea los alistamientos.',
  '20.2-a':
    'Los regulares y las tropas ligeras americanos, incluido el USMC, chequean hasta que se alcanza la Profesionalización del Ejército Continental.',
  '20.2-b': 'Chequean estén donde estén, también a bordo. Las tropas francesas y españolas nunca lo hacen por 20.2.',
  '20.3-a':
    'La milicia de cualquier bando chequea si no hay ninguna unidad enemiga en toda su región; con una sola que haya, nadie chequea. Se juzga en el paso de cada jugador, después de lo que se haya perdido antes.',
  '20.3-b':
    'Interpretación: es unidad enemiga cualquier formación de combate o líder enemigo en una localidad de la región; los partisanos y demás marcadores, no.',
  '20.3-c': 'Interpretación: la milicia española chequea como cualquier otra mientras España esté en guerra.',
  '20.3-d':
    'Interpretación: una flota enemiga en un puerto de la región es unidad enemiga; en alta mar, no. Para la milicia tory franceses y españoles son enemigos si están en guerra; las unidades neutrales no son enemigas de nadie.',
  '20.4-a': 'Chequean las unidades indias que estén fuera de localidades indias.',
  '20.5-a':
    'Se lanza un dado por cada unidad y se suma el liderazgo de un líder de su fuerza: con 4 o menos queda eliminada, con 5 o más permanece.',
  '20.5-b':
    'Interpretación: un solo líder, el mejor de los aplicables, modifica el chequeo de todas las unidades de su localidad.',
  '20.5-c':
    'En un sitio, sitiados y sitiadores de una localidad son fuerzas distintas con sus propios líderes. Cada unidad chequea una vez por turno.',
  '21.1-a': 'Los líderes son unidades, salvo en lo que sigue.',
  '21.2-a': 'El liderazgo mejora el movimiento y las marchas forzadas, la iniciativa en batalla y los chequeos de alistamiento.',
  '21.2-b':
    'Interpretación: un líder puede mandar unidades de cualquier nación de su bando y prestarles su valor, dentro de 21.6 y 21.7.',
  '21.3-a': 'Un líder puede ser elegido para sufrir una eliminación o una dispersión.',
  '21.3-b':
    'Un líder disperso vale 0 hasta que acaba la batalla. Interpretación: los marcadores ya asignados siguen valiendo y la iniciativa ya tirada no cambia.',
  '21.3-c': 'A los líderes sin tropas solo los elimina el fuego de unidades de combate enemigas; los líderes nunca disparan.',
  '21.3-d':
    'Interpretación: si ningún bando tiene unidades de combate en la localidad no hay batalla, tampoco con una fuerza de auxilio. Una fuerza solo de líderes pierde cuando todos están dispersos o eliminados, y puede declarar la retirada como cualquiera.',
  '21.4-a':
    'Cuando un líder es eliminado en combate se lanza un dado: hasta su valor impreso escapa y va a su recipiente de líderes; por encima queda fuera del juego.',
  '21.4-b':
    'Interpretación: se tira por los líderes alcanzados en batalla, atrapados sin retirada [18.8-b], forzados a cruzar una frontera [23.1-b] o perdidos con una flota hundida en combate. Escape o no, cada uno es una unidad eliminada.',
  '21.5-a': 'Ni el desgaste de las marchas forzadas ni la falta de suministros afectan a los líderes.',
  '21.6-a':
    'El valor de un comandante de milicia solo se aplica a una fuerza compuesta por entero de milicia, tropas ligeras y comandantes de milicia; en cualquier otra vale 0.',
  '21.6-b': 'Los comandantes de milicia mueven con las limitaciones de la milicia [23.1-a].',
  '21.6-c':
    'Interpretación: al mover se mira la fuerza que mueve; en batalla, intercepción y alistamiento, todas las unidades terrestres propias de la localidad.',
  '21.7-a':
    'Los almirantes solo aplican su valor al movimiento y las marchas forzadas de las flotas, al combate naval y a los asaltos anfibios.',
  '21.7-b': 'Un almirante puede desembarcar y moverse tierra adentro; allí vale 0.',
  '21.7-c': 'El valor de un general nunca se aplica a flotas ni a asaltos anfibios.',
  '21.7-d':
    'Interpretación: un almirante en un puerto o caja con una flota amiga está con la flota: participa en sus combates navales y puede ser alcanzado en ellos. Sin flota está en tierra, como líder de valor 0.',
  '22.1-a':
    'De un apilamiento enemigo solo ves la unidad superior, salvo que empiece allí una batalla, que descubre ambas fuerzas, o juegues Espía.',
  '22.1-b': 'Interpretación: la mesa muestra la unidad superior, que elige el dueño, y cuántas unidades hay.',
  '22.1-c':
    'Interpretación: los marcadores de fortaleza, sitio, partisano y masacre están siempre a la vista. Los apilamientos en alta mar, puertos y cajas se cubren como los de tierra: la unidad superior y un solo número para flotas, líderes y carga, de modo que no se ve ni cuántas son flotas ni qué va a bordo. Tras una batalla los apilamientos vuelven a cubrirse.',
  '22.1-d':
    'Nada de lo que se muestra u ofrece a un jugador, ni siquiera una negativa, puede depender de unidades enemigas que no ve. Si intenta lo que una unidad oculta impide, solo sabe que no puede ser, y no gasta nada.',
  '22.2-a': 'La mano del rival y el recipiente son secretos, salvo para Espía.',
  '23.1-a': 'La milicia y sus comandantes no cruzan las fronteras regionales.',
  '23.1-b': 'Si una retirada los obliga a cruzar una, quedan eliminados.',
  '23.1-c': 'Nunca mueven por mar.',
  '23.2-a': 'Las demás unidades cruzan las fronteras con libertad; los nombres regionales de las fichas no las atan.',
  '24.1-a': 'Las flotas solo mueven entre puertos, zonas de alta mar y cajas, nunca por rutas terrestres, de lago o de río.',
  '24.1-b': 'En lo demás siguen las reglas del movimiento y de las marchas forzadas.',
  '24.1-c':
    'Las flotas de una localidad pueden navegar como una sola fuerza, con un dado, un almirante al mando y la carga de todas.',
  '24.2-a': 'La flota que entra en un puerto con alguna unidad de combate enemiga acaba allí su movimiento.',
  '24.2-b':
    'Las unidades terrestres enemigas nunca expulsan a una flota: puede permanecer en ese puerto, entrar y salir. Fuera de los asaltos, una fortaleza enemiga no le afecta.',
  '24.3-a': 'Las flotas pueden entrar y pasar por zonas de alta mar con flotas enemigas. En alta mar no se combate.',
  '24.4-a': 'Transporte: la flota y las unidades terrestres han de empezar esa Fase de Movimiento en el mismo puerto o caja.',
  '24.4-b': 'Puede acabar en alta mar, en un puerto o en una caja.',
  '24.4-c': 'Las unidades terrestres transportadas no hacen otro movimiento en esa fase.',
  '24.4-d':
    'Interpretación: la flota que desembarca alguna o todas sus unidades acaba su movimiento de la fase. Nunca se obliga a nadie a desembarcar; las unidades pueden seguir a bordo indefinidamente.',
  '24.4-e': 'Nadie embarca ni desembarca en un puerto con una flota enemiga; eso excluye también los asaltos.',
  '24.4-f':
    'Interpretación: donde los únicos enemigos son unidades terrestres, las unidades terrestres pueden embarcar, y también desembarcar, lo que es un asalto anfibio.',
  '24.4-g':
    'Interpretación: las unidades terrestres ya embarcadas al empezar una Fase de Movimiento pueden seguir con su flota y desembarcar, salga de donde salga.',
  '24.4-h': 'Interpretación: lo que embarca se asigna a una flota concreta [24.10-a].',
  '24.4-i':
    'Interpretación: un movimiento naval sigue este orden: se declaran flotas, almirantes y carga; ocasión de Corsarios; dado de movimiento; navegación paso a paso; desembarco en el último puerto, si se quiere. Solo se embarca donde empieza el movimiento, y desembarcar no cuesta MP.',
  '24.4-j':
    'Interpretación: las unidades embarcadas en un puerto no están en tierra. Ni combaten en tierra, ni defienden, ocupan o forrajean allí, las unidades terrestres no pueden atacarlas y comparten la suerte de su flota. Solo bajan a tierra en la Fase de Movimiento de su dueño.',
  '24.4-k':
    'Interpretación: una flota puede desembarcar carga en el puerto en que está, sin navegar. Ese es su movimiento de la fase; en la 2ª y la 3ª, una marcha forzada con marcador, almirante y la tirada de [17.2-a] por sus flotas. Entre unidades terrestres enemigas es un asalto.',
  '24.4-l': 'Las unidades que desembarcan en un puerto donde no hay más que una fortaleza enemiga la toman sin batalla.',
  '24.5-a': 'Una flota lleva hasta cuatro unidades de combate terrestres y cualquier número de líderes.',
  '24.6-a':
    'Desembarcar en un puerto con unidades terrestres enemigas es un asalto anfibio: una batalla normal con las adiciones siguientes.',
  '24.6-b': 'Interpretación: cada flota del asalto añade al fuego del atacante tantos dados como su factor de combate.',
  '24.6-c': 'Si el defensor pierde, la fuerza de asalto ocupa el puerto, y también su flota.',
  '24.6-d':
    'Si pierde el atacante, sus supervivientes reembarcan y la flota se retira con ellos a una zona de alta mar conectada.',
  '24.6-e':
    'Con la opción 28.0 una fortaleza defensora puede disparar su factor a la flota. Ningún otro fuego terrestre afecta a las flotas.',
  '24.6-f': 'En un asalto solo los almirantes aportan liderazgo; los generales no suman nada.',
  '24.6-g':
    'Interpretación: las unidades terrestres llegadas al puerto por tierra combaten en la misma batalla que las desembarcadas. Si se pierde, cada grupo se retira por su lado, por tierra o por mar.',
  '24.6-h':
    'Interpretación: un asalto está perdido cuando no queda en tierra ninguna unidad sin dispersar, desembarcada o llegada por tierra (los líderes cuentan como en [18.4-l]), sea cual sea el estado de las flotas. Las flotas solo añaden dados mientras haya en tierra una unidad de combate no dispersa. A las flotas y sus almirantes solo los alcanzan los dados de la fortaleza dirigidos contra ellas.',
  '24.6-i':
    'Interpretación: si atacan juntas unidades desembarcadas y llegadas por tierra, los generales y comandantes de milicia llegados por tierra cuentan como siempre, los desembarcados cuentan 0 y los almirantes que están con las flotas cuentan. Los generales del defensor cuentan como siempre.',
  '24.6-j':
    'Interpretación: al empezar cada una de sus rondas de fuego el defensor dice si la fortaleza dispara a las flotas o a las unidades terrestres. Contra flotas valen los resultados normales: 5 dispersa, 6 hunde. Una flota dispersa no añade más dados en esta batalla, pero aún puede transportar.',
  '24.6-k':
    'Interpretación: una fuerza de asalto vencida reembarca hasta donde tengan sitio las flotas que queden; el resto queda eliminado y cuenta. Puede ir a una zona de alta mar con flotas enemigas [24.9-a].',
  '24.6-l':
    'En un asalto ha de desembarcar al menos una unidad de combate terrestre; los líderes solos no pueden desembarcar entre unidades terrestres enemigas.',
  '24.6-m':
    'Interpretación: desembarcar entre unidades terrestres enemigas es siempre un asalto, con dos excepciones: las unidades que desembarcan donde su bando tiene una fuerza de sitio se unen a ella [28.15-a], y las que desembarcan en su propio puerto sitiado se unen a la guarnición [28.16-b]. Así, solo una fuerza llegada por tierra puede iniciar un sitio, y nadie de su bando puede haber desembarcado allí al asalto en esa fase.',
  '24.7-a': 'Las flotas nunca atacan por sí solas a unidades terrestres; solo junto con unidades terrestres, como en 24.6.',
  '24.8-a':
    'Las flotas atacan a flotas enemigas en los puertos. Solo participan flotas, ni unidades terrestres ni fortalezas; por lo demás es un combate normal.',
  '24.8-b':
    'Interpretación: las flotas de ambos bandos que coinciden en un puerto deben combatir en la Fase de Combate del jugador activo, antes de cualquier combate terrestre allí.',
  '24.8-c':
    'Interpretación: combaten todas las flotas de ambos bandos en el puerto, con los almirantes como únicos líderes; los pasajeros no pueden elegirse para sufrir impactos. Los pasajeros se hunden con la flota que los lleva; los almirantes, solo con la última de su bando; todos cuentan para [18.11-a], y los líderes que haya entre ellos tiran [21.4-a]. Marcadores tácticos: hasta el total de los almirantes. Las flotas del perdedor salen con su carga a la zona de alta mar que él elija.',
  '24.9-a':
    'Las flotas que se retiran van a una zona de alta mar conectada, aunque haya en ella flotas enemigas. Interpretación: igual las que reembarcan un asalto vencido; las que se llevan a otras unidades terrestres vencidas están sujetas a [18.9-a].',
  '24.10-a':
    'Las unidades terrestres embarcadas en una flota hundida se pierden; en un asalto, la fuerza terrestre que asalta ya está en tierra.',
  '24.10-b':
    'Una fuerza de asalto cuyas flotas han sido hundidas solo puede retirarse si otra flota amiga puede llevarla; si no, queda eliminada al perder.',
  '24.10-c':
    'Si se hunde una de varias flotas, en puerto o en alta mar, no se puede cambiar la carga de una a otra: se pierde lo que tenía asignado.',
  '24.11-a': 'Las flotas no se benefician de las fortalezas amigas ni toman parte en sitios.',
  '24.12-a': 'Los marines son regulares. Embarcados están siempre suministrados, y en un asalto anfibio tienen un factor más.',
  '25.1-a': 'Solo las flotas, y lo que transportan, entran y salen de una caja.',
  '25.2-a': 'Gran Bretaña es solo para el jugador británico.',
  '25.3-a': 'Francia es solo para unidades francesas, y únicamente mientras Francia esté en guerra.',
  '25.4-a': 'España es solo para unidades españolas, y únicamente mientras España esté en guerra.',
  '25.4-b':
    'Una flota no puede entrar en su caja con carga de otra nación, líderes incluidos. Unidades británicas, tories, hessianas e indias son aquí una misma nación.',
  '25.5-a': 'Una caja admite cualquier número de unidades.',
  '25.6-a': 'Las cajas son puertos.',
  '25.7-a': 'Una caja suministra sin límite.',
  '25.8-a':
    'Cada caja da PP con dados: Gran Bretaña siempre al británico; Francia y España al americano, cada una por su cuenta, mientras estén en guerra.',
  '25.9-a': 'Las cajas se controlan sin necesidad de unidades.',
  '26.1-a':
    'Ambas naciones empiezan neutrales. Sus unidades no se mueven, y sus regiones y cajas están fuera de juego. Nada se construye allí, y una fortaleza de allí no suministra a nadie de fuera.',
  '26.1-b': 'Una nación está en juego mientras el marcador europeo esté en su casilla o más allá.',
  '26.1-c': 'Solo entran en el bando americano; el británico nunca las controla.',
  '26.1-d':
    'Interpretación: las unidades de una nación neutral no chequean suministro ni alistamiento, no pueden ser atacadas y no se puede entrar donde están.',
  '26.1-e': 'Las unidades de una nación solo se compran mientras esté en guerra; si no, sus fichas y su caja están congeladas.',
  '26.2-a': 'Se colocan como dicen 4.4 y 4.5.',
  '26.3-a':
    'Interpretación: hasta que Francia sea aliada, solo unidades francesas pueden entrar en la Española; hasta que lo sea España, solo unidades españolas pueden entrar en Cuba o Nueva España.',
  '26.3-b': 'Las poblaciones y cajas neutrales no dan puntos a nadie.',
  '26.3-c':
    'En una región cerrada no se entra por movimiento, retirada, intercepción, desplazamiento ni compra. Las zonas de alta mar nunca se cierran.',
  '26.4-a':
    'Interpretación: cuando una nación vuelve a la neutralidad, cada jugador saca de sus regiones todas las unidades propias que no sean de ella, también las del otro aliado, a la localidad exterior más cercana sin unidades enemigas.',
  '26.4-b':
    'El americano lleva cada unidad de esa nación que esté fuera de sus regiones a cualquier lugar de ellas o a su caja, unidad por unidad.',
  '26.4-c': 'Después la nación vuelve a ser neutral del todo.',
  '26.4-d':
    'Interpretación: primero salen las unidades ajenas, cada dueño las suyas y el americano antes; después las de la nación vuelven a casa. La localidad más cercana es la que está a menos rutas, de cualquier clase; entre iguales elige el dueño. Las unidades terrestres necesitan una localidad terrestre, las flotas un puerto o zona de alta mar, y aquí las fronteras no detienen a la milicia. La carga de otra nación en las flotas que se van se trata como las unidades de dentro de las regiones. Los líderes van con su nación. La fortaleza que se queda sin unidades de su bando se retira; el sitio al que falta una de las partes acaba. Los puntos ya recibidos se conservan.',
  '26.5-a': 'Una nación puede entrar en la guerra y salir de ella cualquier número de veces.',
  '27.1-a': 'Solo el británico moviliza hessianos. Por cada unidad hessiana movilizada el americano saca un marcador.',
  '27.1-b': 'Los hessianos se tratan como regulares británicos, pero el que ha sido eliminado no vuelve nunca.',
  '27.1-c':
    'El americano saca por cada unidad hessiana o india reclutada, también si es gratuita; los intercambios (13.7) no le dan nada.',
  '27.2-a': 'Solo el británico recluta indios, en localidades indias, y no más de uno en cada una por turno.',
  '27.2-b': 'Por cada unidad india movilizada el americano saca un marcador.',
  '27.2-c': 'Pueden reclutarse indios incluso donde haya unidades americanas.',
  '27.2-e':
    'El límite de uno por localidad y turno incluye los reclutados con marcador. Las unidades indias eliminadas pueden volver a reclutarse.',
  '27.2-d': 'Por lo demás los indios son unidades británicas.',
  'O-a': 'Antes de la partida los jugadores acuerdan qué reglas opcionales usan, algunas o todas.',
  '28.1-a': 'Con esta opción se colocan las fortalezas iniciales, y después pueden movilizarse más.',
  '28.2-a': 'Una fortaleza en la localidad suma 1 a la iniciativa de su dueño en batalla.',
  '28.2-b': 'Contra unidades terrestres en la localidad de su fortaleza, el fuego de 1 a 5 no hace nada y un 6 dispersa.',
  '28.2-c':
    'Las unidades terrestres que combaten en la localidad de su fortaleza no pueden retirarse, salvo en 28.13. Interpretación: si pierden, todas las que queden son eliminadas, también las dispersas, y cuentan para [18.11-a].',
  '28.2-d':
    'Las unidades terrestres que estén en la localidad de una fortaleza amiga, o en una unida a ella por una ruta, están suministradas, sean cuantas sean.',
  '28.2-e': 'Interpretación: para esto la ruta ha de ser camino, sendero, lago o río; por mar no llega.',
  '28.2-f':
    'Estas protecciones son para las unidades atacadas en su fortaleza; los ataques de auxilio y las salidas se libran sin ellas [28.2-a, 28.2-b, 28.2-c].',
  '28.3-a':
    'Una fortaleza tiene un factor de combate, útil solo en defensa y solo si hay una unidad terrestre amiga en la localidad. Nunca es un blanco.',
  '28.3-b':
    'Interpretación: un líder solo basta como unidad terrestre para [28.3-a] y [28.4-a], pero no es unidad de combate para [28.6-b]: no puede ser sitiado y se le ataca del modo normal. Las flotas y lo embarcado ni usan ni conservan una fortaleza, ni tampoco un almirante al que se une una flota [21.7-d].',
  '28.4-a':
    'Una fortaleza se retira cuando todas las unidades amigas han dejado la localidad o han sido eliminadas, o por voluntad de su dueño como último paso de una Fase de Suministros.',
  '28.4-b':
    'Interpretación: la guarnición eliminada en batalla lleva a la tirada de [28.5-b]; perdida de otro modo, su fortaleza se retira.',
  '28.5-a': 'Entrar en una localidad donde no hay más que una fortaleza enemiga es capturarla.',
  '28.5-b':
    'Quien gana una batalla contra una fuerza en su fortaleza lanza un dado: de 1 a 3 captura la fortaleza, de 4 a 6 se elimina.',
  '28.5-c':
    'Interpretación: tomar una fortaleza vacía no detiene a una fuerza; si sigue y no deja ninguna unidad, la fortaleza se retira enseguida [28.4-a]. Las flotas solas no capturan nada.',
  '28.5-d': 'La fortaleza capturada cambia de dueño y conserva su factor; los marcadores de sitio que haya se retiran.',
  '28.6-a':
    'Al final de una Fase de Movimiento en la que su fuerza terrestre ha entrado en una localidad con una fortaleza enemiga, un jugador puede ponerle un marcador de sitio por 3 PP.',
  '28.6-b':
    'Interpretación: ha de haber en la fortaleza una unidad de combate terrestre enemiga y, en la fuerza que sitia, un regular.',
  '28.6-c':
    'Interpretación: para esto todas las unidades terrestres propias de la localidad son una fuerza; marines, granaderos y destacamentos son regulares. Los 3 PP salen de los puntos aún no gastados este turno. Quien no puede o no quiere pagar ataca [28.11-a]. En los turnos siguientes no se paga nada.',
  '28.7-a': 'Una fuerza de sitio priva a los sitiados de las ventajas de [28.2-a] y [28.2-b].',
  '28.8-a':
    'Interpretación: un marcador de sitio da a su fuerza un forrajeo adicional igual al valor político de la localidad, además del de 19.2.',
  '28.8-b': 'Una fortaleza sitiada no suministra a localidades adyacentes, ni sus unidades reciben suministro de ellas.',
  '28.8-c': 'Las unidades sitiadas pierden el suministro automático y viven del forrajeo normal de la localidad.',
  '28.9-a': 'Una fuerza de sitio nunca está obligada a atacar.',
  '28.10-a':
    'En una 2ª o 3ª Fase de Combate una fuerza de sitio solo puede atacar como en una marcha forzada. Interpretación: con un líder en ella y gastando un marcador táctico; nadie tira por desgaste, pues nadie mueve.',
  '28.10-b':
    'En un ataque de sitio los sitiados siguen sin poder retirarse y la fortaleza sigue disparando. La fuerza de sitio vencida se retira de la localidad y el sitio acaba.',
  '28.11-a': 'Quien entra en una fortaleza enemiga con guarnición sin ponerle sitio debe atacarla con las reglas normales.',
  '28.12-a': 'El dueño de una fortaleza sitiada puede mover unidades de fuera a la localidad: una fuerza de auxilio.',
  '28.12-b':
    'Debe atacar a la fuerza de sitio, como primer ataque de la siguiente Fase de Combate y con las reglas normales; el marcador de sitio no influye.',
  '28.12-c': 'Los sitiados no se unen a ese ataque.',
  '28.12-d':
    'Si gana el auxilio, la fuerza de sitio se retira o es eliminada y el auxilio se une a la guarnición. Si pierde, se retira o es eliminado y el sitio continúa.',
  '28.12-e':
    'Interpretación: una fuerza de auxilio vencida se retira a otra localidad [18.8-a], nunca al interior de la fortaleza.',
  '28.13-a':
    'Algunos o todos los sitiados pueden hacer una salida contra la fuerza de sitio en su Fase de Combate, en combate normal, como si no hubiera fortaleza ni marcador de sitio.',
  '28.13-b': 'Una salida vencida puede retirarse al interior de la fortaleza.',
  '28.13-c': 'Interpretación: en una misma Fase de Combate puede haber una salida y un ataque de auxilio, primero el auxilio.',
  '28.13-d':
    'Interpretación: en una 2ª o 3ª Fase de Combate una salida exige un líder y un marcador táctico, como un ataque de sitio.',
  '28.13-e':
    'Interpretación: defiende toda la fuerza de sitio. La salida que gana levanta el sitio y vuelve adentro. La vencida vuelve a la fortaleza sin más pérdidas, también las unidades dispersas, o se retira por [18.8-a] si su dueño lo prefiere.',
  '28.14-a':
    'Un marcador de sitio permanece hasta que la fuerza de sitio es eliminada, se retira o se va, o la fortaleza se retira o es capturada. El marcador nunca puede capturarse.',
  '28.14-b':
    'Lo que pide [28.6-b] solo se mira al poner el marcador: perder el último regular, o una guarnición que se queda en líderes, no acaba el sitio. Si la guarnición desaparece por completo fuera de batalla, se retiran la fortaleza y el marcador de sitio [28.4-b].',
  '28.15-a':
    'Las unidades del bando sitiador que llegan después se unen a la fuerza de sitio; las del bando de la fortaleza que llegan son una fuerza de auxilio.',
  '28.16-a': 'En un puerto sitiado, las unidades de su bando pueden entrar y salir por mar, según 24.0.',
  '28.16-b':
    'Interpretación: los sitiados no pueden salir por tierra, y las unidades que llegan por mar se unen a la guarnición en vez de ser fuerza de auxilio.',
  '28.16-c':
    'Una flota del sitiador en el puerto lo cierra [24.4-e]: nadie del bando de la guarnición desembarca ni sale hasta que sea vencida. Las flotas de un puerto sitiado no están sitiadas y se quedan si cae la guarnición.',
  '29.1-a': 'Los partisanos americanos son rebeldes; los británicos, tories.',
  '29.2-a':
    'En la Fase de Movilización se nombra una región colonial y se pagan 2 PP si te es favorable, 3 si es neutral y 4 si es favorable al enemigo.',
  '29.2-b':
    'Se lanza un dado: de 1 a 3, nada; de 4 a 6, un partisano en cualquier localidad de la región. El precio se pierde en ambos casos.',
  '29.2-c':
    'Puedes intentarlo cuantas veces puedas pagar. El lugar se elige después de la tirada; si en la región no hay lugar legal, no puede intentarse.',
  '29.3-a':
    'En la localidad puede haber unidades enemigas, pero no un partisano amigo. Si hay un partisano enemigo se retira y el tuyo ocupa su lugar.',
  '29.3-b': 'Solo hay partisanos en las siete regiones coloniales.',
  '29.4-a': 'Un partisano enemigo deja en 0 el valor de la localidad para ti, también para el forrajeo; uno tuyo, no.',
  '29.4-b':
    'La fuerza que entra en una localidad con un partisano enemigo se detiene allí por esa Fase de Movimiento; la que empieza allí sale con normalidad.',
  '29.4-d': 'Interpretación: solo se detienen las fuerzas terrestres, no las flotas; y no hay a quién combatir.',
  '29.4-c': 'Interpretación: los partisanos no combaten, no son blanco y no cierran ninguna retirada.',
  '29.5-a':
    'Interpretación: un partisano solo se retira por [29.3-a] o por una masacre; eso no da puntos ni es una batalla. (En el texto esta regla lleva el número 28.5.)',
  '30.1-a': 'En cada Fase Política, por cada localidad india ocupada por unidades no indias de un jugador, el otro recibe 1 PP.',
  '30.1-b':
    'Interpretación: ocupan las unidades de combate terrestres; ni los líderes solos, ni las flotas, ni los marcadores. El punto forma parte de lo que su receptor recauda en su paso.',
  '30.2-a': 'Si ambos tienen allí unidades no indias, no lo recibe nadie.',
  '31.1-a':
    'En su paso de Movilización el británico puede pagar 2 PP para cambiar una milicia suya, que esté en una localidad con una unidad regular o ligera británica, por una regular o ligera británica de la que quede ficha.',
  '31.1-b':
    'Interpretación: la acompañante puede ser una unidad regular, de granaderos, de marines, ligera o un destacamento, británica o hessiana; la nueva es regular o ligera británica. El turno 1 duplica el precio.',
  '31.2-a': 'No más de un ascenso por localidad y Fase de Movilización.',
  '31.3-a': 'La ficha de milicia retirada puede volver a movilizarse desde el turno siguiente.',
  '32.1-a': 'Una fuerza puede interrumpir una Fase de Movimiento enemiga gastando un marcador táctico.',
  '32.2-a':
    'Cuando una fuerza enemiga entra en una localidad unida por una ruta a una fuerza amiga con líder, esta puede declarar una intercepción, que cuesta un marcador táctico.',
  '32.2-b':
    'Se lanza un dado: hasta el valor aplicable del comandante interceptor tiene éxito, y parte o toda su fuerza va con él a la localidad del enemigo. El marcador se gasta en todo caso.',
  '32.2-c':
    'Interpretación: los interceptores han de poder usar la ruta: las unidades terrestres, una terrestre; las flotas con almirante, una de alta mar, y solo hacia un puerto. Las fronteras atan a la milicia, sin los intentos de 33.0 [33.1-c].',
  '32.2-d':
    'Interpretación: la ocasión llega cada vez que una fuerza entra en una localidad, antes de cualquier invasión y antes del paso siguiente; de una ocasión no usada quien mueve no sabe nada [22.1-d]. El dueño nombra las fuerzas una a una, y otras más también tras un éxito. Ha de ir al menos una unidad de combate. Los interceptores no tiran por desgaste y actúan con normalidad en su siguiente fase. La invasión se juzga después contra todos los enemigos presentes.',
  '32.2-e':
    'Interpretación: desembarcar también es entrar: los interceptores que llegan al puerto convierten el desembarco en asalto, o refuerzan a quienes se defienden de uno.',
  '32.3-a':
    'La fuerza interceptada acaba allí su movimiento. La batalla se libra en la Fase de Combate de quien movía, que es el atacante.',
  '32.3-b': 'Quien mueve puede llevar al lugar otras fuerzas que aún no hayan movido.',
  '32.4-a':
    'No intercepta ninguna fuerza que comparta localidad con unidades enemigas, esté sitiada o esté sitiando; y ninguna intercepta hacia una localidad con una fortaleza enemiga.',
  '32.5-a':
    'Una fuerza lo intenta una vez por Fase de Movimiento enemiga. Varias fuerzas lo intentan por separado, cada una con su marcador.',
  '33.1-a':
    'La milicia de una fuerza que mueve con comandante puede intentar cruzar una frontera. Se lanza un dado por cada unidad: hasta el valor del comandante, cruza; por encima, si no es 6, acaba su movimiento donde está; con un 6 vuelve a casa, fuera del mapa.',
  '33.1-b':
    'Interpretación: el valor del comandante cuenta si es aplicable [21.6-a]; los comandantes de milicia de la fuerza cruzan sin tirar. Solo por rutas terrestres, con los MP normales y una tirada en cada frontera. Las unidades que se detienen quedan allí y las demás pueden seguir.',
  '33.1-c':
    'Interpretación: esto solo se intenta en tus propias Fases de Movimiento y en las retiradas, nunca en una intercepción.',
  '33.2-a': 'La milicia que se retira también puede intentarlo; si falla queda eliminada.',
  '33.2-b': 'Interpretación: en una retirada hace de comandante el mejor líder aplicable; sin líder no hay intento.',
  '34.1-a':
    'La fuerza que entra en una localidad con al menos diez veces los factores de combate del enemigo que hay allí puede invadirla: todas las unidades enemigas quedan eliminadas en el acto y la fuerza puede seguir.',
  '34.1-b':
    'Una fuerza hace una sola invasión por Fase de Movimiento. Después puede entrar en otra localidad enemiga y librar allí una batalla normal.',
  '34.1-c': 'Contra líderes sin tropas hacen falta 10 factores.',
  '34.1-d':
    'Interpretación: los factores impresos de las unidades terrestres que mueven contra los de todas las unidades de combate terrestres enemigas del lugar, sin terreno ni líderes. Las flotas y lo embarcado ni cuentan ni sufren. Una fuerza que desembarca no puede invadir. Lo eliminado vuelve a estar disponible.',
  '34.1-e':
    'Interpretación: la proporción solo se mira cuando la fuerza ya ha entrado y ha pasado la ocasión de interceptar; antes no se dice nada. Si no alcanza, la fuerza se ha detenido allí y libra una batalla normal, y su dueño no sabe más que eso.',
  '34.2-a':
    'Una invasión no es una batalla: no intervienen líderes ni marcadores tácticos, no se sacan marcadores ni hay masacre.',
  '34.2-b': 'Interpretación: los líderes invadidos salen del juego sin la tirada de [21.4-a].',
  '34.3-a':
    'No hay invasión si la fuerza enemiga tiene fortaleza o marcador de sitio, si hay allí un partisano enemigo, ni contra una fuerza con indios en una localidad india. Las flotas no invaden.',
  '34.4-a': 'Quien mueve puede renunciar, detenerse y librar una batalla normal.',
  '35.1-a': 'En una batalla, el bando con más unidades ligeras e indias suma 1 a su iniciativa, tenga líderes o no.',
  '35.1-b': 'Interpretación: no, si alguna de las dos fuerzas tiene fortaleza o marcador de sitio.',
  '35.2-a':
    'Una fuerza puede retirarse sin sufrir la última ronda de fuego enemiga si la batalla es en tierra salvaje o localidad india; no tiene más que unidades ligeras, indios y líderes, con al menos una ligera o india; el enemigo tiene menos de estas; y no tiene allí fortaleza ni marcador de sitio propios.',
  '35.2-b': 'Interpretación: se cuentan las unidades supervivientes, también las dispersas, cuando se declara la retirada.',
  '35.3-a': 'Entonces se va de inmediato y el otro bando ha ganado la batalla.',
  '36.1-a':
    'Interpretación: las unidades ligeras e indias sin suministros en tierra salvaje o localidades indias son eliminadas con 5 o 6.',
  '36.2-a': 'Interpretación: los regulares sin suministros allí son eliminados con 3 a 6.',
  '36.3-a': 'Para las demás unidades y lugares vale [19.3-a].',
  '37.1-a': 'Quien ha ganado una batalla en una localidad terrestre puede cometer allí una masacre.',
  '37.2-a': 'Se retiran los partisanos enemigos de la localidad.',
  '37.2-b': 'El rival saca tantos marcadores como el valor político impreso de la localidad.',
  '37.2-c': 'Se pone un marcador de masacre; mientras siga allí el lugar vale 0.',
  '37.2-d': 'No se movilizan unidades indias en una localidad india con un marcador de masacre.',
  '37.2-e': 'Donde hay un marcador de masacre no hay una segunda masacre.',
  '37.3-a':
    'El atacante victorioso con indios en su fuerza debe lanzar un dado: hasta el número de unidades indias que tenga, la masacre se produce sola; por encima, aún puede elegirla.',
  '37.3-b':
    'Se cuentan las unidades indias supervivientes, y solo tira el atacante. Donde hay un marcador de masacre no tira nadie.',
  '37.4-a':
    'Al final de cada Fase de Suministros se retiran los marcadores de masacre, salvo los de localidades indias, que se quedan para siempre.',
  '37.5-a': 'No hay masacre sin una batalla ganada contra unidades de combate enemigas en ese lugar.',
  '37.5-b': 'Interpretación: los combates navales no dan lugar a masacre.',
  '38.1-a':
    'Al empezar una Fase de Combate en la que una fuerza de sitio podría atacar, su dueño puede ofrecer honores de guerra a los sitiados.',
  '38.1-b':
    'Interpretación: una oferta por sitio y Fase de Combate. En la 2ª o 3ª la fuerza de sitio necesita un líder y su dueño un marcador táctico en la mano, que enseña con la oferta y solo gasta si ataca.',
  '38.2-a':
    'Si se acepta, las unidades sitiadas, sin la fortaleza, van a la localidad más cercana que no tenga unidades ni marcadores enemigos, y el sitiador se queda con la fortaleza. No es una batalla. Interpretación: la más cercana es la que está a menos rutas utilizables por las unidades; entre iguales decide un dado.',
  '38.2-b':
    'Interpretación: los líderes van también; las flotas y lo embarcado no se ven afectados; la milicia puede acabar fuera de su región. La fortaleza cambia de dueño, el marcador de sitio se retira y nadie saca marcadores.',
  '38.3-a':
    'Si se rechaza, el sitiador puede atacar. En esa batalla el atacante no puede elegir retirarse y nadie saca marcadores por las unidades eliminadas.',
  '38.3-b': 'El rechazo no lo obliga a atacar.',
  '38.4-a': 'Una fuerza con indios ni ofrece ni recibe honores de guerra.',
};
