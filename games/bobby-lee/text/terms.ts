import type { Keyword } from '@cuartel/engine';

export const terms = {
  usa: {
    en: { term: 'Union (USA)', def: 'The blue side, at the northern edge.' },
    es: { term: 'Unión (USA)', def: 'El bando azul, en el borde norte.' },
  },
  csa: {
    en: { term: 'Confederacy (CSA)', def: 'The grey side, at the southern edge.' },
    es: { term: 'Confederación (CSA)', def: 'El bando gris, en el borde sur.' },
  },
  block: {
    en: { term: 'Block', def: 'One unit. Upright it is hidden, face up it is revealed, face down it is disorganised or lost.' },
    es: { term: 'Bloque', def: 'Una unidad. De pie está oculta, boca arriba descubierta y boca abajo desorganizada o perdida.' },
  },
  hq: {
    en: { term: 'Headquarters (HQ)', def: 'The block that gives orders, paying for them with its steps.' },
    es: { term: 'Cuartel General (CG)', def: 'El bloque que da las órdenes y las paga con sus pasos.' },
  },
  'field-hq': {
    en: { term: 'Field HQ', def: 'An HQ that moves the units within its command radius.' },
    es: { term: 'CG de Campaña', def: 'CG que mueve a las unidades de su Radio de Mando.' },
  },
  'supreme-hq': {
    en: { term: 'Supreme HQ', def: 'The HQ of the whole side. It has no radius and gives strategic moves.' },
    es: { term: 'CG Supremo (CGS)', def: 'El CG de todo el bando. No tiene radio y da Movimientos Estratégicos.' },
  },
  'battle-hq': {
    en: { term: 'Battle HQ', def: 'A field HQ of the Attacker that pays a step so that the battle lasts another day.' },
    es: { term: 'CG de Batalla', def: 'CG de Campaña del Atacante que paga un paso para que la batalla dure otro día.' },
  },
  infantry: {
    en: { term: 'Infantry', def: 'A division, the backbone of either army.' },
    es: { term: 'Infantería', def: 'Una división, el grueso de ambos ejércitos.' },
  },
  brigade: {
    en: { term: 'Brigade', def: 'A CSA Infantry block of one step: cheap, and good for bluffing.' },
    es: { term: 'Brigada', def: 'Bloque de Infantería de la CSA de un solo paso: barato y bueno para engañar.' },
  },
  garrison: {
    en: { term: 'Garrison', def: 'Second-rate Infantry that fires better on the defensive.' },
    es: { term: 'Guarnición', def: 'Infantería de segunda que dispara mejor a la defensiva.' },
  },
  cavalry: {
    en: { term: 'Cavalry', def: 'Fast units for raids, screens and pursuit; two battle moves instead of one.' },
    es: {
      term: 'Caballería',
      def: 'Unidades veloces para incursiones, pantallas y persecución; dos Movimientos de Batalla en vez de uno.',
    },
  },
  artillery: {
    en: { term: 'Field Artillery', def: 'Guns that fire from afar or, far better, at close quarters.' },
    es: { term: 'Artillería de campaña', def: 'Cañones que disparan de lejos o, mucho mejor, de cerca.' },
  },
  'heavy-artillery': {
    en: { term: 'Heavy Artillery', def: 'Siege and fortress guns: slow, fixed in the Centre, able to reach the whole board.' },
    es: {
      term: 'Artillería Pesada',
      def: 'Piezas de sitio y de plaza: lentas, fijas en el Centro y con alcance a todo el tablero.',
    },
  },
  'combat-unit': {
    en: { term: 'Combat unit', def: 'Any block that is not an HQ.' },
    es: { term: 'Unidad de combate', def: 'Todo bloque que no sea un CG.' },
  },
  'combat-value': {
    en: { term: 'Combat Value (CV)', def: 'The steps a unit has now, and so the dice it rolls.' },
    es: { term: 'Valor de Combate (VC)', def: 'Los pasos que la unidad tiene ahora, y por tanto los dados que tira.' },
  },
  'command-value': {
    en: { term: 'Command Value', def: 'The steps an HQ has now.' },
    es: { term: 'Valor de Mando (VM)', def: 'Los pasos que un CG tiene ahora.' },
  },
  step: {
    en: { term: 'Step', def: 'One level of strength of a block.' },
    es: { term: 'Paso', def: 'Un nivel de fuerza del bloque.' },
  },
  cadre: {
    en: { term: 'Cadre', def: 'A unit of one step, as new units begin.' },
    es: { term: 'Cuadro', def: 'Unidad de un paso; así empiezan las nuevas.' },
  },
  'force-pool': {
    en: { term: 'Force pool', def: 'Blocks not yet built or lost, waiting to be built.' },
    es: { term: 'Reserva de unidades', def: 'Bloques aún sin construir o perdidos, a la espera de que se construyan.' },
  },
  firepower: {
    en: { term: 'Firepower', def: 'F1 hits with 6, F2 with 5 or 6, F3 with 4 to 6.' },
    es: { term: 'Potencia de Fuego', def: 'F1 impacta con 6, F2 con 5 o 6 y F3 con 4 a 6.' },
  },
  speed: {
    en: { term: 'Speed', def: 'Hexes a unit may march in a Campaign Turn.' },
    es: { term: 'Velocidad', def: 'Hexes que una unidad puede andar en un Turno de Campaña.' },
  },
  dry: {
    en: { term: 'Dry', def: 'Good weather, with full speed and limits.' },
    es: { term: 'Seco', def: 'Buen tiempo, con velocidad y límites enteros.' },
  },
  mud: {
    en: { term: 'Mud', def: 'Bad weather: slower units, lower limits, closed gaps.' },
    es: { term: 'Barro', def: 'Mal tiempo: unidades más lentas, límites menores y pasos de montaña cerrados.' },
  },
  'weather-roll': {
    en: { term: 'Weather roll', def: 'The die of November and April that may change the weather.' },
    es: { term: 'Tirada de clima', def: 'El dado de noviembre y abril que puede cambiar el tiempo.' },
  },
  month: {
    en: { term: 'Campaign Month', def: 'A Replacement Turn, the Campaign Turns and a Victory Check.' },
    es: { term: 'Mes de Campaña', def: 'Un Turno de Reemplazo, los Turnos de Campaña y un Chequeo de Victoria.' },
  },
  'replacement-turn': {
    en: { term: 'Replacement Turn', def: 'The start of a month, when both players rebuild their forces at once.' },
    es: { term: 'Turno de Reemplazo', def: 'El principio del Mes, cuando ambos rehacen sus fuerzas a la vez.' },
  },
  'replacement-points': {
    en: { term: 'Replacement Points (RP)', def: "The month's allowance for steps and cadres. It cannot be saved." },
    es: { term: 'Puntos de Reemplazo (PR)', def: 'La cuota del Mes para pasos y cuadros. No se ahorra.' },
  },
  'campaign-turn': {
    en: { term: 'Campaign Turn', def: "One player's movement, battles and supply." },
    es: { term: 'Turno de Campaña', def: 'El movimiento, las batallas y el suministro de un jugador.' },
  },
  phase: {
    en: { term: 'Phase', def: 'A part of a Campaign Turn: Movement, Combat or Supply.' },
    es: { term: 'Fase', def: 'Parte del Turno de Campaña: Movimiento, Combate o Suministro.' },
  },
  pass: {
    en: { term: 'Pass', def: 'A Campaign Turn without HQs; two in a row end the month.' },
    es: { term: 'Pasar', def: 'Turno de Campaña sin CG; dos seguidos acaban el Mes.' },
  },
  initiative: {
    en: { term: 'Initiative', def: 'The right to the first Campaign Turn of the month.' },
    es: { term: 'Iniciativa', def: 'El derecho al primer Turno de Campaña del Mes.' },
  },
  bid: {
    en: { term: 'Bid', def: 'The secret number of HQs offered for the initiative.' },
    es: { term: 'Apuesta', def: 'El número secreto de CG que se ofrecen por la iniciativa.' },
  },
  activate: {
    en: { term: 'Activate', def: 'To reveal an HQ so that it gives orders this turn.' },
    es: { term: 'Activar', def: 'Descubrir un CG para que dé órdenes este turno.' },
  },
  'command-radius': {
    en: { term: 'Command radius', def: 'Distance at which a field HQ can move units.' },
    es: { term: 'Radio de Mando', def: 'Distancia a la que un CG de Campaña puede mover unidades.' },
  },
  'strategic-move': {
    en: { term: 'Strategic move', def: 'An order of the Supreme HQ to one unit anywhere on the map.' },
    es: { term: 'Movimiento Estratégico', def: 'Orden del CG Supremo a una unidad en cualquier parte del mapa.' },
  },
  march: {
    en: { term: 'March', def: 'An ordinary move by land.' },
    es: { term: 'Marcha', def: 'Movimiento corriente por tierra.' },
  },
  'rail-move': {
    en: { term: 'Rail move', def: 'A journey of any length along friendly railways.' },
    es: { term: 'Movimiento ferroviario', def: 'Viaje de cualquier longitud por vías férreas amigas.' },
  },
  'naval-move': {
    en: { term: 'Naval move', def: 'A voyage from one friendly port to another.' },
    es: { term: 'Movimiento naval', def: 'Viaje por agua de un puerto amigo a otro.' },
  },
  invasion: {
    en: { term: 'Invasion', def: 'A landing of USA Infantry on a coast or river bank.' },
    es: { term: 'Invasión naval', def: 'Desembarco de Infantería USA en una costa u orilla.' },
  },
  evacuation: {
    en: { term: 'Evacuation', def: 'Taking a unit off a shore without a port to a friendly port.' },
    es: { term: 'Evacuación naval', def: 'Recoger a una unidad de una orilla sin puerto y llevarla a un puerto amigo.' },
  },
  'river-crossing': {
    en: { term: 'River Crossing', def: 'Passing a major river where there is neither bridge nor ford.' },
    es: { term: 'Cruce de Río', def: 'Paso de un Río Mayor donde no hay puente ni vado.' },
  },
  'forced-march': {
    en: { term: 'Forced march', def: 'A try for one more hex at the risk of a step.' },
    es: { term: 'Marcha forzada', def: 'Intento de andar un hex más a riesgo de un paso.' },
  },
  stop: {
    en: { term: 'Stop', def: 'Terrain that ends a march.' },
    es: { term: 'Detenerse', def: 'Efecto del terreno que acaba la marcha.' },
  },
  hexside: {
    en: { term: 'Hexside', def: 'The border between two hexes, with its own terrain and limits.' },
    es: { term: 'Lado de hex', def: 'La frontera entre dos hexes, con su terreno y sus límites.' },
  },
  'attack-limit': {
    en: { term: 'Attack Limit', def: 'Units that may attack over a hexside in a Campaign Turn.' },
    es: { term: 'Límite de Ataque', def: 'Unidades que pueden atacar por un lado de hex en un Turno de Campaña.' },
  },
  'reinforcement-limit': {
    en: { term: 'Reinforcement Limit', def: 'Units that may join a battle over a hexside in a Battle Turn.' },
    es: {
      term: 'Límite de Refuerzo',
      def: 'Unidades que pueden acudir por un lado de hex a una batalla en un Turno de Batalla.',
    },
  },
  'forage-limit': {
    en: { term: 'Forage Limit', def: 'Units that a hex feeds without a supply line.' },
    es: { term: 'Límite de Forrajeo', def: 'Unidades que un hex alimenta sin línea de suministro.' },
  },
  'die-roll': {
    en: { term: 'Die roll (DR)', def: 'Reinforcement that depends on a die: 4 or more.' },
    es: { term: 'Tirada del Dado (TD)', def: 'Refuerzo que depende de un dado: 4 o más.' },
  },
  impassable: {
    en: { term: 'Impassable', def: 'That cannot be marched over: mountain, sea, major river without a crossing.' },
    es: { term: 'Infranqueable', def: 'Que no se puede pasar marchando: montaña, mar, Río Mayor sin cruce.' },
  },
  battle: {
    en: { term: 'Battle', def: 'A fight between opposing units in one hex.' },
    es: { term: 'Batalla', def: 'Combate entre unidades contrarias en un hex.' },
  },
  attacker: {
    en: { term: 'Attacker', def: 'The active player in every battle of his turn.' },
    es: { term: 'Atacante', def: 'El jugador activo en todas las batallas de su turno.' },
  },
  defender: {
    en: { term: 'Defender', def: 'The other player in those battles.' },
    es: { term: 'Defensor', def: 'El otro jugador en esas batallas.' },
  },
  'battle-board': {
    en: { term: 'Battle board', def: 'The board with the lines and Reserves of both sides.' },
    es: { term: 'Tablero de Batalla', def: 'El tablero con las líneas y Reservas de ambos bandos.' },
  },
  'battle-day': {
    en: { term: 'Battle Day', def: 'Four pairs of Battle Turns and a night.' },
    es: { term: 'Día de Batalla', def: 'Cuatro pares de Turnos de Batalla y una noche.' },
  },
  'battle-turn': {
    en: { term: 'Battle Turn', def: "One side's turn within a battle." },
    es: { term: 'Turno de Batalla', def: 'El turno de un bando dentro de una batalla.' },
  },
  segment: {
    en: { term: 'Segment', def: 'A part of a Battle Turn.' },
    es: { term: 'Segmento', def: 'Parte de un Turno de Batalla.' },
  },
  dawn: {
    en: { term: 'Dawn', def: 'The first pair of Battle Turns.' },
    es: { term: 'Amanecer', def: 'El primer par de Turnos de Batalla.' },
  },
  morning: {
    en: { term: 'Morning', def: 'The second pair.' },
    es: { term: 'Mañana', def: 'El segundo par.' },
  },
  afternoon: {
    en: { term: 'Afternoon', def: 'The third pair.' },
    es: { term: 'Tarde', def: 'El tercer par.' },
  },
  dusk: {
    en: { term: 'Dusk', def: 'The last pair before night.' },
    es: { term: 'Crepúsculo', def: 'El último par antes de la noche.' },
  },
  night: {
    en: { term: 'Night', def: 'The pause in which contact is broken and each side leaves or stays.' },
    es: { term: 'Noche', def: 'La pausa en que se rompe el contacto y cada bando se va o se queda.' },
  },
  position: {
    en: { term: 'Position', def: 'Left, Centre or Right of a battle line.' },
    es: { term: 'Posición', def: 'Izquierda, Centro o Derecha de una línea de batalla.' },
  },
  left: {
    en: { term: 'Left', def: "The wing that faces the enemy's Right." },
    es: { term: 'Izquierda', def: 'El Ala que mira a la Derecha enemiga.' },
  },
  centre: {
    en: { term: 'Centre', def: 'The heart of the line; to lose it is a rout.' },
    es: { term: 'Centro', def: 'El corazón de la línea; perderlo es la Derrota.' },
  },
  right: {
    en: { term: 'Right', def: "The wing that faces the enemy's Left." },
    es: { term: 'Derecha', def: 'El Ala que mira a la Izquierda enemiga.' },
  },
  reserve: {
    en: { term: 'Reserve', def: 'The place behind the three positions.' },
    es: { term: 'Reserva', def: 'El lugar tras las tres Posiciones.' },
  },
  wing: {
    en: { term: 'Wing', def: 'Left or Right.' },
    es: { term: 'Ala', def: 'La Izquierda o la Derecha.' },
  },
  line: {
    en: { term: 'Battle line', def: 'The three positions of one side.' },
    es: { term: 'Línea de batalla', def: 'Las tres Posiciones de un bando.' },
  },
  'friendly-position': {
    en: { term: 'Friendly position', def: "A position that one's side was the last to hold alone." },
    es: { term: 'Posición amiga', def: 'Posición en la que el bando fue el último en estar solo.' },
  },
  engage: {
    en: { term: 'Engage', def: 'To move into a position with enemies.' },
    es: { term: 'Involucrar', def: 'Entrar en una Posición con enemigos.' },
  },
  engaged: {
    en: { term: 'Engaged', def: 'Sharing a position with enemies.' },
    es: { term: 'Involucrada', def: 'Que comparte Posición con enemigos.' },
  },
  disengage: {
    en: { term: 'Disengage', def: 'To leave contact for a friendly place.' },
    es: { term: 'Desinvolucrarse', def: 'Dejar el contacto hacia un lugar amigo.' },
  },
  enfilade: {
    en: { term: 'Enfilade', def: 'To fire sideways into the next position of the same line.' },
    es: { term: 'Batir por el flanco', def: 'Disparar de costado a la Posición contigua de la misma línea.' },
  },
  envelop: {
    en: { term: 'Envelop', def: 'To march from the Reserve round the end of a wing.' },
    es: { term: 'Envolver', def: 'Rodear un Ala desde la Reserva.' },
  },
  'lost-unit': {
    en: { term: 'Lost unit', def: 'A unit that failed to envelop and wanders beside the wing.' },
    es: { term: 'Unidad perdida', def: 'La que no logró envolver y vaga junto al Ala.' },
  },
  assault: {
    en: { term: 'Assault', def: 'Close combat of one or two simultaneous rounds.' },
    es: { term: 'Asalto', def: 'Combate cuerpo a cuerpo de una o dos rondas simultáneas.' },
  },
  'counter-battery': {
    en: { term: 'Counter-battery', def: 'Fire aimed at enemy Artillery.' },
    es: { term: 'Contra-batería', def: 'Fuego apuntado contra la Artillería enemiga.' },
  },
  'aimed-fire': {
    en: { term: 'Aimed fire', def: 'Fire whose hits all go to one Artillery unit.' },
    es: { term: 'Fuego apuntado', def: 'Fuego cuyos impactos van todos a una unidad de Artillería.' },
  },
  'long-range': {
    en: { term: 'Long range', def: 'Fire of guns that are not engaged.' },
    es: { term: 'Largo alcance', def: 'Fuego de los cañones no involucrados.' },
  },
  'short-range': {
    en: { term: 'Short range', def: 'Fire within the position where the unit is engaged.' },
    es: { term: 'Corto alcance', def: 'Fuego dentro de la Posición en que la unidad está involucrada.' },
  },
  'double-defence': {
    en: { term: 'Double Defence', def: 'Two hits are needed for each step.' },
    es: { term: 'Defensa Doble', def: 'Hacen falta dos impactos por cada paso.' },
  },
  'half-hit': {
    en: { term: 'Half-hit', def: 'The first of those two hits, marked until the Battle Turn ends.' },
    es: { term: 'Medio impacto', def: 'El primero de esos dos impactos, marcado hasta que acaba el Turno de Batalla.' },
  },
  hit: {
    en: { term: 'Hit', def: 'A die that takes a step.' },
    es: { term: 'Impacto', def: 'Dado que quita un paso.' },
  },
  retreat: {
    en: { term: 'Retreat', def: 'To leave the battle for an adjacent hex.' },
    es: { term: 'Retirada', def: 'Dejar la batalla hacia un hex adyacente.' },
  },
  'retreat-hex': {
    en: { term: 'Retreat hex', def: 'A hex to which a side may retreat; for the Attacker, one beyond a hexside he used.' },
    es: {
      term: 'Hex de retirada',
      def: 'Hex al que un bando puede retirarse; para el Atacante, el de detrás de un lado de hex que usó.',
    },
  },
  'pursuit-fire': {
    en: { term: 'Pursuit Fire', def: 'Shots at units that retreat.' },
    es: { term: 'Fuego de Persecución', def: 'Disparos contra las unidades que se retiran.' },
  },
  rout: {
    en: { term: 'Rout', def: 'The collapse of a side whose Centre is gone: all retreat, pursued twice.' },
    es: { term: 'Derrota', def: 'El hundimiento del bando que pierde el Centro: todas se retiran y la persecución es doble.' },
  },
  regroup: {
    en: { term: 'Regroup', def: "The winner's right to withdraw or bring in units at once." },
    es: { term: 'Reagrupamiento', def: 'El derecho del vencedor a sacar o traer unidades en el acto.' },
  },
  disorganised: {
    en: { term: 'Disorganised', def: 'Shaken by retreat or regrouping and unable to reinforce.' },
    es: { term: 'Desorganizada', def: 'Trastornada por la retirada o el reagrupamiento e incapaz de reforzar.' },
  },
  recover: {
    en: { term: 'Recover', def: 'To stop being disorganised.' },
    es: { term: 'Recuperarse', def: 'Dejar de estar desorganizada.' },
  },
  'morale-check': {
    en: { term: 'Morale check', def: 'The die of an engaged one-step unit.' },
    es: { term: 'Chequeo de Moral', def: 'El dado de la unidad involucrada de un solo paso.' },
  },
  reinforce: {
    en: { term: 'Reinforce', def: 'To enter a battle from an adjacent hex.' },
    es: { term: 'Reforzar', def: 'Entrar en una batalla desde un hex adyacente.' },
  },
  'night-reinforcement': {
    en: { term: 'Night reinforcement', def: 'A unit that joins at night under doubled limits.' },
    es: { term: 'Refuerzo nocturno', def: 'Unidad que se une de noche con límites dobles.' },
  },
  'fortress-battle': {
    en: { term: 'Fortress battle', def: 'A battle with Centre and Reserve only, where the Defender has Double Defence.' },
    es: { term: 'Batalla de fortaleza', def: 'Batalla con solo Centro y Reserva, en la que el Defensor tiene Defensa Doble.' },
  },
  'home-territory': {
    en: { term: 'Home territory', def: 'The land that is friendly by itself.' },
    es: { term: 'Territorio Natal', def: 'La tierra que es amiga de por sí.' },
  },
  'enemy-territory': {
    en: { term: 'Enemy territory', def: "The other side's home territory." },
    es: { term: 'Territorio Enemigo', def: 'El Territorio Natal del otro bando.' },
  },
  'friendly-hex': {
    en: { term: 'Friendly hex', def: "A hex under one's control." },
    es: { term: 'Hex amigo', def: 'Hex que se controla.' },
  },
  control: {
    en: { term: 'Control', def: 'The say over a hex, its railway, its port and its points.' },
    es: { term: 'Control', def: 'El dominio de un hex, de su vía férrea, su puerto y sus puntos.' },
  },
  railway: {
    en: { term: 'Railway', def: 'A line for rail moves and supply.' },
    es: { term: 'Vía férrea', def: 'Línea para el movimiento y el suministro en tren.' },
  },
  gauge: {
    en: { term: 'Gauge', def: 'The width of a railway, Standard or Broad.' },
    es: { term: 'Ancho de vía', def: 'La anchura de la vía, Estándar o Ancha.' },
  },
  'off-map-rail': {
    en: { term: 'Off-map railway', def: "The way between two of one's Supply hexes beyond the map." },
    es: { term: 'Ferrocarril fuera del mapa', def: 'El camino por fuera del mapa entre dos hexes de Suministro propios.' },
  },
  'military-railway': {
    en: { term: 'Washington-Alexandria link', def: 'The railway built in 1862 between the two cities.' },
    es: { term: 'Enlace Washington-Alexandria', def: 'La vía tendida en 1862 entre ambas.' },
  },
  turnpike: {
    en: { term: 'Valley Turnpike', def: 'The paved road from Staunton to Martinsburg.' },
    es: { term: 'Valle Turnpike', def: 'La carretera pavimentada de Staunton a Martinsburg.' },
  },
  'supply-hex': {
    en: { term: 'Supply hex', def: 'A source of rail supply at the edge of the map.' },
    es: { term: 'Hex de Suministro', def: 'Fuente de suministro ferroviario en el borde del mapa.' },
  },
  'supply-source': {
    en: { term: 'Supply source', def: 'Where supply lines begin: Supply hexes and, for the USA, Baltimore.' },
    es: {
      term: 'Fuente de Suministro',
      def: 'Donde empiezan las líneas de suministro: los hexes de Suministro y, para USA, Baltimore.',
    },
  },
  'supply-line': {
    en: { term: 'Supply line', def: 'A chain of railways and sea routes to a source.' },
    es: { term: 'Línea de Suministro', def: 'Cadena de vías férreas y rutas de agua hasta una fuente.' },
  },
  'supply-phase': {
    en: { term: 'Supply Phase', def: 'The end of each Campaign Turn.' },
    es: { term: 'Fase de Suministro', def: 'El final de cada Turno de Campaña.' },
  },
  attrition: {
    en: { term: 'Attrition', def: 'Steps lost by units that the hex cannot feed.' },
    es: { term: 'Desgaste de Suministro', def: 'Pasos que pierden las unidades que el hex no alimenta.' },
  },
  'hq-supply': {
    en: { term: 'HQ supply', def: 'A step given by a field HQ to spare its area attrition.' },
    es: { term: 'Suministro del CG', def: 'Paso que cede un CG de Campaña para librar a su zona del desgaste.' },
  },
  siege: {
    en: { term: 'Siege', def: 'Being surrounded without naval supply.' },
    es: { term: 'Asedio', def: 'Estar rodeado y sin suministro naval.' },
  },
  besieged: {
    en: { term: 'Besieged', def: 'In a hex under siege.' },
    es: { term: 'Asediado', def: 'En un hex bajo asedio.' },
  },
  surrender: {
    en: { term: 'Surrender', def: 'Giving up besieged units, which may be rebuilt.' },
    es: { term: 'Rendición', def: 'Entrega de unidades asediadas, que podrán reconstruirse.' },
  },
  removed: {
    en: { term: 'Out of the game', def: 'Said of besieged units that were eliminated: they never return.' },
    es: { term: 'Fuera de la partida', def: 'Dicho de las asediadas que se eliminaron: no vuelven nunca.' },
  },
  'head-of-navigation': {
    en: { term: 'Head of navigation', def: 'The highest port of a river.' },
    es: { term: 'Cabeza de navegación', def: 'El puerto más alto de un río.' },
  },
  'pass-a-port': {
    en: { term: 'To pass a port', def: 'To sail by it on the way; the ends of the voyage are not passed.' },
    es: { term: 'Pasar un puerto', def: 'Navegar por delante en el camino; los extremos del viaje no se pasan.' },
  },
  'major-river': {
    en: { term: 'Major river', def: 'A river that stops an army except at bridges and fords.' },
    es: { term: 'Río Mayor', def: 'Río que detiene a un ejército salvo en puentes y vados.' },
  },
  'minor-river': {
    en: { term: 'Minor river', def: 'A river that only limits attacks and reinforcements.' },
    es: { term: 'Río Menor', def: 'Río que solo limita ataques y refuerzos.' },
  },
  'bridge-ford': {
    en: { term: 'Bridge or ford', def: 'A crossing of a major river.' },
    es: { term: 'Puente o vado', def: 'Paso de un Río Mayor.' },
  },
  gap: {
    en: { term: 'Gap', def: 'A named way through the mountains.' },
    es: { term: 'Paso de montaña', def: 'Camino con nombre a través de las montañas.' },
  },
  swamp: {
    en: { term: 'Swamp', def: 'A hexside that stops whoever crosses it.' },
    es: { term: 'Pantano', def: 'Lado de hex que detiene a quien lo cruza.' },
  },
  forest: {
    en: { term: 'Forest', def: 'Terrain that slows the march and shelters the defence.' },
    es: { term: 'Bosque', def: 'Terreno que frena la marcha y ampara la defensa.' },
  },
  clear: {
    en: { term: 'Clear', def: 'Open ground.' },
    es: { term: 'Claro', def: 'Terreno abierto.' },
  },
  mountain: {
    en: { term: 'Mountain', def: 'Ground that nobody enters.' },
    es: { term: 'Montaña', def: 'Terreno en el que no entra nadie.' },
  },
  city: {
    en: { term: 'City', def: 'One of the four great fortified places.' },
    es: { term: 'Ciudad', def: 'Una de las cuatro grandes plazas fortificadas.' },
  },
  town: {
    en: { term: 'Town', def: 'A lesser place that feeds one unit and raises one cadre.' },
    es: { term: 'Población', def: 'Lugar menor que alimenta a una unidad y levanta un cuadro.' },
  },
  village: {
    en: { term: 'Village', def: 'A dot on the map, of no effect unless a port.' },
    es: { term: 'Pueblo', def: 'Un punto en el mapa, sin efecto si no es puerto.' },
  },
  port: {
    en: { term: 'Port', def: 'A place where ships may call.' },
    es: { term: 'Puerto', def: 'Lugar donde pueden tocar los barcos.' },
  },
  fortress: {
    en: { term: 'Fortress', def: 'One of six places with battle rules of their own.' },
    es: { term: 'Fortaleza', def: 'Uno de los seis lugares con reglas de batalla propias.' },
  },
  'western-virginia': {
    en: { term: 'Western Virginia', def: 'Eight hexes on the South Branch, home to the USA.' },
    es: { term: 'Virginia Occidental', def: 'Ocho hexes del South Branch, Territorio Natal de USA.' },
  },
  'victory-point': {
    en: { term: 'Victory point (VP)', def: 'One space of the Victory Track.' },
    es: { term: 'Punto de Victoria (PV)', def: 'Una casilla del Registro de Victoria.' },
  },
  'victory-track': {
    en: { term: 'Victory Track', def: 'The row of spaces from one Decisive victory to the other.' },
    es: { term: 'Registro de Victoria', def: 'La fila de casillas de una Victoria Decisiva a la otra.' },
  },
  'decisive-victory': {
    en: { term: 'Decisive victory', def: 'The end of the track, which wins when a month ends.' },
    es: { term: 'Victoria Decisiva', def: 'El extremo del registro, que gana al acabar un Mes.' },
  },
  'marginal-victory': {
    en: { term: 'Marginal victory', def: 'A lesser victory of grade 1, 2 or 3.' },
    es: { term: 'Victoria Marginal', def: 'Victoria menor, de grado 1, 2 o 3.' },
  },
  stalemate: {
    en: { term: 'Draw', def: 'The middle of the track, where nobody has won.' },
    es: { term: 'Empate', def: 'El medio del registro, donde no gana nadie.' },
  },
  'victory-check': {
    en: { term: 'Victory Check', def: 'The look at the marker when a month ends.' },
    es: { term: 'Chequeo de Victoria', def: 'La mirada a la ficha al acabar el Mes.' },
  },
  'tournament-point': {
    en: { term: 'Tournament point', def: 'What a result is worth in a tournament.' },
    es: { term: 'Punto de Torneo (PT)', def: 'Lo que vale un resultado en un torneo.' },
  },
  draft: {
    en: { term: 'Draft', def: 'Free Infantry cadres in return for victory points to the enemy.' },
    es: { term: 'Reclutamiento', def: 'Cuadros de Infantería gratis a cambio de PV para el enemigo.' },
  },
  emancipation: {
    en: { term: 'Emancipation', def: 'The proclamation that the USA may make once, after a great victory.' },
    es: { term: 'Emancipación', def: 'La proclamación que USA puede hacer una vez, tras una gran victoria.' },
  },
  'major-battle': {
    en: { term: 'Major battle', def: 'One in which six or more CSA units took part.' },
    es: { term: 'Batalla mayor', def: 'Aquella en que tomaron parte seis o más unidades de la CSA.' },
  },
  'historical-deployment': {
    en: { term: 'Historical deployment', def: 'Every block where history had it.' },
    es: { term: 'Despliegue Histórico', def: 'Cada bloque donde lo tuvo la historia.' },
  },
  'free-deployment': {
    en: { term: 'Free deployment', def: "Blocks exchanged in secret among one's own places." },
    es: { term: 'Despliegue Libre', def: 'Bloques permutados en secreto entre los lugares propios.' },
  },
  'order-of-battle': {
    en: { term: 'Order of Battle', def: 'The list of blocks, steps and places at the start of a year.' },
    es: { term: 'Orden de Batalla', def: 'La lista de bloques, pasos y lugares al empezar un año.' },
  },
  railhead: {
    en: { term: 'Railhead', def: 'The last hex of an unbroken line of rail supply.' },
    es: { term: 'Extremo de la vía', def: 'El último hex de una línea ininterrumpida de suministro ferroviario.' },
  },
  lee: {
    en: { term: 'Lee', def: 'Gives ANV a radius of three from June 1862.' },
    es: { term: 'Lee', def: 'Da al ANV un radio de tres desde junio de 1862.' },
  },
  grant: {
    en: { term: 'Grant', def: 'Gives AP a radius of two from March 1864.' },
    es: { term: 'Grant', def: 'Da al AP un radio de dos desde marzo de 1864.' },
  },
} as const satisfies Record<string, { readonly en: Keyword; readonly es: Keyword }>;

export type TermId = keyof typeof terms;
