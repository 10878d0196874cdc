import type { Keyword } from '@cuartel/engine';

export const terms = {
  liberal: {
    en: { term: 'Liberal', def: 'The blue side: numerous, slow, master of the sea and of the cities.' },
    es: { term: 'Liberal', def: 'El bando azul: numeroso, lento, dueño del mar y de las ciudades.' },
  },
  carlist: {
    en: { term: 'Carlist', def: 'The red side: few, fast and at home in the mountains.' },
    es: { term: 'Carlista', def: 'El bando rojo: escaso, rápido y en su casa en la montaña.' },
  },
  year: {
    en: { term: 'Year', def: 'Five turns and a year end.' },
    es: { term: 'Año', def: 'Cinco turnos y un fin de año.' },
  },
  turn: {
    en: { term: 'Turn', def: 'About two months: six phases, from reinforcements to the victory check.' },
    es: { term: 'Turno', def: 'Unos dos meses: seis fases, de los refuerzos a comprobar victoria.' },
  },
  phase: {
    en: { term: 'Phase', def: 'One of the six parts of a turn.' },
    es: { term: 'Fase', def: 'Cada una de las seis partes de un turno.' },
  },
  step: {
    en: { term: 'Step', def: "Part of a player's phase." },
    es: { term: 'Paso', def: 'Parte de la fase de un jugador.' },
  },
  'player-phase': {
    en: { term: "Player's phase", def: 'The part of the turn in which one side draws, acts, fights and checks its supply.' },
    es: {
      term: 'Fase de jugador',
      def: 'La parte del turno en que un bando coge carta, actúa, combate y comprueba su suministro.',
    },
  },
  initiative: {
    en: { term: 'Initiative', def: 'The right to say who plays first in a turn.' },
    es: { term: 'Iniciativa', def: 'El derecho a decir quién juega primero en un turno.' },
  },
  contest: {
    en: { term: 'Contest the initiative', def: 'Spend a command point to take the initiative for one turn.' },
    es: { term: 'Disputar la iniciativa', def: 'Gastar un punto de mando para arrebatar la iniciativa por un turno.' },
  },
  'action-point': {
    en: { term: 'Action point (AP)', def: 'What actions are paid with. Points not spent are lost.' },
    es: { term: 'Punto de acción (PA)', def: 'Con lo que se pagan las acciones. Los que no se gastan se pierden.' },
  },
  chit: {
    en: { term: 'Action-point chit', def: 'Drawn blindly in each phase: 2, 3 or 4 action points.' },
    es: { term: 'Ficha de puntos de acción', def: 'Se coge al azar en cada fase: 2, 3 o 4 puntos de acción.' },
  },
  'extra-action-point': {
    en: { term: 'Extra action point', def: 'One more point for the Carlists, good only for an expedition.' },
    es: { term: 'Punto de acción adicional', def: 'Un punto más para los carlistas, que solo vale para una expedición.' },
  },
  'command-point': {
    en: { term: 'Command point', def: 'Kept from turn to turn, up to 5: for the initiative, an action or an interception.' },
    es: {
      term: 'Punto de mando',
      def: 'Se guarda de un turno a otro, hasta 5: para la iniciativa, una acción o una intercepción.',
    },
  },
  space: {
    en: { term: 'Space', def: 'A place of the map of the North.' },
    es: { term: 'Espacio', def: 'Un lugar del mapa del Norte.' },
  },
  city: {
    en: { term: 'City', def: 'Bilbao, San Sebastián, Vitoria, Pamplona or Logroño, with its permanent fortress.' },
    es: { term: 'Ciudad', def: 'Bilbao, San Sebastián, Vitoria, Pamplona o Logroño, con su fortaleza permanente.' },
  },
  'principal-town': {
    en: { term: 'Principal town', def: 'A town worth 1 VP when it changes hands.' },
    es: { term: 'Villa principal', def: 'Localidad que vale 1 PV cuando cambia de manos.' },
  },
  refuge: {
    en: { term: 'Carlist refuge', def: 'Améscoas or Baztán: evasion and interception need no die there.' },
    es: { term: 'Refugio carlista', def: 'Améscoas o Baztán: allí la evasión y la intercepción no necesitan dado.' },
  },
  'other-space': {
    en: { term: 'Other space', def: 'Any space that is not a city, a principal town or a refuge.' },
    es: { term: 'Otro espacio', def: 'El que no es ciudad, villa principal ni refugio.' },
  },
  abrupt: {
    en: { term: 'Abrupt terrain', def: 'Broken ground, bad for cavalry and field artillery.' },
    es: { term: 'Terreno abrupto', def: 'Relieve quebrado, malo para la caballería y la artillería de campaña.' },
  },
  open: {
    en: { term: 'Open terrain', def: 'Level ground, good for large armies and for cavalry.' },
    es: { term: 'Terreno abierto', def: 'Terreno llano, bueno para grandes ejércitos y para la caballería.' },
  },
  port: {
    en: { term: 'Port', def: 'Lets the Liberals sail, land and be supplied.' },
    es: { term: 'Puerto', def: 'Permite a los liberales embarcar, desembarcar y suministrarse.' },
  },
  'annulled-port': {
    en: { term: 'Annulled port', def: "Bilbao's port while the Carlists besiege the city or close the estuary." },
    es: { term: 'Puerto anulado', def: 'El de Bilbao mientras los carlistas sitien la ciudad o cierren la ría.' },
  },
  'main-road': {
    en: { term: 'Main road', def: 'Costs 1 movement point.' },
    es: { term: 'Camino principal', def: 'Cuesta 1 punto de movimiento.' },
  },
  'secondary-road': {
    en: { term: 'Secondary road', def: 'Costs 2 movement points.' },
    es: { term: 'Camino secundario', def: 'Cuesta 2 puntos de movimiento.' },
  },
  connection: {
    en: { term: 'Connection with a region', def: 'A road out of the North; 1 movement point more.' },
    es: { term: 'Conexión con región', def: 'Camino que sale del Norte; 1 punto de movimiento más.' },
  },
  france: {
    en: { term: 'Connection with France', def: 'Matters to some events only.' },
    es: { term: 'Conexión con Francia', def: 'Solo importa en algunos eventos.' },
  },
  'carlist-zone': {
    en: { term: 'Carlist zone', def: 'The red part of the map of the North.' },
    es: { term: 'Zona carlista', def: 'La parte roja del mapa del Norte.' },
  },
  'liberal-zone': {
    en: { term: 'Liberal zone', def: 'The rest of the North and all regions.' },
    es: { term: 'Zona liberal', def: 'El resto del Norte y todas las regiones.' },
  },
  region: {
    en: { term: 'Region', def: 'One of the nine areas of the rest of Spain.' },
    es: { term: 'Región', def: 'Una de las nueve zonas del resto de España.' },
  },
  north: {
    en: { term: 'The North', def: 'Everything the main map shows.' },
    es: { term: 'El Norte', def: 'Todo lo que muestra el mapa principal.' },
  },
  'coastal-region': {
    en: { term: 'Coastal region', def: 'A region the Liberals can reach by sea.' },
    es: { term: 'Región costera', def: 'Región a la que los liberales pueden llegar por mar.' },
  },
  control: {
    en: { term: 'Control', def: 'Says to which side a space is friendly.' },
    es: { term: 'Control', def: 'Dice de qué bando es amigo un espacio.' },
  },
  friendly: {
    en: { term: 'Friendly', def: "Controlled by one's own side." },
    es: { term: 'Amigo', def: 'Controlado por el propio bando.' },
  },
  capture: {
    en: { term: 'Capture', def: 'A city, principal town or fortress that changes hands.' },
    es: { term: 'Captura', def: 'Una ciudad, villa principal o fortaleza que cambia de manos.' },
  },
  fortress: {
    en: { term: 'Fortress', def: 'Permanent in a city, elsewhere a marker. It shelters units.' },
    es: { term: 'Fortaleza', def: 'Permanente en una ciudad, un marcador en otro sitio. Acoge unidades.' },
  },
  'under-construction': {
    en: { term: 'Under construction', def: 'A fortress not yet complete; it has no effect.' },
    es: { term: 'En construcción', def: 'Fortaleza aún sin completar; no tiene efecto.' },
  },
  garrison: {
    en: { term: 'Garrison', def: "The fortress's own defenders, of strength 1." },
    es: { term: 'Guarnición', def: 'Los defensores propios de la fortaleza, de fuerza 1.' },
  },
  block: {
    en: { term: 'Block', def: 'Infantry, cavalry or a supply train, hidden from the enemy.' },
    es: { term: 'Bloque', def: 'Infantería, caballería o tren de suministro, oculto al enemigo.' },
  },
  counter: {
    en: { term: 'Counter', def: 'Artillery or a backpack, in plain sight.' },
    es: { term: 'Ficha', def: 'Artillería o mochila, a la vista.' },
  },
  infantry: {
    en: { term: 'Infantry', def: 'The arm that holds ground.' },
    es: { term: 'Infantería', def: 'El arma que mantiene el terreno.' },
  },
  cavalry: {
    en: { term: 'Cavalry', def: 'Faster; it charges, and covers a retreat.' },
    es: { term: 'Caballería', def: 'Más rápida; carga y cubre las retiradas.' },
  },
  'field-artillery': {
    en: { term: 'Field artillery', def: 'Slow and strong; no assault without it.' },
    es: { term: 'Artillería de campaña', def: 'Lenta y potente; sin ella no hay asalto.' },
  },
  'mountain-artillery': {
    en: { term: 'Mountain artillery', def: 'Lighter; goes everywhere.' },
    es: { term: 'Artillería de montaña', def: 'Más ligera; va a todas partes.' },
  },
  'artillery-point': {
    en: { term: 'Artillery point', def: 'What artillery gives in a battle.' },
    es: { term: 'Punto de artillería', def: 'Lo que aporta la artillería en una batalla.' },
  },
  'hidden-artillery': {
    en: { term: 'Hidden artillery box', def: 'Where the Carlists keep buried guns.' },
    es: { term: 'Casilla de artillería oculta', def: 'Donde los carlistas guardan sus cañones.' },
  },
  'supply-train': {
    en: { term: 'Supply train', def: 'Supplies up to six units where it stands.' },
    es: { term: 'Tren de suministro', def: 'Suministra hasta a seis unidades de su sitio.' },
  },
  backpack: {
    en: { term: 'Backpack', def: 'Supplies up to two units where it stands.' },
    es: { term: 'Mochila', def: 'Suministra hasta a dos unidades de su sitio.' },
  },
  band: {
    en: { term: 'Band', def: 'A Carlist guerrilla of strength 1 that needs no supply.' },
    es: { term: 'Partida', def: 'Guerrilla carlista de fuerza 1 que no consume suministro.' },
  },
  regional: {
    en: { term: 'Regional unit', def: 'A Carlist block that only an expedition can recruit.' },
    es: { term: 'Unidad regional', def: 'Bloque carlista que solo puede reclutar una expedición.' },
  },
  foreign: {
    en: { term: 'Foreign unit', def: 'Once eliminated it never returns.' },
    es: { term: 'Unidad extranjera', def: 'Si es eliminada no vuelve nunca.' },
  },
  pool: {
    en: { term: 'Reinforcement pool', def: "The bag from which a side's blocks are drawn." },
    es: { term: 'Reserva de refuerzos', def: 'La bolsa de la que un bando coge sus bloques.' },
  },
  strength: {
    en: { term: 'Strength', def: 'The points a unit has now; its dice in combat.' },
    es: { term: 'Fuerza', def: 'Los puntos que tiene ahora una unidad; sus dados en combate.' },
  },
  effectiveness: {
    en: { term: 'Effectiveness (E)', def: 'A die of E or less is a hit.' },
    es: { term: 'Efectividad (E)', def: 'Un dado de E o menos es un impacto.' },
  },
  morale: {
    en: { term: 'Morale (M)', def: 'Two dice of M or less pass the test.' },
    es: { term: 'Moral (M)', def: 'Dos dados que sumen M o menos superan la tirada.' },
  },
  capacity: {
    en: { term: 'Supply capacity (S)', def: 'How many units a train or backpack supplies.' },
    es: { term: 'Capacidad de suministro (S)', def: 'A cuántas unidades suministra un tren o una mochila.' },
  },
  fog: {
    en: { term: 'Fog of war', def: 'Kind and strength of enemy blocks are not seen.' },
    es: { term: 'Niebla de guerra', def: 'No se ve el tipo ni la fuerza de los bloques enemigos.' },
  },
  hit: {
    en: { term: 'Hit', def: 'Costs a unit 1 strength.' },
    es: { term: 'Impacto', def: 'Cuesta 1 de fuerza a una unidad.' },
  },
  event: {
    en: { term: 'Event', def: 'A card that works when it is drawn.' },
    es: { term: 'Evento', def: 'Carta que se aplica al cogerla.' },
  },
  operational: {
    en: { term: 'Operational card', def: 'Played from the hand when its moment comes.' },
    es: { term: 'Carta operacional', def: 'Se juega desde la mano cuando llega su momento.' },
  },
  tactical: {
    en: { term: 'Tactical card', def: 'Played in combat, one at a time.' },
    es: { term: 'Carta táctica', def: 'Se juega en combate, de una en una.' },
  },
  'draw-deck': {
    en: { term: 'Draw deck', def: 'The cards a side has still to draw.' },
    es: { term: 'Mazo de extracción', def: 'Las cartas que a un bando le quedan por coger.' },
  },
  discard: {
    en: { term: 'Discard pile', def: 'Cards played or thrown away, face up.' },
    es: { term: 'Mazo de descarte', def: 'Cartas jugadas o descartadas, bocarriba.' },
  },
  hand: {
    en: { term: 'Hand', def: 'Cards held in secret, eight at most.' },
    es: { term: 'Mano', def: 'Cartas guardadas en secreto, ocho como mucho.' },
  },
  cancelled: {
    en: { term: 'Cancelled card', def: 'A card that another has made void.' },
    es: { term: 'Carta cancelada', def: 'Carta que otra ha dejado sin valor.' },
  },
  'victory-point': {
    en: { term: 'Victory point (VP)', def: 'One marker for both sides shows who is ahead.' },
    es: { term: 'Punto de victoria (PV)', def: 'Un solo marcador para ambos bandos muestra quién va ganando.' },
  },
  automatic: {
    en: { term: 'Automatic victory', def: 'Tested at the end of each turn.' },
    es: { term: 'Victoria automática', def: 'Se comprueba al final de cada turno.' },
  },
  decisive: {
    en: { term: 'Decisive victory', def: 'Tested at each year end.' },
    es: { term: 'Victoria decisiva', def: 'Se comprueba en cada fin de año.' },
  },
  prestige: {
    en: { term: 'Carlist prestige', def: 'Grows with besieged cities and expeditions, and gives VP.' },
    es: { term: 'Prestigio carlista', def: 'Crece con ciudades sitiadas y expediciones, y da PV.' },
  },
  uprising: {
    en: { term: 'Carlist uprising', def: 'The level of a region, from 0 to 3.' },
    es: { term: 'Sublevación carlista', def: 'El nivel de una región, de 0 a 3.' },
  },
  expedition: {
    en: { term: 'Carlist expedition', def: 'All the Carlist units of one region.' },
    es: { term: 'Expedición carlista', def: 'Todas las unidades carlistas de una región.' },
  },
  'pursuit-marker': {
    en: { term: 'Pursuit marker', def: 'Helps the Liberals to locate an expedition.' },
    es: { term: 'Marcador de persecución', def: 'Ayuda a los liberales a localizar una expedición.' },
  },
  locate: {
    en: { term: 'Locate', def: 'The roll a Liberal attack in a region begins with.' },
    es: { term: 'Localizar', def: 'La tirada con que empieza un ataque liberal en una región.' },
  },
  suppress: {
    en: { term: 'Suppress an uprising', def: 'Liberal action to lower the level of a region.' },
    es: { term: 'Sofocar sublevación', def: 'Acción liberal para bajar el nivel de una región.' },
  },
  recruit: {
    en: { term: 'Recruit', def: 'Carlist action to get replacements for an expedition.' },
    es: { term: 'Reclutar', def: 'Acción carlista para dar reemplazos a una expedición.' },
  },
  forage: {
    en: { term: 'Forage', def: 'What Carlists without supply do in a region.' },
    es: { term: 'Forrajear', def: 'Lo que hacen en una región los carlistas sin suministro.' },
  },
  activate: {
    en: { term: 'Activate', def: 'Pay for the units of a place to move.' },
    es: { term: 'Activar', def: 'Pagar para que muevan las unidades de un sitio.' },
  },
  acted: {
    en: { term: 'Has acted', def: 'A unit that has taken part in an action this phase.' },
    es: { term: 'Ha actuado', def: 'La unidad que ya ha participado en una acción en esta fase.' },
  },
  group: {
    en: { term: 'Group', def: 'Units that move together, or one alone.' },
    es: { term: 'Grupo', def: 'Unidades que mueven juntas, o una sola.' },
  },
  drop: {
    en: { term: 'Drop', def: 'Leave units of a moving group behind.' },
    es: { term: 'Soltar', def: 'Dejar atrás unidades de un grupo que mueve.' },
  },
  'movement-point': {
    en: { term: 'Movement point (MP)', def: 'What roads are paid with.' },
    es: { term: 'Punto de movimiento (PM)', def: 'Con lo que se pagan los caminos.' },
  },
  'forced-march': {
    en: { term: 'Forced march', def: 'One space more, at the risk of losses.' },
    es: { term: 'Marcha forzada', def: 'Un espacio más, con riesgo de pérdidas.' },
  },
  interception: {
    en: { term: 'Interception', def: 'To get into a space before an enemy who is entering it.' },
    es: { term: 'Intercepción', def: 'Llegar a un espacio antes que el enemigo que entra en él.' },
  },
  concentration: {
    en: { term: 'Concentration', def: 'Carlists of adjacent spaces gather before moving.' },
    es: { term: 'Concentración', def: 'Los carlistas de espacios adyacentes se reúnen antes de mover.' },
  },
  evasion: {
    en: { term: 'Evasion', def: 'Carlists slip away from an enemy who enters.' },
    es: { term: 'Evasión', def: 'Los carlistas se escabullen del enemigo que entra.' },
  },
  countermarch: {
    en: { term: 'Countermarch', def: 'Carlists march through a space held by the enemy.' },
    es: { term: 'Contramarcha', def: 'Los carlistas atraviesan un espacio ocupado por el enemigo.' },
  },
  'naval-transport': {
    en: { term: 'Naval transport', def: 'Liberals sail from port to port.' },
    es: { term: 'Transporte naval', def: 'Los liberales van por mar de puerto a puerto.' },
  },
  landing: {
    en: { term: 'Landing', def: 'A Liberal attack from the sea.' },
    es: { term: 'Desembarco', def: 'Ataque liberal desde el mar.' },
  },
  evacuation: {
    en: { term: 'Naval evacuation', def: 'A Liberal retreat by sea.' },
    es: { term: 'Evacuación naval', def: 'Retirada liberal por mar.' },
  },
  'on-road': {
    en: { term: 'On the road', def: 'Where a group waits that came after another.' },
    es: { term: 'Sobre el camino', def: 'Donde espera un grupo que llega después de otro.' },
  },
  'at-sea': {
    en: { term: 'At sea', def: 'Where units wait that landed after others came by land.' },
    es: { term: 'En el mar', def: 'Donde esperan los desembarcados si otros llegaron antes por tierra.' },
  },
  attacker: {
    en: { term: 'Attacker', def: 'The active side, whose units entered or sallied.' },
    es: { term: 'Atacante', def: 'El bando activo, cuyas unidades han entrado o hacen la salida.' },
  },
  defender: {
    en: { term: 'Defender', def: 'The side that is attacked.' },
    es: { term: 'Defensor', def: 'El bando atacado.' },
  },
  skirmish: {
    en: { term: 'Skirmish', def: 'A small combat of one round; numbers decide who goes.' },
    es: { term: 'Escaramuza', def: 'Combate pequeño de una ronda; el número decide quién se va.' },
  },
  battle: {
    en: { term: 'Battle', def: 'A large combat of up to three rounds on the battlefield.' },
    es: { term: 'Batalla', def: 'Combate grande de hasta tres rondas en el campo de batalla.' },
  },
  battlefield: {
    en: { term: 'Battlefield', def: 'The board on which battles are fought.' },
    es: { term: 'Campo de batalla', def: 'El tablero en el que se libran las batallas.' },
  },
  'front-line': {
    en: { term: 'Front line', def: 'The blocks that fight, in the open.' },
    es: { term: 'Primera línea', def: 'Los bloques que luchan, a la vista.' },
  },
  reserve: {
    en: { term: 'Reserve', def: 'Hidden blocks behind the front line.' },
    es: { term: 'Reserva', def: 'Bloques ocultos tras la primera línea.' },
  },
  demoralised: {
    en: { term: 'Demoralised', def: 'Out of the fight until rallied.' },
    es: { term: 'Desmoralizada', def: 'Fuera de la lucha hasta que se recupere.' },
  },
  fresh: {
    en: { term: 'Fresh', def: 'Has not been used in this round.' },
    es: { term: 'Fresca', def: 'Aún no usada en esta ronda.' },
  },
  spent: {
    en: { term: 'Spent', def: 'Already used in this round.' },
    es: { term: 'Gastada', def: 'Ya usada en esta ronda.' },
  },
  activation: {
    en: { term: 'Activation', def: 'The turn of one unit in a battle round.' },
    es: { term: 'Activación', def: 'El turno de una unidad en una ronda de batalla.' },
  },
  pass: {
    en: { term: 'Pass', def: 'Activate no more in this round.' },
    es: { term: 'Pasar', def: 'No activar más en esta ronda.' },
  },
  charge: {
    en: { term: 'Charge', def: 'Attack of cavalry on one unit.' },
    es: { term: 'Carga', def: 'Ataque de caballería contra una unidad.' },
  },
  countercharge: {
    en: { term: 'Countercharge', def: 'Cavalry that meets a charge.' },
    es: { term: 'Contracarga', def: 'Caballería que sale al paso de una carga.' },
  },
  support: {
    en: { term: 'Support', def: 'An artillery point that adds a die to infantry.' },
    es: { term: 'Apoyo', def: 'Punto de artillería que añade un dado a la infantería.' },
  },
  counterbattery: {
    en: { term: 'Counter-battery', def: 'An artillery point that spends an enemy one.' },
    es: { term: 'Contrabatería', def: 'Punto de artillería que gasta uno enemigo.' },
  },
  'voluntary-retreat': {
    en: { term: 'Voluntary retreat', def: 'To leave a battle at the end of a round.' },
    es: { term: 'Retirada voluntaria', def: 'Dejar la batalla al fin de una ronda.' },
  },
  reorganisation: {
    en: { term: 'Reorganisation', def: 'Front line and reserve are arranged anew.' },
    es: { term: 'Reorganización', def: 'Se recomponen primera línea y reserva.' },
  },
  rally: {
    en: { term: 'Rally', def: 'Bring a demoralised unit back.' },
    es: { term: 'Recuperar', def: 'Traer de vuelta una unidad desmoralizada.' },
  },
  pursuit: {
    en: { term: 'Pursuit', def: 'What follows a voluntary retreat.' },
    es: { term: 'Persecución', def: 'Lo que sigue a una retirada voluntaria.' },
  },
  rout: {
    en: { term: 'Rout', def: 'What follows when a front line has no infantry.' },
    es: { term: 'Desbandada', def: 'Lo que ocurre cuando una primera línea se queda sin infantería.' },
  },
  covered: {
    en: { term: 'Covered', def: 'A loser with cavalry, or Carlists in their mountains, who loses less.' },
    es: { term: 'Cubierto', def: 'Perdedor con caballería, o carlistas en su montaña, que pierde menos.' },
  },
  retreat: {
    en: { term: 'Retreat', def: 'Leaving a space after a combat or an evasion.' },
    es: { term: 'Retirada', def: 'Abandono de un espacio tras un combate o una evasión.' },
  },
  surrounded: {
    en: { term: 'Surrounded', def: 'Without a legal retreat.' },
    es: { term: 'Cercada', def: 'Sin retirada posible.' },
  },
  merge: {
    en: { term: 'Merge', def: 'The loser joins two of his blocks into one.' },
    es: { term: 'Fusionar', def: 'El perdedor junta dos bloques suyos en uno.' },
  },
  regroup: {
    en: { term: 'Regrouping', def: 'The winner moves units to and from the battle.' },
    es: { term: 'Reagrupamiento', def: 'El vencedor mueve unidades desde la batalla y hacia ella.' },
  },
  siege: {
    en: { term: 'Siege', def: 'Enemies around a fortress whose defenders are all inside.' },
    es: { term: 'Sitio', def: 'Enemigos en torno a una fortaleza con todos sus defensores dentro.' },
  },
  assault: {
    en: { term: 'Assault', def: 'Attack on a besieged fortress.' },
    es: { term: 'Asalto', def: 'Ataque a una fortaleza sitiada.' },
  },
  'double-defence': {
    en: { term: 'Double defence', def: 'Two hits count as one.' },
    es: { term: 'Doble defensa', def: 'Dos impactos cuentan como uno.' },
  },
  'half-hit': {
    en: { term: 'Half hit', def: 'A hit on a fortress that waits for its other half.' },
    es: { term: 'Medio impacto', def: 'Impacto en una fortaleza a la espera de su otra mitad.' },
  },
  sortie: {
    en: { term: 'Sortie', def: 'Attack of the besieged on the besiegers.' },
    es: { term: 'Salida', def: 'Ataque de los sitiados contra los sitiadores.' },
  },
  relief: {
    en: { term: 'Relief force', def: 'A group that comes to a besieged friendly fortress.' },
    es: { term: 'Fuerza de socorro', def: 'Grupo que acude a una fortaleza amiga sitiada.' },
  },
  supply: {
    en: { term: 'Supply', def: 'What infantry and cavalry need at the end of their phase.' },
    es: { term: 'Suministro', def: 'Lo que infantería y caballería necesitan al final de su fase.' },
  },
  'general-limit': {
    en: { term: 'General limit', def: 'Six units in a space or region, four for an expedition.' },
    es: { term: 'Límite general', def: 'Seis unidades en un espacio o región, cuatro para una expedición.' },
  },
  attrition: {
    en: { term: 'Attrition', def: 'Strength lost for want of supply.' },
    es: { term: 'Desgaste', def: 'Fuerza que se pierde por falta de suministro.' },
  },
  reinforcement: {
    en: { term: 'Reinforcement', def: 'A unit that comes with the turn table or joins a battle.' },
    es: { term: 'Refuerzo', def: 'Unidad que llega con la tabla de turnos o se suma a una batalla.' },
  },
  'replacement-point': {
    en: { term: 'Replacement point (RP)', def: 'Restores strength and builds units.' },
    es: { term: 'Punto de reemplazo (PR)', def: 'Recupera fuerza y construye unidades.' },
  },
  redeployment: {
    en: { term: 'Redeployment', def: 'Free moves at the year end.' },
    es: { term: 'Redespliegue', def: 'Movimientos libres al fin de año.' },
  },
  winter: {
    en: { term: 'Winter', def: 'Uprisings and siege attrition at the year end.' },
    es: { term: 'Invierno', def: 'Sublevaciones y desgaste en los sitios al fin de año.' },
  },
  'year-end': {
    en: { term: 'Year end', def: 'All that is settled after the fifth turn.' },
    es: { term: 'Fin de año', def: 'Todo lo que se resuelve tras el quinto turno.' },
  },
  'war-weariness': {
    en: { term: 'Carlist war weariness', def: '1 VP for the Liberals each year from 1836.' },
    es: { term: 'Cansancio de guerra carlista', def: '1 PV para los liberales cada año desde 1836.' },
  },
  'fortress-points': {
    en: { term: 'Fortress points', def: 'The value of Liberal fortresses in the Carlist zone.' },
    es: { term: 'Puntos de fortalezas', def: 'El valor de las fortalezas liberales en la zona carlista.' },
  },
} as const satisfies Record<string, { readonly en: Keyword; readonly es: Keyword }>;

export type TermId = keyof typeof terms;
