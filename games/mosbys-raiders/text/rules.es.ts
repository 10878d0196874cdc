import type { RuleId } from './rules.en.ts';

/** Las mismas reglas, con los mismos ids y en el mismo orden, en español. */
export const rules: Record<RuleId, string> = {
  '1.0-a':
    'Este juego es para una sola persona. Tú diriges la guerrilla de Mosby; el ejército de la Unión lo mueven por completo las reglas y los dados.',
  '1.0-b':
    'La partida abarca los primeros meses de la guerra de Mosby, más o menos de enero a abril de 1863, en un máximo de ocho turnos.',
  '1.0-c':
    'Un factor de combate son 25 hombres y una Fase dura unas tres horas. En el mapa, una pulgada equivale a unas cuatro millas.',
  '1.0-d':
    'Cada turno se abre con la Preparación. Luego se alternan las Operaciones de Mosby y las Fases, tantas veces como haga falta, hasta que la guerrilla se desbanda o la obligan a hacerlo.',
  '2.0-a': 'El juego se compone de un mapa, 193 fichas, 120 cartas y un dado de seis caras.',
  '2.2-a':
    'El mapa es una red de espacios. Toda ficha está en un espacio, en una casilla o en una tabla, nunca entre dos sitios.',
  '2.3-a':
    'La unidad nordista tiene dos caras. La oculta significa que está desactivada; la otra dice qué es (un factor de combate, o bien ficha en blanco, piquete, correo o carreta de suministros) y su código de refuerzo, una S o un número.',
  '2.3-b':
    'Muchos marcadores tienen dos caras: el líder está libre o secuestrado; el Tren de Carretas, el puente o el depósito, intacto o demolido, y el depósito demolido muestra sus puntos; el espacio está sin revelar (?) o Revelado; la Iniciativa es de Mosby o de la Unión. Otras parejas comparten ficha solo por ahorrar cartón.',
  '2.3-c':
    'Interpretación: solo son limitados los marcadores de status de espacio [7.1-g], los depósitos y los de Concentración de tropas (uno por cada carta que los coloca). Los de vía demolida, Devastación, fuerza, retirada y chequeo pendiente no se agotan nunca.',
  '2.4-a':
    'Mosby puede explorar, mover, combatir, demoler, secuestrar y desbandarse: seis acciones en total. Las unidades nordistas solo tienen una, el Movimiento, y de él nacen sus combates.',
  '2.4-b':
    'Diez puntos de Rendimiento (PR) hacen un punto de Notoriedad. Para pagar una pérdida, un punto de Notoriedad puede deshacerse de nuevo en diez PR [4.0-b].',
  '2.4-c': 'Los espacios corrientes son círculos; las Concentraciones de tropas nordistas impresas en el mapa son hexágonos.',
  '2.4-d':
    'Dos espacios son adyacentes si los une una carretera o una pista. El ferrocarril nunca hace adyacentes a dos espacios.',
  '2.4-e': 'Interpretación: la pista es un camino de peaje, el de mejor firme; la carretera, un camino rural corriente.',
  '2.4-f':
    "Al empezar, las líneas nordistas abarcan todo lo que queda al este de la línea entre Rappahannock Station y Great Falls, y todo lo que queda al norte de la línea entre Park's Gap y Lovettsville y del Potomac. Los espacios fronterizos, con anillo azul, pertenecen a las líneas.",
  '2.4-g':
    'En todo espacio que quede tras las líneas puede haber unidades de la Unión. Los Eventos pueden extender las líneas, y lo que ganan lo conservan toda la partida.',
  '2.4-h':
    'Los espacios con anillo gris forman la Confederación de Mosby. Mosby empieza cada turno en uno que no esté devastado, ni dentro de las líneas nordistas, ni ocupado por unidades nordistas.',
  '2.4-i':
    'Una Concentración de tropas puede enviar cualquier número de unidades. Los Eventos pueden añadir otras a las ya impresas.',
  '2.4-j':
    'El marcador de status muestra Revelado cuando su espacio ha sido explorado, Mosby ha entrado en él o se ha activado allí una unidad. La cara ? señala los espacios añadidos a las líneas, y esos mismos espacios cuando las líneas se restauran.',
  '3.0-a': 'Baraja por separado las cartas de Acción y las de Eventos.',
  '3.0-b':
    'Las unidades nordistas de código S van al contenedor. Las demás esperan en la casilla de la Tabla de Refuerzos que lleva su número.',
  '3.0-c': 'Cada marcador empieza en el número más bajo de su tabla: turno 1, Alerta 1, 0 PR, Notoriedad 1.',
  '3.0-d': 'Coloca un puente intacto en Union Mills, Occoquan, Dumfries, Alexandria, Farmwell Station y Harpers Ferry.',
  '3.0-e': 'El mapa empieza sin unidades nordistas: solo aparecen al explorarlas, al topar con ellas o al activarse.',
  '4.0-a': 'En cuanto Mosby reúne 10 PR, se convierten en 1 de Notoriedad. La Tabla de Rendimiento guarda el resto, de 0 a 9.',
  '4.0-b': 'Si la pérdida supera los PR disponibles, baja 1 la Notoriedad, suma 10 PR y paga; repítelo si con una vez no basta.',
  '4.0-c':
    'La Notoriedad nunca baja de 1. Interpretación: con Notoriedad 1, una pérdida mayor que los PR disponibles los deja en 0 y el resto se perdona.',
  '4.0-d':
    'El Resumen de Rendimiento y Alerta dice cuánto vale cada hazaña: correo o carreta 1, vía férrea 3, puente o Tren de Carretas 5, depósito su propio valor, líder sacado de las líneas 10, combate ganado 1 más la fuerza enemiga, cada factor nordista destruido 3. Perder un combate o desbandarse ante él cuesta 2; cada factor perdido en combate, una herida o ser sorprendido en la Preparación, 5. Los Eventos dan y quitan puntos por su cuenta.',
  '4.1-a':
    'La partida dura ocho turnos. Tras el octavo, Mosby gana con Notoriedad 9 o más; los PR sueltos no cuentan. Con las condiciones de victoria avanzadas [8.1-a] el listón es 10 en vez de 9, aquí y en [4.2-c] y [4.2-e].',
  '4.1-b': 'Llegar a 9 antes de tiempo no acaba la partida: hay que conservarlo al cerrar el octavo turno.',
  '4.2-a': 'Si Mosby muere, la partida se pierde en el acto.',
  '4.2-b': 'La partida se pierde al final de cualquier turno en que la Notoriedad sea menor que el número de ese turno.',
  '4.2-c': 'La partida se pierde si el turno 8 acaba con Notoriedad 8 o menos.',
  '4.2-d':
    'La partida se pierde al final de un turno si a Mosby no le queda ningún espacio de su Confederación: cada uno está devastado, o dentro de las líneas nordistas, u ocupado por una unidad de combate nordista. El motivo puede ser distinto en cada espacio.',
  '4.2-e': 'Si el turno 8 acaba con Notoriedad 9 o más, Mosby gana aunque haya perdido toda su Confederación.',
  '4.2-f':
    'Interpretación: una Concentración de tropas en un espacio de la Confederación lo deja dentro de las líneas. Para [4.2-d] el propio juego mira las unidades ocultas que haya; las fichas en blanco y las no combatientes no cuentan.',
  '4.2-g':
    'Al final del turno se comprueba por este orden: primero, la Notoriedad frente al número del turno; luego, en el turno 8, decide la Notoriedad sola; después, la pérdida de la Confederación. Se juzga el mapa tal como queda tras los movimientos al azar de una desbandada antes del combate y antes de volver boca abajo las unidades [5.D-b].',
  '5.A1-a':
    'Con Notoriedad 2 o más, vacía en el contenedor todas las casillas de Refuerzos cuyo número no supere la Notoriedad actual.',
  '5.A1-b':
    'Después se vacía también en el contenedor la Casilla de Unidades Nordistas: fichas en blanco y no combatientes. Las unidades de combate destruidas no vuelven jamás.',
  '5.A2-a':
    'Fija la Alerta de la Unión según la Notoriedad actual. Interpretación: Notoriedad de 1 a 3 da 1, 4 o 5 da 2, de 6 a 8 da 3, 9 o más da 4; al nivel 5 solo se llega con subidas durante el turno.',
  '5.A2-b':
    'Durante el turno, la Alerta solo cambia por hazañas, Eventos y cartas. Un cambio de Notoriedad no se nota en ella hasta el turno siguiente, aunque el modificador de reacción del combate [6.5-l] usa al momento la Notoriedad nueva.',
  '5.A3-a':
    'Coloca a Mosby en un espacio de su Confederación que esté fuera de las líneas nordistas, sin unidades nordistas y sin devastar.',
  '5.A3-b':
    'Interpretación: si no hay ninguno, antes mueven las unidades nordistas de fuera de las líneas [5.A4-a], y Mosby se coloca si alguno queda libre. Si no, Mosby no aparece y el turno acaba de inmediato.',
  '5.A3-c': 'El turno que se corta durante la Preparación pasa igualmente por todo el final de turno, con sus comprobaciones.',
  '5.A4-a': 'Cada unidad nordista que esté fuera de las líneas mueve un espacio al azar [7.4-a].',
  '5.A4-b':
    'Si una de ellas entra en el espacio de Mosby, dale la vuelta. Si es de combate, haz un chequeo de Bajas, retira a Mosby del mapa y resta 5 PR; el turno acaba sea cual sea el chequeo.',
  '5.A4-c':
    'Si es una unidad no combatiente, queda eliminada y va a la Casilla de Unidades Nordistas, con 1 PR si es correo o carreta, y el turno sigue.',
  '5.A4-d':
    'Interpretación: estas unidades mueven de una en una en un orden fijo, espacio por espacio y ficha por ficha, y se detienen en cuanto acaba el turno. La que entra en una Concentración de tropas vuelve al contenedor; la que entra en las líneas se queda allí desactivada y no se coloca marcador de status.',
  '5.A4-e':
    'Solo mueven las unidades que están fuera de las líneas. Los espacios de una extensión y los de Concentración de tropas están dentro.',
  '5.A5-a':
    'Tira un dado de reclutamiento; el resultado es el factor de combate de la guerrilla este turno. Notoriedad 1: con un 1 sale 0, con lo demás 1. Notoriedad 2: 1-2 da 1, 3-6 da 2. Notoriedad 3: 1-3 da 2, 4-6 da 3. Notoriedad 4-5: 1 da 2, 2-4 da 3, 5-6 da 4. Notoriedad 6-8: 1-3 da 3, 4 da 4, 5-6 da 5. Notoriedad 9 o más: 1 da 3, 2-4 da 4, 5 da 5, 6 da 6.',
  '5.A5-b': 'Si nadie acude a la llamada (resultado 0), el turno acaba.',
  '5.A6-a':
    'Saca cartas de Acción: 3 con Notoriedad de 1 a 3, 4 con 4 o 5, 5 con 6 a 8, 6 con 9 o más. Si Mosby está herido, una menos. Las cartas Permanentes que conserves van aparte.',
  '5.A7-a': 'Tira un dado y aparta ese número de cartas de Eventos sin mirarlas. Después vuélvelas y resuélvelas una tras otra.',
  '5.A7-b': 'Si los Eventos eliminan a la guerrilla, el turno acaba; si matan a Mosby, la partida se pierde.',
  '5.A7-c': 'Cuando un Evento pone fin al turno, las cartas aún no vueltas regresan encima de la baraja sin haberse visto.',
  '5.A7-d':
    'Interpretación: agotada la baraja de Eventos, no se sacan más. Los Eventos resueltos salen de la partida y ninguna de las dos barajas se vuelve a barajar.',
  '5.A7-e':
    'El número de Eventos lo fija solo el dado. Una carta sin efecto, por no alcanzarse su Notoriedad o por ser la segunda de un líder que ya no está, cuenta como una más.',
  '5.B-a':
    'Mientras no haya ninguna unidad nordista activada, Mosby puede realizar las acciones que quiera, en el orden que quiera y cuantas veces quiera, si se cumplen las reglas de cada una.',
  '5.B-b':
    'Las Operaciones terminan cuando la guerrilla se desbanda, con lo que acaba el turno, o cuando se activa alguna unidad nordista, con lo que empiezan las Fases.',
  '5.B-c':
    'Cuando todas las unidades nordistas quedan desactivadas o eliminadas, se reanudan las Operaciones. En un mismo turno se puede pasar muchas veces de unas a otras.',
  '5.C1-a':
    'La Iniciativa se decide una sola vez, al empezar cada serie de Fases, y su dueño la conserva hasta que esa serie acaba.',
  '5.C1-b':
    'Juega Ganar la Iniciativa, y la tiene Mosby, o tira en la Tabla de Iniciativa. Una vez tirado el dado, ya es tarde para la carta.',
  '5.C1-c':
    'Interpretación: Mosby logra la Iniciativa con 2 o más si la Alerta es 1, con 3 o más si es 2 o 3, y con 4 o más si es 4 o 5; si no, es de la Unión. La Reputación de Mosby puede sumar 1 al dado [C-d].',
  '5.C2-a':
    'Cada Fase se abre con chequeos de Activación, también la primera, antes de que nadie actúe. Alcanzan a los espacios adyacentes a cada unidad de combate nordista ya activada y a las unidades desactivadas que compartan espacio con ella.',
  '5.C2-b':
    'En esos espacios se chequea la guarnición de los que estén sin revelar dentro de las líneas, cada unidad desactivada, dentro o fuera de ellas, y una unidad por cada Concentración de tropas, adyacente o en el mismo espacio.',
  '5.C2-c': 'Las unidades que se activan en este paso no extienden más la alarma en ese mismo paso.',
  '5.C2-d':
    'Cada espacio se chequea una vez por paso, por muchas unidades activadas que tenga cerca, pero cada ficha desactivada que contenga tiene su propia tirada.',
  '5.C2-e': 'Interpretación: también se chequea el espacio sin revelar en el que se encuentra una unidad de combate activada.',
  '5.C2-f':
    'Una unidad de combate con marcador de retirada sigue dando la alarma. Si solo hay activas unidades no combatientes o el Tren de Carretas, en este paso no hay chequeos, salvo los de la escolta [7.8-g].',
  '5.C3-a': 'Actúa primero el bando que tiene la Iniciativa y luego el otro.',
  '5.C3-b':
    'En cada Fase Mosby realiza una acción o pasa. Cada unidad nordista activada realiza exactamente una acción y nunca pasa.',
  '5.C3-c': 'En las Fases, para los dos bandos, mover a un espacio y combatir en él es una sola acción.',
  '5.C3-d': 'Mosby siempre puede pasar. Un Movimiento de ningún espacio equivale a pasar.',
  '5.C4-a': 'Si la guerrilla se queda en 0, pierde un combate o se desbanda, acaban en el acto las Fases y el turno.',
  '5.C4-b':
    'En cuanto no queda ninguna unidad nordista activada, acaban las Fases y se reanudan las Operaciones. Se mira después de cada acción suelta de Mosby o de una unidad nordista, y el resto de esa Fase no se juega.',
  '5.C4-c':
    'En otro caso, cuando han actuado los dos bandos, empieza una nueva Fase con sus chequeos de Activación. La Iniciativa no cambia de manos.',
  '5.D-a':
    'Interpretación: primero se dan los puntos que tocan al final del turno (Lee necesita información) y luego se comprueban la victoria y la derrota. Las reparaciones de [8.4-a] vienen después.',
  '5.D-b':
    'Vuelve todas las unidades nordistas del mapa a su cara desactivada. Las que estén en una Concentración de tropas van al contenedor.',
  '5.D-c': 'Descarta todas las cartas de Acción que no sean Permanentes.',
  '5.D-d': 'Retira del mapa a Mosby y su marcador de fuerza.',
  '5.D-e': 'La herida recibida en este turno acompaña a Mosby todo el siguiente. La que venía de antes se cura ahora.',
  '5.D-f': 'Avanza el marcador de turno.',
  '5.D-g': 'El Tren de Carretas demolido se retira ahora del mapa.',
  '5.1-a':
    'Las cartas de Acción se juegan en el paso de Eventos, en las Operaciones y en las Fases, según permita cada una. Se pueden combinar varias en una misma tirada.',
  '5.1-b': 'La carta jugada se descarta, salvo que sea Permanente.',
  '5.1-c':
    'No se pueden tener más de 6 cartas de Acción, contando las Permanentes. Primero sácalas todas y míralas. Interpretación: después eliges tú cuáles descartar hasta quedarte con 6, y puede ser una Permanente.',
  '5.1-d': 'Las cinco cartas Permanentes siguen en la mano de un turno a otro. Puedes descartarte de una cuando quieras.',
  '5.1-e': 'Si Mosby resulta herido, descártate en el acto de una carta Permanente a tu elección, si tienes alguna.',
  '5.2-a': 'Todas las cartas de Eventos que salen se resuelven, en el orden en que se vuelven y según su propio texto.',
  '5.2-b': 'Si un Evento pone o lleva una unidad de combate nordista al espacio de Mosby, se combate en ese mismo momento.',
  '5.2-c':
    'Interpretación: en los combates de Eventos ataca la Unión y rige todo el procedimiento de combate, con desbandada previa, cartas y Contraataque. No se chequea a los vecinos, nadie se retira y no se ponen marcadores de retirada.',
  '5.2-d':
    'Interpretación: ganar un combate de Eventos da puntos y sube la Alerta como siempre, pero no causa chequeos de Activación ni Fases. La unidad vencida vuelve al contenedor con toda su fuerza, o a la Casilla de Unidades Eliminadas si ha sido destruida.',
  '5.2-e':
    'Interpretación: Esconderse, jugada en un combate de Eventos, lo anula: la unidad va al contenedor y se pasa al siguiente Evento. Tras una desbandada previa o una derrota la unidad va también al contenedor y el turno acaba; con los Eventos pendientes se procede según [5.A7-c].',
  '5.2-f':
    'Interpretación: el espacio que entra en las líneas con Mosby dentro queda Revelado si él sigue allí tras el Evento. Si ya no está, por derrota o desbandada, conserva la ?, pues su guarnición lo defiende.',
  '6.0-a': 'Termina una acción antes de empezar otra. Solo puede realizarse la acción cuyos requisitos se cumplan todos.',
  '6.0-b': 'Cada acción trae los chequeos de Activación que indican sus reglas, tanto en las Operaciones como en las Fases.',
  '6.1-a':
    'Solo Mosby explora. Elige un espacio adyacente que esté sin revelar dentro de las líneas, o que tenga unidades nordistas desactivadas, dentro o fuera de ellas, o ambas cosas.',
  '6.1-b': 'El mismo espacio puede explorarse una y otra vez.',
  '6.1-c': 'Interpretación: no se puede explorar una Concentración de tropas; no hay nada que averiguar.',
  '6.1-d': 'Con Información Local la Exploración tiene éxito sin tirar el dado.',
  '6.1-e':
    'En otro caso tira un dado, con +1 si tienes la carta Explorador. Si supera la Alerta, hay éxito; si es igual o menor, fracaso.',
  '6.1-f':
    'Éxito en un espacio sin revelar: márcalo como Revelado, saca una unidad, mírala y déjala allí desactivada, aunque sea no combatiente. La ficha en blanco va a la Casilla de Unidades Nordistas.',
  '6.1-g': 'Éxito en un espacio con unidades desactivadas: míralas todas. No se saca ninguna otra.',
  '6.1-h': 'Fuera de las líneas nordistas nunca se coloca marcador de status.',
  '6.1-i':
    'Fracaso: haz chequeos de Activación por las unidades de ese espacio. Interpretación: si estaba sin revelar, antes márcalo como Revelado, saca su unidad boca abajo y chequéala también. La ficha en blanco que salga así va a la Casilla de Unidades Nordistas sea cual sea el dado y no activa nada.',
  '6.1-j': 'Si el fracaso no activa nada, miras el espacio igual que tras un éxito. Si activa algo, empiezan o siguen las Fases.',
  '6.1-k': 'En las Fases, la Exploración es la acción de Mosby en esa Fase.',
  '6.1-l':
    'Un espacio puede estar sin revelar y tener además unidades errantes. El éxito saca entonces su unidad [6.1-f] y muestra las demás [6.1-g]; el fracaso chequea la unidad nueva y todas las desactivadas, con un dado para cada una.',
  '6.1-m': 'La carta Explorador ayuda al dado de Exploración, no a los chequeos que siguen a un fracaso.',
  '6.1-n': 'Interpretación: si el fracaso activa solo algunas unidades, las demás de ese espacio siguen sin verse.',
  '6.2-a': 'Se mueve de un espacio a otro adyacente, por carretera o por pista.',
  '6.2-b':
    'En las Operaciones Mosby mueve cuanto quiera, pero se detiene a chequear al entrar en un espacio sin revelar dentro de las líneas o en uno con unidades nordistas. Si nada se activa, ve lo que hay y puede seguir.',
  '6.2-c': 'En las Fases Mosby mueve hasta 3 espacios.',
  '6.2-d': 'En un espacio Revelado y sin unidades nordistas se entra libremente, sin chequeos.',
  '6.2-e':
    'Si al entrar en un espacio sin revelar nada se activa, márcalo como Revelado y saca su unidad. La ficha en blanco va a la Casilla de Unidades Nordistas; el piquete, el correo o la carreta queda eliminado y va a esa misma casilla, con 1 PR por correo o carreta; la unidad de combate se coloca desactivada. En todos los casos Mosby puede seguir.',
  '6.2-f':
    'Si el chequeo de un espacio sin revelar lo activa, márcalo como Revelado y saca la unidad. Si es una ficha en blanco, va a la Casilla de Unidades Nordistas y al final no se activa nada.',
  '6.2-g':
    'Si la entrada de Mosby activa una unidad de combate en las Operaciones, empiezan las Fases y se decide la Iniciativa. Si es suya, puede escabullirse o quedarse a luchar; si no, la Unión actúa primero.',
  '6.2-h':
    'Interpretación: si las Fases las abrió la entrada de Mosby y la Iniciativa es de la Unión, las unidades de combate activadas en su espacio atacan en esa primera parte de la Unión sin tirar por movimiento. En cualquier otro momento la unidad activada en el espacio de Mosby tira en la Tabla de Movimiento de la Unión: con 3-6 ataca, con 2 se va, con 1 se desactiva.',
  '6.2-i':
    'Si el movimiento de Mosby en las Fases activa una unidad de combate, se detiene allí y tiene que luchar como atacante.',
  '6.2-j':
    'En las Fases, entrar en un espacio con una unidad de combate activada obliga a detenerse y luchar. Cuentan las que llevan marcador de retirada.',
  '6.2-k':
    'Si las únicas unidades activadas del espacio son no combatientes, y ya lo estaban antes de llegar él, Mosby las elimina al entrar, sin chequeo, cobra los puntos que correspondan y puede seguir.',
  '6.2-l':
    'Entrar en un espacio con unidades desactivadas exige un chequeo por cada una. Si alguna se activa, Mosby se detiene; si no, puede mirarlas y seguir, o luchar.',
  '6.2-m': 'Si Mosby acaba su movimiento entre unidades desactivadas puede mirarlas, y solo combate si quiere.',
  '6.2-n': 'Quien mueve a un espacio ocupado por el enemigo es el atacante.',
  '6.2-o':
    'Entrar en una Concentración de tropas exige un chequeo por ella, además de uno por cada unidad que haya. En esos espacios nunca se ponen marcadores de status.',
  '6.2-p':
    'En las Fases, la unidad no combatiente que se activa al entrar Mosby lo detiene como cualquier otra [6.2-l]. Interpretación: si él tiene la Iniciativa, la elimina en el acto; si la tiene la Unión, se queda y actúa primero [7.7-d].',
  '6.2-q':
    'En las Operaciones, la unidad no combatiente que se activa por la entrada de Mosby da comienzo a las Fases. Con la Iniciativa, él la elimina y, si no hay nada más activado, las Fases acaban en el acto. Sin ella, la unidad mueve primero.',
  '6.2-r': 'Cruzar el Potomac por pista no afecta al movimiento.',
  '6.2-s':
    'En las Fases, cruzar el Potomac por carretera cuesta todo el Movimiento. Interpretación: hay que empezar la acción en una orilla y se acaba en la otra, un espacio más allá. Vale para Mosby y para la Unión, y el perseguidor que llega a la orilla se para en ella; no rige en las Operaciones, ni en la Preparación, ni para retiradas y movimientos al azar. Las rutas se miden en espacios, como si el río no existiera.',
  '6.2-t':
    'Caballos Veloces suma 1 espacio en las Fases. Interpretación: al menos un tramo de ese movimiento debe ir por pista, y puede ser el tramo de más.',
  '6.2-u': 'Cada carta Espolear Caballos suma 1 espacio al movimiento en curso y puede jugarse en cualquier momento de él.',
  '6.2-v': 'El Cañón resta 2 espacios de movimiento en las Fases. Si te descartas de él, la penalización desaparece.',
  '6.2-w': 'Un líder secuestrado resta 1 espacio de movimiento en las Fases, además de lo que reste el Cañón.',
  '6.2-x': 'Interpretación: la capacidad de movimiento de Mosby no baja de 0. Con 0 no puede mover si no la aumentan las cartas.',
  '6.2-y':
    'Una unidad de combate nordista gana 1 espacio si saca un 6 al mover, vaya por donde vaya. Las no combatientes, nunca.',
  '6.2-z': 'Los puentes y vías demolidos no estorban nunca el movimiento.',
  '6.2-aa':
    'Interpretación: la entrada se resuelve en este orden: los puntos por sacar a un líder [6.3-f]; un chequeo por la guarnición si está sin revelar, uno por cada unidad desactivada y uno por la Concentración de tropas; la extracción de la guarnición no activada [6.2-e]; la eliminación de no combatientes; y luego luchar, detenerse o seguir. Ni las fichas en blanco ni las unidades ya activadas se chequean nunca.',
  '6.2-ab':
    'Interpretación: si en las Fases Mosby entra donde hay una unidad de combate activada, primero se chequean las demás unidades y la guarnición. Después ataca a todas las unidades de combate del espacio, activadas o no.',
  '6.2-ac':
    'Las cartas que ahorran los chequeos de entrada, Guía Local y French Dulaney, no ahorran la lucha con una unidad de combate activada. Eso solo lo hace el Sargento Ames.',
  '6.2-ad':
    'Interpretación: en las Fases, atacar a las unidades desactivadas del espacio donde termina el Movimiento forma parte de la misma acción. Tras un combate no queda movimiento.',
  '6.2-ae':
    'En las Operaciones Mosby decide su movimiento espacio a espacio, de modo que tras cada entrada puede realizar cualquier otra acción.',
  '6.3-a':
    'Los objetivos son el Coronel Dulaney, en Alexandria, y el General Stoughton, en Fairfax Court House. Cada uno llega al mapa con la primera de sus dos cartas de Eventos.',
  '6.3-b': 'La segunda carta de un líder se lo lleva para siempre, si sigue en el mapa.',
  '6.3-c': 'Mosby tiene que estar en el espacio del líder. El Secuestro sale entonces bien sin tirar el dado.',
  '6.3-d':
    'Da la vuelta al líder y ponlo con Mosby; sube 2 la Alerta, hasta 5 como mucho; luego chequea cada unidad de ese espacio y una vez su Concentración de tropas. Los espacios vecinos no se chequean.',
  '6.3-e': 'Si se activa algo, empiezan o siguen las Fases. Si no, el juego continúa como estaba.',
  '6.3-f':
    'Cuando Mosby entra con un secuestrado en un espacio fuera de las líneas nordistas, el líder se retira del mapa y Mosby gana 10 PR al momento, antes de cualquier chequeo o combate.',
  '6.3-g':
    'Si la guerrilla se desbanda, de la manera que sea, o pierde un combate dentro de las líneas, el secuestrado escapa: se retira y no da puntos.',
  '6.3-h': 'Puedes liberar a un secuestrado en cualquier momento. Se retira, no da puntos y acaba la penalización al movimiento.',
  '6.3-i':
    'El líder que fue secuestrado, escapó o quedó libre no vuelve nunca. Su segunda carta se ignora, pero cuenta como sacada.',
  '6.3-j': 'El Secuestro es libre en las Operaciones y es la única acción de Mosby en una Fase.',
  '6.3-k':
    'Mosby puede secuestrar aunque haya unidades nordistas activadas en el espacio. Interpretación: puede llevar a los dos líderes a la vez, y entonces mueve 2 espacios menos en las Fases.',
  '6.4-a':
    'En su espacio Mosby puede demoler un puente intacto, una vía férrea sin dañar o un depósito intacto, si está dentro de las líneas nordistas, y el Tren de Carretas en cualquier parte.',
  '6.4-b':
    'Los puentes y vías de fuera de las líneas no se pueden tocar. Cuando una extensión pone marcador de status en un espacio, su vía y su puente pasan a ser objetivos. Interpretación: también los del espacio que entró en las líneas por un marcador de Concentración de tropas.',
  '6.4-c': 'No hace falta dado. El Tren de Carretas tiene su propia condición [7.8-i].',
  '6.4-d': 'La Demolición afecta al espacio: todas las vías férreas que haya en él son un solo objetivo, con un solo premio.',
  '6.4-e': 'La vía, el puente y el depósito de un mismo espacio son objetivos distintos, y cada uno exige su acción.',
  '6.4-f':
    'Coloca o vuelve el marcador, suma los puntos, sube 1 la Alerta (2 por el Tren de Carretas), hasta 5 como mucho, y haz después los chequeos.',
  '6.4-g':
    'Chequea las unidades del espacio y su Concentración de tropas; luego, en cada espacio adyacente, la guarnición si está sin revelar dentro de las líneas, las unidades desactivadas, dentro o fuera, y la Concentración de tropas.',
  '6.4-h': 'Si se activa alguna unidad, empiezan o siguen las Fases.',
  '6.4-i': 'La vía férrea vale 3 PR, el puente 5, el Tren de Carretas 5 y el depósito lo que diga el dorso de su marcador.',
  '6.4-j':
    'Puentes y vías siguen demolidos hasta que un Evento los repara, y entonces se pueden demoler otra vez. Un depósito o un Tren de Carretas quemado ya no tiene arreglo.',
  '6.4-k': 'Mosby puede demoler con unidades nordistas activadas en su espacio, salvo el Tren de Carretas.',
  '6.4-l':
    'Lo ya demolido no es objetivo. En las Operaciones Mosby puede demoler varios objetivos del mismo espacio uno tras otro, y cada uno sube la Alerta y trae sus chequeos.',
  '6.5-a':
    'Hay combate en el paso de Eventos, en las Operaciones como acción propia y en las Fases como acción o como parte de un Movimiento.',
  '6.5-b':
    'En las Operaciones, si la entrada de Mosby no activó nada, puede atacar a las unidades desactivadas del espacio. Se les da la vuelta y el combate las activa; las que sobreviven se retiran activadas y empiezan las Fases, salvo que no quede ninguna activada tras los últimos chequeos.',
  '6.5-c':
    'Cuando Mosby ataca, se enfrenta a todas las unidades de combate nordistas del espacio, activadas o no, como a una sola fuerza. Las no combatientes no luchan ni causan chequeos: en las Operaciones quedan eliminadas al declararse el ataque; en las Fases, cuando Mosby vence [7.7-d].',
  '6.5-d': 'Cuando ataca la Unión, solo participan sus unidades de combate activadas del espacio.',
  '6.5-e':
    'Los ataques de la Unión esperan a que hayan movido todas las unidades activadas. Las que estén en el espacio de Mosby luchan entonces juntas, en un solo combate.',
  '6.5-f': 'La unidad de combate nordista activada que acaba su movimiento en el espacio de Mosby tiene que atacar.',
  '6.5-g':
    'Interpretación: si al llegar su acción hay una unidad de combate activada en su espacio, Mosby puede realizar cualquier acción menos la Desbandada, o pasar.',
  '6.5-g1':
    'Solo luchan las fichas que están en el mapa. Nunca se ataca a una guarnición sin sacar ni a una Concentración de tropas como tal.',
  '6.5-h': 'Paso 1: da la vuelta a las unidades nordistas implicadas.',
  '6.5-i': 'Paso 2: si ataca la Unión, Mosby puede desbandarse antes del combate [6.6-d].',
  '6.5-j':
    'Paso 3A: halla la proporción de atacante a defensor y redondéala a favor del defensor. Cinco contra dos es 2:1; dos contra cinco es 1:3.',
  '6.5-k':
    'Paso 3B: a fuerzas iguales nada cambia. Cada grado de la proporción a favor de Mosby suma 1 al dado, hasta +5 con seis a uno, y cada grado en su contra resta 1, hasta -5; así, 3:1 es +2 si ataca Mosby y -2 si ataca la Unión. Más allá de seis a uno cuenta como seis a uno.',
  '6.5-l':
    'Paso 3C: suma Notoriedad y Alerta para hallar la reacción de la Unión. De 2 a 4 da +2, de 5 a 7 da +1, de 8 a 11 nada, 12 o más da -1.',
  '6.5-m':
    'Paso 3D: añade las cartas de Acción. Interpretación: todas las cartas para esta tirada, salvo las Permanentes, se ponen antes del dado, y pueden usarse varias iguales a la vez. Ahora se puede jugar Esconderse para anular el combate.',
  '6.5-n':
    'Paso 4: tira, suma los modificadores y mira el resultado: -1 es D2; 0 o 1 es D1; 2 o 3 es D; 4 es R; 5 o 6 es R1; 7 es R2; 8 es R3. Interpretación: menos de -1 cuenta como -1 y más de 8 como 8.',
  '6.5-o':
    'Paso 5: se pueden jugar cartas de Contraataque, una tras otra; cada una repite la tirada con los mismos modificadores de proporción, reacción, cartas Permanentes y sorpresa, y vale la última. Las cartas gastadas en una tirada anterior, también la Estratagema, no vuelven a contar. Interpretación: otras que sigan en la mano pueden añadirse a la nueva tirada, pero no Esconderse.',
  '6.5-p':
    'Paso 6: aplica el resultado en este orden: puntos, Alerta, bajas y retirada de la Unión o bajas de Mosby, y al final los chequeos de Bajas. Un resultado R es victoria de Mosby, con puntos y Alerta +1, hasta 5 como mucho; un resultado D es derrota y acaba el turno.',
  '6.5-q':
    'Un 1 natural en el dado de un ataque o contraataque obliga a un chequeo de Bajas tras el combate. Interpretación: uno por cada 1 natural que haya salido.',
  '6.5-r':
    'Paso 7: si Mosby sigue en juego, chequea cada unidad desactivada y la Concentración de tropas del espacio, y los espacios sin revelar, las unidades desactivadas y las Concentraciones de tropas adyacentes. Estos chequeos se suman a los que abren cada Fase.',
  '6.5-s':
    'Las unidades activadas por los chequeos que siguen a un ataque de Mosby actúan en esa misma Fase si la parte de la Unión aún no ha llegado. Las activadas tras un ataque de la Unión actúan por primera vez en la Fase siguiente.',
  '6.5-s1':
    'Interpretación: en una misma parte de la Unión nunca hay un segundo combate. Las unidades activadas en el espacio de Mosby por los chequeos tras un ataque nordista esperan a la Fase siguiente para atacar.',
  '6.5-t': 'D: la guerrilla se desbanda, Mosby pierde 2 PR y el turno acaba.',
  '6.5-u':
    'D1 y D2: como D, y la guerrilla pierde 1 o 2 factores de combate, a 5 PR cada uno. Interpretación: solo cuestan puntos los factores realmente perdidos.',
  '6.5-v': 'Cuando Mosby pierde un combate, el líder secuestrado escapa y el Cañón se pierde.',
  '6.5-w':
    'R: las unidades nordistas se retiran un espacio y reciben marcador de retirada. Mosby gana 1 PR más la fuerza combinada de todas ellas. Interpretación: se trata de la fuerza al empezar este combate, así que una unidad ya mermada cuenta lo que le quedaba.',
  '6.5-x':
    'R1 a R3: como R, y la Unión pierde ese número de factores de combate, aunque nunca más de los que tiene. Cada factor eliminado vale 3 PR.',
  '6.5-y':
    'Las bajas se reparten lo más por igual posible. Interpretación: quita los factores de uno en uno a la unidad superviviente que menos haya perdido en este combate; los empates, a dado.',
  '6.5-z': 'La unidad mermada lleva un marcador de fuerza. Con 0 va para siempre a la Casilla de Unidades Eliminadas.',
  '6.5-aa': 'Si atacó la Unión, cada unidad vencida vuelve al espacio del que venía.',
  '6.5-ab':
    'Si Mosby atacó fuera de las líneas, cada unidad vencida retrocede un espacio por el camino más corto hacia ellas; una Concentración de tropas cuenta como líneas. Los empates se deciden a dado, unidad por unidad.',
  '6.5-ac': 'Si Mosby atacó dentro de las líneas, cada unidad vencida se retira un espacio al azar.',
  '6.5-ad':
    'Interpretación: la unidad nordista que atacó sin haber entrado en el espacio en esta Fase se retira como si el atacante hubiera sido Mosby.',
  '6.5-ae':
    'Las unidades que se retiran siguen activadas, incluso las que estaban desactivadas cuando Mosby golpeó, y siguen alarmando a sus vecinas. Gastan su próxima acción en quitarse el marcador en vez de mover.',
  '6.5-af': 'Interpretación: la unidad que se retira a una Concentración de tropas se queda en el mapa, activada.',
  '6.5-af1':
    'Interpretación: una retirada puede entrar en cualquier espacio, revelado o no, ocupado o no, y nunca causa combates, extracciones ni marcadores. El atacante sin espacio de origen conocido se retira según [6.5-ad].',
  '6.5-ag':
    'La unidad no combatiente desactivada que está donde Mosby gana un combate queda eliminada, con sus puntos, haya atacado quien haya atacado. Si Mosby pierde, se queda.',
  '6.5-c1':
    'Obligan a un chequeo de Bajas: un 1 natural en combate, la desbandada antes del combate, el Evento Mosby atrapado, la unidad de combate que entra en el espacio de Mosby durante la Preparación [5.A4-b] y la carta Heroicidad de Mosby.',
  '6.5-c2': 'Tira un dado: con 1 o 2 Mosby resulta herido, con 3 a 6 sale ileso.',
  '6.5-c3': 'Mosby Escapa anula un chequeo antes o después de su dado. No cura una herida de un turno anterior.',
  '6.5-c4':
    'Una herida cuesta 5 PR y una carta Permanente a tu elección. Su marcador dura el resto de este turno y todo el siguiente.',
  '6.5-c5': 'Si hieren a Mosby cuando ya está herido, muere y la partida se pierde.',
  '6.5-c6': 'Una herida no acaba el turno por sí sola. Mosby puede resultar herido y ganar el combate.',
  '6.5-c7':
    'Interpretación: la herida recibida en cualquier parte de un turno dura hasta el final del siguiente. En los primeros pasos de la Preparación solo quedan en la mano cartas Permanentes, así que Mosby Escapa no puede responder al chequeo de [5.A4-b].',
  '6.5-c8':
    'Interpretación: el chequeo anulado antes del dado no llegó a hacerse, así que Mosby dado por muerto no puede seguirle; anulado después del dado, sí se hizo. Cada Mosby Escapa anula un chequeo.',
  '6.5-c9':
    'Los chequeos de un mismo combate se hacen de uno en uno. La segunda herida en un mismo combate mata, y la muerte pierde la partida en el acto, aun después de una victoria.',
  '6.6-a': 'La Desbandada acaba siempre el turno.',
  '6.6-b': 'En las Operaciones basta con retirar a Mosby del mapa. No cuesta puntos.',
  '6.6-c':
    'En las Fases Mosby puede desbandarse como acción, salvo que comparta espacio con una unidad de combate nordista activada. No cuesta puntos, y las unidades nordistas se desactivan donde están. Interpretación: cabe en cualquier Fase, pero como acción de Mosby; con la lectura opcional, también antes de que actúe cada unidad nordista, mientras no haya ninguna de esas en su espacio.',
  '6.6-d':
    'Desbandada antes del combate (salir pitando): solo cuando están a punto de atacarle. Haz un chequeo de Bajas; si Mosby vive, retíralo del mapa y resta 2 PR. Las unidades activadas de ese espacio mueven un espacio al azar y se desactivan, las demás se desactivan donde están, el secuestrado escapa, el Cañón se pierde y el turno acaba.',
  '6.6-e': 'Mosby nunca puede salir pitando de un combate en el que es el atacante.',
  '6.6-f':
    'La desbandada antes del combate se decide tras ver a los atacantes y antes de cualquier carta de combate. La herida que se reciba en ella cuesta además sus propios 5 PR. Todas las unidades activadas del espacio, también las no combatientes, se alejan al azar; las desactivadas se quedan.',
  '7.1-a':
    "Extender el Frente: tira un dado, de nuevo si ese resultado ya salió; sus espacios reciben un marcador ? y entran en las líneas para siempre. 1: Winchester, Stephenson's Depot, Summit Point, Berryville. 2: Waterford, Wheatland, Hillsborough, Hamilton, Purcellville. 3: Farmwell Station, Guilford Station, Herndon Station, Dranesville, Leesburg. 4: Sudley Church, Gum Spring, Aldie, Middleburg. 5: Buckland, New Baltimore, Warrenton, Auburn, Fayetteville. 6: solo las paradas del ferrocarril de Manassas Gap, es decir, Gainesville, Hay Market, White Plains, Salem, Rectortown, Piedmont Station, Markham Station, Linden y Front Royal.",
  '7.1-b':
    'Si Mosby está en un espacio que entra en las líneas, saca una unidad. La ficha en blanco o el piquete va a la Casilla de Unidades Nordistas; el correo o la carreta también, y da 1 PR; la unidad de combate le ataca en el acto, sin modificador por sorpresa, y si gana Mosby vuelve al contenedor. El marcador se resuelve según [5.2-f].',
  '7.1-b1':
    'Los espacios de la lista que ya son Concentración de tropas no reciben marcador. Las unidades desactivadas y la Devastación de los nuevos espacios se quedan, y esas unidades cuentan desde ahora como dentro de las líneas. Con cinco cartas y seis resultados, siempre queda alguno por salir.',
  '7.1-c':
    'Colocar Concentración de tropas: pon el marcador en su espacio, que entra en las líneas para siempre, y retira el marcador de status que hubiera. Interpretación: las unidades desactivadas que haya allí vuelven al contenedor. Ninguno de los cuatro lugares está en la Confederación de Mosby, así que Mosby nunca puede hallarse allí en ese momento.',
  '7.1-d':
    'Cada espacio corriente dentro de las líneas guarda exactamente una unidad sin sacar, quizá una ficha en blanco, hasta que se revela. Una Concentración de tropas guarda cuantas hagan falta.',
  '7.1-e':
    'El marcador de status se coloca cuando Mosby explora un espacio o entra en él, o cuando se activa allí una unidad. Nunca se pone en una Concentración de tropas ni fuera de las líneas.',
  '7.1-f': 'La unidad que va a parar a un espacio sin marcador no pone ninguno. Ese espacio conserva su propia unidad sin sacar.',
  '7.1-g':
    'Las líneas se restauran cuando hace falta un marcador de status y los 35 están en el mapa, cuando hay que sacar una unidad y el contenedor está vacío, o cuando lo manda un Evento. Esto no acaba el turno.',
  '7.1-h':
    'Al restaurar, todas las unidades nordistas desactivadas del mapa, y todos los piquetes, correos y carretas que haya en él, vuelven al contenedor y sus bajas se olvidan. No se tocan las Concentraciones de tropas, los objetivos demolidos ni las Casillas de Unidades Nordistas y de Unidades Eliminadas.',
  '7.1-i':
    'Al restaurar, retira los marcadores de status de las líneas originales. Los de las extensiones se quedan, vueltos a ?.',
  '7.1-j':
    'Interpretación: las unidades de combate activadas siguen donde están. Luego se completa la extracción o el marcador que se había interrumpido; si el contenedor sigue vacío, la extracción cuenta como ficha en blanco.',
  '7.1-k': 'Interpretación: toda unidad devuelta al contenedor recupera su fuerza completa.',
  '7.1-l':
    'La restauración no hace excepciones: el espacio donde está Mosby y los que tienen unidades activadas pierden también su marcador, o lo vuelven a ? si son de una extensión, y cada uno oculta otra unidad sin sacar. Con la lectura opcional, el espacio de Mosby sigue Revelado y sin unidad.',
  '7.1-m':
    'Interpretación: la restauración ocurre una vez, antes del marcador o la extracción que la provocó. Lo mismo vale para una extensión que se queda sin marcadores.',
  '7.2-a':
    'El chequeo de Activación es un dado por unidad. Un resultado que no pase de la Alerta la activa; uno más alto la deja dormir.',
  '7.2-b': 'No hay límite a las veces que una unidad puede activarse en un turno.',
  '7.2-c':
    'A la unidad activada se le da la vuelta. La ficha en blanco va a la Casilla de Unidades Nordistas y no se activa nada. Cualquier otra inicia o prolonga las Fases y sigue activa hasta que se desactiva, queda eliminada o acaba el turno.',
  '7.2-d':
    'Un espacio sin revelar se chequea con un solo dado. Si se activa, márcalo como Revelado, saca la unidad y colócala activada; la ficha en blanco va a la Casilla de Unidades Nordistas y el espacio queda Revelado igualmente. Interpretación: si no se activa, y la causa no fue entrar ni explorar, no se saca nada y el espacio sigue sin revelar.',
  '7.2-e':
    'Si el chequeo activa una Concentración de tropas, saca una unidad y colócala allí activada. La ficha en blanco va a la Casilla de Unidades Nordistas.',
  '7.2-f': 'Las unidades desactivadas no se pueden mirar, salvo al explorar o al entrar.',
  '7.2-g':
    'Causan chequeos una Exploración fallida, una entrada, un Secuestro, una Demolición, un Combate y el comienzo de cada Fase. La Exploración chequea el espacio elegido; la entrada y el Secuestro, el de Mosby; las otras tres causas, también los espacios vecinos.',
  '7.2-h':
    'Desactivación, primera forma: un 1 al mover desactiva a la unidad donde está. En las cuatro formas, y en [5.A4-d], la unidad que se desactiva en una Concentración de tropas, o cuyo movimiento al azar termina en una, vuelve al contenedor.',
  '7.2-i': 'Desactivación, segunda forma: Mosby se esconde [7.2-m].',
  '7.2-j':
    'Desactivación, tercera forma: Mosby se desbanda en las Fases. Todas las unidades nordistas se desactivan donde están; las de las Concentraciones de tropas vuelven al contenedor.',
  '7.2-k':
    'Desactivación, cuarta forma: acaba el turno, con igual efecto. Tras una desbandada antes del combate, las unidades de ese espacio mueven primero un espacio al azar.',
  '7.2-l': 'Los correos, las carretas y el Tren de Carretas no activan nunca a otras unidades. Los piquetes, sí.',
  '7.2-m':
    'Esconderse: Mosby pasa en cada Fase mientras las unidades nordistas tiran, mueven y dan la alarma como siempre. Interpretación: si tras todo el movimiento de la Unión hay una unidad de combate activada en su espacio, entonces, al momento, toda unidad nordista activada del mapa, también las no combatientes, mueve un espacio al azar y se desactiva; acaban las Fases y se reanudan las Operaciones.',
  '7.2-n':
    'Mientras Mosby está escondido, las no combatientes que entran en su espacio no quedan eliminadas ni provocan la dispersión.',
  '7.2-o':
    'Esconderse no se puede usar en una Concentración de tropas. Sirve tanto a solas como con unidades de combate nordistas presentes, y en un combate hasta el paso de las cartas [6.5-m].',
  '7.2-p': 'Si Mosby, escondido, hace cualquier cosa que no sea pasar, deja de estarlo.',
  '7.2-q':
    'Jugar Esconderse como acción es el pase de Mosby en esa Fase. En el paso de cartas de un ataque nordista todo el movimiento está ya hecho, de modo que la dispersión llega al momento. Interpretación: en el paso de cartas de un ataque del propio Mosby su acción termina ahí; las unidades que tenía enfrente se vuelven y se activan, empiezan las Fases (con su Iniciativa) si eran las Operaciones, y él espera escondido a la siguiente parte de la Unión.',
  '7.2-r':
    'Mientras Mosby está escondido, la unidad de combate que ya está en su espacio sigue tirando: con 1 se desactiva, con 2 se va, con 3-6 se queda, pero no ataca. La unidad que la dispersión lleve al azar al espacio de Mosby simplemente se desactiva allí.',
  '7.2-s':
    'Si todas las unidades se desactivan de otro modo, acaban a la vez las Fases y el escondite, y la carta queda gastada. Estando escondido, Mosby puede desbandarse según [6.6-c].',
  '7.2-t':
    'Interpretación: el juego recuerda por ti lo que has visto legalmente. Una ficha identificada sigue identificada hasta que vuelve al contenedor.',
  '7.2-u':
    'Interpretación: si hay que chequear varias cosas, se tira primero por el espacio de la hazaña y luego por sus vecinos en el orden de sus salidas; al comienzo de una Fase, espacio por espacio en un orden fijo. En cada espacio va primero la guarnición, luego las unidades desactivadas y al final la Concentración de tropas. La lista se fija antes del primer dado, y lo que entretanto haya desaparecido se salta.',
  '7.3-a': 'Las unidades nordistas solo mueven en la Preparación (errantes y Eventos) y en las Fases.',
  '7.3-b':
    'En cada Fase mueven todas las no combatientes antes que las de combate. Interpretación: dentro de cada grupo, el orden lo eliges tú.',
  '7.3-c': 'Se tira un dado por unidad, y cada una completa su movimiento antes de tirar por la siguiente.',
  '7.3-d':
    'Unidad de combate: con 1 se desactiva; con 2 mueve 1 espacio alejándose de Mosby; con 3 a 5 mueve 3 espacios hacia él; con 6, 4 espacios hacia él.',
  '7.3-e':
    'Unidad no combatiente: con 1 se desactiva; con 2 mueve 1 espacio hacia Mosby; con 3 a 6 mueve 3 espacios hacia la unidad nordista o Concentración de tropas más cercana.',
  '7.3-f':
    'Hacia Mosby quiere decir por la ruta más corta en espacios, medida de nuevo desde cada espacio y con un dado en cada bifurcación. Se puede pasar por espacios ocupados, Concentraciones de tropas y espacios sin revelar. La unidad que entra en el espacio de Mosby se detiene.',
  '7.3-g': 'La unidad de combate que ya está en el espacio de Mosby y saca de 3 a 6 se queda y ataca.',
  '7.3-g1':
    'La unidad de combate con marcador de retirada no ataca en la acción con que se lo quita, aunque tenga a Mosby a su alcance.',
  '7.3-h':
    'Interpretación: alejarse de Mosby es ir a un espacio adyacente al azar que esté más lejos de él; si no lo hay, a uno que no esté más cerca; y si tampoco, la unidad se queda. Desde el espacio de Mosby toda salida aleja.',
  '7.3-i':
    'La no combatiente que con un 2 entra en el espacio de Mosby queda eliminada, con sus puntos, salvo que él esté escondido. Si ya estaba allí, se queda.',
  '7.3-j':
    'La no combatiente que llega hasta la unidad o Concentración de tropas a la que se dirigía vuelve al contenedor, aunque Mosby esté allí.',
  '7.3-k':
    'Interpretación: la no combatiente que empieza su acción con una unidad de combate nordista activada o en una Concentración de tropas vuelve al contenedor sin tirar, aunque el piquete cumple antes con lo suyo [7.7-g]. Si allí solo hay unidades de combate desactivadas, el correo o la carreta tira y mueve, y el piquete las despierta [7.7-h].',
  '7.3-l':
    'La no combatiente rodea a Mosby si lo encuentra en su camino. Si todos los caminos pasan por él, se queda quieta, aunque puede entrar en su espacio si su meta está allí. A un Mosby escondido no lo evita.',
  '7.3-m':
    'Interpretación: la unidad nordista más cercana es otra unidad de combate activada, cualquier otra ficha desactivada o una Concentración de tropas; los empates, a dado. No cuentan otras no combatientes activadas, ni las guarniciones sin sacar, ni el propio espacio de la unidad.',
  '7.3-n': 'La unidad con marcador de retirada gasta su acción en quitárselo.',
  '7.3-o': 'Las unidades nordistas pueden entrar en cualquier espacio, revelado o no, sin cambiar su status.',
  '7.3-p':
    'La no combatiente que entra, aunque sea de paso, en un espacio con una unidad de combate nordista activada o una Concentración de tropas se detiene allí y vuelve al contenedor. El piquete cumple antes con lo suyo [7.7-f], [7.7-g].',
  '7.3-q':
    'Interpretación: la unidad que un piquete activa durante la parte de la Unión tiene en ella su acción completa; la que se activa por los chequeos tras un combate, no [6.5-s]. Ninguna unidad actúa dos veces en una Fase.',
  '7.4-a':
    'Cada espacio tiene una salida con el número 1. Tira un dado y cuenta las salidas desde ella en el sentido del reloj, dando las vueltas que hagan falta; la unidad se va por la salida en que acaba la cuenta.',
  '7.4-b': 'Un movimiento al azar de varios espacios exige un dado nuevo por espacio.',
  '7.4-c': 'Interpretación: esta cuenta se usa siempre, sin atajos para los espacios de dos o tres salidas.',
  '7.4-d': 'Si varias rutas más cortas son iguales, un dado elige entre ellas con la misma probabilidad para todas.',
  '7.5-a':
    'La Unión lucha con las mismas reglas de combate. Tras cada combate se chequean el espacio, su Concentración de tropas y las unidades, espacios sin revelar y Concentraciones de tropas adyacentes.',
  '7.6-a':
    'Al empezar cada turno se vacían en el contenedor todas las casillas de Refuerzos de número igual o menor que la Notoriedad, de modo que las que se saltó una subida rápida llegan juntas.',
  '7.7-a':
    'Las fichas en blanco se van a la Casilla de Unidades Nordistas cuando Mosby entra donde están, las explora o se activan.',
  '7.7-b':
    'Cuando Mosby entra donde solo hay no combatientes desactivadas, haz un chequeo por cada una. Las que no se activan se ven y quedan eliminadas.',
  '7.7-c':
    'Interpretación: si comparten espacio con una unidad de combate, activada o no, la sola entrada de Mosby no elimina a las no combatientes desactivadas; solo lo hacen [6.5-c] y [6.5-ag]. La guarnición recién sacada que resulta no combatiente recibe el mismo trato.',
  '7.7-d':
    'Si al entrar se activan las dos clases: con la Iniciativa Mosby elimina a la no combatiente; si no, esta vuelve al contenedor y la de combate ataca. Si solo se activa la no combatiente: con la Iniciativa la elimina; si no, ella mueve primero. Si solo se activa la de combate: la otra muere si Mosby se queda y vence, y permanece si él se va.',
  '7.7-e':
    'Interpretación: al comienzo de la acción de Mosby en las Fases, y al reanudarse las Operaciones, las no combatientes activadas de su espacio quedan eliminadas sin coste, y las desactivadas también si no hay allí ninguna unidad de combate. No ocurre mientras está escondido.',
  '7.7-f':
    'El piquete que entra en un espacio con unidades desactivadas se retira y las activa a todas; se les da la vuelta, y las fichas en blanco van a la Casilla de Unidades Nordistas. Si todas las que hay están ya activas, simplemente se retira. En ambos casos va al contenedor.',
  '7.7-g':
    'El piquete que está en una Concentración de tropas, o llega a ella, activa allí una unidad de combate y se retira. Interpretación: se sacan fichas hasta que salga una de combate.',
  '7.7-h':
    'El piquete activado junto a unidades desactivadas las despierta cuando le toca actuar y luego se retira. Interpretación: las que despierta actúan en esa misma parte de la Unión.',
  '7.7-i': 'El piquete no da puntos; el correo o la carreta da 1 PR.',
  '7.7-j':
    'Las no combatientes eliminadas por Mosby van a la Casilla de Unidades Nordistas. Las que llegan hasta unidades nordistas o Concentraciones de tropas van al contenedor.',
  '7.7-k':
    'Para un barrido o una escolta solo valen unidades de combate. Las fichas en blanco y las no combatientes que salgan se devuelven.',
  '7.7-l':
    'El piquete no afecta a la guarnición sin sacar de un espacio sin revelar. Interpretación: si una extracción exige una unidad de combate y el contenedor no la tiene, restaura las líneas; si aun así no hay ninguna, esa extracción se omite.',
  '7.8-a':
    'Su Evento coloca el Tren de Carretas en Harpers Ferry. Tras todos los Eventos el turno se abre con las Fases, y la Iniciativa se decide como siempre. Si los Eventos acaban el turno, el tren queda fuera de la partida.',
  '7.8-b':
    'Como unidad no combatiente que es, el tren no provoca chequeos de Activación por donde pasa; los provocan, como siempre, las acciones de Mosby.',
  '7.8-c':
    'En cada parte de la Unión, junto con las no combatientes y sin tirar, el tren avanza 1 espacio por la ruta más corta; los empates, a dado. Interpretación: su destino es Middletown, en el Valle, y sale del mapa en la Fase siguiente a su llegada.',
  '7.8-d': 'El tren no se mueve mientras Mosby está en su espacio, y sigue su camino cuando él se marcha.',
  '7.8-e':
    'Dos unidades de combate escoltan el tren. Están fuera del mapa hasta que se activan, y se sacan del contenedor en ese momento; las fichas en blanco y no combatientes se repiten.',
  '7.8-f':
    'Cuando Mosby y el tren se encuentran por primera vez, mueva quien mueva, ambos se detienen y se hace un chequeo por cada escolta. Una carta como Guía Local anula esta tanda. Los chequeos no obligan a Mosby a luchar.',
  '7.8-f1':
    'Interpretación: si el encuentro activa una escolta, el paso de acciones de la Fase empieza de nuevo por el bando con la Iniciativa y cada unidad actúa una vez; los chequeos del comienzo de la Fase no se repiten. Con la Iniciativa Mosby puede atacar, pasar o irse primero; sin ella, las escoltas atacan antes. Si no se activa ninguna, la Fase sigue y Mosby puede demoler en su próxima acción.',
  '7.8-g':
    'Los chequeos de la escolta se repiten al comienzo de cada Fase mientras Mosby y el tren estén juntos, tras un combate allí y tras la demolición. Irse y volver cuenta como un nuevo encuentro.',
  '7.8-h':
    'Las escoltas activadas se quedan y mueven con el tren. La que es vencida gasta una acción en rehacerse. Interpretación: después vuelve hacia el tren hasta 3 espacios por Fase por el camino más corto, sin tirar, y solo ataca a Mosby si acaba en su espacio.',
  '7.8-h1':
    'Interpretación: la escolta que se desactiva estando con el tren, por Esconderse o por acabar las Fases, sale otra vez del mapa pero conserva su identidad y sus bajas; un chequeo posterior trae la misma ficha. Las destruidas no se reponen, y si en el contenedor no hay unidad de combate esa escolta no existe.',
  '7.8-i':
    'Si no hay ninguna unidad nordista activada en el espacio del tren, Mosby puede demolerlo como su próxima acción. No importa que haya una escolta vencida en otra parte.',
  '7.8-j':
    'Demoler el tren sube 2 la Alerta y da 5 PR. Luego se chequean las dos escoltas, las demás unidades desactivadas y la Concentración de tropas del espacio, y las unidades desactivadas, espacios sin revelar y Concentraciones de tropas adyacentes. Si nada se activa, acaban las Fases.',
  '7.8-j1':
    'Solo la acción de Demolición destruye el tren, dentro o fuera de las líneas. Es un único objetivo y no ata a Mosby: puede irse, o pasar Fases hasta que desaparezca.',
  '7.8-k':
    'Si Mosby ataca a las escoltas se enfrenta a las dos, activadas o no. Si ataca la Unión, solo luchan las escoltas activadas.',
  '7.8-l': 'Tras la demolición, las escoltas son unidades corrientes. Las no activadas se colocan en el mapa desactivadas.',
  '7.8-m':
    'Interpretación: mientras el tren está en el mapa las Fases continúan, aunque no haya otra unidad activada. Si sale o es demolido y no queda nada activado, acaban. Si Esconderse dispersa a los perseguidores con el tren aún en el mapa, termina el escondite y las Fases siguen con la misma Iniciativa.',
  '7.8-n':
    'Interpretación: si el turno acaba con el tren en el mapa, sale de la partida con las escoltas que no se hayan colocado. Las que están en el mapa se quedan como unidades corrientes desactivadas.',
  '7.8-o':
    'Interpretación: las escoltas activadas cuentan como unidades de combate activadas para los chequeos del comienzo de una Fase y para saber si acaban las Fases.',
  '7.8-p':
    'Interpretación: las escoltas activadas que van con el tren no tiran para mover. Mueven con él, y atacan si Mosby está en el espacio cuando actúa la Unión.',
  '7.8-q':
    'Interpretación: un Mosby escondido no se encuentra con el tren. Este pasa por su espacio y no se chequea ninguna escolta.',
  '8.1-a':
    'Condiciones de victoria avanzadas: con menos de Notoriedad 10 se pierde. 10 es victoria marginal, 11 táctica, 12 sustancial, 13 decisiva, 14 o más aplastante.',
  '8.1-b':
    'Por encima de Notoriedad 10 todas las tablas se leen como con 10, también la reacción de la Unión [6.5-l], y no cambian ni la Alerta ni el número de turnos. Al final de cada turno la Notoriedad debe seguir igualando el número del turno.',
  '8.2-a': 'Eventos adicionales: suma 2 al dado del número de cartas de Eventos. Si la baraja se agota, rige [5.A7-d].',
  '8.3-a':
    'Esconderse puede fallar: tras una parte de la Unión en que una unidad entró en el espacio de Mosby escondido, tira un dado. Con 1-2 dentro de las líneas, o con 1 fuera, lo descubren: la carta queda anulada, las unidades de combate atacan en el acto en un solo combate y las no combatientes quedan eliminadas. Si no, Esconderse funciona como siempre, y si solo hay no combatientes sigue escondido. Interpretación: la unidad de combate activada que permaneció en el espacio busca como la que entra. Si se juega contra un ataque nordista se tira en ese momento, pues ya han movido todas, y si falla el combate sigue; en un ataque de Mosby no se tira hasta después de la siguiente parte de la Unión.',
  '8.3-b':
    'Esconder el Cañón: puede ocultarse en un espacio sin devastar de la Confederación de Mosby, en cualquiera al sacar la carta y después solo donde esté Mosby. Ocultarlo no cuesta acción, ni tampoco recogerlo, si quieres, cuando Mosby entra en el espacio. Interpretación: mientras está oculto ni ayuda ni frena, no cuenta en la mano y no se pierde por heridas, desbandadas ni derrotas.',
  '8.3-c':
    'El Cañón oculto se pierde si devastan su espacio. Cada vez que una unidad nordista entra o es colocada allí, tira un dado: con 1-2 lo encuentran y se pierde.',
  '8.4-a':
    'Reparación de vías férreas: al final del turno tira por cada vía demolida; con 1-3 queda reparada. Si allí hay un marcador Revelado se vuelve a ?, pues el espacio tiene otra unidad sin sacar, y las unidades presentes se quedan. Los Eventos de reparación siguen valiendo.',
  '8.5-a':
    'Al norte del Potomac: desde el turno 5, cada espacio del otro lado del río que Mosby revele vale 1 PR, o 2 si es adyacente a una Concentración de tropas, impresa o colocada. Los puntos se cobran siempre que se pone allí un marcador Revelado, por exploración, entrada o activación, y de nuevo tras una restauración.',
  '8.5-b':
    'Al norte del Potomac Mosby no puede desbandarse por su voluntad ni salir pitando. Quita de la baraja Lee necesita información antes de empezar.',
  '8.6-a':
    'Fallos en la demolición: tira un dado en cada intento, también con el Tren de Carretas. Falla con 1, y también con 2 si en el espacio hay una unidad de combate activada o una Concentración de tropas. El fallo gasta igualmente la acción, sube la Alerta y trae todos los chequeos.',
  '8.7-a':
    'Interrogatorio, solo en las Operaciones: cada no combatiente eliminada puede ser interrogada en el acto, además de dar sus puntos. Correo: 1 pierde 2 PR, 2 pierde 1, 3 nada, 4-5 revela un espacio, 6 dos. Carreta: 1 pierde 2 PR, 2-4 nada, 5 revela un espacio, 6 dos. Piquete: 1-2 pierde 1 PR, 3 nada, 4 revela un espacio, 5 dos, 6 todos. Interpretación: los espacios se eligen al azar entre los adyacentes corrientes dentro de las líneas que estén sin revelar o tengan unidades no vistas, y se revelan como con una exploración lograda; si faltan, todos los que haya. A las unidades halladas en los Eventos no se las interroga.',
  '8.8-a':
    'Entrar en espacios no revelados: la entrada que no activa nada coloca un marcador ? y no saca unidad, y las que ya están siguen sin verse; solo explorar las identifica. Interpretación: Mosby puede explorar el espacio en que está, como Exploración normal; las no combatientes que encuentre sin unidad de combate al lado quedan eliminadas.',
  '8.8-b':
    'Volver a entrar en ese espacio trae un nuevo chequeo, y una vez activado su marcador pasa a Revelado. Interpretación: la unidad sin sacar de donde está Mosby se chequea como una desactivada cuando él demuele, secuestra o lucha allí, y al comienzo de una Fase; no se puede atacar a unidades sin sacar o no vistas. Guía Local y Sargento Ames siguen revelando como dicen. Estos marcadores ? cuentan entre los 35 y se van con una restauración.',
  '8.9-a':
    'Contenido de los depósitos: al demoler un depósito tira un dado. 1-2: pierde 1 PR; 3: nada; 4-5: víveres, que valen 2 PR al salir de las líneas y hasta entonces restan 1 espacio de movimiento en las Fases, y que pueden tirarse en cualquier momento; 6: Caballos Veloces, si no se tiene. Interpretación: la carta se toma de donde esté, aunque hubiera salido de la partida, descartando hasta quedar con 6 si hace falta. Cada carga de víveres vale 2 PR, pero la penalización es de 1 en total; se pierden si el turno acaba dentro de las líneas. Una demolición fallida [8.6-a] no da tirada.',
  'C-a': 'Hay 60 cartas de Acción y 60 cartas de Eventos.',
  'C-b':
    'Cañón: +1 a todo dado de combate, 2 espacios menos de movimiento en las Fases. Se pierde al salir pitando o al ser derrotado, también en los combates de Eventos.',
  'C-c':
    'Explorador: +1 a la Exploración. Interpretación: su +1 a los chequeos del espacio en que se entra vale solo en las Operaciones, nunca en un espacio que Mosby ya ocupa ni tras una exploración fallida.',
  'C-d': 'Reputación de Mosby: +1 al dado de Iniciativa con Notoriedad 4 o más, de modo que un 1 natural cuenta como 2.',
  'C-e':
    '¡Emboscada! da +2 cuando ataca la Unión; Ataque por Sorpresa, +2 cuando ataca Mosby; Heroicidad de Mosby, +2 en ambos casos con un chequeo de Bajas de más. Cada Estratagema suma 1 factor para la proporción; las bajas salen de la fuerza verdadera.',
  'C-f': 'Mosby dado por muerto: tras un chequeo de Bajas que no le mató, la Alerta pasa a 1.',
  'C-g':
    'French Dulaney: entra en Alexandria sin chequeo si no hay allí ninguna unidad de combate activada. Los chequeos por un secuestro o una demolición se hacen como siempre.',
  'C-h':
    'Guía Local: entra en un espacio cualquiera sin chequeos. Si está sin revelar, se saca y resuelve como en [6.2-e]; las unidades desactivadas que haya se ven sin chequearlas, y las no combatientes desactivadas quedan eliminadas si no las acompaña una de combate.',
  'C-i':
    'El Sargento Ames cubre en las Operaciones tres entradas cualesquiera que exijan chequeo; las demás no lo gastan. Se pierde si antes otra acción de Mosby activa una unidad de combate, y al final del turno. Las Fases abiertas por una no combatiente solo lo dejan en suspenso.',
  'C-j':
    'El Sargento Ames cubre en las Fases tres entradas dentro de un solo Movimiento de longitud normal, y pasar entre unidades activadas es libre. Interpretación: Mosby puede acabar ese Movimiento entre unidades activadas y ningún bando ataca; en esa Fase solo luchan con él las unidades que entren en su espacio. Desde la Fase siguiente todo es normal. Si las Fases acaban durante ese Movimiento, las entradas que quedan valen en las Operaciones [C-i].',
  'C-k': 'Gilmor asalta el B&O. Interpretación: la Alerta sube siempre 1; los 2 PR solo llegan con Notoriedad 6 o más.',
  'C-k1':
    'Las condiciones de Notoriedad de los Eventos miran la que hay al resolver la carta, y los puntos perdidos siguen [4.0-b]. Los factores que los Eventos quitan a la guerrilla no son bajas de combate y no cuestan puntos.',
  'C-l':
    'Lee necesita información, desde el turno 4: al final de este turno Mosby gana 2 PR por cada marcador Revelado al norte del Potomac, da igual cómo y cuándo se pusiera.',
  'C-m':
    'Colocar Depósito: toma al azar un marcador de los que queden. Su valor no se conoce hasta demolerlo, y sigue en el mapa toda la partida.',
  'C-n':
    'Barrido de la Unión: tira por su primer espacio: 1 Goose Creek, 2 Salem, 3 White Plains, 4 Hopewell, 5 Aldie, 6 Mountsville. Saca fichas hasta que salga una de combate, devuelve las otras y devasta el espacio. Si Mosby está allí, lucha con -2; si no, la unidad hace 3 movimientos al azar, devastando cada espacio de la Confederación en que entra y luchando con Mosby con -2 si lo encuentra, y vuelve al contenedor. No le afectan las líneas, las Concentraciones de tropas ni otras unidades. Interpretación: un combate pone fin al barrido, y la unidad va al contenedor o a la Casilla de Unidades Eliminadas sin mover más.',
  'C-o': 'En un espacio cabe como mucho un marcador de Devastación. A Mosby no se le puede colocar sobre uno.',
  'C-p': 'Cuando Enfermedad o algo parecido deja a la guerrilla en 0, el turno acaba sin cambio de puntos.',
  'C-q':
    'Reorganización de la Unión: tira un dado por cada ficha nordista del mapa; con 1-3 vuelve al contenedor con toda su fuerza, con 4-6 se queda.',
  'C-r':
    'La Unión arrasa el valle devasta todo espacio de la Confederación que tenga una ficha nordista, vista o no. Interpretación: la guarnición sin sacar de un espacio con ? no cuenta. La Confederación de Mosby se recupera quita toda la Devastación.',
  'C-s':
    'Información Local se usa como acción de Exploración, así que en las Fases es la acción de Mosby. La carta sustituye al dado, y no sigue ningún chequeo.',
};
