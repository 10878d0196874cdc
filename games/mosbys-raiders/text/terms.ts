import type { Keyword } from '@cuartel/engine';

export const terms = {
  mosby: {
    en: { term: 'Mosby', def: 'The character you play, with his band: one counter on the map.' },
    es: { term: 'Mosby', def: 'El personaje que llevas, con su guerrilla: una sola ficha en el mapa.' },
  },
  guerrilla: {
    en: { term: 'Band', def: "Mosby's rangers. Their combat factor is rolled anew each turn." },
    es: { term: 'Guerrilla', def: 'Los hombres de Mosby. Su factor de combate se tira de nuevo cada turno.' },
  },
  union: {
    en: { term: 'Union', def: 'The other side, run by the rules and the dice.' },
    es: { term: 'La Unión (nordistas)', def: 'El otro bando, que mueven las reglas y los dados.' },
  },
  notoriety: {
    en: {
      term: 'Notoriety',
      def: "Mosby's fame, 1 or more. It decides the game, and brings more men, more cards and more enemies.",
    },
    es: {
      term: 'Notoriedad',
      def: 'La fama de Mosby, 1 o más. Decide la partida y trae más hombres, más cartas y más enemigos.',
    },
  },
  performance: {
    en: { term: 'Performance Points (PP)', def: 'What deeds earn and setbacks cost. Ten of them make one Notoriety.' },
    es: { term: 'Puntos de Rendimiento (PR)', def: 'Lo que dan las hazañas y quitan los reveses. Diez hacen uno de Notoriedad.' },
  },
  awareness: {
    en: {
      term: 'Union Awareness',
      def: 'How alert the Union is, 1 to 5. A scouting die must beat it; an activation die must not exceed it.',
    },
    es: {
      term: 'Alerta de la Unión',
      def: 'Lo despierta que está la Unión, de 1 a 5. El dado de Exploración debe superarla; el de Activación, no pasar de ella.',
    },
  },
  operations: {
    en: { term: 'Mosby Operations', def: 'Free play while no Union unit is activated.' },
    es: { term: 'Operaciones de Mosby', def: 'Juego libre mientras no hay ninguna unidad nordista activada.' },
  },
  rounds: {
    en: { term: 'Rounds', def: "Turn-about play, one action for each side's units, while some Union unit is activated." },
    es: {
      term: 'Fases',
      def: 'Juego por alternancia, una acción por unidad de cada bando, mientras hay alguna unidad nordista activada.',
    },
  },
  preparation: {
    en: { term: 'Preparation', def: 'The seven steps that open a turn, from reinforcements to events.' },
    es: { term: 'Secuencia de Preparación', def: 'Los siete pasos que abren el turno, desde los refuerzos hasta los Eventos.' },
  },
  action: {
    en: { term: 'Action', def: 'One complete deed: Scout, Move, Combat, Demolish, Kidnap or Disband.' },
    es: { term: 'Acción', def: 'Una hazaña completa: Exploración, Movimiento, Combate, Demolición, Secuestro o Desbandada.' },
  },
  scout: {
    en: { term: 'Scout', def: 'Try to learn what an adjacent space holds without entering it.' },
    es: { term: 'Exploración', def: 'Intentar averiguar qué hay en un espacio adyacente sin entrar en él.' },
  },
  move: {
    en: { term: 'Move', def: 'Go from space to space along roads and pikes.' },
    es: { term: 'Movimiento', def: 'Ir de espacio en espacio por carreteras y pistas.' },
  },
  combat: {
    en: { term: 'Combat', def: 'A fight between the band and Union combat units in the same space.' },
    es: { term: 'Combate', def: 'La lucha entre la guerrilla y unidades de combate nordistas del mismo espacio.' },
  },
  demolish: {
    en: { term: 'Demolish', def: 'Wreck a rail line, bridge, depot or the Wagon Train.' },
    es: { term: 'Demolición', def: 'Destruir una vía férrea, un puente, un depósito o el Tren de Carretas.' },
  },
  kidnap: {
    en: { term: 'Kidnap', def: 'Carry off a Union leader.' },
    es: { term: 'Secuestro', def: 'Llevarse a un líder nordista.' },
  },
  disband: {
    en: { term: 'Disband', def: 'Scatter the band, by choice or after a defeat; it ends the turn.' },
    es: { term: 'Desbandada', def: 'Dispersar la guerrilla, por voluntad propia o tras una derrota; acaba el turno.' },
  },
  skedaddle: {
    en: { term: 'Skedaddle', def: 'Disband in haste when the Union is about to attack, at the risk of a wound.' },
    es: { term: 'Desbandada antes del combate', def: 'Salir pitando cuando la Unión va a atacar, a riesgo de una herida.' },
  },
  pass: {
    en: { term: 'Pass', def: 'Do nothing in a Round. Only Mosby may.' },
    es: { term: 'Pasar', def: 'No hacer nada en una Fase. Solo puede Mosby.' },
  },
  space: {
    en: { term: 'Space', def: 'A town or other place on the map where counters can stand.' },
    es: { term: 'Espacio', def: 'Un pueblo u otro lugar del mapa donde puede haber fichas.' },
  },
  adjacent: {
    en: { term: 'Adjacent', def: 'Joined directly by a road or a pike.' },
    es: { term: 'Adyacente', def: 'Unido directamente por una carretera o una pista.' },
  },
  road: {
    en: { term: 'Road', def: 'An ordinary link. Crossing the Potomac by road takes a whole Move in Rounds.' },
    es: { term: 'Carretera', def: 'Enlace corriente. En las Fases, cruzar el Potomac por carretera cuesta todo el Movimiento.' },
  },
  pike: {
    en: { term: 'Pike', def: 'A turnpike. It crosses the Potomac without delay and lets Fast Horses run.' },
    es: { term: 'Pista', def: 'Camino de peaje. Cruza el Potomac sin demora y deja correr a los Caballos Veloces.' },
  },
  railway: {
    en: { term: 'Rail Line', def: 'A target for demolition; nobody moves along it.' },
    es: { term: 'Línea de ferrocarril', def: 'Objetivo de demolición; nadie mueve por ella.' },
  },
  'union-lines': {
    en: { term: 'Union lines', def: 'The spaces the Union holds. Each ordinary one hides a garrison until revealed.' },
    es: {
      term: 'Líneas nordistas',
      def: 'Los espacios en poder de la Unión. Cada uno corriente oculta una guarnición hasta que se revela.',
    },
  },
  'mosbys-confederacy': {
    en: { term: "Mosby's Confederacy", def: 'The home ground where Mosby gathers his band each turn.' },
    es: { term: 'La Confederación de Mosby', def: 'La tierra propia donde Mosby reúne a los suyos cada turno.' },
  },
  'large-union-force': {
    en: {
      term: 'Large Union Force',
      def: 'A space, printed as a hexagon or placed by an event, that can send out any number of Union units.',
    },
    es: {
      term: 'Concentración de tropas nordistas',
      def: 'Espacio, impreso como hexágono o colocado por un Evento, que puede enviar cualquier número de unidades nordistas.',
    },
  },
  'status-marker': {
    en: { term: 'Space Status marker', def: 'Shows whether the garrison of a space is still to be drawn (?) or is Revealed.' },
    es: { term: 'Marcador de status de espacio', def: 'Indica si la guarnición de un espacio está por sacar (?) o Revelada.' },
  },
  unrevealed: {
    en: { term: 'Unrevealed', def: 'Inside the lines, with its garrison not yet drawn.' },
    es: { term: 'Sin revelar', def: 'Dentro de las líneas y con su guarnición aún por sacar.' },
  },
  revealed: {
    en: { term: 'Revealed', def: 'Its garrison has already been drawn.' },
    es: { term: 'Revelado', def: 'Su guarnición ya se ha sacado.' },
  },
  activated: {
    en: { term: 'Activated', def: 'Said of a Union unit that has been alarmed, is face up and acts in Rounds.' },
    es: { term: 'Activada', def: 'Se dice de la unidad nordista alarmada: está boca arriba y actúa en las Fases.' },
  },
  deactivated: {
    en: { term: 'Deactivated', def: 'Said of a Union unit that is face down and idle.' },
    es: { term: 'Desactivada', def: 'Se dice de la unidad nordista que está boca abajo y no actúa.' },
  },
  'activation-check': {
    en: { term: 'Activation check', def: 'A die for a Union unit: equal to or below Awareness activates it.' },
    es: { term: 'Chequeo de Activación', def: 'Un dado por una unidad nordista: si es igual o menor que la Alerta, se activa.' },
  },
  'casualty-check': {
    en: { term: 'Casualty check', def: "A die for Mosby's safety: on 1 or 2 he is wounded." },
    es: { term: 'Chequeo de Bajas', def: 'Un dado por la suerte de Mosby: con 1 o 2 resulta herido.' },
  },
  wounded: {
    en: { term: 'Wounded', def: "Mosby's state until the end of the turn after the wound. A second wound meanwhile kills him." },
    es: { term: 'Herido', def: 'Estado de Mosby hasta el final del turno siguiente al de la herida. Otra entretanto lo mata.' },
  },
  initiative: {
    en: { term: 'Initiative', def: 'The right to act first in each Round.' },
    es: { term: 'Iniciativa', def: 'El derecho a actuar primero en cada Fase.' },
  },
  'initiative-mosby': {
    en: { term: 'Mosby has the Initiative', def: 'Mosby acts before the Union in each of these Rounds.' },
    es: { term: 'Iniciativa de Mosby', def: 'Mosby actúa antes que la Unión en cada una de estas Fases.' },
  },
  'initiative-union': {
    en: { term: 'The Union has the Initiative', def: 'Union units act before Mosby in each of these Rounds.' },
    es: { term: 'Iniciativa de la Unión', def: 'Las unidades nordistas actúan antes que Mosby en cada una de estas Fases.' },
  },
  'combat-unit': {
    en: { term: 'Combat unit', def: 'A Union unit with a combat factor.' },
    es: { term: 'Unidad de combate', def: 'Unidad nordista con factor de combate.' },
  },
  'noncombat-unit': {
    en: { term: 'Non-combat unit', def: "A picket, courier or sutler's wagon. It never fights." },
    es: { term: 'Unidad no combatiente', def: 'Piquete, correo o carreta de suministros. Nunca lucha.' },
  },
  blank: {
    en: { term: 'Blank', def: 'A dummy counter: a false alarm.' },
    es: { term: 'Ficha en blanco', def: 'Una ficha falsa: falsa alarma.' },
  },
  picket: {
    en: { term: 'Picket', def: 'A few sentries. Worth nothing, but they wake the units they reach.' },
    es: { term: 'Piquete', def: 'Unos pocos centinelas. No valen nada, pero despiertan a las unidades que alcanzan.' },
  },
  courier: {
    en: { term: 'Courier', def: 'A lone rider with dispatches, worth 1 PP.' },
    es: { term: 'Correo', def: 'Un jinete solo con despachos; vale 1 PR.' },
  },
  sutler: {
    en: { term: "Sutler's wagon", def: 'A trader who sells to the soldiers, worth 1 PP.' },
    es: { term: 'Carreta de suministros', def: 'Un mercader que vende a los soldados; vale 1 PR.' },
  },
  'wagon-train': {
    en: {
      term: 'Union Wagon Train',
      def: 'A convoy from Harpers Ferry to Middletown, brought by an event. Wrecking it earns 5 PP.',
    },
    es: {
      term: 'Tren de Carretas de la Unión',
      def: 'Convoy de Harpers Ferry a Middletown que trae un Evento. Destruirlo da 5 PR.',
    },
  },
  escort: {
    en: { term: 'Escort', def: 'One of the two combat units that guard the Wagon Train.' },
    es: { term: 'Escolta', def: 'Cada una de las dos unidades de combate que guardan el Tren de Carretas.' },
  },
  bridge: {
    en: { term: 'Bridge', def: 'A target for demolition, worth 5 PP.' },
    es: { term: 'Puente', def: 'Objetivo de demolición; vale 5 PR.' },
  },
  depot: {
    en: { term: 'Depot', def: 'A target for demolition whose value is known only once it burns.' },
    es: { term: 'Depósito', def: 'Objetivo de demolición cuyo valor solo se sabe cuando arde.' },
  },
  devastation: {
    en: { term: 'Devastation', def: 'Marks a home space laid waste: Mosby cannot start a turn there.' },
    es: { term: 'Devastación', def: 'Señala un espacio propio arrasado: Mosby no puede empezar allí un turno.' },
  },
  retreat: {
    en: { term: 'Retreat', def: 'The state of a beaten Union unit; it spends its next action rallying.' },
    es: { term: 'Retirada', def: 'Estado de la unidad nordista vencida; gasta su próxima acción en rehacerse.' },
  },
  cup: {
    en: { term: 'Cup', def: 'Where Union units wait to be drawn at random.' },
    es: { term: 'Contenedor', def: 'Donde las unidades nordistas esperan a salir al azar.' },
  },
  'holding-box': {
    en: { term: 'Union Unit Holding Box', def: 'Keeps blanks and eliminated non-combat units until the next turn.' },
    es: {
      term: 'Casilla de Unidades Nordistas',
      def: 'Guarda las fichas en blanco y las no combatientes eliminadas hasta el turno siguiente.',
    },
  },
  'eliminated-box': {
    en: { term: 'Eliminated Unit Box', def: 'Keeps destroyed combat units for the rest of the game.' },
    es: { term: 'Casilla de Unidades Eliminadas', def: 'Guarda las unidades de combate destruidas el resto de la partida.' },
  },
  reinforcement: {
    en: { term: 'Reinforcement', def: 'A Union unit that enters the cup when Notoriety reaches its number.' },
    es: { term: 'Refuerzo', def: 'Unidad nordista que entra en el contenedor cuando la Notoriedad alcanza su número.' },
  },
  'restore-lines': {
    en: { term: 'Restore Union Lines', def: 'Send the units on the map back to the cup and hide the garrisons again.' },
    es: {
      term: 'Restaurar las líneas nordistas',
      def: 'Devolver las unidades del mapa al contenedor y ocultar de nuevo las guarniciones.',
    },
  },
  'extend-lines': {
    en: { term: 'Extend Union Lines', def: 'An event that adds spaces to the Union lines for good.' },
    es: { term: 'Extender el Frente', def: 'Evento que añade espacios a las líneas nordistas para siempre.' },
  },
  'action-card': {
    en: { term: 'Action card', def: 'A card you play to help Mosby.' },
    es: { term: 'Carta de Acción', def: 'Carta que juegas para ayudar a Mosby.' },
  },
  'event-card': {
    en: { term: 'Event card', def: 'A card resolved in Preparation, for good or ill.' },
    es: { term: 'Carta de Eventos', def: 'Carta que se resuelve en la Preparación, para bien o para mal.' },
  },
  'permanent-card': {
    en: { term: 'Permanent card', def: 'An Action card kept from turn to turn.' },
    es: { term: 'Carta Permanente', def: 'Carta de Acción que se conserva de un turno a otro.' },
  },
  'combat-factor': {
    en: { term: 'Combat factor', def: 'The strength of a force; each factor is 25 men.' },
    es: { term: 'Factor de combate', def: 'La fuerza de una tropa; cada factor son 25 hombres.' },
  },
  odds: {
    en: { term: 'Odds', def: "The attacker's strength against the defender's, rounded in the defender's favour." },
    es: { term: 'Proporción de combate', def: 'La fuerza del atacante frente a la del defensor, redondeada a favor de este.' },
  },
  reaction: {
    en: { term: 'Union Reaction', def: 'A combat modifier from the sum of Notoriety and Awareness.' },
    es: { term: 'Reacción de la Unión', def: 'Modificador de combate según la suma de Notoriedad y Alerta.' },
  },
  'random-move': {
    en: { term: 'Random movement', def: 'A die counts the exits of a space clockwise to choose one.' },
    es: { term: 'Movimiento al azar', def: 'Un dado cuenta en el sentido del reloj las salidas de un espacio para elegir una.' },
  },
  'game-turn': {
    en: { term: 'Game Turn', def: 'A raid or campaign of a few days; there are eight.' },
    es: { term: 'Turno de Juego', def: 'Una incursión o campaña de unos días; hay ocho.' },
  },
  hide: {
    en: { term: 'Hide', def: 'A card to lie low until the pursuit has passed.' },
    es: { term: 'Esconderse', def: 'Carta para agazaparse hasta que pase la persecución.' },
  },
  garrison: {
    en: { term: 'Garrison', def: 'The one undrawn unit of an unrevealed space.' },
    es: { term: 'Guarnición', def: 'La única unidad, aún sin sacar, de un espacio sin revelar.' },
  },
  sweep: {
    en: { term: 'Union Sweep', def: "An event: a Union column crosses Mosby's Confederacy, burning as it goes." },
    es: { term: 'Barrido de la Unión', def: 'Evento: una columna nordista cruza la Confederación de Mosby quemándolo todo.' },
  },
  leader: {
    en: { term: 'Union leader', def: 'General Stoughton or Colonel Dulaney, to be kidnapped.' },
    es: { term: 'Líder nordista', def: 'El General Stoughton o el Coronel Dulaney, a quienes se puede secuestrar.' },
  },
  captive: {
    en: { term: 'Captive', def: "A leader in Mosby's hands, worth 10 PP once outside the lines." },
    es: { term: 'Secuestrado', def: 'Líder en manos de Mosby; vale 10 PR en cuanto sale de las líneas.' },
  },
  hand: {
    en: { term: 'Hand', def: 'The Action cards you hold, six at most.' },
    es: { term: 'Mano', def: 'Las cartas de Acción que tienes, seis como mucho.' },
  },
  deck: {
    en: { term: 'Deck', def: 'The Action or Event cards not yet drawn.' },
    es: { term: 'Baraja', def: 'Las cartas de Acción o de Eventos aún sin sacar.' },
  },
  discard: {
    en: { term: 'Discard pile', def: 'Action cards used or thrown away. It is never reshuffled.' },
    es: { term: 'Descartes', def: 'Cartas de Acción usadas o desechadas. No se vuelven a barajar.' },
  },
  counterattack: {
    en: { term: 'Counterattack', def: 'A card to roll a combat again.' },
    es: { term: 'Contraataque', def: 'Carta para repetir la tirada de un combate.' },
  },
  victory: {
    en: { term: 'Victory', def: 'Notoriety 9 or more after the eighth turn.' },
    es: { term: 'Victoria', def: 'Notoriedad 9 o más tras el octavo turno.' },
  },
  defeat: {
    en: { term: 'Defeat', def: "Mosby's death, too little fame for the turn or the game, or the loss of his whole Confederacy." },
    es: {
      term: 'Derrota',
      def: 'La muerte de Mosby, poca fama para el turno o para la partida, o la pérdida de toda su Confederación.',
    },
  },
  food: {
    en: { term: 'Food', def: 'Loot from a depot under an optional rule: 2 PP once outside the lines, a burden until then.' },
    es: {
      term: 'Víveres',
      def: 'Botín de un depósito con una regla opcional: 2 PR al salir de las líneas, una carga hasta entonces.',
    },
  },
  'optional-rule': {
    en: { term: 'Optional rule', def: 'A variation you may choose before play.' },
    es: { term: 'Regla opcional', def: 'Variante que puedes elegir antes de jugar.' },
  },
} as const satisfies Record<string, { readonly en: Keyword; readonly es: Keyword }>;

export type TermId = keyof typeof terms;
