import type { RuleId } from './rules.en.ts';

/** The part of a rule id before its hyphen: '5.A1' of '5.A1-a'. */
export type HeadingId = SectionOf<RuleId>;
type SectionOf<Id> = Id extends `${infer S}-${string}` ? S : never;

/**
 * The table of contents of the rulebook reader, in reading order. Level 1 is a chapter, 2 a section, 3 a part of a section.
 * A heading owns the rules whose id is its `rules` prefix, a hyphen and a suffix, in the order of rules.en.ts;
 * where `rules` is null it is a title only.
 */
export type Heading = {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly rules: HeadingId | null;
  readonly en: string;
  readonly es: string;
};

export const headings = [
  { id: '1', level: 1, rules: null, en: 'Introduction', es: 'Introducción' },
  { id: '1.0', level: 2, rules: '1.0', en: 'The game in brief', es: 'El juego en pocas palabras' },
  { id: '2', level: 1, rules: null, en: 'Components and terms', es: 'Componentes y términos del juego' },
  { id: '2.0', level: 2, rules: '2.0', en: 'Components', es: 'Componentes' },
  { id: '2.2', level: 2, rules: '2.2', en: 'The map', es: 'El mapa' },
  { id: '2.3', level: 2, rules: '2.3', en: 'The counters', es: 'Las fichas' },
  { id: '2.4', level: 2, rules: '2.4', en: 'Terms', es: 'Términos' },
  { id: '3', level: 1, rules: null, en: 'Set-up', es: 'Preparación del juego' },
  { id: '3.0', level: 2, rules: '3.0', en: 'Setting up', es: 'Colocación inicial' },
  { id: '4', level: 1, rules: null, en: 'Winning and losing', es: 'Ganar y perder' },
  { id: '4.0', level: 2, rules: '4.0', en: 'Notoriety and performance', es: 'Notoriedad y Rendimiento' },
  { id: '4.1', level: 2, rules: '4.1', en: 'Victory', es: 'Victoria' },
  { id: '4.2', level: 2, rules: '4.2', en: 'Defeat', es: 'Derrota' },
  { id: '5', level: 1, rules: null, en: 'Sequence of play', es: 'Secuencia de juego' },
  { id: '5.A', level: 2, rules: null, en: 'A. Preparation', es: 'A. Preparación' },
  { id: '5.A1', level: 3, rules: '5.A1', en: '1. Fill the cup', es: '1. Llenar el contenedor' },
  { id: '5.A2', level: 3, rules: '5.A2', en: '2. Union Awareness', es: '2. Alerta de la Unión' },
  { id: '5.A3', level: 3, rules: '5.A3', en: '3. Place Mosby', es: '3. Colocar a Mosby' },
  {
    id: '5.A4',
    level: 3,
    rules: '5.A4',
    en: '4. Union units outside the lines',
    es: '4. Unidades nordistas fuera de las líneas',
  },
  { id: '5.A5', level: 3, rules: '5.A5', en: '5. Recruit the band', es: '5. Reclutar la guerrilla' },
  { id: '5.A6', level: 3, rules: '5.A6', en: '6. Draw Action cards', es: '6. Sacar cartas de Acción' },
  { id: '5.A7', level: 3, rules: '5.A7', en: '7. Events', es: '7. Eventos' },
  { id: '5.B', level: 2, rules: '5.B', en: 'B. Mosby Operations', es: 'B. Operaciones de Mosby' },
  { id: '5.C', level: 2, rules: null, en: 'C. Rounds', es: 'C. Fases' },
  { id: '5.C1', level: 3, rules: '5.C1', en: '1. Initiative', es: '1. Iniciativa' },
  { id: '5.C2', level: 3, rules: '5.C2', en: '2. Union Activation', es: '2. Activación nordista' },
  { id: '5.C3', level: 3, rules: '5.C3', en: '3. Actions', es: '3. Acciones' },
  { id: '5.C4', level: 3, rules: '5.C4', en: '4. When Rounds end', es: '4. Cuándo acaban las Fases' },
  { id: '5.D', level: 2, rules: '5.D', en: 'D. End of turn', es: 'D. Final del turno' },
  { id: '5.1', level: 2, rules: '5.1', en: 'Action cards', es: 'Cartas de Acción' },
  { id: '5.2', level: 2, rules: '5.2', en: 'Event cards', es: 'Cartas de Eventos' },
  { id: '6', level: 1, rules: null, en: 'Actions', es: 'Acciones' },
  { id: '6.0', level: 2, rules: '6.0', en: 'All actions', es: 'Todas las acciones' },
  { id: '6.1', level: 2, rules: '6.1', en: 'Scout', es: 'Exploración' },
  { id: '6.2', level: 2, rules: '6.2', en: 'Move', es: 'Movimiento' },
  { id: '6.3', level: 2, rules: '6.3', en: 'Kidnap', es: 'Secuestro' },
  { id: '6.4', level: 2, rules: '6.4', en: 'Demolish', es: 'Demolición' },
  { id: '6.5', level: 2, rules: '6.5', en: 'Combat and casualty checks', es: 'Combate y chequeos de Bajas' },
  { id: '6.6', level: 2, rules: '6.6', en: 'Disband', es: 'Desbandada' },
  { id: '7', level: 1, rules: null, en: 'The Union: activation and actions', es: 'La Unión: activación y acciones' },
  { id: '7.1', level: 2, rules: '7.1', en: 'Union lines and status markers', es: 'Líneas nordistas y marcadores de status' },
  { id: '7.2', level: 2, rules: '7.2', en: 'Activation', es: 'Activación' },
  { id: '7.3', level: 2, rules: '7.3', en: 'Union movement', es: 'Movimiento de la Unión' },
  { id: '7.4', level: 2, rules: '7.4', en: 'Random movement', es: 'Movimiento al azar' },
  { id: '7.5', level: 2, rules: '7.5', en: 'Union combat', es: 'Combate de la Unión' },
  { id: '7.6', level: 2, rules: '7.6', en: 'Reinforcements', es: 'Refuerzos' },
  { id: '7.7', level: 2, rules: '7.7', en: 'Non-combat units', es: 'Unidades no combatientes' },
  { id: '7.8', level: 2, rules: '7.8', en: 'The Wagon Train', es: 'El Tren de Carretas' },
  { id: '8', level: 1, rules: null, en: 'Optional rules', es: 'Reglas opcionales' },
  { id: '8.1', level: 2, rules: '8.1', en: 'Advanced victory conditions', es: 'Condiciones de victoria avanzadas' },
  { id: '8.2', level: 2, rules: '8.2', en: 'Additional events', es: 'Eventos adicionales' },
  { id: '8.3', level: 2, rules: '8.3', en: 'Changes to Action cards', es: 'Cambios en las cartas de Acción' },
  { id: '8.4', level: 2, rules: '8.4', en: 'Rail repair', es: 'Reparación de vías férreas' },
  { id: '8.5', level: 2, rules: '8.5', en: 'North of the Potomac', es: 'Al norte del Potomac' },
  { id: '8.6', level: 2, rules: '8.6', en: 'Demolition failure', es: 'Fallos en la demolición' },
  { id: '8.7', level: 2, rules: '8.7', en: 'Interrogation', es: 'Interrogatorio' },
  { id: '8.8', level: 2, rules: '8.8', en: 'Entering unrevealed spaces', es: 'Entrar en espacios no revelados' },
  { id: '8.9', level: 2, rules: '8.9', en: 'Depot contents', es: 'Contenido de los depósitos' },
  { id: 'Cards', level: 1, rules: null, en: 'The cards', es: 'Las cartas' },
  { id: 'C', level: 2, rules: 'C', en: 'Notes on single cards', es: 'Notas sobre algunas cartas' },
] as const satisfies readonly Heading[];

type Headed = Exclude<(typeof headings)[number]['rules'], null>;

/** Does not compile while a section has no heading. */
export const everySectionHasAHeading: [Exclude<HeadingId, Headed>] extends [never] ? true : never = true;
