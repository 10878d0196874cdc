/** The ledger of rules in Spanish. */
import type { RuleId } from './rules.en.ts';

export const rules: Record<RuleId, string> = {
  '0-a':
    'Juegan dos personas, una frente a otra: USA, con bloques azules, en el borde norte del mapa, y la CSA, con bloques grises, en el borde sur.',
  '0-b':
    'Los bloques se tienen de pie, de modo que solo su dueño puede leerlos. El rival puede contar los que hay en un hex y ver de quién son, pero el tipo y los pasos siguen ocultos hasta que alguna regla los descubra.',
  '0-c':
    'Se juegan los años de 1861 a 1864, mes a mes. Cada Mes empieza con un Turno de Reemplazo de ambos a la vez y sigue con Turnos de Campaña, uno tras otro, hasta que dos pases seguidos lo cierran.',
  '0-d':
    'Los pasos de los CG son el combustible del juego: con ellos se paga cada activación de un CG y cada día adicional de batalla del Atacante.',
  '1.1-a':
    'El Potomac parte el mapa en dos: la orilla norte es de USA y la orilla sur de la CSA. Fuerte Monroe y Virginia Occidental son las excepciones [8.1-a].',
  '1.2-a': 'Los hexes cortados por el borde del mapa y los de la costa se juegan como los demás.',
  '1.2-b':
    'El terreno de un hex o de un lado de hex es el que se ve en su punto medio; si el dibujo deja dudas, vale la lectura más restrictiva. En los hexes de costa se mira solo la tierra.',
  '1.2-c':
    'Interpretación: un lado de hex sin rasgo propio es de Bosque si lo es alguno de sus dos hexes, y Claro si no lo es ninguno. Si coinciden varios rasgos, manda el primero de esta lista: mar, montaña, Río Mayor sin cruce, paso de montaña, pantano, río, bosque, claro.',
  '1.21-a':
    'Los límites de un lado de hex afectan a los ataques, las retiradas y los refuerzos. El resto del movimiento no los tiene en cuenta.',
  '1.21-b':
    'El Límite de Ataque dice cuántas unidades pueden atacar por un lado de hex en un Turno de Campaña; el Límite de Refuerzo, cuántas pueden acudir por él a una batalla en un Turno de Batalla. Cada bando lleva su propia cuenta.',
  '1.21-c':
    'El Barro rebaja ambos límites, por lo común a la mitad. Si uno baja a cero, mientras dure el Barro no se puede atacar por ese lado de hex.',
  '1.21-d':
    'Donde la tabla pone «TD» se tira un dado por el lado de hex antes de escoger unidad: de 4 a 6 entra una en este Turno de Batalla (dos de noche, [6.31-h]) y de 1 a 3 ninguna. Cada bando tira como mucho una vez por lado de hex y Turno de Batalla.',
  '1.21-e':
    'Ni el suministro, tampoco por vía férrea, ni su extensión a hexes adyacentes, ni el Radio de Mando se trazan por lados de hex de montaña, mar o Río Mayor sin cruce, ni en Barro por un paso de montaña, salvo que lo recorra el Turnpike. Interpretación: por un paso embarrado el tren sigue llevando unidades, pero no suministro.',
  '1.22-a': 'El terreno del hex fija cuántas unidades pueden vivir en él sin línea de suministro [11.2-a].',
  '1.23-a':
    'Es Claro todo lo que no es Bosque ni Montaña. Sus cifras en Seco y en Barro: forrajeo 4 y 2, ataque 4 y 2, refuerzo 2 y 1.',
  '1.24-a':
    'Bosque, en Seco y en Barro: forrajeo 2 y 1, ataque 2 y 1, refuerzo 1 y tirada de dado. La batalla en un hex de Bosque da Defensa Doble [7.36-a].',
  '1.24-b':
    'La unidad que entra en un hex de Bosque termina allí su marcha. Interpretación: puede seguir si al empezar el Turno de Campaña había en ese hex una unidad amiga.',
  '1.25-a':
    'Los pantanos solo existen en lados de hex. La unidad que cruza uno se detiene; ataque 2 y 1, refuerzo 1 y tirada de dado, en Seco y en Barro.',
  '1.26-a': 'Nadie entra en un hex de montaña ni cruza un lado de hex de montaña, si no es por un paso que tenga nombre.',
  '1.26-b':
    'Por un paso de montaña puede atacar una unidad en Seco, y el refuerzo exige tirada de dado. El Barro lo cierra al ataque, al refuerzo, a la retirada, al mando y al suministro, pero el movimiento corriente sigue permitido.',
  '1.27-a':
    'Los ríos siguen los lados de hex. Una barra azul señala en cada uno el cambio: el lado que la lleva y todo lo que queda río arriba es Río Menor, y lo que queda río abajo, Río Mayor.',
  '1.27-b':
    'Por tierra, un Río Mayor solo se pasa por un puente o vado, o mediante Cruce de Río [10.5-a]. Los Ríos Menores, puentes y vados no estorban la marcha corriente; sus límites en Seco y en Barro son ataque 2 y 1, refuerzo 1 y tirada de dado.',
  '1.28-a': 'El mar solo lo cruzan los barcos.',
  '1.3-a':
    'Una ciudad o población sin fortificar no cambia ni la marcha ni el combate. Da de comer a más unidades, puede valer PV y sirve para levantar cuadros.',
  '1.3-b':
    'Interpretación: en un hex puede haber varios lugares, y nombrar cualquiera de ellos es nombrar el hex. Cada uno conserva su clase, sus PV y su cupo de cuadros; de las bonificaciones de forrajeo cuenta solo la mejor.',
  '1.31-a':
    'Las cuatro ciudades son Washington y Baltimore (USA), Richmond y Petersburg (CSA). Todas son fortalezas, alimentan a dos unidades más y, mientras sean amigas, admiten hasta tres cuadros nuevos por Turno de Reemplazo.',
  '1.32-a':
    'Una población alimenta a una unidad más y, mientras sea amiga, admite un cuadro nuevo por Turno de Reemplazo. En batalla no protege a nadie.',
  '1.33-a': 'Los pueblos no tienen efecto alguno, a menos que sean puertos.',
  '1.34-a': 'El ancla señala los puertos. Sirven para el movimiento y el suministro navales, que son sobre todo cosa de USA.',
  '1.35-a':
    'Hay seis fortalezas: las cuatro ciudades, Alexandria y Fuerte Monroe. En ellas se combate con reglas propias [7.6-a].',
  '1.4-a': 'Las vías férreas son de ancho Estándar o Ancho; el viaje que usa los dos se encarece [9.4-a].',
  '1.5-a':
    'Cada bando tiene tres hexes de Suministro, hexes de ferrocarril en el borde del mapa. Cuentan para la victoria, el movimiento y el suministro ferroviarios, y uno propio que siga siendo amigo admite un cuadro nuevo por Turno de Reemplazo.',
  '1.6-a': 'El Valle Turnpike recorre el valle del Shenandoah desde Staunton hasta Martinsburg.',
  '1.6-b':
    'La unidad que hace toda su marcha corriente por el Turnpike, del primer hex al último, avanza un hex más. Interpretación: ese hex puede ser un ataque, la marcha forzada se añade después y puede salirse del camino, y también lo gana la unidad que en Barro tiene velocidad 0.',
  '1.6-c':
    'En Barro, los lados de hex que cruza el Turnpike conservan sus límites de Seco para ataque, refuerzo y retirada. Interpretación: la velocidad y el forrajeo se reducen igualmente.',
  '1.6-d': 'La CSA, y nadie más, traza suministro por el Turnpike como si fuera vía férrea. Por él no se viaja en tren.',
  '1.7-a':
    "Correcciones del mapa: el lado oeste de Conrad's Store, hacia Harrisonburg, es montaña infranqueable; el lado este de Harper's Ferry, hacia Frederick, es un puente sobre Río Mayor y no un paso de montaña; el lado noroeste de Suffolk es el James.",
  '2.1-a': 'Los bloques azules son de USA y los grises de la CSA.',
  '2.2-a':
    'Los tipos principales son CG, Infantería, Caballería y Artillería. Guarniciones y Brigadas son Infantería especial, y la Artillería Pesada, Artillería especial.',
  '2.2.1-a': 'Cada bando tiene cuatro CG: tres de Campaña y uno Supremo.',
  '2.2.1-b':
    'Valores de mando máximos: en la CSA, Supremo 3, Virginia del Norte (ANV) 4, Valle (AV) 3 y Carolina del Norte (ANC) 3; en USA, Supremo 4, Potomac (AP) 4, Shenandoah (AS) 3 y James (AJ) 3. El despliegue puede empezar con menos.',
  '2.2.2-a': 'La Caballería llega a cuatro pasos en la CSA y a tres en USA. Es veloz, pero su fuego en batalla es flojo.',
  '2.2.3-a': 'Los bloques de Infantería son divisiones, de hasta cuatro pasos en la CSA y hasta tres en USA.',
  '2.2.3-b':
    'Tres bloques de Infantería de la CSA son Brigadas de un único paso. Actúan como Infantería, pero levantar una cuesta solo 1 PR.',
  '2.2.4-a':
    'La Guarnición es Infantería de poca calidad. Dispara F1 a los enemigos que ella ha involucrado con su movimiento, en cualquiera de las dos líneas, y F2 a los que han venido a involucrarla; asalta con F2 y bate por el flanco con F1 en todos los casos. Interpretación: cuando desaparece el último enemigo de una Posición se olvida quién fue hacia quién.',
  '2.2.5-a': 'La Artillería de campaña llega a cuatro pasos en USA y a tres en la CSA.',
  '2.2.6-a': 'La Artillería Pesada ataca, refuerza y se retira como la de campaña, pero una Derrota la destruye.',
  '2.2.6-b': 'Interpretación: la Guarnición tiene tres pasos como máximo; la Artillería Pesada, tres en USA y dos en la CSA.',
  '2.3.1-a':
    'La Velocidad son los hexes que una unidad puede andar en un Turno de Campaña. En Seco y en Barro: Infantería, Brigada, Guarnición y Artillería de campaña 2 y 1, Caballería 3 y 2, Artillería Pesada 1 y 0, CG de la CSA 3 y 2, CG de USA 2 y 1; la marcha forzada puede sumar un hex.',
  '2.3.2-a': 'Con F1 impacta el 6; con F2, el 5 y el 6; con F3, del 4 al 6.',
  '2.4-a': 'Los pasos que le quedan a una unidad son su Valor de Combate, y ese es el número de dados que tira.',
  '2.4-b': 'Los bloques involucrados se tumban boca arriba y su Valor de Combate sigue a la vista.',
  '2.5-a': 'El combate y el desgaste quitan pasos; los reemplazos los devuelven.',
  '2.5-b':
    'El precio de la Artillería y de la Artillería Pesada y el fuego de esta última son los de las tablas actuales, no los de mapas anteriores.',
  '3.1-a':
    'Una sola ficha va y viene por el Registro de Victoria. Quien la tenga en su casilla de Victoria Decisiva al acabar un Mes gana en el acto.',
  '3.2-a': 'La partida de un año dura seis meses, de mayo a octubre; la de 1861, cuatro, de julio a octubre.',
  '3.2-b': 'Dos o más años seguidos pueden unirse en una partida, que entonces se juega también durante los inviernos [3.4-a].',
  '3.2.1-a':
    'Se colocan los bloques del Orden de Batalla del año con Despliegue Histórico o Libre y se pone la ficha de victoria en la casilla de ese año. Los bloques sin sitio en el mapa forman la reserva de unidades.',
  '3.2.2-a': 'Despliegue Histórico: cada unidad empieza donde dice el Orden de Batalla y con los pasos que este le da.',
  '3.2.3-a':
    'Despliegue Libre: partiendo del histórico, cada jugador puede permutar bloques entre los lugares de su lista. El bloque conserva sus pasos y el lugar su número de bloques.',
  '3.2.4-a':
    'Si octubre acaba sin Victoria Decisiva, la casilla de la ficha da a un bando una Victoria Marginal de grado 1, 2 o 3, o bien empate. Quien quede mejor que la casilla inicial del año siguiente puede alegar una victoria moral.',
  '3.2.4-b':
    'Interpretación: tras un empate los jugadores pueden acordar seguir por el invierno hasta el año siguiente, con la posición, las reservas y la ficha tal como están y sin nuevo despliegue. Desde ahí es una partida de años unidos [3.2-b].',
  '3.2.5-a': 'Puntos de Torneo: la Victoria Marginal da 1, 2 o 3 según su grado, la Decisiva 5 y el empate 1 a cada jugador.',
  '3.3-a':
    'El Juego de Campaña empieza en julio de 1861 o en mayo de 1862, 1863 o 1864 y prosigue, inviernos incluidos, hasta que alguien gane.',
  '3.3.1-a':
    'Si al terminar octubre de 1864 nadie ha ganado, vence la CSA con tal de que la ficha esté en una de sus casillas Marginales.',
  '3.3.1-b':
    'Si no, se sigue en 1865 y 1866 con los PR de 1864 y ya solo vale la Victoria Decisiva. Interpretación: si en diciembre de 1866 no la ha habido, la partida queda en empate.',
  '3.4-a': 'Las reglas de invierno rigen de noviembre a abril en toda partida que se juegue durante esos meses.',
  '3.41-a': 'Interpretación: de mayo a octubre el tiempo es Seco, y de diciembre a marzo hay Barro.',
  '3.41-b':
    'En noviembre y abril, quien empieza su Turno de Campaña tira un dado por el clima antes de activar nada: impar es Barro y par es Seco.',
  '3.41-c':
    'Noviembre se abre en Seco y abril en Barro. En cuanto una tirada cambia el clima, así queda el resto del Mes y nadie vuelve a tirar.',
  '3.41-e':
    'Interpretación: el clima se tira antes de decidir si se actúa o se pasa, y por tanto también en los turnos de pase, primero la CSA si ambas apuestas fueron cero. El Turno de Reemplazo se juega con el clima con que se abre el Mes.',
  '3.41-d': 'Quien ganó la iniciativa debe activar tantos CG como apostó, salga el clima que salga.',
  '3.42-a': 'En Barro las unidades usan la menor de sus dos velocidades, y bajan los límites de ataque, refuerzo y forrajeo.',
  '3.5-a':
    'Cada PV mueve la ficha una casilla hacia el bando que lo gana. Los PV políticos llegan en el Turno de Reemplazo y no deciden allí la partida, porque falta jugar el Mes; los militares llegan durante el Mes o a su término, antes del Chequeo de Victoria.',
  '3.5-b':
    'La ficha no pasa de la casilla Decisiva, y los PV sobrantes se pierden. Interpretación: los PV que coinciden se anotan uno tras otro en el orden de las reglas, antes los de la CSA que los de USA.',
  '3.51-a':
    'La ciudad o población con número de PV los da al bando que obtiene su control, cada vez que el control cambia de manos.',
  '3.51-b': 'En Territorio Enemigo un lugar se controla solo mientras se ocupa sin interrupción.',
  '3.51-c':
    'Interpretación: el control a efectos de PV se mira al acabar cada Turno de Campaña, tras la Fase de Suministro, y otra vez después de las pérdidas por asedio de fin de Mes. Lo que se tiene al empezar no puntúa.',
  '3.52-a':
    'Al acabar el Mes, la CSA gana 1 PV por cada uno de los tres hexes de Suministro de USA que ocupe; los propios no dan nada.',
  '3.52-b': 'Al acabar el Mes, la CSA gana 1 PV si Washington está asediada o la ocupan unidades suyas [11.8-d].',
  '3.52-c': 'Al acabar el Mes, USA gana 1 PV si ocupa los tres hexes de Suministro de la CSA; con menos no gana nada.',
  '3.52-d': 'Los PV por hexes de Suministro y por el asedio de Washington no se devuelven nunca.',
  '3.53-a': 'El tiempo juega a favor del Sur: en el Turno de Reemplazo de junio, agosto y octubre la CSA gana 1 PV.',
  '3.53-b': 'Interpretación: si el primer mes de la partida lleva esa marca no da nada, porque su Turno de Reemplazo se omite.',
  '3.54-a':
    'En un Turno de Reemplazo el jugador puede hacer un Reclutamiento y recibe gratis cuadros de Infantería: USA, medio dado hacia arriba más uno (de 2 a 4); la CSA, medio dado hacia arriba (de 1 a 3). Interpretación: nunca son Guarniciones ni Brigadas, y comparten los límites de colocación con los cuadros comprados.',
  '3.54-b':
    'El Reclutamiento se paga en PV para el rival: el primero de un jugador en el año natural vale 1, el segundo 2, el tercero 3, y cada uno más, un punto más caro.',
  '3.54-c':
    'Interpretación: cada jugador recluta una sola vez por Turno de Reemplazo. Los cuadros para los que no haya bloque o sitio se pierden.',
  '3.55-a':
    'Una vez por partida, en un Turno de Reemplazo, USA puede proclamar la Emancipación si el mes anterior ganó una batalla en la que tomaron parte seis o más unidades de la CSA, contando las que llegaron de refuerzo.',
  '3.55-d':
    'USA ha ganado una batalla cuando en el hex quedan solo unidades suyas, atacase o defendiese y se fuera como se fuera el enemigo. Si perecen ambos bandos no gana nadie [6.1-d].',
  '3.55-b': 'La Emancipación da 3 PV a USA, y la CSA recibe el doble de PR en ese mismo Turno de Reemplazo.',
  '3.55-c':
    'En los escenarios y años unidos que empiezan en 1863 o 1864 no hay Emancipación, pues su ficha inicial ya la cuenta. Las partidas que empiezan antes pueden usarla en cualquiera de sus años, y también todo Juego de Campaña; como opción, no el que empieza en 1863 o 1864.',
  '4.1-a': 'El Mes tiene cuatro partes: Reemplazos, Iniciativa, Turnos de Campaña alternos y Chequeo de Victoria.',
  '4.2-a': 'El primer mes de la partida no tiene Turno de Reemplazo.',
  '4.3-a':
    'Cada jugador apuesta en secreto cuántos CG, incluido el Supremo, activaría en el primer Turno de Campaña: de cero a los que tenga en el mapa, cuatro como máximo. Sin CG solo cabe apostar cero.',
  '4.3-b':
    'La apuesta más alta juega primero y ha de activar exactamente esos CG; no puede pasar, aunque no está obligada a mover nada con ellos. Los empates son de la CSA.',
  '4.3-c':
    'Si ambos apuestan cero, han pasado los dos y el Mes termina. Interpretación: aun así se hacen las dos Fases de Suministro, primero la de la CSA.',
  '4.3-d': 'La apuesta perdedora no obliga a nada.',
  '4.4-a':
    'Orden del Turno de Campaña: tirada de clima en noviembre y abril, Fase de Movimiento, Fase de Combate, Fase de Suministro y PV por lugares. Las rendiciones caen en las Fases de Movimiento y de Suministro [11.81-c].',
  '4.41-a':
    'Fase de Movimiento: activar CG; mover las unidades a su mando y hacer los Movimientos Estratégicos; quitar un paso a cada CG activo, ponerlo de pie y moverlo a su propia velocidad; por último, resolver las marchas forzadas.',
  '4.41-b': 'Ninguna batalla empieza hasta que ha acabado todo el movimiento.',
  '4.42-a': 'Toda batalla se lucha hasta el final; si hay varias, a la par [6.1-c].',
  '4.43-a':
    'En la Fase de Suministro solo se examinan las unidades del jugador activo. En un hex desabastecido, las que exceden el Límite de Forrajeo pierden un paso cada una, empezando por las mayores; entre iguales elige su dueño.',
  '4.5-a':
    'En vez de actuar, el jugador puede pasar: ni CG, ni movimientos, ni batallas, pero su suministro se comprueba como siempre.',
  '4.5-b':
    'Quien ha pasado puede volver a actuar más adelante en el Mes. Este acaba cuando los dos jugadores pasan uno inmediatamente después del otro; nada más limita el número de Turnos de Campaña, y quien no tiene CG solo puede pasar.',
  '4.6-a':
    'Interpretación: el Mes termina por este orden: pérdidas por asedio [11.8-c], PV de los lugares que hayan cambiado de manos, PV de fin de Mes [3.52-a] y Chequeo de Victoria [3.1-a].',
  '5.1-a':
    'Los pasos de un CG son su Valor de Mando. Cada activación cuesta uno, la batalla puede costar más y el Turno de Reemplazo los repone; un CG dispara F1 y solo a corto alcance.',
  '5.1-b': 'Los CG no involucran a nadie ni baten por el flanco. El CG involucrado se defiende con F1, también en un Asalto.',
  '5.11-a':
    'Al empezar la Fase de Movimiento el jugador nombra y descubre todos los CG que activa este turno. Puede mover entonces a cuantas unidades amigas quiera de las que alcance el Radio de Mando de un CG de Campaña activo, incluidos los CG no activos.',
  '5.11-b': 'Estar al alcance de varios CG activos no da a la unidad un segundo movimiento.',
  '5.11-c':
    'Hechos los movimientos ordenados y los estratégicos, y antes de las marchas forzadas, cada CG activo, también el Supremo, pierde un paso, se pone de pie y puede marchar una vez a su propia velocidad y marcarse para marcha forzada. Interpretación: un CG activo no se mueve de otro modo en ese turno.',
  '5.11-d': 'Un CG en su último paso aún puede mandar: cumplidas sus órdenes queda eliminado y no mueve él mismo.',
  '5.11-e':
    'Interpretación: un CG entra en un hex con enemigos solo después de que hayan entrado en él este turno unidades de combate amigas, y cuenta para el Límite de Ataque.',
  '5.11-f':
    'Los movimientos bajo mando y los estratégicos pueden mezclarse en cualquier orden, unidad por unidad; cada una acaba antes de que empiece la siguiente.',
  '5.12-a': 'El Radio de Mando es de un hex para USA y de dos para la CSA; el hex del propio CG siempre está dentro.',
  '5.12-b': 'Desde junio de 1862 Lee da al ANV un radio de tres hexes; desde marzo de 1864 Grant da al AP uno de dos.',
  '5.12-c':
    'El radio se cuenta hex a hex, nunca por un lado de hex infranqueable con el clima del momento [1.21-e] ni a través de un hex ocupado por el enemigo. Interpretación: se mide al activar el CG, antes de mover nada.',
  '5.13-a': 'El CG Supremo no tiene radio; en su lugar da Movimientos Estratégicos [5.4-a].',
  '5.2-a':
    'En un hex cabe cualquier número de unidades, aunque el forrajeo quizá no baste para todas [11.2-a]. Las unidades amigas nunca se estorban.',
  '5.3-a':
    'La unidad marcha como mucho una vez por Turno de Campaña, hasta su velocidad. Reforzar o retirarse después no cuenta como marcha.',
  '5.31-a':
    'Donde el terreno no las detenga, las unidades pueden pasar en cualquier número por un lado de hex y entrar en un hex vacío o amigo.',
  '5.31-b': 'Entrar en un hex con unidades enemigas es atacar: la marcha acaba y sigue una batalla.',
  '5.31-c':
    'Cada atacante gasta una unidad del Límite de Ataque del lado de hex que cruza. Agotado el límite, ese lado queda cerrado a todo movimiento el resto del turno, salvo los refuerzos y retiradas de esa batalla.',
  '5.31-d': 'En Barro no se ataca por un paso de montaña, pero se puede marchar por él.',
  '5.31-e': 'Las unidades no influyen en los hexes que las rodean: no hay zonas de control.',
  '5.32-a':
    'Toda unidad que haya movido este turno, también un CG, puede intentar con una marcha forzada un hex más, incluso para atacar. Nadie refuerza ni se retira con marcha forzada.',
  '5.32-b':
    'Solo puede forzar la marcha la unidad que gastó toda su velocidad o fue detenida por el terreno. Interpretación: no la que tiene velocidad 0, ni la que ha entrado en un hex con enemigos, ni la que se movió en tren, por agua o por Cruce de Río.',
  '5.32-c':
    'Las unidades se marcan al mover, y los dados llegan tras todo el demás movimiento, incluido el de los CG, una unidad cada vez y en el orden que quiera su dueño. Interpretación: este nombra los hexes de todas antes del primer dado; la unidad marcada ha de tirar salvo que no le quede hex legal, solo el éxito gasta Límite de Ataque, y la que al llegarle el turno halla cerrado su lado de hex se queda sin pérdidas.',
  '5.32-d':
    'USA lo logra con 5 o 6, la CSA con 4 a 6, y la unidad avanza un hex. Si falla, se queda y pierde un paso, lo que elimina a la que solo tenía uno.',
  '5.32-e':
    'Modificadores, que se suman: Caballería +1; Artillería de cualquier clase -1; Barro -1; cruzar un lado de hex que no sea Claro -1. Interpretación: un lado de Turnpike no libra del modificador de Barro.',
  '5.4-a':
    'El CG Supremo activado da tantos Movimientos Estratégicos como pasos tenga en ese momento. Sirven para cualquier unidad amiga en cualquier parte, CG no activos incluidos, con suministro o sin él; los que sobran se pierden.',
  '5.4-b': 'Después, el CG Supremo pierde un paso, se pone de pie y puede mover como los otros CG.',
  '5.4-c': 'Marcha estratégica, 1 Movimiento Estratégico: una unidad hace una marcha corriente; puede atacar y forzar la marcha.',
  '5.4-d':
    'Movimiento ferroviario estratégico, 1 Movimiento Estratégico: una unidad viaja por vías férreas amigas [9.3-a]. No puede atacar, pero sí parar junto a una batalla y reforzarla luego.',
  '5.4-e':
    'Movimiento naval estratégico por 1 Movimiento Estratégico, o invasión por 2: USA navega entre puertos amigos o desembarca en una costa u orilla. Con Norfolk en su poder la CSA puede navegar por el James y el Appomattox, por ningún otro sitio; nunca invade.',
  '5.4-f':
    'Cruce de Río, 1 o 2 Movimientos Estratégicos: una unidad atraviesa un Río Mayor donde no hay puente ni vado [10.5-a].',
  '5.4-g':
    'Una unidad recibe como mucho un Movimiento Estratégico por turno, y entonces no puede marchar además bajo un CG de Campaña.',
  '6.1-a':
    'Hay batalla en todo hex donde el jugador activo haya llevado unidades sobre las enemigas, y él es el Atacante en todas. Dura uno o más días, hasta que un bando se va o queda destruido.',
  '6.1-b': 'El Tablero de Batalla solo da espacio a los bloques; el combate ocurre en su hex.',
  '6.1-c':
    'Las batallas corren a la par con un mismo reloj. El jugador completa todo su Turno de Batalla en una antes de pasar a la siguiente, en el orden que elija; cuando las ha recorrido todas, lo hace el rival.',
  '6.1-d':
    'Ha vencido el bando que se queda solo en el hex. Interpretación: si las últimas unidades de ambos caen en el mismo Asalto no hay vencedor, nadie se reagrupa y el hex queda vacío.',
  '6.1-e':
    'De cada batalla se recuerdan los lados de hex por los que cada bando atacó o reforzó, cuánto se ha gastado de cada límite y cuándo, y qué unidades participaron. De ello dependen las retiradas, los límites y la Emancipación.',
  '6.2-a':
    'La línea de cada bando tiene Izquierda, Centro y Derecha, con una Reserva detrás. La Izquierda queda frente a la Derecha enemiga.',
  '6.2-b':
    'El Defensor despliega primero, con los bloques de pie. Su primera unidad de combate va al Centro, la segunda a un Ala, la tercera a la otra Ala, y las demás donde quiera, Reserva incluida y sin límite de número.',
  '6.2-c':
    'Si hay una unidad de combate en el Centro, los CG empiezan por fuerza en la Reserva. Interpretación: el bando que solo tiene CG los pone en el Centro.',
  '6.2-d':
    'La Artillería Pesada despliega en el Centro y en ningún otro sitio. Interpretación: vale para ocupar el Centro, y si faltan otras unidades las Alas quedan vacías.',
  '6.2-e':
    'Luego despliega el Atacante: al menos una unidad de combate frente a cada Posición que ocupe el Defensor, y el resto a su gusto. Interpretación: si no le alcanzan, cubre antes el Centro y después las Alas que prefiera; los CG no igualan nada, salvo solos en el Centro.',
  '6.2-f': 'En cuanto el Atacante empieza a desplegar, el Defensor ya no cambia nada.',
  '6.2-g':
    'El bloque guarda su secreto hasta que dispara o queda involucrado. Una vez descubierto, así sigue hasta que pasa a la Reserva o cae la noche.',
  '6.3-a':
    'El Día de Batalla se compone de Amanecer, Mañana, Tarde y Crepúsculo; en cada uno juega un Turno de Batalla el Atacante y después el Defensor. Sigue la Noche, en la que va primero el Defensor.',
  '6.31-a':
    'Al caer la noche ambos bandos rompen el contacto en toda Posición que no sea suya, se marchan las unidades perdidas [7.43-g], se recuperan las desorganizadas y todos los bloques se ponen de pie.',
  '6.31-b':
    'Una Posición es amiga del último bando que estuvo solo en ella; al principio, de aquel a cuya línea pertenece. Por eso es el dueño antiguo quien deja un Ala capturada en la que ha vuelto a entrar. Interpretación: se anota al acabar cada Turno de Batalla, y la Posición vacía conserva a su último ocupante.',
  '6.31-c':
    'Interpretación: de noche, las unidades que dejan la línea enemiga van a su Posición de enfrente si está libre de enemigos, o si no a la Reserva; las que dejan su propia línea van a la Reserva. Romper el contacto de noche nunca causa Derrota.',
  '6.31-d':
    'El Defensor elige en cada batalla: o se retiran todas sus unidades, sin persecución y con límites dobles, y la batalla acaba; o se queda y puede traer unidades adyacentes, también las recién recuperadas, con límites dobles. Interpretación: si no pueden salir todas, elige cuáles salen, tantas como quepan, y las demás siguen en la lucha.',
  '6.31-e':
    'El Defensor decide antes en todas las batallas, en el orden que quiera; después el Atacante, también en el orden que quiera, escoge en cada una entre los mismos dos caminos, pero quedarse exige un CG de Batalla [6.33-a]. Si se va, el Defensor ha vencido y puede reagruparse.',
  '6.31-f':
    'Los refuerzos nocturnos entran cuando su dueño decide quedarse. Si se quedan ambos, se colocan con libertad en Posiciones amigas o en la Reserva, primero los del Defensor, sin mover a las unidades que ya estaban; el nuevo día se abre con el turno de Amanecer del Atacante.',
  '6.31-g':
    'Solo una Derrota destruye a las unidades que no pueden salir. Interpretación: la única excepción es el Atacante que ha de irse de noche, pues no puede luchar otro día: sus unidades que no hallan hex dentro de los límites dobles quedan eliminadas.',
  '6.31-h':
    'Interpretación: de noche el refuerzo por lado Claro sube a cuatro en Seco y dos en Barro, los lados de una unidad admiten dos, una tirada lograda admite hasta dos y el cero sigue en cero. La retirada es el doble del Límite de Ataque.',
  '6.31-i':
    'Interpretación: un Centro vacío al Amanecer no es aún Derrota; su dueño puede llenarlo con refuerzos nocturnos o con un Movimiento de Batalla. La Artillería Pesada que llega de noche puede ponerse directamente en el Centro.',
  '6.33-a':
    'Para luchar otro día, el Atacante ha de descubrir un CG de Campaña que estuviera en la batalla al caer la noche y quitarle un paso, uno por cada día de más. Si no lo tiene o no quiere pagar, debe retirarse esa noche.',
  '6.33-b':
    'Varios CG de Batalla pueden repartirse el coste a lo largo de los días, un paso diario de uno de ellos. Interpretación: un CG en su último paso puede pagar y queda eliminado.',
  '6.33-c': 'El CG Supremo nunca es CG de Batalla. El Defensor no necesita ninguno para quedarse.',
  '6.33-d': 'El Atacante paga primero con su CG de Batalla y trae después los refuerzos nocturnos.',
  '6.4-a':
    'El vencedor de una batalla puede reagruparse en el acto: o saca unidades suyas o trae unidades adyacentes, no ambas cosas, con las reglas de costumbre; el Atacante vencedor sale solo por lados de hex que usó. Las que se reagrupan quedan desorganizadas hasta el final del Día de Batalla, o hasta que empiece el siguiente si la batalla acabó de noche.',
  '6.4-b': 'Interpretación: el reagrupamiento usa los límites diurnos, o los dobles si la batalla acabó de noche.',
  '7.0-a':
    'El Turno de Batalla tiene estos segmentos, para el bando al que le toca: Retirada con Persecución enemiga, Moral, Combate, Movimientos de Batalla y Refuerzos.',
  '7.1-a':
    'Pueden retirarse algunas o todas las unidades, desde cualquier Posición, a los hexes adyacentes permitidos. Interpretación: el dueño las nombra antes, no más de las que puedan salir; vienen luego los disparos de persecución, y después elige hex para las que sobreviven.',
  '7.11-a':
    'El Atacante se retira solo por lados de hex que alguna unidad suya usó para atacar o reforzar esta batalla, a un hex sin enemigos y sin batalla. Interpretación: sirve un hex que el ataque dejó vacío, pero no un lado pasado por Cruce de Río.',
  '7.11-b':
    'El Defensor se retira por cualquier lado de hex franqueable a un hex sin enemigos. Interpretación: no puede ser un hex al que pudiera retirarse el Atacante desde esta u otra batalla aún en curso.',
  '7.11-c':
    'El Defensor puede retirarse también a una batalla adyacente en la que sea de nuevo el Defensor; las unidades entran en su Reserva desorganizadas.',
  '7.12-a':
    'Por un lado de hex no se retiran en un Turno de Batalla más unidades que su Límite de Ataque, el doble de noche; por un lado de Bosque en Seco, dos de día y cuatro de noche. Un paso de montaña en Barro no deja salir a nadie.',
  '7.13-a':
    'Las unidades que se retiran o reagrupan quedan desorganizadas y boca abajo. No pueden reforzar hasta que acabe el Día de Batalla; entonces se recuperan y pueden acudir como refuerzos nocturnos.',
  '7.13-b':
    'Las que se retiran de noche están desorganizadas hasta que empiece el siguiente Día de Batalla, así que esa misma noche no pueden reforzar otra batalla.',
  '7.13-c':
    'Dentro de una batalla, las unidades desorganizadas permanecen en la Reserva hasta el fin del día. Pueden retirarse, y una Derrota las elimina.',
  '7.13-d': 'Acabado el Turno de Campaña, se recupera toda unidad que siga desorganizada.',
  '7.14-a':
    'Las unidades involucradas que se retiran sufren el fuego de cada unidad de combate enemiga con la que comparten Posición, aunque allí queden compañeras. Las no involucradas se libran, salvo lo dicho en [7.14-c]; los CG nunca persiguen.',
  '7.14-b':
    'Cada perseguidora compara su velocidad, según la tabla y el clima nada más, con la de la más lenta de las que se retiran de esa Posición: si es más rápida dispara F2, si es igual F1 y si es más lenta no dispara. Tira un dado por paso, y los impactos se reparten como siempre entre las que salen de allí.',
  '7.14-c':
    'Interpretación: una unidad enemiga no involucrada que esté en la línea del que se retira puede perseguir a las que dejan la Reserva o, desde un Ala, a las que dejan el Centro; con cada disparo, a uno de los dos grupos. Como opción, también a la Reserva se la persigue solo desde un Ala. En una batalla de fortaleza no se persigue a la Reserva.',
  '7.14-d':
    'La persecución se dispara antes de mover las unidades y no gasta el fuego de la perseguidora en su propio turno. No se puede apuntar. Interpretación: quien se retira de su propia línea conserva la Defensa Doble.',
  '7.14-e':
    'Las unidades desorganizadas que se retiran están expuestas al Fuego de Persecución. Interpretación: en la Reserva nadie está involucrado con ellas, así que se las persigue según [7.14-c] y de ningún otro modo.',
  '7.15-a':
    'Un bando sufre Derrota en el acto si en su Centro hay enemigos y ninguna unidad propia, o si su Centro está vacante y le dispara un enemigo que está en una de sus Alas, libre para batir por el flanco.',
  '7.15-b':
    'El enemigo puede quedarse solo en el Centro por bajas, por una retirada, por una desinvolucración o por entrar en él cuando estaba vacío. Se comprueba tras cada disparo, ronda de Asalto y movimiento, en el turno de cualquiera; romper el contacto de noche no cuenta.',
  '7.15-c':
    'Interpretación: disparar a un Centro vacante no requiere dados. Toda unidad que pueda batirlo desde el Ala puede emplear en ello su fuego del turno, y la Derrota es segura.',
  '7.15-d':
    'Todas las unidades derrotadas se retiran ahora con las reglas de costumbre, y cada perseguidora dispara dos veces por separado. La batalla acaba y en ella no se juega más de ese Turno de Batalla.',
  '7.15-e':
    'La Derrota elimina a las unidades sin hex legal o que exceden los límites, eligiendo el dueño quién se salva, y a todas las desorganizadas y la Artillería Pesada del bando derrotado. Interpretación: estas dos últimas se quitan antes de la persecución.',
  '7.2-a':
    'Cada unidad involucrada de un solo paso del bando al que le toca tira un dado. Con 1 a 3 no puede disparar y su Movimiento de Batalla ha de ser desinvolucrarse; con 4 a 6 hace lo que quiera. Interpretación: si sus compañeras despejan antes la Posición, no hay de quién desinvolucrarse y se queda donde está.',
  '7.2-b':
    'Interpretación: tiran también los CG y las Brigadas; la Artillería Pesada que falla pierde su fuego pero no se mueve. La unidad obligada a dejar la línea enemiga va a la Reserva si hay enemigos en su Posición de enfrente; en ese caso, desinvolucrarse por voluntad propia no es posible.',
  '7.3-a':
    'En su propio Turno de Batalla puede disparar una vez cada unidad involucrada, cada Artillería no involucrada a largo alcance y cada unidad que bate por el flanco, en el orden que quiera su dueño. Quien dispara o asalta renuncia a su Movimiento de Batalla de ese turno.',
  '7.3-b':
    'Las unidades de la Reserva no disparan ni reciben fuego, salvo el de la Artillería Pesada y el de las perseguidoras que baten por el flanco.',
  '7.31-a': 'Se tira un dado por cada paso actual; la Potencia de Fuego dice qué caras impactan [2.3.2-a].',
  '7.31-b':
    'Infantería y Brigadas disparan F2 involucradas y F3 en un Asalto. La unidad que involucra dispara a partir de su siguiente Turno de Batalla.',
  '7.31-c': 'La Caballería dispara F1 involucrada y F3 en un Asalto.',
  '7.31-d':
    'Sin involucrar y en su propia línea, la Artillería dispara F1 a largo alcance contra la Posición enemiga de enfrente; si allí hay amigas involucradas, cada 1 natural impacta en una de ellas. Con enemigos en su propia Posición dispara F3, y en un Asalto F1.',
  '7.31-e':
    'La Artillería Pesada está en el Centro, solo se mueve para retirarse y dispara a cualquier enemigo del tablero, Reserva incluida y perdidas excluidas: F1, o F2 en batalla de fortaleza. Una vez involucrada dispara F3, y solo a quienes la involucran. Interpretación: los 1 naturales ponen en peligro a las amigas, como con la de campaña.',
  '7.31-f':
    'Interpretación: la Artillería Pesada que llega de refuerzo va primero a la Reserva; desde ahí le queda un único Movimiento de Batalla, al Centro.',
  '7.32-a':
    'Cada impacto quita en el acto un paso a la unidad más fuerte de la Posición; entre iguales elige su dueño. La que pierde su último paso queda eliminada: a la reserva de unidades, o fuera de la partida para siempre si estaba asediada [11.81-b]. Los impactos que sobran se pierden.',
  '7.32-b':
    'Interpretación: el fuego contra una Posición alcanza a las unidades enemigas que haya en ella, involucradas o no. La unidad oculta que recibe un impacto sigue oculta [6.2-g]: su dueño la gira a su nueva fuerza, y el enemigo no conoce ni su tipo ni sus pasos.',
  '7.33-a':
    'A largo alcance la Artillería puede apuntar a una unidad de Artillería enemiga descubierta, la de campaña solo en la Posición de enfrente y la Pesada en cualquiera; a corto alcance toda unidad puede apuntar a la Artillería con la que está involucrada. Todos los impactos van a esa unidad y los que sobran se pierden. Interpretación: no se apunta al batir por el flanco, al perseguir ni al asaltar.',
  '7.34-a':
    'La unidad no involucrada que está en una línea de batalla puede batir por el flanco a enemigos de la Posición contigua de esa misma línea: F1 desde la propia, F2 desde la enemiga, sea del tipo que sea. Las Guarniciones usan siempre F1; los CG y la Artillería Pesada no baten nunca.',
  '7.34-b': 'Batir por el flanco no mueve ni involucra a nadie.',
  '7.34-c':
    'El Ala propia y el Centro propio se baten mutuamente cuando en uno de ellos ha entrado el enemigo; un Ala capturada bate el Centro enemigo. El blanco puede estar involucrado o no, y las amigas que haya allí no corren peligro.',
  '7.35-a':
    'En su segmento de Combate un bando puede asaltar en vez de disparar, en toda Posición donde esté involucrado, una tras otra y en el orden que quiera. Participan todas sus unidades de allí. Interpretación: las que fallaron la Moral no tiran dados, pero pueden recibir impactos.',
  '7.35-b': 'Dentro de un Turno de Batalla nadie dispara, tampoco a largo alcance, hasta que han acabado todos los Asaltos.',
  '7.35-c':
    'La ronda es simultánea: ambos bandos tiran con los pasos que tenían al empezarla, Infantería, Brigadas y Caballería F3, Guarniciones F2, Artillería, Artillería Pesada y CG F1, y solo entonces sufren las bajas.',
  '7.35-d':
    'Tras la primera ronda, el jugador activo y después el rival eligen luchar otra o desinvolucrar a todas sus unidades de allí; basta que uno rehúse para que no la haya. Interpretación: la Artillería Pesada no puede irse y queda atrás, involucrada.',
  '7.35-e':
    'Si se lucha la segunda ronda, el bando activo ha de irse acto seguido, salvo su Artillería Pesada, a menos que no quede ningún enemigo en la Posición. Las unidades que asaltaron han gastado su fuego y su movimiento del turno; las asaltadas no.',
  '7.35-f':
    'Nadie refuerza un Asalto. La desinvolucración que lo termina puede causar una Derrota, por ejemplo en el Centro propio.',
  '7.35-g':
    'En Bosque, las unidades que están en su propia línea tienen Defensa Doble también en el Asalto, lo empezara quien lo empezara.',
  '7.36-a':
    'La Defensa Doble protege a las unidades en su propia línea: las del Defensor en una batalla de fortaleza, las de ambos en una batalla de Bosque. En la línea enemiga no la tiene nadie.',
  '7.36-b':
    'Esas unidades pierden un paso por cada dos impactos del Turno de Batalla. Interpretación: el primero marca a la más fuerte y el siguiente en esa Posición quita el paso a la marcada; las marcas duran de un disparo a otro y se borran al acabar el Turno de Batalla, y los impactos apuntados marcan solo a su blanco.',
  '7.4-a': 'Cada unidad que no haya disparado puede hacer un Movimiento de Batalla a un lugar adyacente del tablero.',
  '7.4-b':
    'Interpretación: son adyacentes la Reserva y las tres Posiciones de su línea, y cada Posición y la enemiga que tiene enfrente. No hay movimientos laterales ni diagonales por una línea, y nadie entra en la Reserva enemiga.',
  '7.4-c':
    'Los CG se mueven entre la Reserva y Posiciones amigas libres de enemigos, nunca a una que los tenga. Las unidades desorganizadas solo se mueven para retirarse.',
  '7.41-a':
    'Involucrar es entrar en una Posición con enemigos, haya en ella amigas o no. Pueden hacerlo Infantería, Caballería y Artillería de campaña; los CG y la Artillería Pesada, no.',
  '7.41-b': 'Acabados los movimientos del Turno de Batalla, se descubren todas las unidades involucradas de ambos bandos.',
  '7.41-c':
    'Una unidad puede entrar en una Posición enemiga vacía y así la captura. Si lo que está vacío es el Centro enemigo, hay Derrota [7.15-a].',
  '7.42-a':
    'Desinvolucrarse es irse a un lugar amigo sin enemigos: de la línea enemiga a la Posición propia de enfrente, de la línea propia a la Reserva. Nadie persigue.',
  '7.42-b': 'Interpretación: desinvolucrarse es el único Movimiento de Batalla de una unidad involucrada; no puede avanzar.',
  '7.43-a':
    'Solo pueden envolver las unidades de la Reserva. La meta es un Ala de cualquiera de las dos líneas que esté involucrada de la manera ordinaria, aunque sea desde este mismo turno, o un Ala enemiga vacante. Interpretación: los enemigos del Ala han de seguir involucrados allí cuando toca tirar los dados; si se fueron las amigas que la disputaban, las que salieron a envolver se pierden sin tirar.',
  '7.43-b':
    'La unidad que envuelve se pone boca abajo por fuera del Ala. Tras todos los Movimientos de Batalla tira como en la marcha forzada: la CSA 4 o más, USA 5 o más; Caballería +1, Barro -1, batalla en Bosque -1 y, como opción, Artillería -1. Los CG y la Artillería Pesada no envuelven nunca.',
  '7.43-c':
    'Si lo logra, se une a la Posición y en el acto dispara, apunta o asalta. En un Ala enemiga vacante se limita a ocupar el terreno y no puede batir por el flanco este turno.',
  '7.43-d':
    'Interpretación: cuando asaltan unidades que han envuelto, se les unen las amigas de la Posición que no hayan disparado ni movido este turno, y todos los enemigos de allí se defienden.',
  '7.43-e':
    'El fallo no cuesta pasos: la unidad se pierde. Aguarda boca abajo junto al Ala hasta que su dueño tenga otro Turno de Batalla.',
  '7.43-f':
    'En turnos posteriores la unidad perdida no hace más que volver a tirar con los demás envolvimientos, dentro de [7.43-h]. Interpretación: si lo logra, entra en el Ala y dispara, si el Ala puede envolverse entonces, o vuelve a la Reserva, haya pasado lo que haya pasado con el Ala; si no, sigue perdida.',
  '7.43-g':
    'Las unidades aún perdidas al caer la noche, o cuando su bando se retira por entero, sufre Derrota o no tiene ya otras, pierden un paso y han de retirarse dentro de los límites, sin persecución. Interpretación: de noche las que no hallan salida pasan a la Reserva.',
  '7.43-h':
    'Si hay enemigos en un Ala propia, las unidades de la Reserva pueden envolver a esos, pero no rebasarlos para llegar a la línea enemiga por ese flanco.',
  '7.44-a':
    'La Caballería puede hacer dos Movimientos de Batalla seguidos, como de la Reserva a la Izquierda y de ahí a la Derecha enemiga, o de un Ala a la otra por la Reserva. No puede desinvolucrarse e involucrar en el mismo turno ni añadir otro movimiento a un envolvimiento.',
  '7.5-a':
    'Por último, las unidades amigas de hexes adyacentes, también los CG, pueden entrar en la Reserva si no están en batalla ni desorganizadas, hayan movido este turno o no, y sin que las mande ningún CG. Sirven desde el siguiente Turno de Batalla amigo, y todo lado de hex que use así el Atacante queda abierto a su retirada.',
  '7.51-a':
    'El Límite de Refuerzo rige por lado de hex y Turno de Batalla; un lado «TD» exige 4 o más y entonces admite una unidad. Los lados infranqueables, los Ríos Mayores sin cruce y los pasos de montaña en Barro no admiten a nadie.',
  '7.51-b': 'Nadie refuerza en tren, por agua, por Cruce de Río ni con marcha forzada.',
  '7.52-a':
    'Las unidades que han vencido en una batalla y no se reagruparon pueden reforzar otra adyacente desde el Turno de Batalla que sigue a su victoria.',
  '7.6-a':
    'La batalla en un hex de fortaleza, la defienda quien la defienda, usa solo Centro y Reserva: sin Alas, sin envolver y sin batir por el flanco. Interpretación: cada bando empieza con al menos una unidad de combate en el Centro.',
  '7.6-b':
    'En una batalla de fortaleza, las unidades del Defensor tienen Defensa Doble en su propio Centro, pero no en el del Atacante.',
  '7.6-c':
    'En una batalla de fortaleza el Atacante no puede iniciar un Asalto en el Centro del Defensor, aunque sí en el suyo, contra una salida; como opción, en ninguno. El Defensor puede asaltar donde quiera. Interpretación: en el Asalto que él inicia en su propio Centro no tiene Defensa Doble.',
  '8.0-a': 'Del control dependen el uso de puertos y vías férreas y los PV de los lugares; en el curso de una Fase no cambia.',
  '8.1-a':
    "Es Territorio Natal de USA todo lo que está al norte del Potomac, Fuerte Monroe y los ocho hexes de Virginia Occidental a ambas orillas del South Branch, de Franklin al Potomac. Todo lo demás, Alexandria y Harper's Ferry incluidos, lo es de la CSA.",
  '8.2-a':
    'Un hex del Territorio Natal es amigo mientras no lo ocupe el enemigo; uno del Territorio Enemigo lo es solo mientras se ocupa.',
  '8.2-b':
    'El control se juzga por las unidades presentes al empezar cada Fase (Movimiento, Combate, Suministro); pasar por un hex no cambia nada. Interpretación: en la Fase en que se toma, un hex de ferrocarril o un puerto no sirve aún a quien lo toma y el puerto sigue cerrando las aguas que tiene detrás, mientras que el hex que se abandona todavía sirve a quien lo deja.',
  '8.2-c': 'Cuando la última unidad deja un lugar en Territorio Enemigo, por la causa que sea, el control vuelve a su dueño.',
  '9.1-a': 'Cada jugador controla las vías férreas de su Territorio Natal, menos en los hexes que ocupe el enemigo.',
  '9.1-b':
    'La CSA nunca viaja ni se abastece por vías férreas del Territorio Natal de USA, incluidas las de Virginia Occidental y los puentes al norte del Potomac.',
  '9.1-c':
    'USA solo puede usar una vía férrea de la CSA por los hexes en que haya una unidad suya; la línea se corta en cualquiera que abandone o pierda.',
  '9.2-a':
    'Los tres hexes de Suministro de cada bando son las fuentes de su suministro ferroviario. El que ocupa el enemigo no se puede usar. Interpretación: tampoco se vuelve fuente para quien lo toma.',
  '9.3-a':
    'El movimiento ferroviario lleva a una unidad de cualquier tipo, a cualquier distancia, por hexes amigos de vía férrea, de uno de ellos a otro, por 1 Movimiento Estratégico; en tren ni se ataca ni se retira nadie. Interpretación: las líneas que comparten un hex enlazan en él.',
  '9.3-b':
    'Una unidad que esté en un hex de Suministro propio y amigo puede viajar a otro por fuera del mapa, por 1 Movimiento Estratégico (USA) o 2 (CSA). No se une a un viaje por el mapa y no paga por el ancho de vía.',
  '9.4-a':
    'El movimiento ferroviario que usa ambos anchos cuesta 2 Movimientos Estratégicos; si no, la unidad para en el hex donde los anchos se juntan.',
  '9.5-a':
    'El enlace de Washington con Alexandria se abre en enero de 1862 si hubo unidades de USA en Alexandria cada fin de Mes desde julio de 1861; si no, tras seis fines de Mes seguidos de ocupación; luego permanece. Las partidas que empiezan en 1862 o después lo tienen desde el principio.',
  '9.6-a': 'El Turnpike sirve a la CSA de vía férrea para el suministro, no para viajar [1.6-d].',
  '10.1-a':
    'USA puede mover y trazar suministro por agua entre puertos amigos con tal de que el camino no pase por ninguno que controle el enemigo.',
  '10.1-b':
    'La CSA mueve y traza suministro por agua solo en el James y el Appomattox, solo mientras controle Norfolk y sin pasar por puertos que controle USA.',
  '10.2-a':
    'Los barcos remontan un Río Mayor hasta su cabeza de navegación: Washington en el Potomac, Port Royal en el Rappahannock, West Point en el York, Richmond en el James, Petersburg en el Appomattox y Harrisburg en el Susquehanna. Interpretación: más allá el río puede seguir siendo Mayor, como el James sobre Richmond y el Potomac hasta Cumberland.',
  '10.2-b':
    "Quien entra del mar por el James encuentra Fuerte Monroe, luego Norfolk, Williamsburg, Harrison's Landing, City Point y Richmond. En City Point se aparta el Appomattox, que lleva a Petersburg.",
  '10.3-a':
    'El movimiento naval lleva a una unidad de un puerto amigo a otro por 1 Movimiento Estratégico, sin más movimiento ese turno y nunca más allá de un puerto enemigo. Los puertos de salida y de llegada no cuentan como pasados.',
  '10.3-b':
    "Mientras la CSA controle Norfolk, ni el movimiento, ni la invasión, ni el suministro de USA pasan de allí James arriba. Las tropas que hayan llegado a Williamsburg por otra vía pueden embarcar hacia City Point si Harrison's Landing también es de USA.",
  '10.3-c':
    'Aquia Landing en manos de la CSA corta el Potomac: ningún barco de USA pasa entre la bahía y Alexandria o Washington. Alexandria en manos de la CSA deja aislada a Washington del mismo modo.',
  '10.3-d':
    'Interpretación: los puertos de la bahía, como Baltimore y Annapolis, y los hexes de costa quedan aparte de toda ruta y nunca se pasan. Un puerto fluvial cierra solo su propio río, y Petersburg está más allá de City Point.',
  '10.4-a':
    'Invadir es llevar por agua a una unidad USA de simple Infantería, desde un puerto amigo, a un hex cualquiera de la costa o de las orillas navegables, tenga o no enemigos, por 2 Movimientos Estratégicos. La unidad no hace nada más ese turno.',
  '10.4-b': 'La invasión no puede pasar un puerto enemigo, pero su meta puede ser el puerto mismo.',
  '10.4-c':
    'Interpretación: los límites de los lados de hex no rigen para los desembarcos; el límite son los Movimientos Estratégicos disponibles.',
  '10.4-d': 'Nadie refuerza una invasión por agua; los refuerzos llegan de hexes adyacentes, como siempre.',
  '10.41-a':
    'Los invasores se retiran por lados de hex que unidades amigas hayan usado en esta batalla o, si no están involucrados, por mar al puerto de donde vinieron mientras sea amigo, sin coste ni límite, y llegan desorganizados; de noche pueden hacerlo todos. Interpretación: una Derrota elimina a los invasores involucrados que no tengan salida por tierra.',
  '10.42-a':
    'La evacuación lleva a una unidad de cualquier tipo de un hex de costa o de río sin puerto a un puerto amigo, por 2 Movimientos Estratégicos y sin pasar puertos enemigos. La CSA puede evacuar en el James y el Appomattox mientras controle Norfolk. La unidad evacuada no puede invadir ese turno.',
  '10.5-a':
    'Cruce de Río: la unidad que empieza su movimiento junto a un lado de Río Mayor sin puente ni vado lo cruza y se detiene. Cuesta 1 Movimiento Estratégico si el hex de la otra orilla es amigo y 2 si es del enemigo, esté vacío o se ataque.',
  '10.5-b':
    'Interpretación: los Cruces de Río atacan con el límite de un río, dos unidades por lado de hex en Seco y una en Barro.',
  '10.5-c': 'Nadie refuerza ni se retira por Cruce de Río.',
  '10.5-d': 'Río abajo de una cabeza de navegación no hay Cruce de Río: allí se pasa solo en barco o por un puente impreso.',
  '11.1-a':
    'La Fase de Suministro cierra todo Turno de Campaña, también los de pase, y atañe solo a las unidades del jugador activo.',
  '11.2-a':
    'Límite de Forrajeo de un hex en unidades, en Seco y en Barro: Claro 4 y 2, Bosque 2 y 1. La ciudad añade 2 y la población 1, también en Barro, de modo que una ciudad en terreno claro alimenta a 6 y a 4.',
  '11.2-b': 'Para el forrajeo cada bloque cuenta como una unidad, también los CG.',
  '11.3-a': 'Las fuentes de un bando son sus propios hexes de Suministro en Territorio Natal mientras no los ocupe el enemigo.',
  '11.31-a':
    'Baltimore es fuente de USA para el suministro por vía férrea y por agua. Cualquier otro puerto sirve al suministro de USA solo si tiene camino libre de agua amiga hasta Baltimore. Interpretación: un puerto abastecido por tren, como Washington, no alimenta a otro puerto, y con el enemigo en Baltimore USA carece de suministro naval.',
  '11.4-a':
    'Un hex está abastecido si se halla en una línea o fuente de suministro amiga, o junto a ella por un lado de hex que no sea infranqueable en ese momento.',
  '11.41-a':
    'La línea ferroviaria es una cadena ininterrumpida de hexes de vía férrea controlados hasta una fuente; para la CSA cuenta también el Turnpike. El ancho de vía da igual, pero un paso de montaña en Barro rompe la cadena [1.21-e].',
  '11.42-a':
    'La línea naval une puertos amigos sin pasar ninguno enemigo. Para la CSA existe solo en el James y el Appomattox con Norfolk, y ha de llegar a una fuente por vía férrea; líneas ferroviarias y navales pueden empalmarse.',
  '11.4-b':
    'Ninguna línea de suministro de la CSA corre por el Territorio Natal de USA, donde sus tropas viven del forrajeo o del Suministro del CG. Interpretación: al norte del Potomac la CSA no está nunca abastecida, ni siquiera junto a una línea suya de la orilla sur.',
  '11.5-a': 'Un hex abastecido mantiene a cualquier número de unidades; uno desabastecido, a tantas como su Límite de Forrajeo.',
  '11.6-a':
    'Si las unidades de un hex desabastecido exceden el límite en cierto número, ese mismo número de las mayores pierde un paso cada una, eligiendo el dueño entre iguales. La que está en su último paso queda eliminada.',
  '11.7-a':
    'En la Fase de Suministro un CG de Campaña con dos o más pasos puede descubrirse y ceder uno: entonces ningún hex de su Radio de Mando, incluido el suyo, sufre desgaste. El dueño decide CG por CG antes de aplicar desgaste alguno. No permite recibir reemplazos, y los CG Supremos, que no tienen radio, no pueden hacerlo.',
  '11.8-a':
    'Un hex, o un grupo de hexes contiguos, está asediado si el enemigo ocupa todos los hexes jugables adyacentes y no tiene suministro naval. Interpretación: el grupo lo forman hexes contiguos ocupados por el asediado, un solo vecino vacío rompe el asedio, y un puerto del grupo en una línea naval válida es suministro naval.',
  '11.8-b':
    'Interpretación: los hexes adyacentes de un asedio son todos los de tierra que tocan el grupo, aun por lados infranqueables; los de montaña no cuentan.',
  '11.8-c': 'Al acabar el Mes cada unidad de un hex asediado pierde un paso, además del desgaste que sufriera.',
  '11.8-d': 'El asedio de Washington da 1 PV a la CSA, y lo mismo su ocupación. USA no recibe nada por asediar allí a la CSA.',
  '11.8-e':
    'Interpretación: el asedio se juzga al empezar cada Fase, salvo que en la de Combate vale lo que era cierto al empezar la de Movimiento de ese turno; así, tomar la plaza al asalto no levanta su asedio. Al fin del Mes se juzga de nuevo.',
  '11.81-a':
    'El jugador activo puede intimar la rendición a los enemigos asediados, que pueden negarse. El asediado puede rendirse en su propio Turno de Campaña, y eso hay que aceptarlo.',
  '11.81-b':
    'Las unidades que se rinden van a la reserva de unidades y pueden reconstruirse. Las asediadas que elimina el desgaste o el combate salen de la partida para siempre.',
  '11.81-c':
    'La rendición se pide o se ofrece durante un Turno de Campaña. Interpretación: comprende a todas las unidades de un hex o grupo asediado; se hace en cualquier momento de la Fase de Movimiento antes de que se ataque ese hex o, si el asedio se ha cerrado en este turno, al empezar la Fase de Suministro; y a cada grupo se le pide una vez por turno.',
  '12.1-a':
    'Orden del Turno de Reemplazo, que juegan ambos a la vez: PV políticos, PR, pasos y cuadros. La CSA tiene derecho a desplegar sus cuadros la última.',
  '12.1-b':
    'Interpretación: ambos deciden en secreto sobre Reclutamiento y Emancipación; se revelan y puntúan (fecha, Reclutamiento de la CSA, de USA, Emancipación) y se tiran los dados de Reclutamiento. Después ambos gastan sus PR en secreto y al mismo tiempo; se despliegan los cuadros de USA y, tras ellos, los de la CSA.',
  '12.2-a':
    'PR por Mes, CSA y USA: 8 y 12 en 1861, 10 y 16 en 1862, 12 y 20 en 1863, 10 y 18 desde 1864. Lo que no se gasta se pierde. Interpretación: de enero a abril cuenta el año nuevo.',
  '12.3-a':
    'Una unidad en el mapa y en hex abastecido puede recibir de uno a tres pasos por Turno de Reemplazo, hasta su máximo, cada uno al precio de paso; ni el forrajeo ni el Suministro del CG abastecen el hex. Las Brigadas no reciben ninguno.',
  '12.4-a':
    'Los bloques de la reserva de unidades entran como cuadros de un paso en ciudades, poblaciones y hexes de Suministro amigos del Territorio Natal de su dueño: USA, nunca en poblaciones tomadas a la CSA ni en Alexandria; la CSA, nunca en el Norte.',
  '12.41-a':
    'Una población o hex de Suministro admite un cuadro por Turno de Reemplazo y una ciudad tres; el hex que es ambas cosas admite el número mayor. No hace falta que el lugar esté abastecido.',
  '12.41-b': 'En Fuerte Monroe no se levantan cuadros, pero las unidades que estén allí pueden recibir pasos.',
  '12.42-a':
    'Precios en PR, del cuadro y de cada paso: Caballería 2 y 1, Infantería 3 y 1, Guarnición 2 y 1, Brigada 1 y ninguno, Artillería 4 y 2, Artillería Pesada 5 y 2, CG de USA 6 y 3, CG de la CSA 4 y 2.',
  '12.42-b': 'Un cuadro no recibe pasos en el Turno de Reemplazo en que se construye o se recluta.',
  '12.42-c': 'No hay más unidades que bloques, y el bloque retirado para siempre no vuelve.',
  '13-a': 'Interpretación: donde las remisiones del reglamento yerran por un número, mandan los títulos.',
  '13-b':
    'Interpretación: el Despliegue Libre lo preparan ambos jugadores en secreto y se descubre a la vez, mostrando solo cuántos bloques hay en cada lugar.',
};
