/** The ledger of rules in Spanish. */
import type { RuleId } from './rules.en.ts';

export const rules: Record<RuleId, string> = {
  '1-a': 'Un jugador dirige la Unión como Lincoln y el otro la Confederación como Davis.',
  '2.1-a':
    'Los jugadores eligen escenario: 1861, 1862, 1863, 1864 o la campaña completa. Todos se preparan con las mismas observaciones generales [S-b].',
  '2.1-b':
    'Sea cual sea el escenario, los jugadores pueden acordar otro final: tras cualquier turno de otoño, con las condiciones de ese año, o tras la primavera de 1865, con las de la campaña completa.',
  '2.2-a':
    'Se barajan las cartas de estrategia. Las fichas confederadas se colocan antes que las de la Unión, y el indicador de turno va a la casilla del primer turno del escenario.',
  '2.3-a':
    'En 1861 la Confederación controla todos los espacios de VA, NC, SC, GA, TN, FL, AL, MS, LA, AR y TX en los que no haya un indicador de CP de la Unión.',
  '2.3-b':
    'Lo que el reglamento no menciona no está permitido: los eventos y las circunstancias solo se combinan cuando así se dice.',
  '2.4-a':
    'En 1861 la Unión controla todos los espacios de IL, IN, OH, MD, PA, NJ y DE. En Washington están su capital, un fuerte, McDowell y el Ejército del Potomac con 5 UM.',
  '2.5-a':
    'La partida empieza en primavera de 1861, con el indicador de turno por el lado sin emancipación y con el bloqueo y el modificador de asalto anfibio en 0.',
  '2.6-a':
    'KY, WV y MO son los estados fronterizos. Al empezar sus espacios no son de nadie, salvo San Luis, de la Unión, y Columbus (KY) y Nueva Madrid, de la Confederación. Ambos bandos pueden entrar y colocar indicadores de CP desde el primer turno.',
  '2.7-a':
    'En 1861 ambos bandos empiezan con voluntad política 100: el indicador confederado por su lado positivo y el de la Unión por el negativo.',
  '2.8-a':
    'Una partida que empieza en 1861 no tiene fase de refuerzos en el turno 1 y omite el paso a en el turno 3: solo hay desplazamiento estratégico y generales.',
  '3-a':
    'Cada bando procura rebajar la voluntad política del otro hasta donde pide el escenario. La partida acaba tras el último turno del escenario o con una victoria automática.',
  '3-b':
    'Un turno tiene seis fases. 1 Refuerzos: a colocación, b desplazamiento estratégico, c generales. 2 Reparto de cartas. 3 Rondas estratégicas. 4 Control político: a capitales; b espacios con UM propias, después estados y después penalizaciones de otoño. 5 Desgaste. 6 Final de turno.',
  '3.1-a':
    'Paso a: coloca nuevas UM primero la Unión y luego la Confederación. La cantidad fija de la Unión se reduce por las capitales de estado en manos enemigas y por la Intervención extranjera; la confederada, por los estados perdidos, por un Misisipi de la Unión y por el bloqueo.',
  '3.1-b': 'Paso b: desplazamiento estratégico, la Unión antes que la Confederación [10.2.1-a].',
  '3.1-c':
    'Paso c: se colocan todos los generales disponibles, primero los de la Unión [10.6.1-a]: los que llegan este turno, los que pasaron al marcador de turnos el turno anterior y los de caballería cuyo plazo de ausencia ha terminado.',
  '3.1-d': 'El primer turno de los escenarios de 1862, 1863 y 1864 solo tiene el paso c.',
  '3.2-a': 'Cada jugador recibe 4 cartas en el turno 1, 5 en el turno 2, 6 en el turno 3 y 7 en todos los demás.',
  '3.2-b':
    'Cuando se agota el mazo, o lo exige un evento especial [4.4.1-c], los descartes y las cartas sin robar forman juntos un mazo nuevo. Las cartas retiradas de la partida no vuelven nunca.',
  '3.2-c':
    'Las cartas se reparten de una en una empezando por la Unión. Interpretación: si el mazo se acaba a mitad de reparto, se barajan solo los descartes y se continúa; si tampoco bastan, las manos quedan cortas.',
  '3.2-d':
    'De la mano enemiga solo se sabe cuántas cartas tiene, y del orden del mazo nadie sabe nada. Interpretación: los descartes, las cartas retiradas, el mapa, los marcadores de ejército, el de turnos, la voluntad política y las colas de operaciones están a la vista de ambos.',
  '3.3.1-a':
    'La Confederación solo puede abrir las rondas con una carta de Campaña principal o secundaria, que debe ser su primera jugada y como evento. Si no la tiene, o no quiere, empieza la Unión.',
  '3.3.1-b': 'Jugar una carta de estrategia es una ronda estratégica.',
  '3.3.2-a':
    'Los jugadores se alternan jugando una carta hasta vaciar ambas manos. Cuando una se acaba, el otro jugador sigue solo.',
  '3.3.2-b':
    'El enemigo puede interrumpir una jugada con una carta adecuada. No es su ronda: después hace la suya si aún le queda una carta.',
  '3.3.2-c':
    'Nada de lo que ve un jugador puede delatar la mano del otro. Interpretación: los momentos de interrupción se abren igual haya o no carta adecuada, el confederado que deja empezar a la Unión no dice por qué, una carta obligatoria solo se ve al jugarla o descartarla y el dado se tira cuando la decisión ya es firme.',
  '3.4.1-a':
    'El bando cuya capital han tomado UM enemigas debe trasladarla a un espacio que controle [11.2.3-a], con la pérdida de VP por la huida [12.6-a] y quizá otra por la nueva ubicación.',
  '3.4.2-a':
    'Cada bando coloca su indicador de CP donde tenga UM de infantería con suministro. Si hay uno enemigo, se gira. Interpretación: si el espacio es del color propio, el indicador enemigo simplemente se retira.',
  '3.4.2-b':
    'Un indicador de CP de la Unión colocado en un centro de recursos confederado intacto lo destruye en el acto, con su efecto en la VP [12.2-a].',
  '3.4.2-c':
    'Después se determina el control de los estados fronterizos y confederados, y la penalización de la Unión por los CP confederados en sus estados [12.1.2-a]. Controlar un estado exige al menos el número impreso de espacios [12.1.4-a].',
  '3.4.2-d': 'El control de todo el Misisipi da VP a la Unión, una sola vez en la partida [12.8-a].',
  '3.4.2-e': 'En los turnos de otoño se pagan la fatiga de guerra y el remordimiento [12.9-a].',
  '3.4.2-f': 'Los fuertes que esperan en el marcador de turnos vuelven a estar disponibles en este momento [6.8.6-b].',
  '3.5-a': 'Todo espacio con tres o más UM de un bando sufre desgaste [9.1-a].',
  '3.6-a':
    'Tras el último turno del escenario acaba la partida. Tras cualquier otro, acaba si alguien tiene una victoria automática [17.2.1-a]; si no, avanza el indicador de turno.',
  '4-a': 'Una carta se usa por su valor de operaciones o como evento; por norma, nunca para ambas cosas.',
  '4.1-a':
    'Unas operaciones de valor 1 a 3 permiten una de seis acciones: (A) desplazar un ejército, cuerpo, división o brigada de caballería; (B) con 2 o 3, crear un ejército [5.2.1-a]; (C) relevar a un general al mando [5.6.1-a]; (D) reorganizar generales [5.6.5-a]; (E) construir un fuerte, la Confederación solo con un 3 [6.8.6-a]; (F) colocar indicadores de CP [11.3-a].',
  '4.2-a':
    'El círculo del número de la carta dice de quién es el evento: gris, de la Confederación; azul, de la Unión; de dos colores, de cualquiera. Nadie más puede usarlo.',
  '4.2.1-a':
    'El texto de la carta dice quién puede jugar el evento, cuándo y qué hace. Una carta que deba retirarse solo deja la partida si se juega como evento; usada para OP se descarta como las demás.',
  '4.2.2-a': 'Una carta con evento enemigo siempre puede jugarse para OP; el evento no se produce entonces.',
  '4.2.3-a':
    'El jugador que tenga cartas debe jugar o descartar una en su ronda. Un descarte es una ronda en la que no ocurre nada.',
  '4.2.3-b':
    'Las cartas de evento especial nunca se descartan voluntariamente. Interpretación: tampoco la Unión puede descartarse así de La campaña del río Rojo (14), que solo puede usar para la operación de 3 puntos que indica, al precio de 5 VP si después no hay una UM de la Unión en Grand Ecore o junto a él.',
  '4.2.4-a':
    'Los eventos que retiran UM las retiran de infantería, nunca de caballería, y puede ser la última de un ejército. Elige la Confederación en Batalla de Ball’s Bluff (una, cerca de una UM confederada) y Retraso en la producción armamentística (dos, de dos espacios, nunca la última de un espacio); la Unión en Fin de los 90 días (tres), Disturbios de reclutamiento (tres, primero de PA, MD, NJ y DC) y Contrabando de guerra (dos confederadas, de dos espacios); quien la juega en Disentería (una, donde haya dos o más); y la Confederación, entre las suyas, en la Emancipación (tres).',
  '4.2.5-a':
    'Lo que dice la carta que interrumpe prevalece sobre la interrumpida. Después, quien la jugó hace su ronda con normalidad.',
  '4.2.5-b':
    'Si se interrumpe un desplazamiento de una campaña, los demás se completan antes de la ronda de quien interrumpe. Cada uno puede interrumpirse por separado.',
  '4.2.5-c': 'Los desplazamientos navales no se interrumpen, salvo que el evento lo diga.',
  '4.2.5-d':
    'Interpretación: hay cuatro momentos: activación (fuerza nombrada y sin mover: cartas 1, 7, 89 y 107), intercepción (siguiente espacio terrestre anunciado: 8, 102 y 103), desplazamiento naval (ruta anunciada: 112) e inicio de batalla (antes de los modificadores: 28 para la Confederación, 105 y 130). Cada jugador puede usar una carta por momento y una interrupción no se interrumpe. Las de inicio de batalla valen en la ronda de cualquiera y nunca gastan ronda.',
  '4.2.6-a':
    'La carta que se pierde por un evento se saca a ciegas de la mano y se descarta; su dueño sigue con su ronda. Interpretación: si la Confederación ha usado así ¡Hacia Richmond! (3), la siguiente ronda de la Unión tiene que ser ese mismo evento, jugado con esa carta y no con una de su mano.',
  '4.2.6-b':
    'Interpretación: un evento de descarte no se puede jugar contra una mano vacía, ¡Hacia Richmond! exige un ejército de la Unión que cumpla la condición lo juegue quien lo juegue, y un evento que no pueda tener ningún efecto no se juega como evento.',
  '4.2.7-a': 'Los eventos nunca colocan nuevas UM en un espacio con UM o fuerte enemigos, lo diga o no la carta.',
  '4.3.1-a':
    'Una Campaña principal da tres desplazamientos y una secundaria dos, cada uno de un ejército, cuerpo, división o brigada de caballería. Cada uno se termina, batallas incluidas, antes de empezar el siguiente.',
  '4.3.1-b':
    'Con una misma carta de campaña ninguna UM, general o ejército se desplaza dos veces: cada desplazamiento es de otra fuerza.',
  '4.3.1-c':
    'Una fuerza cuyo desplazamiento cancela una interrupción queda fuera de ese evento de campaña: ni su ejército, ni sus generales, ni sus UM pueden activarse de otra forma.',
  '4.3.1-d':
    'No hay límite a los eventos de campaña que un jugador puede jugar en un turno. El mazo tiene dos principales y seis secundarias.',
  '4.3.2-a':
    'Como mucho uno de los desplazamientos de una campaña puede ser naval. En su lugar, la Unión puede gastarlos todos en un desplazamiento naval de ejército [6.1.5-a].',
  '4.4-a':
    'Proclamación de emancipación e Intervención extranjera dejan la partida una vez aplicadas. Si un evento de descarte las saca de una mano, también se aplican si se cumple su condición, sin volver a barajar; si no se cumple, se descartan y rige [4.4.1-c].',
  '4.4.1-a':
    'Quien tenga la Emancipación, sea quien sea, debe jugarla como evento en su primera ronda después de que la Unión haya ganado una batalla mediana o grande en el turno. La Confederación pierde 10 VP y tres UM de infantería a su elección, la Unión 5 VP, y el indicador de turno pasa al lado de emancipación.',
  '4.4.1-b':
    'Mientras no se cumpla su condición, la Emancipación solo se juega para OP, como última carta de quien la tiene. Una victoria lograda con esa jugada no provoca el evento.',
  '4.4.1-c':
    'Si se ha descartado o usado para OP, se vuelve a barajar el mazo al final de las rondas estratégicas, antes del siguiente turno.',
  '4.4.1-d':
    'Quien tenga las dos cartas especiales sin que se cumplan sus condiciones juega Intervención extranjera la penúltima y Emancipación la última, salvo que antes se cumpla la condición de esta.',
  '4.4.2-a':
    'Intervención extranjera debe jugarse como evento en alguna ronda de su dueño en que se cumpla la condición, pero puede esperar. Interpretación: hasta su última carta, o la penúltima si tiene también la Emancipación.',
  '4.4.2-b':
    'Si no se cumple su condición nunca es evento y solo puede usarse para OP en ese mismo último lugar. Descartada o usada así, también obliga a barajar al final de la fase [4.4.1-c].',
  '4.4.2-c':
    'Sus efectos: el bloqueo baja 1 y ya nunca pasa de 4; la Unión recibe 2 UM menos en cada fase de refuerzos, donde prefiera; la Unión pierde 10 VP.',
  '4.4.2-d': 'Su condición es que la VP confederada sea de 110 o más, también cuando la saca un evento de descarte.',
  '4.4.2-e':
    'Interpretación: la Emancipación no impide la Intervención extranjera. Una mano en la que solo queden cartas especiales sin su condición se juega para OP, primero Intervención extranjera; antes no se puede elegir ninguna.',
  '4.5-a':
    'Cinco cartas concentran tropas y luego activan a un general que debe intentar atacar. Basta un fuerte enemigo sin guarnición. Interpretación: Shiloh, Chickamauga y Bloque de concentración occidental reúnen hasta 5 UM de cualquier parte; Primera batalla de Manassas, hasta 2 de un espacio por un máximo de 5 conexiones de ferrocarril; Siete Días/Chattanooga, hasta 2 de un espacio por un máximo de 10. Bloque de concentración occidental puede en cambio relevar a un general al mando [5.6.4-a], y las dos últimas ser cartas de intercepción [5.8.4-a].',
  '4.5.1-a':
    'Las UM viajan solo por ferrocarril y sin generales. El espacio donde se reúnen necesita conexión ferroviaria y ha de estar en uno de los once estados confederados, también si juega la Unión.',
  '4.5.1-b':
    'Se puede prescindir de la concentración y activar sin más a un general para atacar; entonces no hace falta ferrocarril. Interpretación: puede estar en cualquier lugar del mapa.',
  '4.5.1-c': 'Con Siete Días/Chattanooga la Unión puede usar la conexión del Baltimore & Ohio.',
  '4.5.1-d': 'Las brigadas de caballería no se concentran, pero la que ya esté en el espacio puede activarse con el resto.',
  '4.5.2-a':
    'Se activa un general del espacio de concentración, que debe intentar atacar a una fuerza enemiga o un fuerte enemigo vacío con un desplazamiento terrestre normal. Cuántas UM lo acompañan lo decide el jugador.',
  '4.5.2-b':
    'Si la fuerza atacada se retira antes de la batalla, la obligación está cumplida y el general puede seguir libremente.',
  '4.5.2-c':
    'Una interrupción que impida o cambie la activación elimina la obligación de atacar; las UM ya concentradas se quedan donde están.',
  '4.5.2-d':
    'Interpretación: las UM se reúnen desde espacios propios cualesquiera, también de ejércitos (el que dé su última UM queda eliminado), por ferrocarril y a través de espacios propios sin UM ni fuertes enemigos; no sirven los neutrales ni, para la Confederación, el cruce de ríos bajo control naval de la Unión. En Primera batalla de Manassas y Siete Días/Chattanooga salen todas de un mismo espacio.',
  '4.6.1-a': '¡Hacia Richmond! obliga a la Unión a activar un ejército e intentar tomar Richmond.',
  '4.6.2-a':
    'Un ejército que cumpla los requisitos de la carta avanza hacia Richmond por un camino de los más cortos, a elección de la Unión, e intenta tomarla.',
  '4.6.2-b': 'No recoge ni deja UM ni generales, salvo una UM que puede quedarse en el espacio de partida si tiene fuerte.',
  '4.6.2-c':
    'Puede gastar PD en convertir espacios confederados a su paso, aunque por ello no llegue a Richmond. Si puede atacar e intentar tomar la ciudad, debe hacerlo.',
  '4.6.2-d': 'Su desplazamiento acaba cuando ha entrado en Richmond y, si puede, la ha convertido.',
  '4.6.3-a': 'Un ejército al mando de un general genérico no se ve afectado por el evento.',
  '4.6.4-a': 'El evento funciona igual aunque Richmond ya sea de la Unión.',
  '4.6.5-a': 'La Confederación no puede jugarla como evento si la Unión no tiene cartas que descartar.',
  '5.1.1-a':
    'El desplazamiento terrestre sigue carreteras y vías férreas; pasar al espacio contiguo cuesta 1 PD por cualquiera de las dos.',
  '5.1.1-b': 'Una fuerza que entra en un espacio ocupado por el enemigo debe detenerse y combatir [7.1-a].',
  '5.1.1-c': 'En un espacio puede haber cualquier número de UM.',
  '5.1.1-d':
    'Interpretación: cada paso va así: quien se desplaza nombra el siguiente espacio; el enemigo puede intentar interceptar, con dado o carta; si no lo hace o falla, puede retirarse antes de la batalla; luego viene el arrollamiento, la toma del fuerte vacío o la batalla; después se sigue o se para. El PD se gasta al entrar, aunque el enemigo se retire.',
  '5.1.2-a':
    'Las UM solo se desplazan en una formación. Ejército: se activa su general al mando y se mueve el indicador con cuanto contiene su marcador. Cuerpo: un general del mapa con UM, o uno de un ejército [5.3.6-a], lleva de 1 a 6 UM. División: de 1 a 3 UM de un espacio o ejército sin general. Brigada de caballería: la ficha única que reúne a un general de caballería y su UM, del mapa o de un ejército.',
  '5.1.2-b':
    'Interpretación: las UM y los generales propios en el espacio de un ejército propio le pertenecen, hasta 15 UM; las que excedan quedan fuera, pero combaten con él. Un ejército que se desplaza decide qué se lleva, y lo que deja queda fuera de él. Lo que llega o se coloca allí se incorpora en el acto.',
  '5.1.3-a':
    'Ejército: 6 PD, hasta 15 UM (cuentan las brigadas) y sus generales. Cuerpo: 8 PD, hasta 6 UM, su general y un general más o una brigada, que vale por ese general y por una UM. División: 5 PD, de 1 a 3 UM, sin general. Brigada de caballería: 10 PD, nadie más.',
  '5.1.4-a':
    'Una carta activa a un general si su valor no es menor que la capacidad estratégica de este. Una carta activa a un general, salvo las campañas; el mismo general puede activarse en todas las rondas.',
  '5.1.5-a':
    'Un ejército o cuerpo que se desplaza puede recoger y dejar UM por el camino, también las que dejó antes, sin pasar nunca de su tamaño. Una división solo puede dejar; una brigada, ninguna de las dos cosas.',
  '5.1.5-b':
    'Los generales se recogen y se dejan del mismo modo dentro de los límites de generales [5.2.9-a, 5.3.4-b]. Al activado no se le deja nunca.',
  '5.2.1-a':
    'Un ejército se crea con una carta de 2 o 3 en un espacio controlado y con LC que contenga un general y cinco o más UM con suministro, contando brigadas. Sus generales, brigadas y UM pasan a su marcador.',
  '5.2.1-b':
    'Un ejército sin UM queda eliminado en ese momento, incluso en un fuerte. Se comprueba antes de las retiradas, así que no puede salvarse replegándose hacia otras UM propias.',
  '5.2.1-c':
    'Sus generales supervivientes van al marcador de turnos y vuelven el turno siguiente; los de caballería confederados, a los tres turnos. Interpretación: el coste político [12.7-a] se paga en el acto, se perdiera como se perdiera la última UM: batalla, evento, salida de un cuerpo o división, concentración.',
  '5.2.1-d':
    'Hay cuatro indicadores de ejército por bando. Interpretación: la creación incorpora a todos los generales y brigadas y hasta 15 UM del espacio, con cualquier indicador libre; sin él no se puede crear. El de un ejército eliminado vuelve a estar libre el turno siguiente.',
  '5.2.2-a': 'Manda un ejército nuevo el general de mayor influencia política; los empates los decide su dueño.',
  '5.2.2-b':
    'Crear un ejército cuesta 2 VP, una sola vez, si algún general propio del mapa que no esté en un ejército tiene más influencia que el nuevo general al mando.',
  '5.2.2-c':
    'El primer general sin restricciones que llega al espacio de un ejército con general genérico toma el mando. Interpretación: sirve cualquiera que no sea de caballería; el coste, si procede, es el de [5.2.2-b], y colocarlo en el paso c no cuesta nada [10.6.3-a].',
  '5.2.2-d': 'Un general al mando solo se sustituye mediante relevo [5.6.1-a].',
  '5.2.2-e':
    'El general de más influencia tras el que manda un ejército no puede abandonarlo dejado por el camino, al frente de un cuerpo ni por reorganización; eventos, bajas y relevos pueden cambiar quién es. Interpretación: en caso de empate lo nombra el dueño; las brigadas no cuentan y pueden irse libremente.',
  '5.2.3-a': 'Al activarse su general al mando, un ejército se desplaza con hasta 15 UM y todos sus generales y brigadas.',
  '5.2.4-a':
    'Un ejército puede pasar por el espacio de otro de su bando. Si un desplazamiento, intercepción o retirada deja dos en un espacio, uno se retira en el acto, antes de cualquier batalla: sus generales salen hasta el turno siguiente (tres turnos la caballería confederada), su bando paga [12.7-a] más la influencia de su general al mando, y su infantería pasa al otro ejército hasta 15 UM; el resto queda fuera de él.',
  '5.2.4-b':
    'Interpretación: el dueño elige cuál de los dos se retira, antes de que nadie tome el mando de uno con general genérico [5.2.2-c]. Una brigada de ese ejército sale del mapa: su general por un turno (Unión) o tres (Confederación) y su UM hasta el turno siguiente, como en [5.5.4-a].',
  '5.2.5-a':
    'Un ejército nunca tiene la bonificación por ferrocarril [5.9.1-a] y solo va por agua con los dos desplazamientos especiales [6.1.5-a] o en una retirada naval [7.6.2-a].',
  '5.2.6-a':
    'Un ejército con infantería que se desplaza puede, por 1 PD en cada espacio, girar un indicador de CP enemigo o colocar el propio en un espacio neutral o enemigo. Uno solo de caballería no puede.',
  '5.2.6-b':
    'Un ejército que empieza en un espacio bajo control enemigo puede convertirlo con su primer PD; para Marcha por el fango, ese es su único punto.',
  '5.2.6-c':
    'De 1861 a 1863 el ejército debe tener suministro para convertir; desde 1864 no hace falta para ninguno de los bandos.',
  '5.2.6-d':
    'Interpretación: un ejército puede convertir el espacio en que está en cualquier momento de su desplazamiento mientras tenga PD: donde empieza, donde llega y donde acaba de vencer, aunque no pueda seguir. No le queda ninguno cuando su desplazamiento ha acabado: si ha caído su general al mando [7.7.4-a] o si ocupa un espacio tras perder la batalla [7.3.3-b].',
  '5.2.7-a': 'Una batalla no acaba por sí sola el desplazamiento de un ejército [5.7.3-a].',
  '5.2.8-a':
    'Si un ejército pierde a su general al mando, lo sustituye en el acto el de mayor influencia de los que queden; los empates los decide su dueño. Si no queda ninguno, manda un general genérico de capacidad estratégica 3 y capacidades 0-0: gírese el indicador de ejército.',
  '5.2.8-b':
    'Con general genérico un ejército no se desplaza ni intercepta por voluntad propia. Puede intentar retirarse antes de la batalla con su defensa 0, lo que exige una brigada en el ejército y un 1 o un 2, sea cual sea la capacidad de esta.',
  '5.2.9-a':
    'Al principio y al final de una ronda, un ejército puede tener como mucho tres generales más que UM haya en el espacio; una brigada cuenta como general. El enemigo elige a los que pasan al marcador de turnos hasta el turno siguiente, nunca una brigada. Interpretación: puede elegir al que manda, que se sustituye sin coste [5.2.8-a].',
  '5.3-a':
    'Todo general empieza y acaba cada ronda al mando de tropas o a las órdenes de otro que lo esté. Ningún truco para esconder a generales mediocres es legal.',
  '5.3.1-a':
    'Los generales y UM de un espacio sin indicador de ejército forman un cuerpo. Lo manda el general activo; si no hay, el de mayor influencia, y los empates los decide su dueño. Importa para la intercepción, la retirada antes de la batalla y la batalla.',
  '5.3.2-a':
    'Puede activarse a cualquiera de los generales del espacio para desplazar un cuerpo, al coste de su capacidad estratégica. Otro general que salga con él del espacio de activación no puede tener más influencia.',
  '5.3.2-b':
    'Una vez fuera de ese espacio, el cuerpo puede recoger y dejar UM y un general adicional, aunque tenga más influencia, pero manda siempre el general activo. Al acabar la ronda debe cumplirse [5.3.4-b].',
  '5.3.2-c': 'Un general de caballería no puede ser el activado para desplazar un cuerpo.',
  '5.3.2-d':
    'El general activo puede salir solo y recoger UM más tarde, incluso de vuelta donde empezó. Al acabar la activación vuelve a mandar el de mayor influencia del espacio.',
  '5.3.2-e':
    'Interpretación: mientras no lleve UM, el general activo se atiene a [5.6.6-b]; un cuerpo que deja su última UM sigue como general solo, que no puede combatir, interceptar ni entrar en espacios bajo control enemigo.',
  '5.3.3-a':
    'Un cuerpo desplaza como mucho 6 UM, su general y otro más; una brigada cuenta como 1 UM y como ese otro. Puede usar ferrocarril y desplazamiento naval, y una batalla no acaba por sí sola su desplazamiento [5.7.3-a].',
  '5.3.3-b': 'Un general de infantería que se desplaza solo con una brigada sigue siendo un cuerpo.',
  '5.3.4-a':
    'Un general inactivo nunca se queda sin UM. Un fuerte equivale a cero UM y admite a un general solo; un espacio vacío, no.',
  '5.3.4-b':
    'Al principio y al final de una ronda, todo general está en un ejército [5.2.9-a] o en un espacio con un general más que UM como mucho.',
  '5.3.4-c':
    'Los generales que sobren al final de una ronda, salvo brigadas, van al marcador de turnos hasta el turno siguiente a elección del enemigo. Durante la ronda el límite puede incumplirse un tiempo.',
  '5.3.4-d':
    'El enemigo puede exigir estos límites o tolerar la situación hasta el final de las rondas. Interpretación: aquí se aplican al final de cada ronda y antes de la primera de un turno.',
  '5.3.5-a':
    'Un cuerpo puede pasar por cualquier pila propia. Si acaba un desplazamiento o retirada en el espacio de un ejército propio, se incorpora a él en el acto.',
  '5.3.6-a':
    'Un cuerpo puede salir de un ejército con cualquiera de sus generales, salvo el que manda y el siguiente en influencia. Si se lleva la última UM, el ejército queda eliminado, con su coste.',
  '5.4.1-a':
    'Una carta de OP desplaza una división de tantas UM de un espacio como su valor; un desplazamiento de campaña, de 1 a 3. Una batalla pone fin a su desplazamiento. Al final deben cumplirse los límites de generales [5.2.9-a, 5.3.4-b].',
  '5.4.1-b':
    'Interpretación: una división es solo de infantería. Puede usar espacios fronterizos neutrales y propios en todas partes, y se incorpora al ejército propio del espacio donde acabe.',
  '5.4.2-a':
    'Una división nunca recoge UM ni entra en un espacio bajo control enemigo de un estado fronterizo neutral o controlado por el enemigo.',
  '5.4.2-b':
    'Así pues, puede entrar en espacios propios en cualquier parte y en los enemigos de estados bajo control propio. Las divisiones de la Unión siempre pueden entrar en los espacios con CP confederado de los estados de la Unión; las confederadas, nunca en los controlados por la Unión en ellos ni en un estado confederado ganado por la Unión.',
  '5.4.3-a':
    'Las UM que navegan sin general cuentan como cuerpo y pueden entrar en un puerto bajo control enemigo; en tierra vuelven a ser división. Por pocas que sean, hace falta una carta de 3 o un evento.',
  '5.4.4-a':
    'Una división puede salir de un ejército o cuerpo. Si se lleva la última UM de un ejército lo elimina, con su coste; incumplir [5.3.4-b] es ilegal salvo que se remedie al final del desplazamiento.',
  '5.4.5-a':
    'Interpretación: con Belmont (19), Wilson’s Creek (66) y Big Bethel (104), una o dos UM de infantería de un espacio se desplazan como cuerpo sin general: 8 PD, bonificación por ferrocarril, entrada en espacios enemigos y ataques permitidos, con un jefe imaginario de capacidades 0-0; pueden dejarse por el camino y no recogen a nadie.',
  '5.5.1-a':
    'Un general de caballería se coloca donde haya una UM propia; ambos pasan a ser su brigada, que el dueño nunca separa. Es siempre un general y una UM. Un general de caballería solo está suelto en el marcador de turnos, no tiene influencia política y no manda ejércitos ni cuerpos.',
  '5.5.2-a':
    'Una brigada se activa según su capacidad estratégica impresa y tiene 10 PD, 12 con la bonificación por ferrocarril. Una batalla siempre acaba su desplazamiento.',
  '5.5.3-a':
    'Incursión. Interpretación: cuando se usa una carta para colocar CP, cada brigada puede gastar uno de ellos en retirar el CP enemigo del espacio donde está, si este es de su color (que lo recupera) o de un estado fronterizo (que queda neutral). No necesita suministro; una vez por brigada y carta.',
  '5.5.3-b':
    'Una brigada nunca coloca CP propios ni los gira en la fase de control político, pero puede retirar en ella uno enemigo [11.1-b].',
  '5.5.4-a':
    'Si un general de caballería muere en batalla o por un evento, su brigada sale del mapa: 1 UM espera en el marcador de turnos hasta los refuerzos del turno siguiente, y él mismo un turno (Unión) o tres (Confederación: muerto en el 4, vuelve en el 7). Si era la última UM de un ejército, este queda eliminado.',
  '5.5.4-b':
    'Una brigada perdida como UM pierde la UM para siempre, y su general vuelve el turno siguiente (Unión) o tras tres (Confederación). Si hay elección, el dueño decide si pierde infantería o caballería.',
  '5.5.4-c':
    'Si un general de caballería muere en batalla, su UM puede contarse entre las bajas de esa batalla; entonces no vuelve [5.5.4-a].',
  '5.5.5-a':
    'Con infantería y sin otro general, una brigada solo se desplaza e intercepta en solitario. Si atacan el espacio y es el único general propio, aporta su defensa; puede intentar una retirada antes de la batalla que se lleve toda la fuerza [7.2.3-a].',
  '5.5.6-a':
    'Opción, generales de caballería de reemplazo: el general de caballería original que es baja sale para siempre y su sustituto va al marcador de turnos: Pegram por Forrest, Armstrong por Morgan, F. Lee por Stuart, Wharton por Wheeler, Kilpatrick por Pleasonton y Mitchell por Stoneman. Van Dorn no tiene y desaparece; Sheridan no tiene y vuelve. Un sustituto que es baja vuelve como siempre.',
  '5.6-a':
    'Los generales entran en los turnos que indica el marcador de turnos [10.6.1-a]. Salen del mapa cuando se elimina su fuerza, al ser relevados o por eventos. Interpretación: los turnos de llegada son los de los datos; Sheridan y Hardee llegan en el 11, Thomas y Early en el 12.',
  '5.6.1-a':
    'Solo el relevo sustituye al general al mando de un ejército. Exige una carta de cualquier valor y otro general del ejército que no sea de caballería. Una carta releva a uno, y a un segundo si el primero se reasigna. El relevado se reasigna [5.6.2-a], se degrada [5.6.3-a] o se elimina [5.6.4-a].',
  '5.6.1-b':
    'El relevo cuesta la influencia política del relevado, o la mitad redondeada hacia arriba si su ejército ha perdido una batalla grande. Interpretación: desde el comienzo de la última ronda de su dueño, aunque fuera en el turno anterior.',
  '5.6.1-c':
    'Puede asumir el mando cualquier otro general del ejército, a 2 VP por cada general que quede en el espacio con más influencia que él.',
  '5.6.1-d': 'El coste de crear un ejército [5.2.2-b] no se aplica a los relevos.',
  '5.6.2-a':
    'El relevado puede tomar el mando de otro ejército si ambos tienen suministro y hay una LC entre ellos. El que lo mandaba queda relevado, con los mismos costes.',
  '5.6.2-b':
    'Interpretación: el segundo relevado solo puede degradarse o eliminarse. Se pagan los 2 puntos por cada general de ese ejército con más influencia que su nuevo general al mando.',
  '5.6.3-a': 'El relevado puede ser degradado: va al marcador de turnos y vuelve con los generales del turno siguiente.',
  '5.6.4-a':
    'O puede eliminarse de la partida. Interpretación: las cartas 74, 76, 78 y, para un ejército fuera de VA, NC, SC y FL, la 75 relevan a un general sin pagar su influencia; se elimina o se degrada (con la 76 solo se elimina), nunca se reasigna, y se deben los 2 puntos de [5.6.1-c]. Las cartas 74, 76 y 78 pueden en cambio eliminar a un general propio que no mande un ejército.',
  '5.6.5-a':
    'Reorganización: una carta de cualquier valor desplaza a cuantos generales se quiera sin UM, pero de un ejército ni al que manda ni al siguiente en influencia (en empate lo nombra el dueño), y ninguna brigada.',
  '5.6.5-b':
    'Cada uno va hasta 10 espacios por carretera, o cualquier distancia por ferrocarril, o de puerto a puerto por agua, sin mezclar estos modos.',
  '5.6.5-c':
    'Interpretación: por carretera pasan por espacios propios o neutrales sin UM ni fuerte enemigos; por ferrocarril, por espacios propios; por agua (solo la Unión), de un puerto de la Unión a otro sin rebasar fuerte ni buque blindado confederados. Los confederados no cruzan ríos bajo control naval de la Unión; el terreno abrupto exige una carta de 3. Donde acaben debe haber una UM o fuerte propios, y al final de la ronda cumplirse los límites de generales.',
  '5.6.6-a':
    'Un ejército que se desplaza puede dejar un general, con UM o sin ellas, y recogerlo; también un cuerpo. Una división puede salir de donde hay un general. Deben cumplirse los límites de generales [5.2.9-a, 5.3.4-b]. Las brigadas no hacen nada de esto.',
  '5.6.6-b':
    'Un general que se desplaza sin UM no entra en ningún espacio bajo control enemigo, aunque haya en él tropas o fuerte propios, ni en uno con UM o fuerte enemigos; tampoco un general de la Unión que va por agua.',
  '5.6.6-c': 'Lo que no se diga de los generales que se desplazan sin UM les está prohibido.',
  '5.6.7.A-a':
    'Opción, McClellan: +5 VP, una vez por partida, cuando recibe el mando de un ejército a cuatro espacios o menos de la capital de la Unión.',
  '5.6.7.A-b':
    'Opción, McClellan: +1 UM de la Unión en cada fase de refuerzos, colocada en su ejército, mientras mande uno con LC en la capital de la Unión o junto a ella, también por río [G-b]. Su desplazamiento naval [6.1.5-b] no es opcional.',
  '5.6.7.B-a':
    'Opción, Van Dorn: al activarse y desplazarse solo con 1 UM puede cambiarse por su brigada, para el resto de la partida. Si muere no vuelve.',
  '5.6.7.C-a':
    'Opción, Forrest: su brigada puede absorber una UM propia de su espacio y valer 2 UM; no se reduce voluntariamente. Si pierde una UM en combate queda como brigada normal, que puede volver a crecer. Al volver del marcador de turnos conserva la capacidad; Pegram no la tiene.',
  '5.6.7.D-a':
    'Opción, Sheridan: puede colocarse como general de cuerpo con influencia 1. Al activarse y desplazarse solo con 1 UM puede cambiarse para siempre por su brigada, que puede crecer a 2 UM como la de Forrest. Vuelve con estas capacidades.',
  '5.7.1-a':
    'Un ejército, cuerpo, división o brigada con una UM puede intentar entrar en un espacio con UM enemigas. Un general sin UM nunca entra donde haya un general, fuerte o UM enemigos.',
  '5.7.2-a':
    'Arrollamiento: a 10 a 1 o más y sin fuerte en el espacio no hay batalla; la fuerza menor queda eliminada y la otra sigue. El enemigo aún puede retirarse antes de la batalla. Si hay fuerte, se combate igualmente.',
  '5.7.2-b':
    'Interpretación: solo arrolla la fuerza que se desplaza. La que entra a 1 contra 10 combate, y también todos tras una intercepción con éxito.',
  '5.7.2-c':
    'Un espacio con solo un fuerte sin guarnición se toma sin batalla; la ficha de fuerte se retira, el fuerte costero permanece, y la fuerza sigue.',
  '5.7.2-d':
    'Un arrollamiento, incluida la toma de un fuerte vacío, cuenta como batalla mediana ganada a efectos de la Emancipación, por pequeña que sea la fuerza. También cuenta un fuerte tomado en una batalla de cualquier tamaño, con guarnición o sin ella.',
  '5.7.3-a':
    'Un ejército o cuerpo que gana una batalla puede seguir si antes de ella tenía al menos el doble de UM que el defensor, tantas veces como le permitan sus PD.',
  '5.7.4-a': 'Un general enemigo solo en un espacio en el que se entra va al marcador de turnos hasta el turno siguiente.',
  '5.8.1-a':
    'Una fuerza con un general y una UM puede intentar interceptar a una fuerza enemiga activa que va a entrar en un espacio adyacente por carretera o ferrocarril. Interpretación: no si ya hay en él UM o fuerte del enemigo del interceptor; sí si hay UM propias.',
  '5.8.1-b':
    'Tiene éxito si el dado no supera la capacidad defensiva de su general al mando; se resta 2 al dado si es una brigada o la fuerza contiene una.',
  '5.8.1-c':
    'Si tiene éxito, el interceptor está en el espacio antes que el enemigo y se combate sin retirada previa. Si falla, el enemigo entra y cabe una retirada antes de la batalla; si también falla hay batalla, sin otra intercepción. Quien se ha retirado puede interceptar después.',
  '5.8.1-d':
    'Va toda la fuerza, salvo: las UM que exceden el límite de la formación se quedan; 1 UM puede quedarse en un fuerte; pueden quedarse las mínimas que exijan los límites de generales. Si la UM del fuerte es la única, el fuerte queda vacío. Una brigada solo con infantería puede interceptar en solitario.',
  '5.8.1-e':
    'Interpretación: el interceptor debe poder dar ese paso: cuentan las barras azules, los fuertes y el control naval, y no sirven las conexiones de terreno abrupto, Baltimore & Ohio ni de puerto; rige el límite de los fuertes costeros. El espacio puede ser del enemigo. No interceptan los ejércitos con general genérico, los generales solos ni las UM sin general.',
  '5.8.1-f':
    'Interpretación: un desplazamiento naval de la Unión puede interceptarse en su puerto de llegada desde un espacio adyacente por tierra. La batalla es un asalto anfibio con el interceptor entre los defensores.',
  '5.8.1-g':
    'Interpretación: el interceptor y las tropas propias presentes combaten como una sola fuerza, al mando del general del ejército si hay ejército (con dos, primero [5.2.4-a]) o, si no, del de mayor influencia. El +2 vale para todos y nadie se retira antes de la batalla.',
  '5.8.2-a':
    'Cada jugador tiene un intento por desplazamiento enemigo, y por cada uno de los de una campaña. Nada se lo quita: ni una batalla perdida ni las retiradas antes de la batalla, ni siquiera a la fuerza que se retiró.',
  '5.8.3-a': 'El interceptor con éxito es el defensor y tiene +2.',
  '5.8.4-a':
    'Interpretación: las cartas 8 (ambos bandos), 102 (Confederación) y 103 (ambos) sustituyen al dado: una fuerza a dos espacios como mucho intercepta con seguridad. El espacio intermedio debe ser propio y sin UM enemigas, aunque el enemigo acabe de dejarlo, y en él no se recoge ni se deja nada. Es el único intento de [5.8.2-a].',
  '5.9.1-a':
    'Un cuerpo, división o brigada, nunca un ejército, se desplaza dos espacios más si va siempre por ferrocarril entre espacios propios, ni enemigos ni neutrales. No es desplazamiento estratégico.',
  '5.9.1-b':
    'Interpretación: también el espacio de partida debe ser propio. Una fuerza interceptada mientras usa la bonificación combate con normalidad y se detiene.',
  '5.9.2-a': 'Una fuerza con la bonificación no entra en espacios ocupados por el enemigo, aunque tengan CP propio.',
  '5.9.3-a':
    'Meridian–Demopolis y Greensboro–Danville son carreteras hasta la primavera de 1864 y ferrocarriles desde entonces, los controle quien los controle.',
  '5.10-a':
    'Las dos conexiones a trazos de Jacksonville (AL), con Decatur y con Kingston, son solo para generales confederados, con UM o sin ellas, activados con una carta de 3 o una campaña.',
  '5.10-b':
    'Por ellas no pasan LC, intercepciones ni retiradas antes de la batalla. Interpretación: por eso quien ataca por ellas no tiene LC en esa batalla [8.3-b].',
  '6.1.1-a':
    'Por mar se desplaza la Unión, y apenas la Confederación [6.5.1-a]: desde cualquier puerto o fuerte costero de la Unión, que es un puerto y no necesita LC, hasta cualquier otro, lo controle quien lo controle, también los fluviales.',
  '6.1.1-b':
    'Hace falta un evento que lo permita o una carta de 3. La fuerza va directa a su puerto y se detiene; nunca se combinan desplazamiento naval y terrestre en una activación. Lo que va por río se rige por [6.2.2-a].',
  '6.1.1-c': 'Una fuerza de la Unión derrotada en su puerto de llegada vuelve al de partida.',
  '6.1.1-d':
    'Interpretación: la ruta se anuncia con el desplazamiento. El mar une todos los puertos y fuertes costeros; en un río se entra por su boca: en el Misisipi por los fuertes St. Philip/Jackson y en el Potomac por Aquia Creek.',
  '6.1.2-a':
    'Pueden navegar hasta 3 UM y un general; una brigada es el general y una de las UM. No hace falta general, ni siquiera para un asalto.',
  '6.1.3-a':
    'Ningún desplazamiento naval rebasa un fuerte costero confederado, salvo con David Farragut, aunque puede acabar en él. La Unión solo pasa de un fuerte costero a su puerto si tiene en él su CP; no basta una UM en un fuerte que aún tenga CP confederado.',
  '6.1.4-a': 'Rebasar cualquier otro fuerte confederado exige sortear la artillería [6.3.1-a].',
  '6.1.5-a': 'Un ejército solo navega con una Campaña principal o secundaria, y consume todos sus desplazamientos.',
  '6.1.5-b':
    'Primera forma: al mando de McClellan, Grant o Sherman, entre dos cualesquiera de Washington, Aquia Creek, Urbanna y Fort Monroe.',
  '6.1.5-c':
    'Segunda forma: con 9 UM como mucho y al mando de Grant o Sherman, un desplazamiento fluvial de puerto fluvial a puerto fluvial por ríos navegables, sorteando la artillería una vez como mucho.',
  '6.1.6-a': 'La Unión puede retirarse de un puerto por agua [6.3.2-a, 7.6.2-a].',
  '6.2-a':
    'Un puerto con letra está en ese río: A Arkansas, C Cumberland, M Misisipi, O Ohio, P Potomac, R Rojo, T Tennessee, W Wabash, Y Yazoo; las flechas indican río abajo. Interpretación: Charleston (WV) es un puerto del Kanawha, sin letra ni barra.',
  '6.2-b':
    'Quien entra o sale de un espacio fluvial por un lado con barra azul cruza el río. Los fuertes afectan a la entrada por la barra; el control naval de la Unión, a la entrada y a la salida. Entrar en un espacio sin barra nunca es cruzar un río.',
  '6.2.1-a':
    'Los puertos fluviales sirven como los demás, pero la ruta debe seguir ríos navegables, a través de cuantos puertos fluviales haga falta.',
  '6.2.2-a':
    'Un desplazamiento fluvial de la Unión sigue hasta su destino o hasta un espacio con fuerte costero o buque blindado confederados, en el que puede entrar pero no pasar. Otro fuerte confederado se rebasa sorteando la artillería. Ni las UM, ni los CP, ni los torpedos confederados lo detienen (los torpedos dificultan la tirada), ni tampoco el control naval anulado.',
  '6.2.3-a': 'Un buque blindado en un fuerte costero no bloquea más que el fuerte.',
  '6.2.4-a':
    'Las fuerzas de la Unión pueden cruzar un río hacia cualquier espacio sin fuerte confederado. No se lo impiden ni el control naval anulado ni un buque blindado.',
  '6.2.5-a':
    'Los confederados solo cruzan un río hacia un espacio en el que el control naval de la Unión esté anulado y no haya fuerte de la Unión.',
  '6.2.5-b':
    'Nadie cruza un río hacia un fuerte enemigo. Así, Dover solo cae por un asalto anfibio o desde Franklin o Clarksville, y la Confederación no puede ir de Manassas a Washington mientras allí haya un fuerte.',
  '6.2.6.A-a':
    'Cairo y Paducah tienen dos conexiones. La ruta norte tiene barra en Paducah y no en Cairo; la ruta sur, en Cairo y no en Paducah.',
  '6.2.6.A-b':
    'Un río solo importa a quien lo cruza al entrar o salir de un puerto fluvial. Los confederados nunca cruzan donde la Unión tiene control naval; la Unión puede siempre. Un fuerte solo impide la entrada por la barra, nunca la salida.',
  '6.2.6.A-c':
    'De ahí que la Unión siempre pueda ir de Cairo a Paducah y viceversa por una de las rutas. La Confederación solo llega de Paducah a Cairo con un fuerte en Paducah o si el control naval está anulado allí por otra causa, y por la ruta norte si Cairo tiene fuerte de la Unión. Un fuerte confederado en un puerto fluvial siempre anula el control sobre las barras de ese puerto.',
  '6.2.6.B-a':
    'Dover está en el Tennessee y el Cumberland; la barra de su lado oeste es del Tennessee. Un ferrocarril va al oeste hasta McKenzie.',
  '6.2.6.B-b':
    'Un fuerte o buque blindado confederado en Dover da libertad a la Confederación allí y río arriba en ambos ríos. Un fuerte, no un buque, impide entrar a la Unión desde McKenzie y Paducah; desde Clarksville y Franklin siempre puede.',
  '6.2.6.B-c':
    'Sin ninguno de los dos en Dover, el Cumberland es por lo general de la Unión: ningún confederado cruza Dover–Clarksville, Nashville–Clarksville ni Nashville–Bowling Green, y Dover es un puerto bajo control naval de la Unión para el suministro y lo demás.',
  '6.2.6.B-d':
    'Sin ninguno de los dos ni en Paducah ni en Dover, también el Tennessee es de la Unión, salvo que se anule más arriba, en Pittsburg Landing, Tuscumbia o Decatur.',
  '6.2.6.B-e':
    'Con fuerte o buque blindado confederado en Paducah y no en Dover, el Tennessee queda anulado, y con él la barra oeste de Dover: los confederados pueden ir por Paducah–Dover, McKenzie–Dover y Pittsburg Landing–Waynesboro. Por lo demás, Dover sigue siendo puerto de la Unión por el Cumberland. El control naval es de los ríos y las barras, no solo de los espacios.',
  '6.3.1-a':
    'Sortear la artillería: con un dado de 4 a 6 hay éxito; si falla, la fuerza vuelve a su punto de partida. Una vez por desplazamiento. −1 con torpedos en el espacio del fuerte, +2 si la mueven Foote, Porter o Farragut; se acumulan.',
  '6.3.2-a':
    'Una fuerza que ha rebasado un fuerte confederado, sorteando la artillería o con Farragut, y pierde su asalto vuelve a su origen con 1 UM menos.',
  '6.4.1-a':
    'Un desplazamiento naval a un espacio ocupado por el enemigo es un asalto anfibio. Los defensores tienen +2 por buque blindado (uno como mucho), +2 por fuerte, +1 por el Hunley y +1 por torpedos; la Unión, su modificador de asalto anfibio y +2 con Foote o Porter.',
  '6.4.1-b':
    'La suma menor se resta de la mayor; cuenta lo que queda, +3 como máximo. Los demás modificadores se aplican además, como el +4 contra un fuerte vacío. El +2 del fuerte cuenta solo en esta suma, no otra vez por [7.5-a].',
  '6.4.2-a':
    'Si la Unión gana y le quedan UM, se quedan y el desplazamiento acaba. Si pierde, aunque no sobreviva ninguna UM confederada, vuelve a su origen, en contra de [7.3.3-b].',
  '6.5.1-a':
    'Ninguna unidad confederada cruza un río bajo control naval de la Unión. Donde no lo hay, una carta de cualquier valor permite el desplazamiento fluvial de una división de 1 UM; la Confederación no tiene otro desplazamiento naval.',
  '6.5.2-a':
    'Nunca entra en un espacio con UM o fuerte de la Unión ni pasa por él. Puede ser interceptado, y la batalla es un asalto anfibio. Acaba al llegar.',
  '6.5.3-a': 'Por desplazamiento fluvial, 1 UM confederada puede ir de un fuerte costero a su puerto o al revés.',
  '6.5.3-b':
    'Interpretación: como un cuerpo, puede entrar en puertos bajo control enemigo; todos los espacios por los que pase deben estar libres de UM y fuertes de la Unión y sin control naval de la Unión en ese río.',
  '6.5.3-c':
    'Interpretación: entre fuerte y puerto ambos extremos deben ser confederados, y rige el límite de 1 UM en el fuerte costero.',
  '6.6-a':
    'El control naval de la Unión es como una presión que baja del borde norte por el Ohio, el Wabash y el Misisipi, y que llega del mar a todos los puertos costeros, hasta que la detienen fuertes o buques blindados confederados.',
  '6.6.1-a':
    'La Unión tiene control naval de todo puerto, salvo que lo anulen fuertes o buques blindados confederados o que un fuerte costero confederado sin capturar proteja el puerto.',
  '6.6.1-b':
    'El control naval impide a los confederados cruzar ríos [6.5.1-a], desplazarse por ellos [6.5.2-a] y trazar LC, y hace de un puerto de la Unión una fuente de suministro [8.2-a].',
  '6.6.2-a':
    'Primer caso: un fuerte o buque blindado confederado anula el control en su espacio; los confederados pueden cruzar cualquier barra que lleve a él, como de Vicksburg a Monroe.',
  '6.6.2-b':
    'Segundo caso: también lo anula en todos los espacios río arriba del mismo río, si este nace en un estado confederado: Tennessee, Cumberland, Arkansas, Rojo, Yazoo.',
  '6.6.2-c':
    'Tercer caso: dos de estos espacios anulan todo lo que hay entre ellos, siguiendo río arriba del inferior al superior, ambos incluidos, con los ríos que desemboquen en medio según el segundo caso. Interpretación: solo si entre ellos no entra presión por otro río; por encima de la boca del Ohio también han de cerrarse el Ohio y el Wabash.',
  '6.6.2-d':
    'Cuarto caso: un fuerte costero aún confederado protege su puerto: Fort Morgan a Mobile, los fuertes St. Philip/Jackson a Nueva Orleans, Fort Pickens a Pensacola, Fort Gadsden a Columbus (GA), Fort Pulaski a Savannah, Fort Sumter a Charleston, Fort Fisher a Wilmington y Fort Monroe a Norfolk. Interpretación: solo detiene la presión del mar; Nueva Orleans es de la Unión igualmente si la presión baja por el río.',
  '6.6.2-e':
    'En 1861 están anulados todos los tramos confederados del Misisipi, Tennessee, Cumberland, Yazoo, Arkansas y Rojo. Si cae Columbus o St. Philip/Jackson, la Unión los tiene todos menos el Tennessee y el Cumberland, que guarda Dover; un nuevo fuerte confederado en Nueva Madrid o Nueva Orleans casi lo remedia; la pérdida de Dover entrega el Cumberland y el Tennessee. Interpretación: los fuertes St. Philip/Jackson son el extremo inferior del tercer caso en el Misisipi.',
  '6.6.3-a':
    'El Potomac tiene dos espacios, Washington y Aquia Creek. Con un fuerte confederado en Aquia Creek, la Unión debe sortear la artillería para asaltar desde Washington o entrar por agua; Washington no es puerto de suministro; y no hay desplazamiento estratégico por mar hacia o desde Washington.',
  '6.7-a':
    'Los buques blindados, los torpedos y el Hunley llegan por eventos cuyas cartas pueden reutilizarse: como mucho 3 buques en juego (cualquiera de los tres, diga lo que diga la carta), 6 torpedos y 1 Hunley, en puertos o fuertes costeros confederados aun sin LC, sin moverse nunca, con un torpedo y un buque como máximo por espacio. La carta 51 coloca hasta tres torpedos.',
  '6.7-b':
    'Un buque blindado da +2 contra asaltos e impide pasar por el río a la Unión. Los torpedos dan +1 contra asaltos y −1 a sortear la artillería. El Hunley da +1 una vez y se retira.',
  '6.7-c':
    'Se pierden cuando, hechas todas las retiradas, una UM de la Unión acaba su desplazamiento en su espacio, con oposición o sin ella, y cuando se coloca un CP de la Unión en el fuerte costero donde están. También USS Monitor retira un buque blindado.',
  '6.8.1-a':
    'Los fuertes son fichas o están impresos en la costa; con una UM tienen guarnición. El fuerte vacío en el que se entra por tierra se retira si es ficha y se captura si es costero.',
  '6.8.1-b':
    'En un asalto anfibio, un fuerte vacío se defiende con 0 UM y pierde todo empate si al atacante le quedan UM tras las bajas. El atacante tiene siempre +4 contra él.',
  '6.8.2-a':
    'Un fuerte costero es del bando cuyo CP tiene y nunca se destruye. En manos de la Unión abre su puerto a los barcos de la Unión; en manos confederadas lo cierra (salvo a Farragut), pero puede ser asaltado. Una UM de la Unión en uno que aún tenga CP confederado, cosa posible en Fort Monroe, no abre el puerto pero combate con la bonificación del fuerte. Interpretación: quien llega a un fuerte costero en el que ya hay UM propias no se enfrenta a nadie, aunque tenga el CP enemigo.',
  '6.8.2-b':
    'La Confederación no recupera nunca un fuerte costero, salvo Fort Monroe por tierra o con Batalla de Galveston (115): 1 UM pasa de un puerto RB a su fuerte costero de la Unión sin UM de la Unión y se coloca en el acto un CP confederado. Batalla de Ball’s Bluff puede retirar una UM de un fuerte costero.',
  '6.8.3-a':
    'En un fuerte costero cabe 1 UM confederada como mucho, y cuantas se quiera de la Unión. Para la Confederación, Fort Monroe es un espacio corriente.',
  '6.8.4-a': 'Un fuerte costero confederado vacío pasa a la Unión junto con su puerto.',
  '6.8.5-a':
    'Cuando la Unión juega Ship Island/Key West, coloca en el acto un CP en los fuertes St. Philip/Jackson, salvo que haya allí una UM o un buque blindado confederados.',
  '6.8.6-a':
    'Un fuerte se construye con una carta de 3 (Confederación) o cualquiera (Unión) en un espacio propio, con suministro, sin UM enemigas y sin fuerte, incluido uno impreso. Hay como mucho 12 fuertes de la Unión y 6 confederados en juego, y ninguno se retira voluntariamente. También los construyen eventos: 24 y 109, hasta dos confederados con LC; 113, hasta tres de la Unión cerca de la capital o dos donde sea, sin LC; 117, uno en St. Marks.',
  '6.8.6-b':
    'La ficha de fuerte eliminada va al marcador de turnos; la pérdida de una confederada afecta a la VP [12.11-a]. Interpretación: puede volver a construirse desde las rondas estratégicas del turno siguiente.',
  '6.8.7-a':
    'Un fuerte con guarnición da al defensor +2 en una batalla terrestre. Cualquier fuerte, con guarnición o sin ella, da +2 contra un asalto anfibio. Una fuerza de la Unión en un fuerte costero con CP confederado también tiene el +2 en una batalla terrestre.',
  '7.1-a':
    'Hay batalla cuando un ejército, cuerpo, división o brigada entra en un espacio ocupado por el enemigo y este no es arrollado [5.7.2-a] ni puede o quiere retirarse [7.2.4-a]. Los generales solos no la provocan. Se resuelve en el acto; quien se desplaza es el atacante, y el interceptor siempre el defensor.',
  '7.1-b':
    'Interpretación: una batalla transcurre así. 1 Cartas de batalla, atacante y luego defensor. 2 Subordinados y unidades de élite, en ese orden. 3 Suministro, proporción y modificadores. 4 Los dos dados. 5 Vencedor. 6 Bajas de generales, primero el jugador activo. 7 Bajas de UM a elección de sus dueños; se retiran la unidad de élite y el Hunley. 8 Ejércitos sin UM eliminados. 9 VP: perdedor y vencedor de una batalla grande, luego ejércitos. 10 Retirada o rendición, dos ejércitos en un espacio, UM adicional, con el fuerte y los buques del espacio aún en pie. 11 En el espacio ganado: capital y después fuerte, con su VP. 12 Seguir o parar.',
  '7.2.1-a':
    'Una brigada sola en un espacio puede retirarse siempre antes de la batalla, incluso ante una fuerza con caballería. Si está con infantería, debe intentarlo [7.2.3-a].',
  '7.2.2-a':
    'Un ejército o cuerpo que ya ha perdido una batalla durante el desplazamiento enemigo actual puede retirarse antes de la batalla sin tirar hasta que acabe, pero no en los siguientes de una campaña ni mientras esté con fuerzas propias cuyo general tenga más influencia.',
  '7.2.3-a':
    'En otro caso, un ejército o cuerpo puede intentarlo: hay éxito si el dado no supera la defensa de su general al mando; se resta 2 si hay una brigada en la fuerza. Una brigada solo con infantería usa la defensa de su general y ese 2. Un general de defensa 0 con caballería lo logra con 1 o 2. Sin general no hay intento.',
  '7.2.4-a':
    'Toda la fuerza va a un espacio adyacente propio o neutral sin UM enemigas que no sea aquel del que viene el atacante. Si no lo hay, o el intento falla, hay batalla. La Unión también puede dejar un puerto por agua [7.6.2-a].',
  '7.2.4-b':
    'Interpretación: esta retirada no entra en un fuerte enemigo, no usa conexiones de terreno abrupto, Baltimore & Ohio ni de puerto, no excede el límite de un fuerte costero y, si es confederada, no cruza un río bajo control naval de la Unión. El atacante ocupa el espacio, la ficha de fuerte abandonada se elimina y él sigue con los PD que le queden.',
  '7.2.5-a':
    'Los generales enemigos sin UM de un espacio en el que se entra van al marcador de turnos hasta la siguiente fase de refuerzos.',
  '7.3.1-a': 'Las UM de ambos bandos juntas hacen la batalla pequeña (5 o menos), mediana (de 6 a 19) o grande (20 o más).',
  '7.3.1-b':
    'Cada bando suma sus modificadores [7.5-a], tira un dado y lee las bajas del enemigo: la tirada modificada del atacante en las bajas del defensor y la del defensor en las del atacante, en las columnas del tamaño de la batalla [7.10-a].',
  '7.3.1-c': 'Nadie inflige más bajas que el doble de sus UM; un fuerte costero vacío, que no tiene, una como mucho.',
  '7.3.2-a':
    'Pierde el bando con la cifra más alta en su contra en la tabla, sean cuales sean sus bajas reales. En empate gana el defensor, salvo que el resultado del atacante tenga un asterisco que valga [7.10-b] o el defensor sea un fuerte vacío [6.8.1-b].',
  '7.3.2-b':
    'El perdedor se retira [7.6.1-a] y el vencedor tiene el espacio. Un ejército o cuerpo vencedor que atacó con al menos el doble de UM que el perdedor puede seguir; si no, se queda.',
  '7.3.3-a':
    'El vencedor puede quedar aniquilado y haber ganado igualmente. Si era el atacante, el defensor se queda. Si un asalto de la Unión a un fuerte costero confederado vacío queda aniquilado, el fuerte sigue siendo confederado.',
  '7.3.3-b':
    'Si el defensor gana pero queda aniquilado: con fuerte en el espacio, el atacante debe retirarse; sin fuerte, si el defensor tenía general, el atacante ocupa el espacio y su desplazamiento acaba; sin fuerte ni general, el atacante sigue si tenía más del doble de UM. Interpretación: aquí el doble exacto no basta.',
  '7.3.3-c': 'Un asalto que pierde en un espacio sin fuerte vuelve aunque haya aniquilado a los defensores [6.4.2-a].',
  '7.3.4-a':
    'Si en una batalla pequeña o mediana ambos bandos quedarían aniquilados, gana y conserva 1 UM el que infligió la cifra mayor; con asterisco es mayor que la misma sin él. En empate sin asterisco ambos conservan 1 UM y el atacante ha perdido.',
  '7.3.4-b': 'Interpretación: un asterisco que no vale en un centro de recursos o capital [7.10-b] tampoco vale aquí.',
  '7.3.5-a':
    'El indicador de un ejército eliminado va al marcador de turnos y vuelve a estar libre el turno siguiente. Los generales de un ejército o cuerpo eliminado que no sean baja van allí por un turno; los de caballería confederados, por tres.',
  '7.4.1-a':
    'Cuentan los generales al mando: el atacante con su capacidad ofensiva, el defensor y el interceptor con la defensiva. Si no es un ejército, manda el general activo del atacante o el inactivo de mayor influencia del defensor; los empates los decide su dueño.',
  '7.4.2-a':
    'Ejército contra ejército: la Confederación suma su general al mando y dos subordinados cualesquiera, como mucho uno de caballería. La Unión suma lo mismo si la capacidad de su general al mando, contada la falta de caballería de ambos [7.5.2-a], no es inferior a la del otro; si no, su general al mando y un subordinado. Eligen los dueños.',
  '7.4.3-a':
    'Ejército contra otra fuerza: el ejército suma su general al mando y dos subordinados cualesquiera, como mucho uno de caballería. Interpretación: una brigada sola no es un ejército.',
  '7.4.4-a':
    'Las fuerzas que no son ejércitos usan solo a su general al mando; uno de caballería cuenta solo si es el único general presente.',
  '7.4.4-b':
    'Interpretación: una batalla es entre ejércitos si hay un indicador de ejército en cada bando; un ejército con UM fuera de él es un ejército. Un bando sin ningún general tiene capacidad 0.',
  '7.5-a':
    'Los modificadores se suman: +2 por intercepción; +2 por defender en un fuerte con guarnición; la capacidad del general al mando; la de sus subordinados (ejércitos); +1 por unidad de élite usada; −2 sin caballería (ejército contra ejército); la proporción de fuerzas; +2 si el enemigo está sin suministros, que no puede trazar por el espacio que dejó el atacante. No se renuncia a ninguno salvo al de las unidades de élite.',
  '7.5.1-a':
    'Las unidades de élite llegan con tres cartas, dos por bando como mucho. Cada una da +1 si su dueño quiere y queda fija en su ejército. Si se usó alguna y la fuerza pierde 2 UM o más, se retira una, aparte de las bajas; el evento puede devolverla.',
  '7.5.1-b': 'Interpretación: cuando su ejército se elimina o se retira, una unidad de élite vuelve a la reserva.',
  '7.5.2-a':
    'Solo de ejército contra ejército: un ejército sin brigada rebaja en 2 la capacidad de su general al mando, no por debajo de 0. Interpretación: Destacamento de caballería (105) hace lo mismo a un ejército que la tenga, en cualquier batalla; sus generales de caballería no aportan capacidad ni pueden ser baja. Nunca 4 en total.',
  '7.5.3-a':
    'Proporción de fuerzas para el bando mayor: +2 desde 3:1, +3 desde 4:1, +4 desde 5:1. Un asalto de la Unión a un fuerte confederado vacío tiene siempre +4.',
  '7.5.3-b': 'Interpretación: las proporciones son exactas, con las UM presentes antes de las bajas, contando brigadas.',
  '7.6.1-a': 'Tras todas las bajas, el perdedor se retira un espacio en bloque, sin dejar nada.',
  '7.6.1-b':
    'Un atacante se retira al espacio de donde vino, y pierde allí 1 UM más si está bajo control enemigo. Un asalto derrotado vuelve a su origen.',
  '7.6.1-c':
    'Un defensor nunca se retira adonde estaba el atacante. Va, por este orden de preferencia, a un espacio propio con LC, uno neutral con LC, uno propio sin ella, uno neutral sin ella, uno enemigo con LC, uno enemigo sin ella. La LC se traza desde ese espacio y no por el origen del atacante. Interpretación: le están cerrados los espacios con UM o fuerte enemigos, no los de CP enemigo.',
  '7.6.1-d': 'Entre espacios de igual preferencia elige el vencedor si están bajo control enemigo; si no, el perdedor.',
  '7.6.1-e':
    'La Confederación no se retira cruzando un río bajo control naval de la Unión. Interpretación: el fuerte o buque blindado del espacio de la batalla aún cuenta. Sin salida, la fuerza se rinde.',
  '7.6.1-f':
    'Una retirada que acaba en un CP enemigo cuesta 1 UM más, tras unirse a las tropas propias que haya, de modo que una fuerza puede sobrevivir entre ellas. Con dos ejércitos, primero [5.2.4-a]. Los generales sobrantes se retiran después de esa pérdida, y pueden ser cualesquiera de los presentes.',
  '7.6.1-g':
    'Interpretación: lo que prohíbe [7.2.4-b] también se prohíbe tras la batalla. Una fuerza sin UM no se retira; sus generales van al marcador de turnos. Infantería, brigadas y generales van todos al mismo espacio.',
  '7.6.2-a':
    'Una fuerza de la Unión puede retirarse por agua desde su puerto a un puerto de la Unión con LC en un estado de la Unión. Por ríos sigue las reglas fluviales y puede pasar por espacios confederados bajo control naval de la Unión, pero nunca por un buque blindado o fuerte.',
  '7.6.2-b':
    'Cuenta como primera preferencia, así que va antes que las inferiores; solo puede rechazarse por otro espacio de la primera. También vale para cualquier retirada antes de la batalla. Los asaltos derrotados siguen [6.3.2-a] y [6.4.2-a].',
  '7.6.2-c':
    'Los confederados nunca se retiran por agua, salvo 1 UM en desplazamiento fluvial que pierde una batalla anfibia y sobrevive [6.4.2-a].',
  '7.6.3-a':
    'Una fuerza que no puede retirarse se rinde y se retira del mapa. Sus generales van al marcador de turnos por un turno; los de caballería confederados, por tres.',
  '7.7-a':
    'Si una tirada modificada es 10, puede haber bajas de generales. Interpretación: o más. Son elegibles todos los presentes, usados o no, también de caballería, salvo el que manda un ejército; Chickamauga, Shiloh y Bloque de concentración occidental lo hacen elegible también.',
  '7.7-b': 'Un general que es baja deja la partida; los de caballería siguen [5.5.4-a, 5.5.6-a].',
  '7.7.1-a': 'Si el ataque fue a 1:3 o peor, o el atacante estaba sin suministros, solo comprueba el atacante.',
  '7.7.2-a': 'Si fue a 3:1 o mejor, o el defensor estaba sin suministros, solo comprueba el defensor.',
  '7.7.2-b': 'Interpretación: cuando se dan a la vez [7.7.1-a] y [7.7.2-a] se anulan, y ambos comprueban.',
  '7.7.3-a':
    'Cada bando que comprueba tira un dado: el que llegó a 10 en la batalla pierde un general con 1 a 3, el otro con 1; si ambos llegaron a 10, ambos con 1 a 3.',
  '7.7.3-b':
    'El general al mando de un ejército solo es baja si es el único o por un evento de concentración; el de un cuerpo es uno más. Entre varios, decide el azar.',
  '7.7.3-c':
    'Interpretación: el sorteo es equitativo entre los elegibles. Con Shiloh, Chickamauga y Bloque de concentración occidental son elegibles los generales al mando de los ejércitos de ambos bandos. Una fuerza sin generales no comprueba.',
  '7.7.4-a':
    'La baja del general al mando de un ejército o del activo de un cuerpo acaba el desplazamiento de esa fuerza, tras la eventual retirada.',
  '7.8.1-a':
    'La cifra de la tabla son las UM que pierde el enemigo, como mucho el doble de las propias; una fuerza de 0 UM, como un fuerte costero vacío, inflige 1 si la tabla da al menos 1.',
  '7.8.2-a': 'Las unidades de élite usadas se pierden según [7.5.1-a].',
  '7.9-a': 'La tirada modificada da la fila, de 1 a 10. Interpretación: por debajo de 1 se lee la 1; por encima de 10, la 10.',
  '7.10-a':
    'Bajas de atacante/defensor en batallas grandes, medianas y pequeñas. 1: 1/1, 1/0, 0/0. 2: 2/2, 1/1, 1/0. 3: 3/2, 1/1, 1/0. 4: 3/3, 1/1, 1/1. 5: 3/3, 1/1, 1/1. 6: 4/3, 1/2, 1/1. 7: 4/4*, 2/2*, 1/1*. 8: 4/4*, 3/2*, 1/1*. 9: 5/5*, 3/2*, 1/1*. 10: 6/5*, 3/3*, 2/1*.',
  '7.10-b':
    'Un asterisco hace que el defensor pierda el empate, salvo en centros de recursos, también destruidos, y en capitales, nacionales y de estados de la Unión.',
  '8.1-a':
    'Una unidad tiene suministro si tiene línea de comunicación (LC): un camino de espacios hasta una fuente, todos ellos, salvo el suyo, propios o neutrales y sin UM ni fuertes enemigos, con la excepción de los ríos bajo control naval de la Unión. Sin LC forrajea en la fase de desgaste.',
  '8.1.1-a':
    'Una LC confederada no cruza ríos bajo control naval de la Unión, pero puede seguir un río navegable donde esté anulado, por espacios propios o neutrales sin UM ni fuerte de la Unión.',
  '8.1.2-a':
    'Una LC de la Unión puede seguir ríos navegables por espacios propios o neutrales, con el control anulado o no, y por espacios fluviales enemigos, con UM enemigas o sin ellas, donde tenga control naval; nunca por un fuerte o buque blindado confederado. Los torpedos no importan.',
  '8.1.2-b':
    'Una fuerza de la Unión con LC que hace un asalto anfibio tiene suministro en la batalla. Sin LC puede asaltar, pero combate sin suministros.',
  '8.2-a':
    'Fuentes de la Unión: ferrocarriles que salen por el borde norte; puertos costeros de la Unión cuyo fuerte costero, si lo hay, sea suyo; puertos bajo control naval de la Unión. Un puerto sin CP de la Unión solo suministra a una fuerza en ese mismo espacio.',
  '8.2-b':
    'Fuentes confederadas: centros de recursos no destruidos y puertos RB abiertos, cada uno válido solo con LC a otro de ellos, como Richmond por Wilmington o Fayetteville.',
  '8.2-c':
    'Cuando todos los centros de recursos confederados están destruidos y todos los puertos RB cerrados, la Unión ha ganado [17.2.2-a].',
  '8.2-d':
    'Interpretación: la red confederada son sus espacios propios y neutrales sin UM ni fuerte de la Unión, unidos por carretera, ferrocarril, conexiones de puerto con ambos extremos propios y tramos de río anulados, nunca por una barra bajo control naval de la Unión. Un centro es fuente si en su parte de la red hay otro centro intacto que controle o un puerto abierto; un puerto abierto [10.5.2-a] siempre lo es. Una unidad tiene suministro si su espacio, sea de quien sea, llega a una fuente. Un centro o puerto ocupado por UM de la Unión no lo es.',
  '8.2-e':
    'Interpretación: una salida del borde norte sirve a la Unión mientras controle su espacio y no haya allí UM confederadas. Una salida o puerto que sea el espacio de la unidad siempre le sirve.',
  '8.3-a': 'Los ejércitos sin LC no reciben refuerzos ni generales.',
  '8.3-b':
    'Una fuerza sin LC en el momento de la batalla da +2 a su enemigo, y puede ocurrir en ambos bandos. El atacante la traza por el espacio de donde vino, que debe ser propio o neutral: una fuerza con suministro en un espacio enemigo deja de tenerlo al atacar desde él. El defensor nunca la traza por ese espacio.',
  '8.3-c':
    'Las brigadas que se desplazan solas y las UM en fuertes costeros no sufren la falta de suministros. Interpretación: ni en batalla ni por forrajeo; y una fuerza de la Unión en cualquier fuerte costero cuenta como suministrada, también para colocar su CP.',
  '8.3-d': 'Toda otra unidad sin LC forrajea y puede volver a sufrir desgaste [9.2-a].',
  '8.3-e':
    'Un asalto que parte de un puerto suministrado tiene suministro en su batalla aunque el puerto de llegada no tenga LC.',
  '8.4.1-a': 'El valle del Shenandoah son Winchester, Strasburg y Staunton, en Virginia.',
  '8.4.2-a':
    'Mientras la Confederación controle los tres, un ejército o cuerpo con LC a uno de ellos cuenta como suministrado para el desgaste, no para la batalla. Interpretación: Devastación del valle (126) acaba con ello para siempre; los espacios no pasan a ser centros de recursos.',
  '8.4.3-a':
    'Cada espacio del valle cuenta como dos para que la Unión controle Virginia, de modo que con los tres faltan ocho. Virginia no puede controlarse sin que Richmond esté destruida y Norfolk cerrado.',
  '9.1-a':
    'En la fase de desgaste, un espacio pierde 1 UM del bando que tenga en él de 3 a 6, contando caballería, y 2 del que tenga más.',
  '9.2-a':
    'Después, una fuerza sin LC forrajea: lo mismo otra vez sobre lo que le queda, de modo que 3 pasan a 2 y siguen en 2, y 7 pasan a 5 y luego a 4.',
  '9.2-b':
    'Interpretación: primero la Unión y luego la Confederación; las UM propias de un espacio se cuentan juntas; el dueño elige cuáles pierde, una brigada como en [5.5.4-b]; todo el desgaste va antes que el forrajeo.',
  '10.1-a':
    'En cada fase de refuerzos ambos bandos reciben UM, solo en espacios propios con LC, y generales: paso a, UM; paso b, desplazamiento estratégico; paso c, generales; siempre primero la Unión, con las excepciones de [2.8-a] y [3.1-d].',
  '10.2.1-a':
    'Tras la colocación, cada bando puede desplazar infantería con suministro, nueva o no, cualquier distancia por ferrocarril a través de espacios propios, no neutrales. Una misma UM no combina tren y agua salvo que vaya a un ejército. Generales y brigadas no se desplazan así.',
  '10.2.1-b':
    'Un ejército con suministro puede recibir UM de cualquier lugar hasta el que tenga LC, por espacios propios o neutrales y cualquier conexión, combinando tierra y agua. Cada una cuenta para el límite.',
  '10.2.2-a':
    'Como mucho se desplazan así 15 UM de la Unión y 7 confederadas por turno; lo no usado no se guarda, y la bonificación de las rondas no cuenta.',
  '10.2.2-b':
    'Interpretación: el camino no puede pasar por UM ni fuertes enemigos ni, para la Confederación, cruzar un río bajo control naval de la Unión; ambos extremos deben ser propios, salvo el espacio del ejército que recibe UM. Una línea sirve para cuantas se quiera.',
  '10.2.3-a':
    'La Unión también puede llevar UM de sus puertos a sus puertos por mar dentro del mismo límite, sin rebasar fuertes enemigos ni sortear la artillería. Para ello, un ejército tiene LC de puerto a puerto.',
  '10.2.4-a':
    'El Baltimore & Ohio une Harper’s Ferry y Grafton solo para la Unión: para el desplazamiento estratégico, el enlace de Washington con el borde norte, las LC de la Unión en todo momento y la concentración de Siete Días/Chattanooga. Por lo demás, nadie se desplaza por él en las rondas.',
  '10.3.1-a':
    'La Unión coloca primero, con 1 UM menos, donde prefiera, por cada capital de estado que controle la Confederación, no que solo ocupe. Pensilvania tiene dos, Harrisburg y Filadelfia; Washington no lo es.',
  '10.3.1-b':
    'Este: 8 UM en Washington si es de la Unión y tiene LC por ferrocarril hasta el borde norte; si no, 4 en espacios controlados de PA, DE o NJ sin UM confederadas, o se pierden.',
  '10.3.1-c':
    'Centro: 6 UM en espacios controlados de OH o IN sin UM confederadas y con LC por carretera o ferrocarril hasta el borde norte, o se pierden.',
  '10.3.1-d': 'Oeste: 4 UM en espacios controlados de IL o en San Luis, en las mismas condiciones, o se pierden.',
  '10.3.1-e': 'Tras la Intervención extranjera son 2 UM menos cada vez [4.4.2-c].',
  '10.4.1-a':
    'La Confederación recibe como mucho 15 UM por turno: hasta 9 de sus estados, 1 de MO y 1 de KY, y hasta 4 por el bloqueo.',
  '10.4.2-a':
    'Las 9 se reducen en 1 por cada uno de los once estados bajo control de la Unión y en 1 si la Unión tiene todo el Misisipi, no por debajo de 0. Se añaden las UM de las brigadas que esperan en el marcador de turnos.',
  '10.4.3-a':
    'Como mucho 1 UM por estado, en los once que controle la Confederación, en un espacio con LC y sin UM, fuerte ni CP de la Unión, nunca en uno favorable a la Unión; valen los fuertes costeros. También las cartas respetan los espacios favorables a la Unión, salvo Resurgimiento religioso en el Sur (80), que pone tres UM en un espacio con LC por 3 VP confederadas.',
  '10.4.3-b':
    'La UM de una brigada disuelta respeta el máximo de una por estado si puede; si no, va a cualquier espacio confederado con LC.',
  '10.4.4-a':
    'Misuri y Kentucky dan 1 UM cada uno mientras los controle la Confederación, en un espacio suyo de ese estado; no hace falta LC.',
  '10.4.4-b':
    'Interpretación: la Confederación tira primero por las zonas de bloqueo, de una en una y en el orden que quiera, con cada cambio de VP en el acto, y luego coloca las UM de rompedores, estados, brigadas y estados fronterizos. Un estado sin espacio legal no da nada; si hay más estados que UM, elige la Confederación.',
  '10.5.1-a':
    'Hay cuatro zonas: Atlántico Norte, Atlántico Sur, Golfo Oriental y Golfo Occidental. La Confederación tira por cada una con algún puerto RB abierto y pierde 2 VP por cada una sin él. En el primer turno de un escenario y en el turno 3 no hay tiradas ni pérdidas.',
  '10.5.2-a':
    'Un puerto RB está abierto si él y su fuerte costero, si lo hay, son confederados y tiene LC a un centro de recursos. Interpretación: en otro espacio y no destruido.',
  '10.5.2-b':
    'Atlántico Norte: Norfolk, Morehead City, Wilmington. Atlántico Sur: Charleston, Savannah, Fernandina, Jacksonville (FL). Golfo Oriental: Columbus (GA), Pensacola, St. Marks (solo tras la carta 117), Mobile. Golfo Occidental: Nueva Orleans, Sabine City.',
  '10.5.2-c': 'Fort Pickens empieza todos los escenarios en manos de la Unión, así que Pensacola está cerrado entonces.',
  '10.5.3-a':
    'El bloqueo va de 0 a 5 (4 tras la Intervención extranjera); lo suben las cartas 61, 63, 68, 69, 71, 98 y 127 y lo bajan 82 y 128. Las cartas 69 y 71 pueden en cambio subir en 2 el modificador de asalto anfibio; 67, 70 y 72 lo suben en 2, 129 lo baja en 1 y también 116 si un dado lo supera.',
  '10.5.4-a':
    'Por cada zona: un dado superior al bloqueo da 1 UM en un puerto abierto de la zona; si no lo supera, ninguna, y cuesta 2 VP.',
  '10.6.1-a':
    'Paso c: se nombra un espacio con LC y una UM propia, se roba al azar un general de los que llegan y se coloca allí boca abajo. Donde haya más de uno boca abajo debe haber una UM por general, contando los que ya estaban. Se revelan todos a la vez cuando ambos bandos han terminado.',
  '10.6.2-a':
    'Un ejército con suministro y sin general recibe uno antes que ningún otro espacio, y el primero colocado manda sea cual sea su influencia. Si lo impide la falta de LC, los demás se colocan libremente.',
  '10.6.3-a': 'Tomar el mando de un ejército sin general por colocación no cuesta VP, en contra de [5.2.2-c].',
  '10.6.4-a': 'Un general de caballería absorbe 1 UM de su espacio y pasa a ser su brigada [5.5.1-a].',
  '10.6.4-b':
    'Interpretación: los generales de infantería y de caballería, de dorso distinto, se roban de dos grupos; con el espacio se nombra el grupo. Quiénes son solo se ve al revelarlos todos, y entonces se forman las brigadas. Quien no tenga espacio legal espera en el marcador de turnos. Los límites de generales rigen al colocar.',
  '10.7-a': 'En otoño de 1861 nadie recibe UM; hay desplazamiento estratégico y generales como siempre.',
  '11.1-a':
    'En la fase de control político cada bando debe colocar su CP en todo espacio con infantería propia con suministro, girando el enemigo. Las conversiones se encadenan: cada una puede prolongar la LC hasta la siguiente. Un ejército solo de caballería no coloca.',
  '11.1-b':
    'Las brigadas no colocan ni giran CP entonces, pero pueden retirar uno enemigo en espacios de su color o de estados fronterizos. Interpretación: con LC o sin ella.',
  '11.1-c':
    'Interpretación: convierte primero la Unión y luego la Confederación, cada una hasta que nada cambie. Un CP que captura un fuerte costero o destruye un centro de recursos tiene su efecto en la VP en ese paso; un puerto convertido arrastra a su fuerte costero confederado vacío [6.8.4-a]. La retirada por brigadas es opcional y va al final.',
  '11.2.1-a':
    'Las capitales son al principio Washington y Richmond. Un jugador necesita la suya en el mapa para colocar CP con cartas de OP; los eventos y los ejércitos, no. Las capitales nunca se cambian voluntariamente.',
  '11.2.2-a':
    'Cuando una fuerza entra en la capital enemiga, o gana la batalla por ella, la capital va en el acto a su casilla, con la pérdida de [12.6-a], y allí queda hasta la fase de control político.',
  '11.2.3-a':
    'Entonces su dueño debe colocarla en un espacio que controle, con LC, en un estado que empezara la campaña de 1861 bajo su control. La Confederación pierde 10 VP si no es centro de recursos ni puerto RB, y la Unión si no es Harrisburg, Trenton, Dover (DE), Annapolis, Columbus (OH), Indianápolis, Springfield (IL) o Filadelfia.',
  '11.2.3-b':
    'Interpretación: sin espacio legal espera en su casilla hasta la primera fase de control político que lo ofrezca; hasta entonces las cartas de OP no colocan CP. Puede volver a su antiguo espacio si está controlado y tiene LC.',
  '11.3-a': 'Un evento coloca tantos CP como dice; unas operaciones, tantos como el valor de la carta.',
  '11.3-b':
    'Con operaciones, un CP va a un espacio con infantería propia con suministro o a un espacio fronterizo aún neutral, sin CP y sin UM ni fuerte enemigos, controle quien controle el estado. Brigadas: [5.5.3-a].',
  '11.3-c':
    'No se colocan CP con operaciones mientras la propia capital esté fuera del mapa, capturada ese turno; los eventos y los ejércitos sí pueden.',
  '11.3-d': 'Un espacio tiene un solo CP como mucho.',
  '11.3-e':
    'Un evento nunca coloca un CP que destruya un centro de recursos, desplace una capital nacional, capture un fuerte costero, directamente o por su puerto, o destruya una ficha de fuerte; las capitales de estado de la Unión sí se permiten. Excepciones: David Farragut, La incursión de Wilson y la carta 61 en sus fuertes [6.8.5-a]. Interpretación: La incursión de Wilson no entra donde haya UM o fuerte confederados, así que toma un fuerte costero solo por su puerto; la capital tomada va a su casilla. La propuesta de Crittenden (29) solo gira CP confederados en KY, MO y WV.',
  '11.3-f':
    'Interpretación: los CP son ilimitados, y un espacio del color de un bando no lleva ninguno mientras ese bando lo controle.',
  '12-a': 'En 1861 ambos empiezan en 100, la Confederación en positivo y la Unión en negativo.',
  '12.1.1-a':
    'La Unión controla un estado confederado si en la fase de control político tiene al menos el número de espacios del estado y en él no queda centro de recursos intacto ni puerto RB abierto. La Confederación pierde el valor del estado, para siempre: no se recupera. Las divisiones de la Unión pueden entrar en sus espacios con CP confederado.',
  '12.1.2-a':
    'Por cada estado original de la Unión en que la Confederación controle tres o más espacios, la Unión pierde 5 y la Confederación gana 5 cada turno. No cuentan los estados confederados y fronterizos ganados.',
  '12.1.2-b': 'Cada capital de estado de la Unión en manos confederadas le cuesta 1 UM de refuerzos [10.3.1-a].',
  '12.1.3-a':
    'Al principio nadie controla los estados fronterizos. El primero que lo logra gana el valor del estado, retira todos los CP enemigos de él salvo donde haya UM o fuertes enemigos, y puede colocar los suyos en todos los espacios vacíos.',
  '12.1.3-b':
    'Si la Unión es la primera, es un estado de la Unión para siempre. Si lo es la Confederación, la Unión puede ganarlo después como un estado confederado: entonces la Confederación pierde el valor y la Unión lo gana, y para [17.3-b] no es estado de la Unión.',
  '12.1.3-c':
    'Interpretación: los estados fronterizos se comprueban por los CP tras la colocación del paso i, y nunca llegan ambos bandos al número. Los estados se tratan de uno en uno, y cada jugador ordena sus cambios de VP.',
  '12.1.4-a':
    'Valor y espacios: MO 10/7, KY 10/7, WV 5/4; TN 10/13, MS 7/10, AL 7/9, GA 15/12, FL 5/5, NC 7/10, SC 7/9, VA 15/14, AR 5/6, TX 7/3, LA 7/6. Interpretación: los tres últimos números de espacios son de la tabla publicada; en Virginia, donde los espacios del valle cuentan doble, basta con 14 exactos.',
  '12.2-a':
    'Un CP de la Unión en un centro de recursos confederado lo destruye para siempre: la Confederación pierde su valor y la Unión lo gana. La caballería no puede. Interpretación: los trece centros valen 51 en total.',
  '12.3-a': 'Batalla grande: vencedor +3, perdedor −5. Las demás no cambian nada.',
  '12.4-a':
    'Los hados de la guerra: tras una ganancia el indicador queda en positivo; tras una pérdida, en negativo. Pasar de negativo a positivo suma 2 más; de positivo a negativo resta 3 más. En la fase de control político, el jugador afectado ordena sus efectos de un mismo paso.',
  '12.4-b':
    'Interpretación: cada causa es un cambio con su signo; un cambio de 0 no gira el indicador. La VP queda entre 0 y 199.',
  '12.5-a': 'La Confederación pierde 2 por cada zona de bloqueo que no da UM, por tirada fallida o por falta de puerto abierto.',
  '12.6-a':
    'Una capital expulsada cuesta 30 a la Unión y 15 a la Confederación al retirarse su ficha, y 10 más si se coloca fuera de la lista de [11.2.3-a].',
  '12.7-a':
    'Un indicador de ejército retirado cuesta 10 a la Unión y 5 a la Confederación, por derrota, por retirada o por dos ejércitos en un espacio. Interpretación: o por perder su última UM de cualquier modo. Lo que [5.6.7.A-a] da por McClellan va aparte.',
  '12.8-a':
    'La Unión gana 10, una vez, en la fase de control político en que no haya fuerte ni buque blindado confederados en ningún puerto del sistema del Misisipi: Wheeling, Parkersburg, Cincinnati, Evansville, Louisville, Paducah, Columbus (KY), Cairo, Alton, Memphis, Clarksville, Dover (TN), Nashville, Pittsburg Landing, Vicksburg, Grand Gulf, Port Hudson, Nueva Orleans, fuertes St. Philip/Jackson, Baton Rouge, Tuscumbia, Decatur, Nueva Madrid, San Luis. El Hunley, los torpedos y los CP no cuentan; lo ganado se conserva.',
  '12.8-b':
    'Interpretación: los fuertes St. Philip/Jackson cuentan como fuerte confederado mientras los controle la Confederación. La misma comprobación decide la UM de [10.4.2-a].',
  '12.9-a':
    'En la fase de control político de los turnos de otoño la Unión pierde 5, y también la Confederación una vez jugada la Emancipación.',
  '12.9-b': 'Interpretación: la Emancipación misma son dos cambios: Confederación −10 y después Unión −5 [4.4.1-a].',
  '12.10-a': 'El relevo de generales y la creación de ejércitos cuestan lo que dicen [5.6.1-b], [5.6.1-c] y [5.2.2-b].',
  '12.11-a':
    'Por cada fuerte confederado eliminado o fuerte costero capturado: Confederación −1, Unión +1. Interpretación: un fuerte costero se captura al colocar el CP.',
  '12.11-b':
    'Interpretación: una ficha de fuerte se elimina cuando UM enemigas entran en su espacio o lo ganan. La pérdida de un fuerte de la Unión no cambia la VP.',
  'S-a': 'Una partida puede empezar con un escenario y seguir hasta el final de otro posterior: 3, 6, 9, 12 o 13 turnos.',
  'S-b':
    'En las listas de despliegue, el general subrayado manda su ejército, el CP o fuerte indicado es del propio bando, los nombres de los ejércitos no importan, el signo de la VP da el lado del indicador, las capitales son Washington y Richmond, y un general de caballería con una UM o en un ejército se coloca como su brigada con 1 UM menos.',
  '13.2-a':
    'El escenario de 1861 acaba tras el otoño de 1861. Gana la Unión con MO, KY y WV o si la VP confederada es inferior a 80; la Confederación, con MO y KY o si la VP de la Unión es inferior a 85. Lo demás es empate. Interpretación: también si ambos cumplen una condición.',
  '14-a':
    '1862: la Confederación controla sus once estados donde no haya CP de la Unión; la Unión, los suyos y todo MO, KY y WV salvo Nueva Madrid y Springfield (MO). Interpretación: Manassas, donde está el Ejército del Potomac, aún es confederada.',
  '14-b': '1862 empieza en primavera sin emancipación, bloqueo 2, modificador de asalto anfibio 2 y Nashville destruida.',
  '14-c': 'Fuera del mazo de 1862: 24, 26, 29, 42, 43, 44, 47, 48, 52, 68, 90, 91.',
  '14-d': '1862: VP de la Unión 115 en negativo, confederada 94 en positivo; solo el paso c en la primera fase de refuerzos.',
  '14-e': 'Acaba tras el otoño de 1862. Gana la Unión si su VP es mayor; si no, la Confederación, también en empate.',
  '15-a':
    '1863: Grant se coloca en Memphis en el paso c. En el primer turno la Unión no hace desplazamientos navales salvo fluviales, y nadie reorganiza generales, aunque los eventos pueden relevarlos. Interpretación: si la primera carta de un jugador es de campaña, cada desplazamiento debe empezar en otro estado.',
  '15-b':
    '1863: si la Unión tiene en algún momento una carta de bloqueo y no sube el bloqueo en uno durante el escenario, pierde 10 VP al final, sin hados de la guerra. De varias basta jugar una. No cuentan las cartas 69 y 71 usadas para el modificador de asalto anfibio.',
  '15-c':
    '1863: la Confederación controla sus estados donde no haya CP de la Unión; la Unión, los suyos y los fronterizos; Tennessee está bajo control de la Unión. Fuera de la partida: A.S. Johnston y Van Dorn; McClellan, Buell y Pope.',
  '15-d':
    '1863 empieza en primavera con emancipación, bloqueo 3, modificador de asalto anfibio 3 y Nashville y Memphis destruidas.',
  '15-e': 'Fuera del mazo de 1863: 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 116.',
  '15-f':
    '1863: VP de la Unión 85 en positivo, confederada 80. Interpretación: en negativo. Solo el paso c en la primera fase de refuerzos.',
  '15-g':
    'Acaba tras el otoño de 1863. Gana la Unión si su VP, ajustada por la diferencia de UM [15-h], es mayor; si no, la Confederación, también en empate.',
  '15-h':
    'UM de la Unión menos UM confederadas en el mapa, comparadas con 35: por cada 5 completas por debajo la Confederación gana 10 VP, y por cada 5 completas por encima la Unión gana 5, sin hados de la guerra.',
  '16-a':
    '1864: control como en 1863, con Tennessee y Florida bajo control de la Unión. Fuera de la partida: Jackson, Van Dorn, A.S. Johnston, Pemberton y Bragg; McClellan, Pope, Buell y Reynolds. Interpretación: al oeste del Misisipi la Confederación empieza sin fuente de suministro válida.',
  '16-b':
    '1864 empieza en verano con emancipación, bloqueo 4, modificador de asalto anfibio 4 y Nashville, Memphis, Little Rock y Jackson (MS) destruidas.',
  '16-c': 'Fuera del mazo de 1864: 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 110.',
  '16-d':
    '1864: VP de la Unión 65 en positivo, confederada 50. Interpretación: en negativo. La bonificación del Misisipi ya se ha recibido. Solo el paso c en la primera fase de refuerzos.',
  '16-e':
    'Acaba tras la primavera de 1865 con las condiciones de victoria de la campaña, incluida la victoria confederada tras el otoño de 1864 [17.2.1-a].',
  '17.1-a': 'La campaña se prepara como 1861 y dura trece turnos, hasta la primavera de 1865, salvo victoria anterior.',
  '17.2.1-a':
    'La Unión gana en el acto si la VP confederada llega a 0. La Confederación gana al final del otoño de 1864 si la VP de la Unión es inferior a 50, o al final de cualquier turno si la suya es más del doble que la de la Unión. Si ambas llegan a 0 en la misma fase, gana la Unión.',
  '17.2.1-b':
    'Interpretación: se comprueba al final de cada turno salvo el último de los escenarios de 1861, 1862 y 1863; en la campaña y en 1864 también en el último, antes de [17.3-a]. La VP confederada en 0 y [17.2.2-a] acaban cualquier partida en el acto; la VP de la Unión en 0 solo importa por el doble.',
  '17.2.2-a':
    'La Unión gana cuando todos los centros de recursos confederados están destruidos y todos los puertos RB cerrados. Interpretación: en el acto.',
  '17.3-a':
    'Tras la primavera de 1865 gana la Unión con diez estados confederados o fronterizos bajo su control; si no, la Confederación.',
  '17.3-b':
    'Cada estado original de la Unión, o fronterizo que la Unión ganara primero, con tres o más CP confederados anula uno de ellos. Uno fronterizo que ganara primero la Confederación, no.',
  '17.3-c':
    'Cada 25 completos en que la VP de la Unión supere a la confederada cuentan como un estado para la Unión: 51 más son dos.',
  '17.3-d':
    'Interpretación: estados controlados, menos los anulados, más los equivalentes; diez o más ganan. Parar antes se acuerda en la preparación y se juzga por las condiciones de ese año.',
  '18-a':
    'Asalto a un fuerte vacío, bajas de atacante y defensor: 1-0 fracasa y cuesta 1 UM; 0-1 tiene éxito; 0-0 tiene éxito [6.8.1-b]; 1-1 y 1-1* fracasan con 1 UM y tienen éxito con 2 o más; 2 contra el atacante siempre fracasa.',
  '18-b':
    'Asalto a un fuerte con guarnición: 1-0 fracasa; 0-1 tiene éxito; 0-0 fracasa; 1-1 fracasa, y el fuerte sigue en pie con 0 UM; 1-1* fracasa con 1 UM y tiene éxito con 2 o más; 2 contra el atacante siempre fracasa.',
  '18-c':
    'Una UM de la Unión sola que se pierde nunca toma un fuerte. Interpretación: nada se gana sin dados; contra un fuerte vacío, dos o más UM solo fracasan si la cifra del fuerte es 2.',
  '18-d': 'Un asalto fallido a un espacio sin fuerte siempre vuelve, aunque muera el último defensor [6.4.2-a].',
  '19-a': 'Opción, logística del ferrocarril (todas sus partes juntas): un ejército solo puede crearse con LC por vía férrea.',
  '19-b':
    'Un espacio propio tiene LC por vía férrea si desde él un ferrocarril lleva por espacios propios, no neutrales, hasta una fuente de suministro o, para la Unión, hasta un puerto que controle y tenga suministro.',
  '19-c':
    'Entrar en un espacio propio con LC por vía férrea, o en cualquiera adyacente a uno, cuesta 1 PD; cualquier otra entrada, 2. Quien no los tenga no entra.',
  '19-d':
    'A efectos de desgaste, una fuerza que no esté en un espacio con LC por vía férrea ni junto a uno está sin suministros y forrajea, con la excepción del valle [8.4.2-a].',
  '19-e': 'Los envíos de UM a ejércitos [10.2.1-b] se limitan a 3 UM por bando y turno.',
  '19-f':
    'Interpretación: la bonificación por ferrocarril sigue vigente; el punto adicional se paga por cada espacio en que se entra, y convertir sigue costando 1.',
  '20-a':
    'Opción, cola de operaciones: un jugador puede abrir con una carta de OP una cola para un general, una sola a la vez y sin cambiarla; en cada ronda posterior añade una carta, y cuando la suma alcanza la capacidad estratégica del general debe activarlo; el exceso se pierde.',
  '20-b':
    'Cualquier otra jugada en su ronda, forzada o no, incluida ¡Hacia Richmond!, hace perder la cola; las interrupciones en la ronda enemiga y las cartas perdidas de la mano, no. También se pierde si el general participa en una batalla y al final del turno.',
  '20-c': 'Solo sirve para activar a un general en un desplazamiento terrestre.',
  '20-d':
    'Interpretación: el general se activa con la carta que completa la suma, en esa ronda; hay interrupciones, y las cartas se descartan. Si lo activa una campaña o un evento, o deja el mapa, la cola se rompe.',
  'G-a':
    'Un espacio que empieza bajo control de un bando cuenta como si tuviera su CP, salvo que haya uno enemigo. Los fronterizos son neutrales hasta que se coloca un CP. La presencia de tropas nunca cambia el control.',
  'G-b':
    'Las conexiones son de carretera, ferrocarril o río; la de ferrocarril también vale como carretera. Los espacios unidos por cualquier línea son adyacentes.',
  'G-c':
    'Los puertos costeros tienen una conexión fluvial imaginaria entre sí y con sus fuertes costeros; importa para el desplazamiento estratégico.',
  'G-d':
    'Los espacios favorables a la Unión son de gris confederado con una banda azul. En ellos no se colocan refuerzos confederados.',
  'G-e': 'Un fuerte vacío tiene 0 UM, pero como una UM impide refuerzos y LC enemigos y cuenta en las batallas.',
  'G-f': 'Un fuerte sigue en pie aunque su espacio pase a control enemigo.',
  'G-g':
    'Los generales que se desplazan usan su capacidad ofensiva; los demás, la defensiva, para interceptar y retirarse antes de la batalla. En batalla, el atacante usa la ofensiva y el defensor la defensiva, también tras una intercepción.',
  'G-h': 'Un general de caballería es siempre subordinado. Su propia ficha solo está en el marcador de turnos.',
  'G-i':
    'Las fichas de UM son como monedas y pueden cambiarse en cualquier momento; las UM de caballería solo existen en sus brigadas.',
  'G-j': 'Los dos eventos especiales deben ocurrir cuando son posibles.',
  'G-k': 'La caja: un mapa, dos láminas de fichas, 130 cartas, dos dados.',
  'G-l':
    'Las cartas tienen número, valor de operaciones y dueño: ambos bandos, Confederación o Unión. 34-36 son unidades de élite; 83 y 84, Campañas principales; 85-88, 99 y 121, secundarias; 93-96, Juntas de estrategia.',
};
