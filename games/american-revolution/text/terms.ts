import type { Keyword } from '@cuartel/engine';

export const terms = {
  location: {
    en: { term: 'Location', def: 'A point of the map where units stand.' },
    es: { term: 'Localidad', def: 'Punto del mapa en el que hay unidades.' },
  },
  town: {
    en: { term: 'Town', def: 'A location that pays political points.' },
    es: { term: 'Población', def: 'Localidad que da puntos políticos.' },
  },
  wilderness: {
    en: { term: 'Wilderness', def: 'Land without settlements: no points, and light troops and Indians fight better there.' },
    es: {
      term: 'Tierra salvaje',
      def: 'Tierra sin asentamientos: no da puntos, y en ella combaten mejor las tropas ligeras y los indios.',
    },
  },
  'indian-location': {
    en: { term: 'Indian location', def: 'The seat of a tribe, where Indian units are raised.' },
    es: { term: 'Localidad india', def: 'Centro de una tribu, donde se reclutan las unidades indias.' },
  },
  port: {
    en: { term: 'Port', def: 'A town with an anchor, open to fleets; boxes are ports too.' },
    es: { term: 'Puerto', def: 'Población con ancla, abierta a las flotas; las cajas también son puertos.' },
  },
  'high-seas': {
    en: { term: 'High seas', def: 'An area of the sea. Fleets pass each other there without fighting.' },
    es: { term: 'Alta mar', def: 'Zona de mar. Las flotas se cruzan en ella sin combatir.' },
  },
  'holding-box': {
    en: { term: 'Holding box', def: 'Great Britain, France or Spain, off the map to the east.' },
    es: { term: 'Caja de espera', def: 'Gran Bretaña, Francia o España, fuera del mapa, al este.' },
  },
  region: {
    en: { term: 'Region', def: 'One of the eleven political divisions of the land.' },
    es: { term: 'Región', def: 'Una de las once divisiones políticas de la tierra.' },
  },
  'colonial-region': {
    en: { term: 'Colonial region', def: 'One of the seven regions whose loyalty is contested.' },
    es: { term: 'Región colonial', def: 'Una de las siete regiones cuya lealtad se disputa.' },
  },
  route: {
    en: { term: 'Route', def: 'The line between two locations along which units move.' },
    es: { term: 'Ruta', def: 'La línea entre dos localidades por la que mueven las unidades.' },
  },
  road: {
    en: { term: 'Road', def: 'A route that costs 1 MP.' },
    es: { term: 'Camino', def: 'Ruta que cuesta 1 MP.' },
  },
  trail: {
    en: { term: 'Trail', def: 'A route that costs 2 MP, or 1 to a force of light troops, Indians and leaders.' },
    es: { term: 'Sendero', def: 'Ruta que cuesta 2 MP, o 1 a una fuerza de tropas ligeras, indios y líderes.' },
  },
  'lake-river': {
    en: { term: 'Lake or river', def: 'A waterway for land units, 1 MP; fleets cannot use it.' },
    es: { term: 'Lago o río', def: 'Vía de agua para las unidades terrestres, 1 MP; las flotas no pueden usarla.' },
  },
  mp: {
    en: { term: 'Movement points (MP)', def: "What a force may spend on routes: a die plus its commander's value." },
    es: {
      term: 'Puntos de movimiento (MP)',
      def: 'Lo que una fuerza puede gastar en rutas: un dado más el valor de su comandante.',
    },
  },
  force: {
    en: { term: 'Force', def: 'Units of one side that act together in a location.' },
    es: { term: 'Fuerza', def: 'Unidades de un bando que actúan juntas en una localidad.' },
  },
  commander: {
    en: { term: 'Commander', def: 'The leader at the head of a moving force.' },
    es: { term: 'Comandante', def: 'El líder al frente de una fuerza que mueve.' },
  },
  leader: {
    en: { term: 'Leader', def: 'A general, militia commander or admiral.' },
    es: { term: 'Líder', def: 'General, comandante de milicia o almirante.' },
  },
  general: {
    en: { term: 'General', def: 'A leader of land forces.' },
    es: { term: 'General', def: 'Líder de fuerzas terrestres.' },
  },
  'militia-commander': {
    en: { term: 'Militia commander (M)', def: 'A leader of militia and light troops only, tied to his region.' },
    es: { term: 'Comandante de milicia (M)', def: 'Líder solo de milicia y tropas ligeras, atado a su región.' },
  },
  admiral: {
    en: { term: 'Admiral', def: 'A leader of fleets and of assaults from the sea.' },
    es: { term: 'Almirante', def: 'Líder de flotas y de asaltos desde el mar.' },
  },
  leadership: {
    en: { term: 'Leadership value', def: 'The number of a leader, in brackets.' },
    es: { term: 'Valor de liderazgo', def: 'El número de un líder, entre paréntesis.' },
  },
  'leader-pool': {
    en: { term: 'Leader pool', def: 'The leaders of a side who are still to be drawn.' },
    es: { term: 'Recipiente de líderes', def: 'Los líderes de un bando que aún pueden salir.' },
  },
  'combat-unit': {
    en: { term: 'Combat unit', def: 'Any unit that is not a leader.' },
    es: { term: 'Unidad de combate', def: 'Toda unidad que no es líder.' },
  },
  regular: {
    en: { term: 'Regulars', def: 'A brigade of the line.' },
    es: { term: 'Regulares', def: 'Brigada de línea.' },
  },
  continental: {
    en: { term: 'Continentals', def: 'The regulars of the American nation.' },
    es: { term: 'Continentales', def: 'Los regulares de la nación americana.' },
  },
  detachment: {
    en: { term: 'Detachment', def: 'A battalion of British or Hessian regulars, exchanged for a brigade.' },
    es: { term: 'Destacamento', def: 'Batallón de regulares británicos o hessianos, que se intercambia por una brigada.' },
  },
  grenadier: {
    en: { term: 'Grenadiers', def: 'The picked brigades of the British.' },
    es: { term: 'Granaderos', def: 'Las brigadas de elite británicas.' },
  },
  light: {
    en: { term: 'Light troops', def: 'Rangers, dragoons and light infantry, at home on trails.' },
    es: { term: 'Tropas ligeras', def: 'Rangers, dragones e infantería ligera, hechos a los senderos.' },
  },
  marine: {
    en: { term: 'Marines', def: 'Regulars at home aboard ship and in assaults.' },
    es: { term: 'Marines', def: 'Regulares hechos a la vida a bordo y a los asaltos.' },
  },
  militia: {
    en: { term: 'Militia', def: 'Troops who do not leave their region.' },
    es: { term: 'Milicia', def: 'Tropas que no salen de su región.' },
  },
  tory: {
    en: { term: 'Tory', def: 'An American loyal to the Crown; also the British partisan.' },
    es: { term: 'Tory', def: 'Americano leal a la Corona; también el partisano británico.' },
  },
  rebel: {
    en: { term: 'Rebel', def: 'The American partisan.' },
    es: { term: 'Rebelde', def: 'El partisano americano.' },
  },
  hessian: {
    en: { term: 'Hessians', def: 'German troops in British pay.' },
    es: { term: 'Hessianos', def: 'Tropas alemanas a sueldo británico.' },
  },
  indian: {
    en: { term: 'Indians', def: 'Warriors on the British side.' },
    es: { term: 'Indios', def: 'Guerreros del bando británico.' },
  },
  fleet: {
    en: { term: 'Fleet', def: 'Ocean-going ships with room for four land units.' },
    es: { term: 'Flota', def: 'Navíos transoceánicos con sitio para cuatro unidades terrestres.' },
  },
  fortress: {
    en: { term: 'Fortress', def: 'A marker for strong defences and a depot.' },
    es: { term: 'Fortaleza', def: 'Marcador de defensas mejoradas y depósito.' },
  },
  siege: {
    en: { term: 'Siege', def: 'A marker for guns and trenches before a fortress.' },
    es: { term: 'Sitio', def: 'Marcador de cañones y trincheras ante una fortaleza.' },
  },
  'siege-force': {
    en: { term: 'Siege force', def: 'The force with the siege marker on it.' },
    es: { term: 'Fuerza de sitio', def: 'La fuerza que lleva el marcador de sitio.' },
  },
  besieged: {
    en: { term: 'Besieged force', def: 'The land units in a fortress under siege.' },
    es: { term: 'Fuerza sitiada', def: 'Las unidades terrestres de una fortaleza bajo sitio.' },
  },
  'relief-force': {
    en: { term: 'Relief force', def: 'Units that come to raise a siege.' },
    es: { term: 'Fuerza de auxilio', def: 'Unidades que acuden a levantar un sitio.' },
  },
  sortie: {
    en: { term: 'Sortie', def: 'An attack of the besieged on the siege force.' },
    es: { term: 'Salida', def: 'Ataque de los sitiados a la fuerza de sitio.' },
  },
  partisan: {
    en: { term: 'Partisan', def: 'A marker for guerrillas and agitators.' },
    es: { term: 'Partisano', def: 'Marcador de guerrillas y agitadores.' },
  },
  massacre: {
    en: { term: 'Massacre', def: 'A marker that makes a location worth nothing.' },
    es: { term: 'Masacre', def: 'Marcador que deja sin valor una localidad.' },
  },
  'honors-of-war': {
    en: { term: 'Honors of war', def: 'An offer to let the besieged march out.' },
    es: { term: 'Honores de guerra', def: 'Oferta de dejar salir a los sitiados.' },
  },
  'political-points': {
    en: { term: 'Political points (PP)', def: 'The money of one turn.' },
    es: { term: 'Puntos políticos (PP)', def: 'El dinero de un turno.' },
  },
  'political-value': {
    en: { term: 'Political value', def: 'The number of a town.' },
    es: { term: 'Valor político', def: 'El número de una población.' },
  },
  'campaign-marker': {
    en: { term: 'Campaign marker', def: 'A marker drawn unseen from the container and held in hand.' },
    es: { term: 'Marcador de campaña', def: 'Marcador que se saca sin mirar del recipiente y se tiene en la mano.' },
  },
  container: {
    en: { term: 'Container', def: 'Where all campaign markers wait that nobody holds.' },
    es: { term: 'Recipiente', def: 'Donde esperan los marcadores de campaña que nadie tiene.' },
  },
  'action-marker': {
    en: { term: 'Action marker', def: 'A campaign marker with an event of its own.' },
    es: { term: 'Marcador de acción', def: 'Marcador de campaña con un suceso propio.' },
  },
  'agitation-marker': {
    en: { term: 'Agitation marker', def: 'A campaign marker worth 1 or 3 in the Agitation Phase.' },
    es: { term: 'Marcador de agitación', def: 'Marcador de campaña que vale 1 o 3 en la Fase de Agitación.' },
  },
  'tactical-marker': {
    en: { term: 'Tactical marker', def: 'A campaign marker for forced marches, interceptions and further dice in battle.' },
    es: { term: 'Marcador táctico', def: 'Marcador de campaña para marchas forzadas, intercepciones y más dados en batalla.' },
  },
  initiative: {
    en: { term: 'Initiative', def: 'Who comes first in the turn, or who fires first in a battle.' },
    es: { term: 'Iniciativa', def: 'Quién va primero en el turno, o quién dispara primero en una batalla.' },
  },
  'first-player': {
    en: { term: 'First player', def: 'Whoever won the initiative of the turn.' },
    es: { term: 'Primer jugador', def: 'Quien ganó la iniciativa del turno.' },
  },
  agitation: {
    en: { term: 'Agitation', def: 'The secret contest for the three tables.' },
    es: { term: 'Agitación', def: 'La pugna secreta por las tres tablas.' },
  },
  contest: {
    en: { term: 'Contest', def: 'One of the nine struggles of the Agitation Phase.' },
    es: { term: 'Pugna', def: 'Una de las nueve disputas de la Fase de Agitación.' },
  },
  'revolutionary-progress': {
    en: { term: 'Revolutionary Progress', def: 'How far the Americans have become a state.' },
    es: { term: 'Progreso Revolucionario', def: 'Hasta dónde se han constituido en estado los americanos.' },
  },
  'colonial-loyalty': {
    en: { term: 'Colonial Loyalty', def: 'Which side a colonial region leans to, and how far.' },
    es: { term: 'Lealtad Colonial', def: 'Hacia qué bando se inclina una región colonial, y cuánto.' },
  },
  'european-balance': {
    en: { term: 'European Balance of Power', def: 'What help either side has from Europe.' },
    es: { term: 'Balance de Potencias Europeo', def: 'Qué ayuda recibe cada bando de Europa.' },
  },
  mobilization: {
    en: { term: 'Mobilization', def: 'The purchase of units and markers.' },
    es: { term: 'Movilización', def: 'La compra de unidades y marcadores.' },
  },
  'campaign-phase': {
    en: { term: 'Campaign phase', def: 'Movement and combat of one player, then of the other; three in a turn.' },
    es: { term: 'Fase de campaña', def: 'Movimiento y combate de un jugador y luego del otro; hay tres por turno.' },
  },
  'forced-march': {
    en: { term: 'Forced march', def: 'A move in a 2nd or 3rd Movement Phase, with attrition.' },
    es: { term: 'Marcha forzada', def: 'Movimiento en una 2ª o 3ª Fase de Movimiento, con desgaste.' },
  },
  battle: {
    en: { term: 'Battle', def: 'A combat fought out in one location.' },
    es: { term: 'Batalla', def: 'Combate que se libra en una localidad.' },
  },
  'fire-round': {
    en: { term: 'Fire round', def: 'One side rolls its dice.' },
    es: { term: 'Ronda de fuego', def: 'Un bando lanza sus dados.' },
  },
  dispersed: {
    en: { term: 'Dispersed', def: 'Turned over: fires no more in this battle.' },
    es: { term: 'Dispersa', def: 'Volteada: no dispara más en esta batalla.' },
  },
  eliminated: {
    en: { term: 'Eliminated', def: 'Taken off the map.' },
    es: { term: 'Eliminada', def: 'Retirada del mapa.' },
  },
  rally: {
    en: { term: 'Rally', def: 'After the battle dispersed units are whole again.' },
    es: { term: 'Concentración', def: 'Tras la batalla las unidades dispersas se recuperan.' },
  },
  retreat: {
    en: { term: 'Retreat', def: 'The loser goes to an adjacent location.' },
    es: { term: 'Retirada', def: 'El perdedor va a una localidad adyacente.' },
  },
  forage: {
    en: { term: 'Forage', def: 'Living off the political value of the location.' },
    es: { term: 'Forrajeo', def: 'Vivir del valor político de la localidad.' },
  },
  'out-of-supply': {
    en: { term: 'Out of supply', def: 'Not fed: a die decides whether the unit lives.' },
    es: { term: 'Sin suministros', def: 'Sin alimentar: un dado decide si la unidad sobrevive.' },
  },
  enlistment: {
    en: { term: 'Enlistment', def: 'The check whether troops go home at the end of the year.' },
    es: { term: 'Alistamiento', def: 'Chequeo de si las tropas se van a casa al acabar el año.' },
  },
  'naval-transport': {
    en: { term: 'Naval transport', def: 'Land units carried by fleets.' },
    es: { term: 'Transporte naval', def: 'Unidades terrestres llevadas por flotas.' },
  },
  'amphibious-assault': {
    en: { term: 'Amphibious assault', def: 'A landing in a port with enemy land units.' },
    es: { term: 'Asalto anfibio', def: 'Desembarco en un puerto con unidades terrestres enemigas.' },
  },
  interception: {
    en: { term: 'Interception', def: "A march into the enemy's way during his Movement Phase." },
    es: { term: 'Intercepción', def: 'Marcha que sale al paso del enemigo en su Fase de Movimiento.' },
  },
  overrun: {
    en: { term: 'Overrun', def: 'Destruction of the enemy at ten to one, without a battle.' },
    es: { term: 'Invasión', def: 'Destrucción del enemigo a diez contra uno, sin batalla.' },
  },
  'frontier-warfare': {
    en: { term: 'Frontier warfare', def: 'What light troops and Indians gain in battle.' },
    es: { term: 'Guerra fronteriza', def: 'Lo que ganan en batalla las tropas ligeras y los indios.' },
  },
  'militia-expedition': {
    en: { term: 'Militia expedition', def: 'A try of militia to cross a border.' },
    es: { term: 'Expedición de la milicia', def: 'Intento de la milicia de cruzar una frontera.' },
  },
  belligerent: {
    en: { term: 'Belligerent', def: 'Said of France or Spain when at war on the American side.' },
    es: { term: 'Beligerante', def: 'Dicho de Francia o España cuando están en guerra en el bando americano.' },
  },
  neutral: {
    en: { term: 'Neutral', def: 'Of a nation: out of play. Of a region: loyalty 0.' },
    es: { term: 'Neutral', def: 'De una nación: fuera de juego. De una región: lealtad 0.' },
  },
  'sudden-death': {
    en: { term: 'Sudden death', def: 'Victory at once, by the military and the political condition together.' },
    es: { term: 'Muerte súbita', def: 'Victoria inmediata, por la condición militar y la política a la vez.' },
  },
  'partial-victory': {
    en: { term: 'Partial victory', def: 'At the end one condition met, and none by the opponent.' },
    es: { term: 'Victoria parcial', def: 'Al final, una condición cumplida y ninguna del rival.' },
  },
  draw: {
    en: { term: 'Draw', def: 'A game without a winner.' },
    es: { term: 'Empate', def: 'Partida sin vencedor.' },
  },
  'fog-of-war': {
    en: { term: 'Fog of war', def: 'Only the top unit of an enemy stack is seen.' },
    es: { term: 'Niebla de guerra', def: 'De un apilamiento enemigo solo se ve la unidad superior.' },
  },
  'ph-initiative': {
    en: { term: 'I. Initiative Phase', def: 'Both bid for the first place in the turn.' },
    es: { term: 'I. Fase de Iniciativa', def: 'Ambos pujan por ir primero en el turno.' },
  },
  'ph-political': {
    en: { term: 'II. Political Phase', def: 'Points are collected.' },
    es: { term: 'II. Fase Política', def: 'Se recaudan puntos.' },
  },
  'ph-mobilization': {
    en: { term: 'III. Mobilization Phase', def: 'Points are spent.' },
    es: { term: 'III. Fase de Movilización', def: 'Se gastan puntos.' },
  },
  'ph-agitation': {
    en: { term: 'IV. Agitation Phase', def: 'The three tables are contested.' },
    es: { term: 'IV. Fase de Agitación', def: 'Se disputan las tres tablas.' },
  },
  'ph-campaign': {
    en: { term: 'V. Campaign Phases', def: 'Three times both players move and fight.' },
    es: { term: 'V. Fases de Campaña', def: 'Tres veces mueven y combaten ambos jugadores.' },
  },
  'ph-movement': {
    en: { term: 'Movement Phase', def: 'One player moves his forces.' },
    es: { term: 'Fase de Movimiento', def: 'Un jugador mueve sus fuerzas.' },
  },
  'ph-combat': {
    en: { term: 'Combat Phase', def: 'The player who has moved attacks.' },
    es: { term: 'Fase de Combate', def: 'Ataca el jugador que ha movido.' },
  },
  'ph-supply': {
    en: { term: 'VI. Supply Phase', def: 'Forage, enlistment and adjustment.' },
    es: { term: 'VI. Fase de Suministros', def: 'Forrajeo, alistamiento y ajuste.' },
  },
  'ph-forage': {
    en: { term: 'Forage Phase', def: 'Units are fed or roll.' },
    es: { term: 'Fase de Forrajeo', def: 'Las unidades se suministran o tiran.' },
  },
  'ph-enlistment': {
    en: { term: 'Enlistment Phase', def: 'Troops stay or go home.' },
    es: { term: 'Fase de Alistamiento', def: 'Las tropas siguen o se van a casa.' },
  },
  'ph-adjust': {
    en: { term: 'Point and Marker Adjustment Phase', def: 'Points lapse and half of each hand goes back.' },
    es: { term: 'Fase de Ajuste de Puntos y Marcadores', def: 'Los puntos se pierden y media mano vuelve al recipiente.' },
  },
  'ph-end': {
    en: { term: 'VII. End of Turn Phase', def: 'Victory check and advance of the turn.' },
    es: { term: 'VII. Fase del Final del Turno', def: 'Chequeo de victoria y avance del turno.' },
  },
  'ph-victory': {
    en: { term: 'Victory check', def: 'The look at the conditions of victory at the end of a turn.' },
    es: { term: 'Chequeo de victoria', def: 'El examen de las condiciones de victoria al acabar un turno.' },
  },
  embarked: {
    en: { term: 'Embarked', def: 'Aboard a fleet, and not ashore even in port.' },
    es: { term: 'Embarcada', def: 'A bordo de una flota, y no en tierra aunque esté en puerto.' },
  },
  landing: {
    en: { term: 'Landing', def: 'Putting cargo ashore at the end of a naval move.' },
    es: { term: 'Desembarco', def: 'Bajar a tierra la carga al final de un movimiento naval.' },
  },
  exchange: {
    en: { term: 'Exchange', def: 'A regular for two detachments, or the reverse, free.' },
    es: { term: 'Intercambio', def: 'Un regular por dos destacamentos, o al revés, sin coste.' },
  },
  upgrade: {
    en: { term: 'Militia upgrade', def: 'Militia that becomes a regular or light unit.' },
    es: { term: 'Ascenso de milicia', def: 'Milicia que pasa a ser regular o ligera.' },
  },
  'counter-mix': {
    en: { term: 'Counter mix', def: 'The counters there are; no more units than these.' },
    es: { term: 'Plantilla de fichas', def: 'Las fichas que hay; no puede haber más unidades.' },
  },
  'favourable-region': {
    en: { term: 'Favourable region', def: 'A region with loyalty 1, 2 or 3 to your side.' },
    es: { term: 'Región favorable', def: 'Región con lealtad 1, 2 o 3 hacia tu bando.' },
  },
  'combat-factor': {
    en: { term: 'Combat factor', def: 'The dice a unit rolls when it fires.' },
    es: { term: 'Factor de combate', def: 'Los dados que lanza una unidad al disparar.' },
  },
  'printed-factor': {
    en: { term: 'Printed combat factor', def: 'The factor on the counter, without any bonus.' },
    es: { term: 'Factor de combate impreso', def: 'El factor de la ficha, sin bonificaciones.' },
  },
  bid: {
    en: { term: 'Bid', def: 'Markers offered in secret for the initiative.' },
    es: { term: 'Puja', def: 'Marcadores ofrecidos en secreto por la iniciativa.' },
  },
  pass: {
    en: { term: 'Pass', def: 'To let a chance or a fire round go by.' },
    es: { term: 'Pasar', def: 'Dejar correr una ocasión o una ronda de fuego.' },
  },
  'marker-window': {
    en: { term: 'Chance to play markers', def: 'A moment at which certain markers may be played.' },
    es: { term: 'Ocasión de jugar marcadores', def: 'Momento en el que caben ciertos marcadores.' },
  },
  'closed-port': {
    en: { term: 'Port closed by an enemy fleet', def: 'Nobody goes aboard or lands there.' },
    es: { term: 'Puerto cerrado por una flota enemiga', def: 'Nadie embarca ni desembarca en él.' },
  },
  garrison: {
    en: { term: 'Garrison', def: 'The land units in the location of their fortress.' },
    es: { term: 'Guarnición', def: 'Las unidades terrestres en la localidad de su fortaleza.' },
  },
  displaced: {
    en: { term: 'Displaced units', def: 'Units moved by a return to neutrality or by honors of war.' },
    es: { term: 'Unidades desplazadas', def: 'Unidades movidas por una vuelta a la neutralidad o por honores de guerra.' },
  },
  'naval-battle': {
    en: { term: 'Naval battle', def: 'Fleets against fleets in a port.' },
    es: { term: 'Combate naval', def: 'Flotas contra flotas en un puerto.' },
  },
  'forced-massacre': {
    en: { term: 'Forced massacre', def: "One brought about by Bait, by Tarleton's Quarter or by a roll for Indians." },
    es: { term: 'Masacre forzosa', def: 'La que causan Cebo, Cuartel de Tarleton o una tirada por los indios.' },
  },
  'optional-rule': {
    en: { term: 'Optional rule', def: 'One of the sections 28.0 to 38.0, agreed on before play.' },
    es: { term: 'Regla opcional', def: 'Una de las secciones 28.0 a 38.0, acordada antes de jugar.' },
  },
  'special-reinforcements': {
    en: { term: 'Special reinforcements', def: 'Washington, and the British units that answer the Declaration.' },
    es: { term: 'Refuerzos especiales', def: 'Washington, y las unidades británicas que responden a la Declaración.' },
  },
} as const satisfies Record<string, { readonly en: Keyword; readonly es: Keyword }>;

export type TermId = keyof typeof terms;
