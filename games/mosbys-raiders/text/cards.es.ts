import type { CardKey, CardText } from './cards.en.ts';

export const cards: Record<CardKey, CardText> = {
  'act-cannon': {
    title: 'Cañón',
    text: '+1 a todo dado de combate. En las Fases Mosby mueve 2 espacios menos, que Caballos Veloces y Espolear Caballos pueden compensar; en las Operaciones no afecta. Se pierde si Mosby sale pitando o pierde un combate; se puede abandonar en cualquier momento.',
    when: 'Permanente. Actúa por sí sola en todo combate, atacando o defendiendo, y en todo Movimiento de las Fases.',
    flavour:
      "Un obús ligero de montaña le sirvió a Mosby para detener un tren cerca de Catlett's Station en mayo de 1863, y se perdió en la lucha que siguió.",
  },
  'act-fast-horses': {
    title: 'Caballos Veloces',
    text: 'En las Fases Mosby puede mover 1 espacio más, siempre que al menos un tramo de ese Movimiento, en cualquier punto, vaya por pista.',
    when: 'Permanente. Actúa por sí sola en todo Movimiento de las Fases.',
    flavour: 'Más de un ranger montaba un caballo con el hierro del ejército de los Estados Unidos.',
  },
  'act-scout': {
    title: 'Explorador',
    text: '+1 a todo dado de Exploración. En las Operaciones, además, +1 a los chequeos de Activación del espacio en que Mosby entra; nunca a los de un espacio que ya ocupa ni a los que siguen a una exploración fallida.',
    when: 'Permanente. Actúa por sí sola en todo dado de Exploración y, en las Operaciones, en los chequeos de entrada.',
    flavour: 'John Underwood conocía todas las veredas de la comarca, y Mosby le atribuyó buena parte de sus primeros éxitos.',
  },
  'act-pistol-tactics': {
    title: 'Tácticas de Pistola',
    text: '+1 a todo dado de combate.',
    when: 'Permanente. Actúa por sí sola en todo combate, atacando o defendiendo.',
    flavour: 'Mosby arrinconó el sable como una reliquia; sus hombres cargaban con un par de revólveres cada uno.',
  },
  'act-reputation': {
    title: 'Reputación de Mosby',
    text: '+1 al dado de Iniciativa mientras la Notoriedad sea 4 o más. Con 3 o menos no hace nada, pero se puede conservar.',
    when: 'Permanente. Actúa por sí sola en cada dado de Iniciativa.',
    flavour: 'Con el tiempo, destacamentos enteros que vigilaban el ferrocarril se dieron por inservibles de puro atemorizados.',
  },
  'act-ambush': {
    title: '¡Emboscada!',
    text: '+2 a un dado de combate. No sirve si el atacante es Mosby.',
    when: 'En un combate, antes del dado, cuando ataca la Unión.',
    flavour:
      'Cerca de Mount Zion Church, en julio de 1864, Mosby cayó sobre la caballería del mayor Forbes y la deshizo en minutos.',
  },
  'act-counterattack': {
    title: 'Contraataque',
    text: 'Repite la tirada del combate; vale el nuevo resultado, aunque sea peor. Cuentan otra vez la proporción, la reacción, la sorpresa y las cartas Permanentes. Las ya gastadas no, pero se pueden añadir otras nuevas, salvo Esconderse. Se pueden jugar varias seguidas.',
    when: 'En cualquier combate, después del dado y antes de aplicar el resultado.',
    flavour: "Sorprendidos en el corral de Miskel's Farm en abril de 1863, los hombres de Mosby abrieron el portón y cargaron.",
  },
  'act-reported-dead': {
    title: 'Mosby dado por muerto',
    text: 'La Alerta de la Unión pasa a 1, fuera cual fuera.',
    when: 'Justo después de hacerse un chequeo de Bajas, si Mosby vive.',
    flavour:
      'Cuando hirieron a Mosby en diciembre de 1864, los periódicos del Norte lo enterraron en sus páginas; en unos meses estaba de vuelta.',
  },
  'act-french-dulaney': {
    title: 'French Dulaney',
    text: 'Entra en Alexandria sin chequeo de Activación. Los chequeos por un secuestro o una demolición allí se hacen como siempre.',
    when: 'Al entrar Mosby en Alexandria, en las Operaciones o en las Fases, si no hay allí ninguna unidad de combate nordista activada.',
    flavour: 'El propio hijo del coronel Dulaney cabalgaba con la partida que llamó a la puerta de su padre.',
  },
  'act-gain-initiative': {
    title: 'Ganar la Iniciativa',
    text: 'Mosby tiene la Iniciativa en toda esta serie de Fases. Una vez tirado el dado ya no se puede jugar.',
    when: 'Al empezar las Fases, en lugar del dado de Iniciativa.',
    flavour: 'La norma de Mosby era no esperar nunca una carga a pie firme, sino darla siempre.',
  },
  'act-hide': {
    title: 'Esconderse',
    text: 'Mosby se esconde y tiene que pasar en cada Fase. Cuando tras el movimiento nordista hay una unidad de combate activada en su espacio, toda unidad nordista activada mueve un espacio al azar y se desactiva, y se reanudan las Operaciones. Jugada en un combate de Eventos, simplemente lo anula.',
    when: 'En las Fases como acción de Mosby, y cuenta como su pase; o en cualquier combate antes del dado. Nunca en una Concentración de tropas.',
    flavour: 'Tras cada golpe la banda se disolvía entre las granjas; al alba las patrullas solo hallaban hombres arando.',
  },
  'act-local-guide': {
    title: 'Guía Local',
    text: 'Entra en un espacio sin chequeos de Activación: si está sin revelar, su guarnición se saca y se coloca desactivada (las fichas en blanco y no combatientes van a la Casilla de Unidades Nordistas, con 1 PR por correo o carreta), y se ven las unidades desactivadas. O bien anula una tanda de chequeos de la escolta. No evita la lucha con una unidad de combate activada.',
    when: 'Al entrar Mosby en un espacio, en las Operaciones o en las Fases; o cuando toca chequear a las escoltas del Tren de Carretas.',
    flavour:
      'Ben Hatton, que comerciaba en los campamentos de la Unión, guió a Mosby de noche hasta la espalda de un puesto avanzado.',
  },
  'act-local-information': {
    title: 'Información Local',
    text: 'La Exploración tiene éxito sin tirar el dado y no le sigue ningún chequeo de Activación.',
    when: 'Como acción de Exploración sobre un espacio adyacente, en las Operaciones o en las Fases.',
    flavour: 'Las familias campesinas avisaban de cada puesto y cada patrulla, y con ello arriesgaban sus casas.',
  },
  'act-mosby-escapes': {
    title: 'Mosby Escapa',
    text: 'Anula ese chequeo y la herida que hubiera causado. No cura una herida de un turno anterior.',
    when: 'Cuando toca un chequeo de Bajas, antes o después de su dado.',
    flavour:
      'Mientras los soldados registraban la casa de los Hathaway, Mosby aguardaba en un árbol junto a la ventana del dormitorio.',
  },
  'act-heroics': {
    title: 'Heroicidad de Mosby',
    text: '+2 a un dado de combate, atacando o defendiendo. Tras el combate haz un chequeo de Bajas, además de los que cause un 1 natural.',
    when: 'En cualquier combate, antes del dado.',
    flavour: 'Mosby mandaba desde la primera fila, y más de una bala le costó.',
  },
  'act-ames': {
    title: 'Sargento Ames',
    text: 'Entra hasta en tres espacios ocupados por la Unión sin chequeos de Activación, y pasa entre unidades activadas sin luchar. En las Operaciones se pierde si antes una acción de Mosby activa una unidad de combate, y al final del turno. En las Fases las tres entradas caben en un solo Movimiento de longitud normal, y en esa Fase solo luchan con Mosby las unidades que entren en su espacio.',
    when: 'En las Operaciones, para tres entradas cualesquiera; o en las Fases, para un Movimiento.',
    flavour: 'Desertor del 5.º de Caballería de Nueva York, Ames se ganó la confianza de Mosby y abrió el camino hasta Fairfax.',
  },
  'act-spur-horses': {
    title: 'Espolear Caballos',
    text: 'Mosby puede mover 1 espacio más en este Movimiento. Se pueden jugar cuantas se quiera a la vez, y junto con Caballos Veloces.',
    when: 'Durante un Movimiento en las Fases.',
    flavour: 'Quien golpeaba a medianoche quería ver el amanecer en otro condado.',
  },
  'act-ruse': {
    title: 'Estratagema',
    text: 'La guerrilla cuenta 1 factor de combate más para la proporción de una tirada; cada carta suma 1. Las bajas salen de su fuerza verdadera.',
    when: 'En cualquier combate, antes del dado.',
    flavour: 'Con ruido, oscuridad y sangre fría, un puñado de jinetes pasaba por un regimiento.',
  },
  'act-surprise-attack': {
    title: 'Ataque por Sorpresa',
    text: '+2 a un dado de combate. No sirve si la atacante es la Unión.',
    when: 'En un combate, antes del dado, cuando ataca Mosby.',
    flavour:
      'En Aldie, en marzo de 1863, un caballo desbocado llevó a Mosby contra un escuadrón de Vermont que descansaba y que huyó en desorden.',
  },
  'evt-recruits-2': {
    title: 'Más Reclutas (Notoriedad 2 o más)',
    text: 'Con Notoriedad 2 o más, la guerrilla gana 1 factor de combate este turno.',
    when: 'Se resuelve al salir.',
    flavour: 'Mosby citaba a los suyos en una iglesia o un cruce, y nunca sabía cuántos jinetes habría esperando.',
  },
  'evt-recruits-4': {
    title: 'Más Reclutas (Notoriedad 4 o más)',
    text: 'Con Notoriedad 4 o más, la guerrilla gana 1 factor de combate este turno.',
    when: 'Se resuelve al salir.',
    flavour: 'Soldados de permiso cabalgaban con gusto una noche con Mosby antes de volver a filas.',
  },
  'evt-recruits-6': {
    title: 'Más Reclutas (Notoriedad 6 o más)',
    text: 'Con Notoriedad 6 o más, la guerrilla gana 1 factor de combate este turno.',
    when: 'Se resuelve al salir.',
    flavour: 'Al correr las historias, hubo hombres que cruzaron el Potomac desde Maryland para alistarse.',
  },
  'evt-picnic': {
    title: 'Picnic en Falls Church',
    text: 'Mosby gana 2 PR.',
    when: 'Se resuelve al salir.',
    flavour:
      'Un diario de Washington contó que en un picnic los hombres de Mosby bailaron con las damas y se comieron el almuerzo.',
  },
  'evt-leader-stoughton': {
    title: 'General Stoughton',
    text: 'Primera carta: el General Stoughton llega a Fairfax Court House y puede ser secuestrado. Segunda carta: se marcha para siempre si sigue en el mapa; si no, nada ocurre.',
    when: 'Se resuelve al salir.',
    flavour:
      'En la noche del 8 de marzo de 1863, con 29 hombres, Mosby sacó al general de la cama en medio de su propia brigada.',
  },
  'evt-leader-dulaney': {
    title: 'Coronel Dulaney',
    text: 'Primera carta: el Coronel Dulaney llega a Alexandria y puede ser secuestrado. Segunda carta: se marcha para siempre si sigue en el mapa; si no, nada ocurre.',
    when: 'Se resuelve al salir.',
    flavour: 'Ayudante del gobernador unionista de Virginia, lo sacaron de su casa a un paso de Alexandria.',
  },
  'evt-extend-lines': {
    title: 'Extender el Frente',
    text: 'Tira en la Tabla de Extensión de las Líneas Nordistas, de nuevo si ese resultado ya salió. Sus espacios reciben un marcador ? y entran en las líneas para siempre. Si Mosby está en uno, saca una unidad: las fichas en blanco y no combatientes van a la Casilla de Unidades Nordistas (1 PR por correo o carreta); una de combate le ataca en el acto y, si es vencida, va al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: 'El frente ante Washington nunca fue una raya en el suelo, pero avanzaba poco a poco.',
  },
  'evt-gilmor': {
    title: 'Gilmor asalta el B&O',
    text: 'La Alerta de la Unión sube 1, hasta 5 como mucho. Con Notoriedad 6 o más, Mosby gana además 2 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'Los partisanos de Harry Gilmor asaltaron un expreso del Baltimore & Ohio en febrero de 1864.',
  },
  'evt-lincoln': {
    title: 'Historia del secuestro de Lincoln',
    text: 'Mosby gana 1 PR, o 2 PR con Notoriedad 6 o más.',
    when: 'Se resuelve al salir.',
    flavour:
      'En Washington se rumoreaba que un ranger había mandado a Lincoln un mechón de pelo con la promesa de cenar pronto con él.',
  },
  'evt-lee-info': {
    title: 'Lee necesita información',
    text: 'Desde el turno 4: al final de este turno Mosby gana 2 PR por cada espacio con marcador Revelado al norte del Potomac.',
    when: 'Se resuelve al salir; se cobra al final de este turno.',
    flavour: 'Lee y Stuart se fiaban de los informes de Mosby, tan certeros como sus golpes.',
  },
  'evt-longstreet': {
    title: 'Longstreet marcha al Oeste',
    text: 'La Alerta de la Unión baja 1, hasta 1 como mínimo.',
    when: 'Se resuelve al salir.',
    flavour: 'En septiembre de 1863 el cuerpo de Longstreet dejó Virginia en tren, camino de Chickamauga.',
  },
  'evt-trapped': {
    title: 'Mosby atrapado',
    text: 'Haz un chequeo de Bajas de Mosby. Mosby Escapa puede anularlo, antes o después del dado.',
    when: 'Se resuelve al salir.',
    flavour: 'En la refriega de Mount Zion Church el mayor Forbes le atravesó la casaca a Mosby con el sable.',
  },
  'evt-depot-rockville': {
    title: 'Colocar Depósito: Rockville',
    text: 'Coloca al azar un depósito intacto, de valor oculto, en Rockville para el resto de la partida.',
    when: 'Se resuelve al salir.',
    flavour: 'Rockville estaba en el camino de Washington a Frederick, muy al norte del Potomac.',
  },
  'evt-depot-harpers-ferry': {
    title: 'Colocar Depósito: Harpers Ferry',
    text: 'Coloca al azar un depósito intacto, de valor oculto, en Harpers Ferry para el resto de la partida.',
    when: 'Se resuelve al salir.',
    flavour: 'Donde el Shenandoah se une al Potomac, la vieja villa del arsenal guardaba el ferrocarril del oeste.',
  },
  'evt-depot-manassas-junction': {
    title: 'Colocar Depósito: Manassas Junction',
    text: 'Coloca al azar un depósito intacto, de valor oculto, en Manassas Junction para el resto de la partida.',
    when: 'Se resuelve al salir.',
    flavour:
      'Aquí se unían dos ferrocarriles; los hambrientos hombres de Jackson se saciaron en sus almacenes en agosto de 1862.',
  },
  'evt-depot-fairfax-station': {
    title: 'Colocar Depósito: Fairfax Station',
    text: 'Coloca al azar un depósito intacto, de valor oculto, en Fairfax Station para el resto de la partida.',
    when: 'Se resuelve al salir.',
    flavour: 'Clara Barton atendió junto a estas vías a los heridos de la segunda batalla de Manassas.',
  },
  'evt-depot-catletts-station': {
    title: "Colocar Depósito: Catlett's Station",
    text: "Coloca al azar un depósito intacto, de valor oculto, en Catlett's Station para el resto de la partida.",
    when: 'Se resuelve al salir.',
    flavour: 'Stuart había saqueado aquí el equipaje del mismísimo general Pope en agosto de 1862.',
  },
  'evt-depot-martinsburg': {
    title: 'Colocar Depósito: Martinsburg',
    text: 'Coloca al azar un depósito intacto, de valor oculto, en Martinsburg para el resto de la partida.',
    when: 'Se resuelve al salir.',
    flavour: 'El Baltimore & Ohio tuvo aquí sus grandes talleres hasta que los hombres de Jackson los quemaron en 1862.',
  },
  'evt-large-force-winchester': {
    title: 'Colocar Concentración de Tropas Nordistas: Winchester',
    text: 'Desde ahora y hasta el final, Winchester es una Concentración de tropas y pertenece a las líneas nordistas. Se retira su marcador de status y las unidades desactivadas que haya vuelven al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: 'Winchester cambió de manos decenas de veces durante la guerra.',
  },
  'evt-large-force-warrenton': {
    title: 'Colocar Concentración de Tropas Nordistas: Warrenton',
    text: 'Desde ahora y hasta el final, Warrenton es una Concentración de tropas y pertenece a las líneas nordistas. Se retira su marcador de status y las unidades desactivadas que haya vuelven al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: 'Mosby abrió bufete en Warrenton después de la guerra, y allí está enterrado.',
  },
  'evt-large-force-leesburg': {
    title: 'Colocar Concentración de Tropas Nordistas: Leesburg',
    text: 'Desde ahora y hasta el final, Leesburg es una Concentración de tropas y pertenece a las líneas nordistas. Se retira su marcador de status y las unidades desactivadas que haya vuelven al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: "A las afueras de Leesburg queda Ball's Bluff, un desastre de la Unión en octubre de 1861.",
  },
  'evt-large-force-dranesville': {
    title: 'Colocar Concentración de Tropas Nordistas: Dranesville',
    text: 'Desde ahora y hasta el final, Dranesville es una Concentración de tropas y pertenece a las líneas nordistas. Se retira su marcador de status y las unidades desactivadas que haya vuelven al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: 'Stuart fue rechazado en Dranesville en diciembre de 1861.',
  },
  'evt-press-a': {
    title: 'Historia en los periódicos',
    text: 'Mosby gana 1 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'Los directores del Norte y del Sur descubrieron que Mosby vendía periódicos.',
  },
  'evt-press-b': {
    title: 'Historia en los periódicos (Notoriedad 3 o más)',
    text: 'Con Notoriedad 3 o más, Mosby gana 2 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'Herman Melville salió con una patrulla en busca de Mosby y compuso con ello un largo poema.',
  },
  'evt-press-c': {
    title: 'Historia en los periódicos (Notoriedad 6 o más)',
    text: 'Con Notoriedad 6 o más, Mosby gana 3 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'Antes de la guerra era un abogado de pueblo, menudo de cuerpo; en la leyenda quedó como el Fantasma Gris.',
  },
  'evt-repair-rail': {
    title: 'Reparar las Líneas Férreas',
    text: 'Retira todos los marcadores de vía demolida; esas vías se pueden demoler otra vez.',
    when: 'Se resuelve al salir.',
    flavour: 'Las brigadas del ferrocarril militar aprendieron a tender la vía casi tan deprisa como se la arrancaban.',
  },
  'evt-repair-bridges': {
    title: 'Reparar todos los Puentes',
    text: 'Todo puente demolido vuelve a estar intacto y se puede demoler de nuevo.',
    when: 'Se resuelve al salir.',
    flavour: 'Lincoln se asombró de un puente rehecho en unos días con lo que parecían rodrigones y cañas de maíz.',
  },
  'evt-rebuild': {
    title: 'La Confederación de Mosby se recupera',
    text: 'Retira todos los marcadores de Devastación, incluso donde haya unidades nordistas.',
    when: 'Se resuelve al salir.',
    flavour: 'Los granjeros del valle de Loudoun levantaron otra vez sus graneros y no cerraron la puerta a Mosby.',
  },
  'evt-restore-lines': {
    title: 'Restaurar Líneas Nordistas',
    text: 'Todas las unidades nordistas del mapa vuelven al contenedor con toda su fuerza. Se retiran los marcadores de status, salvo los de las extensiones, que se quedan vueltos a ?. No se tocan las Concentraciones de tropas, los objetivos demolidos ni las casillas.',
    when: 'Se resuelve al salir.',
    flavour: 'Los puestos se movían tan a menudo que lo explorado ayer pronto no valía nada.',
  },
  'evt-devastation': {
    title: 'La Unión arrasa el valle',
    text: 'Coloca Devastación en cada espacio de la Confederación de Mosby que tenga una ficha nordista y no esté ya devastado.',
    when: 'Se resuelve al salir.',
    flavour: 'En los últimos días de noviembre de 1864 la caballería de Merritt quemó graneros y molinos del valle de Loudoun.',
  },
  'evt-sickness': {
    title: 'Enfermedad',
    text: 'La guerrilla pierde 1 factor de combate, sin perder puntos. Si era el último, el turno acaba de inmediato.',
    when: 'Se resuelve al salir.',
    flavour: 'Las enfermedades de campamento mataron a muchos más soldados que las balas.',
  },
  'evt-troop-recall': {
    title: 'Llamamiento de tropas',
    text: 'Una guerrilla de al menos 2 factores de combate cede 1; una menor se libra.',
    when: 'Se resuelve al salir.',
    flavour:
      'Los oficiales regulares les reprochaban sus hombres a los partisanos; en 1864 Richmond disolvió casi todas las bandas, pero no la de Mosby.',
  },
  'evt-arrests': {
    title: 'Arrestos de la Unión',
    text: 'Con Notoriedad 6 o más, Mosby pierde 2 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'A los sospechosos de ayudar a Mosby a lo largo del ferrocarril los encarcelaron en Washington.',
  },
  'evt-command-change': {
    title: 'Cambio de mando en la Unión',
    text: 'La Alerta de la Unión pasa a 1, fuera cual fuera.',
    when: 'Se resuelve al salir.',
    flavour: 'En la primera mitad de 1863 el Ejército del Potomac pasó de Burnside a Hooker y de Hooker a Meade.',
  },
  'evt-bribe': {
    title: 'La Unión ofrece un soborno',
    text: 'Con Notoriedad 3 o más, Mosby gana 2 PR.',
    when: 'Se resuelve al salir.',
    flavour: 'El general Pleasonton preguntó una vez cuánto podía gastar en comprar los servicios de Mosby.',
  },
  'evt-hostages': {
    title: 'La Unión pone sureños en los trenes',
    text: 'Mosby pierde 2 PR, o solo 1 PR con Notoriedad 5 o más.',
    when: 'Se resuelve al salir.',
    flavour: 'En 1864 se obligó a simpatizantes del Sur a viajar en los trenes, con la esperanza de que Mosby los respetara.',
  },
  'evt-reorganization': {
    title: 'Reorganización de la Unión',
    text: 'Tira un dado por cada unidad nordista del mapa: con 1-3 vuelve al contenedor con toda su fuerza, con 4-6 se queda. No se tira por las Concentraciones de tropas, los marcadores de status, los líderes, los depósitos ni el Tren de Carretas.',
    when: 'Se resuelve al salir.',
    flavour: 'A comienzos de 1863 Hooker reunió su dispersa caballería en un solo cuerpo.',
  },
  'evt-sweep': {
    title: 'Barrido de la Unión',
    text: 'Tira por el espacio: 1 Goose Creek, 2 Salem, 3 White Plains, 4 Hopewell, 5 Aldie, 6 Mountsville. Allí aparece una unidad de combate que lo devasta y luego hace 3 movimientos al azar, devastando cada espacio de la Confederación en que entra. Si encuentra a Mosby le ataca en el acto, con -2 al dado. Después vuelve al contenedor.',
    when: 'Se resuelve al salir.',
    flavour: 'A comienzos de 1863 el coronel Wyndham entró en Middleburg buscando a Mosby y amenazó con quemar el pueblo.',
  },
  'evt-wagon-train': {
    title: 'Tren de Carretas de la Unión',
    text: 'Coloca el Tren de Carretas en Harpers Ferry, camino de Middletown a 1 espacio por Fase y con dos escoltas ocultas. Demolerlo da 5 PR y sube 2 la Alerta. Si los Eventos acaban el turno, el tren queda fuera de la partida.',
    when: 'Se resuelve al salir; acabados los Eventos, el turno se abre con las Fases.',
    flavour: 'En agosto de 1864, cerca de Berryville, Mosby asaltó un largo convoy de suministros de Sheridan y quemó una parte.',
  },
};
