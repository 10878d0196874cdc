import type { Keyword } from '@cuartel/engine';

export const terms = {
  union: {
    en: { term: 'Union (USA)', def: 'The blue side, led by Lincoln.' },
    es: { term: 'Unión (USA)', def: 'El bando azul, dirigido por Lincoln.' },
  },
  confederacy: {
    en: { term: 'Confederacy (CSA)', def: 'The grey side, led by Davis.' },
    es: { term: 'Confederación (CSA)', def: 'El bando gris, dirigido por Davis.' },
  },
  'strength-point': {
    en: {
      term: 'Strength point (SP)',
      def: 'A unit of troops, about a division. Infantry unless it belongs to a cavalry brigade.',
    },
    es: {
      term: 'Unidad militar (UM)',
      def: 'Unidad de tropas, más o menos una división. De infantería, salvo la de una brigada de caballería.',
    },
  },
  'political-will': {
    en: {
      term: 'Political will',
      def: 'How long a side will go on with the war. Its marker also shows whether it rose or fell last.',
    },
    es: {
      term: 'Voluntad política (VP)',
      def: 'Cuánto aguanta un bando la guerra. Su indicador muestra además si la última vez subió o bajó.',
    },
  },
  'fates-of-war': {
    en: {
      term: 'Fates of war',
      def: '2 more when political will turns from falling to rising, 3 less when it turns the other way.',
    },
    es: {
      term: 'Los hados de la guerra',
      def: '2 más cuando la voluntad política pasa de bajar a subir, 3 menos en el caso contrario.',
    },
  },
  'political-control': {
    en: { term: 'Political control', def: 'Whose space it is: by its colour or by a control marker, never by who stands there.' },
    es: {
      term: 'Control político (CP)',
      def: 'De quién es un espacio: por su color o por un indicador de CP, nunca por quién lo ocupa.',
    },
  },
  convert: {
    en: { term: 'Convert', def: "To place one's control marker with a moving army, for 1 movement point." },
    es: { term: 'Convertir', def: 'Colocar el propio CP con un ejército en desplazamiento, por 1 PD.' },
  },
  raid: {
    en: { term: 'Raid', def: 'Taking off an enemy marker with a cavalry brigade.' },
    es: { term: 'Incursión de caballería', def: 'Retirar un CP enemigo con una brigada de caballería.' },
  },
  operations: {
    en: { term: 'Operations', def: 'The use of a card for its value, 1 to 3.' },
    es: { term: 'Operaciones (OP)', def: 'El uso de una carta por su valor, de 1 a 3.' },
  },
  event: {
    en: { term: 'Event', def: 'The use of a card for its text.' },
    es: { term: 'Evento', def: 'El uso de una carta por su texto.' },
  },
  'special-event': {
    en: { term: 'Special event', def: 'Emancipation Proclamation or Foreign Intervention, which must happen when they can.' },
    es: {
      term: 'Evento especial',
      def: 'Proclamación de emancipación o Intervención extranjera, que deben ocurrir cuando pueden.',
    },
  },
  interrupt: {
    en: { term: 'Interrupt', def: "A card played into the enemy's move or into a battle, besides one's own rounds." },
    es: {
      term: 'Carta de interrupción',
      def: 'Carta que se juega durante un desplazamiento enemigo o una batalla, aparte de las propias rondas.',
    },
  },
  'strategy-round': {
    en: { term: 'Strategy round', def: 'The play of one card.' },
    es: { term: 'Ronda estratégica', def: 'Jugar una carta.' },
  },
  campaign: {
    en: { term: 'Campaign', def: 'An event that moves three forces (Major) or two (Minor).' },
    es: { term: 'Campaña', def: 'Evento que desplaza tres fuerzas (principal) o dos (secundaria).' },
  },
  concentration: {
    en: { term: 'Concentration', def: 'An event that gathers SP by rail for an attack.' },
    es: { term: 'Concentración', def: 'Evento que reúne UM por ferrocarril para un ataque.' },
  },
  army: {
    en: { term: 'Army', def: 'A marker with up to 15 SP under a commanding general.' },
    es: { term: 'Ejército', def: 'Indicador con hasta 15 UM y un general al mando.' },
  },
  corps: {
    en: { term: 'Corps', def: 'A general with up to 6 SP and perhaps one more general.' },
    es: { term: 'Cuerpo', def: 'Un general con hasta 6 UM y quizá otro general.' },
  },
  division: {
    en: { term: 'Division', def: '1 to 3 infantry SP without a general.' },
    es: { term: 'División', def: 'De 1 a 3 UM de infantería sin general.' },
  },
  brigade: {
    en: { term: 'Cavalry brigade', def: 'A cavalry general and his SP in one counter.' },
    es: { term: 'Brigada de caballería', def: 'Un general de caballería y su UM en una sola ficha.' },
  },
  force: {
    en: { term: 'Force', def: 'Any SP that move or fight together.' },
    es: { term: 'Fuerza', def: 'Las UM que se desplazan o combaten juntas.' },
  },
  loose: {
    en: { term: 'Loose SP', def: 'SP in the space of an own army that are not in it.' },
    es: { term: 'Unidades fuera del ejército', def: 'UM en el espacio de un ejército propio que no están en él.' },
  },
  commander: {
    en: { term: 'Commander', def: 'The general whose rating counts for a force.' },
    es: { term: 'General al mando', def: 'El general cuya capacidad cuenta en una fuerza.' },
  },
  subordinate: {
    en: { term: 'Subordinate', def: 'A general of an army who is not its commander.' },
    es: { term: 'General subordinado', def: 'General de un ejército que no lo manda.' },
  },
  second: {
    en: { term: 'Next in influence', def: "The general of most influence after an army's commander. He may not leave it." },
    es: {
      term: 'Segundo en influencia',
      def: 'El general de más influencia tras el que manda un ejército. No puede abandonarlo.',
    },
  },
  generic: {
    en: { term: 'Generic general', def: 'Whoever leads an army that has lost all its generals.' },
    es: { term: 'General genérico', def: 'Quien dirige un ejército que ha perdido a todos sus generales.' },
  },
  'strategy-rating': {
    en: { term: 'Strategy rating', def: 'The least card that activates a general.' },
    es: { term: 'Capacidad estratégica', def: 'El valor mínimo de carta que activa a un general.' },
  },
  ratings: {
    en: { term: 'Offence and defence', def: 'What a general adds to a battle die, attacking or defending.' },
    es: { term: 'Capacidad ofensiva y defensiva', def: 'Lo que un general suma a la tirada de batalla al atacar o al defender.' },
  },
  influence: {
    en: { term: 'Political influence', def: "A general's weight: who commands, and what his relief costs." },
    es: { term: 'Influencia política', def: 'El peso de un general: quién manda y cuánto cuesta relevarlo.' },
  },
  relieve: {
    en: { term: 'Relieve', def: 'To take an army from its commander.' },
    es: { term: 'Relevar', def: 'Quitar el mando de un ejército a su general.' },
  },
  demote: {
    en: { term: 'Demote', def: 'To send a relieved commander to the turn track until next turn.' },
    es: { term: 'Degradar', def: 'Enviar al relevado al marcador de turnos hasta el turno siguiente.' },
  },
  reassign: {
    en: { term: 'Reassign', def: 'To give a relieved commander another army.' },
    es: { term: 'Reasignar', def: 'Dar otro ejército al general relevado.' },
  },
  reorganisation: {
    en: { term: 'Reorganisation', def: 'Moving generals without troops.' },
    es: { term: 'Desplazamiento de reorganización', def: 'Desplazar generales sin tropas.' },
  },
  'turn-track': {
    en: { term: 'Turn track', def: 'Where generals, forts and SP wait for their return.' },
    es: { term: 'Marcador de turnos', def: 'Donde esperan su regreso generales, fuertes y UM.' },
  },
  'movement-point': {
    en: { term: 'Movement point (MP)', def: 'What a step to the next space costs.' },
    es: { term: 'Punto de desplazamiento (PD)', def: 'Lo que cuesta pasar al espacio contiguo.' },
  },
  activation: {
    en: { term: 'Activation', def: 'Choosing the force that moves.' },
    es: { term: 'Activación', def: 'La elección de la fuerza que se desplaza.' },
  },
  'rail-bonus': {
    en: { term: 'Rail bonus', def: 'Two more spaces for a move all along own railways.' },
    es: { term: 'Bonificación por ferrocarril', def: 'Dos espacios más si todo el desplazamiento va por ferrocarril propio.' },
  },
  'strategic-movement': {
    en: { term: 'Strategic movement', def: 'Sending infantry far by rail or sea in the reinforcement phase.' },
    es: { term: 'Desplazamiento estratégico', def: 'Enviar infantería lejos por ferrocarril o mar en la fase de refuerzos.' },
  },
  interception: {
    en: { term: 'Interception', def: 'Meeting an enemy force in the space it is about to enter.' },
    es: { term: 'Intercepción', def: 'Adelantarse a una fuerza enemiga en el espacio en que va a entrar.' },
  },
  'retreat-before': {
    en: { term: 'Retreat before battle', def: "Leaving before the enemy's attack." },
    es: { term: 'Retirada antes de la batalla', def: 'Marcharse antes del ataque enemigo.' },
  },
  overrun: {
    en: { term: 'Overrun', def: 'Wiping out a force at 10 to 1 without a battle.' },
    es: { term: 'Arrollamiento', def: 'Aniquilar una fuerza a 10 contra 1 sin batalla.' },
  },
  surrender: {
    en: { term: 'Surrender', def: 'The end of a beaten force that has nowhere to go.' },
    es: { term: 'Rendición', def: 'El fin de una fuerza derrotada que no tiene adónde ir.' },
  },
  crt: {
    en: { term: 'Combat results table', def: 'What the dice of a battle cost, by its size.' },
    es: { term: 'Tabla de resultados de combate (TRC)', def: 'Lo que cuestan los dados de una batalla, según su tamaño.' },
  },
  modifier: {
    en: { term: 'Modifier', def: 'What is added to a die.' },
    es: { term: 'Modificador (m.t.d.)', def: 'Lo que se suma a una tirada.' },
  },
  star: {
    en: { term: 'Star', def: 'A mark in the table that gives the attacker a tie.' },
    es: { term: 'Asterisco', def: 'Marca de la tabla que da el empate al atacante.' },
  },
  screen: {
    en: { term: 'Cavalry screen', def: 'What an army without a brigade lacks against another army.' },
    es: { term: 'Descubierta de caballería', def: 'Lo que le falta a un ejército sin brigada frente a otro ejército.' },
  },
  elite: {
    en: { term: 'Elite unit', def: '+1 in battle for the army it belongs to.' },
    es: { term: 'Unidad de élite', def: '+1 en batalla para el ejército al que pertenece.' },
  },
  casualty: {
    en: { term: 'General casualty', def: 'A general who falls when a battle die comes to 10.' },
    es: { term: 'Baja de general', def: 'General que cae cuando una tirada de batalla llega a 10.' },
  },
  attrition: {
    en: { term: 'Attrition', def: 'What large stacks lose at the end of the turn.' },
    es: { term: 'Desgaste', def: 'Lo que pierden las pilas grandes al final del turno.' },
  },
  foraging: {
    en: { term: 'Foraging', def: 'Attrition a second time, for forces without LOC.' },
    es: { term: 'Forrajeo', def: 'Un segundo desgaste, para las fuerzas sin LC.' },
  },
  loc: {
    en: { term: 'Line of communication (LOC)', def: 'The way to a source of supply.' },
    es: { term: 'Línea de comunicación (LC)', def: 'El camino hasta una fuente de suministro.' },
  },
  source: {
    en: { term: 'Supply source', def: 'Where a LOC ends: the north edge, ports, resource centres.' },
    es: { term: 'Fuente de suministro', def: 'Donde acaba una LC: el borde norte, puertos, centros de recursos.' },
  },
  'north-edge': {
    en: { term: 'North edge', def: 'The railways by which the Union is supplied from off the map.' },
    es: { term: 'Borde norte', def: 'Los ferrocarriles por los que la Unión recibe suministro de fuera del mapa.' },
  },
  'resource-centre': {
    en: { term: 'Resource centre', def: 'A Confederate city worth political will. A Union marker destroys it.' },
    es: { term: 'Centro de recursos (CR)', def: 'Ciudad confederada que vale voluntad política. Un CP de la Unión la destruye.' },
  },
  'runner-port': {
    en: {
      term: 'Blockade-runner port',
      def: 'A port through which the Confederacy is supplied and reinforced while it is open.',
    },
    es: {
      term: 'Puerto RB',
      def: 'Puerto para rompedores de bloqueo: por él la Confederación recibe suministro y refuerzos mientras está abierto.',
    },
  },
  blockade: {
    en: { term: 'Blockade', def: '0 to 5: how tightly the Union shuts the coast.' },
    es: { term: 'Bloqueo naval de la Unión', def: 'De 0 a 5: con cuánta fuerza cierra la Unión la costa.' },
  },
  zone: {
    en: { term: 'Blockade zone', def: 'One of the four stretches of coast for which the Confederacy rolls.' },
    es: { term: 'Zona de bloqueo', def: 'Uno de los cuatro tramos de costa por los que tira la Confederación.' },
  },
  fort: {
    en: { term: 'Fort', def: 'A counter that guards its space, with or without a garrison.' },
    es: { term: 'Fuerte', def: 'Ficha que guarda su espacio, con guarnición o sin ella.' },
  },
  'coastal-fort': {
    en: { term: 'Coastal fort', def: 'A printed fort that shuts its port. It changes hands but is never destroyed.' },
    es: { term: 'Fuerte costero', def: 'Fuerte impreso que cierra su puerto. Cambia de manos, pero no se destruye.' },
  },
  port: {
    en: { term: 'Port', def: 'A space from which ships sail, on the coast or on a river.' },
    es: { term: 'Puerto', def: 'Espacio del que parten barcos, en la costa o en un río.' },
  },
  bar: {
    en: { term: 'Blue bar', def: 'The side of a river port across which one crosses the river.' },
    es: { term: 'Barra azul', def: 'El lado de un puerto fluvial por el que se cruza el río.' },
  },
  'naval-control': {
    en: { term: 'Union naval control', def: "Who crosses and uses a river: the Union's unless forts or ironclads nullify it." },
    es: {
      term: 'Control naval de la Unión',
      def: 'Quién cruza y usa un río: la Unión, salvo que lo anulen fuertes o buques blindados.',
    },
  },
  'naval-move': {
    en: { term: 'Naval movement', def: 'Up to 3 SP and a general from port to port.' },
    es: { term: 'Desplazamiento naval', def: 'Hasta 3 UM y un general de puerto a puerto.' },
  },
  guns: {
    en: { term: 'Running the guns', def: 'Passing a Confederate fort on a river.' },
    es: { term: 'Sortear la artillería', def: 'Rebasar un fuerte confederado en un río.' },
  },
  assault: {
    en: { term: 'Amphibious assault', def: 'An attack from the water.' },
    es: { term: 'Asalto anfibio', def: 'Un ataque desde el agua.' },
  },
  amphibious: {
    en: { term: 'Amphibious assault modifier', def: '0 to 5: how well the Union lands.' },
    es: { term: 'Modificador de asalto anfibio', def: 'De 0 a 5: lo bien que desembarca la Unión.' },
  },
  ironclad: {
    en: { term: 'Ironclad', def: 'A Confederate ship that shuts a river and defends its port.' },
    es: { term: 'Buque blindado', def: 'Barco confederado que cierra un río y defiende su puerto.' },
  },
  torpedoes: {
    en: { term: 'Torpedoes', def: 'Mines that hinder assaults and running the guns.' },
    es: { term: 'Torpedos', def: 'Minas que dificultan los asaltos y sortear la artillería.' },
  },
  hunley: {
    en: { term: 'Hunley', def: 'A submarine that helps once against an assault.' },
    es: { term: 'Submarino Hunley', def: 'Submarino que ayuda una vez contra un asalto.' },
  },
  capital: {
    en: { term: 'National capital', def: 'Washington and Richmond at first. Driven out, it must be set up elsewhere.' },
    es: { term: 'Capital nacional', def: 'Al principio Washington y Richmond. Si se la expulsa, hay que trasladarla.' },
  },
  'state-capital': {
    en: { term: 'State capital', def: 'A blue star: where the Union may move its capital.' },
    es: { term: 'Capital de estado', def: 'Estrella azul: adonde la Unión puede trasladar su capital.' },
  },
  'border-state': {
    en: { term: 'Border state', def: "Missouri, Kentucky or West Virginia: nobody's at first." },
    es: { term: 'Estado fronterizo', def: 'Misuri, Kentucky o Virginia Occidental: al principio, de nadie.' },
  },
  'pro-union': {
    en: { term: 'Pro-Union space', def: 'A Confederate space where no Confederate reinforcements appear.' },
    es: { term: 'Espacio favorable a la Unión', def: 'Espacio confederado en el que no aparecen refuerzos confederados.' },
  },
  valley: {
    en: { term: 'Shenandoah Valley', def: 'Winchester, Strasburg and Staunton.' },
    es: { term: 'Valle del Shenandoah', def: 'Winchester, Strasburg y Staunton.' },
  },
  weariness: {
    en: { term: 'War weariness', def: 'What the Union loses every fall.' },
    es: { term: 'Fatiga de guerra', def: 'Lo que pierde la Unión cada otoño.' },
  },
  remorse: {
    en: { term: 'Remorse', def: 'What the Confederacy loses every fall after Emancipation.' },
    es: { term: 'Remordimiento', def: 'Lo que pierde la Confederación cada otoño tras la Emancipación.' },
  },
  queue: {
    en: { term: 'Operations queue', def: 'Cards saved up for one general (an option).' },
    es: { term: 'Cola de operaciones', def: 'Cartas acumuladas para un general (opcional).' },
  },
  'rail-loc': {
    en: { term: 'Rail LOC', def: 'A LOC along own railways (an option).' },
    es: { term: 'LC por vía férrea', def: 'Una LC por ferrocarril propio (opcional).' },
  },
} as const satisfies Record<string, { readonly en: Keyword; readonly es: Keyword }>;
export type TermId = keyof typeof terms;
