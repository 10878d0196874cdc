import type { RuleId } from './rules.en.ts';

/** The part of a rule id before its hyphen: '17.9' of '17.9-a'. */
export type HeadingId = SectionOf<RuleId>;
type SectionOf<Id> = Id extends `${infer S}-${string}` ? S : never;

/**
 * The table of contents of the rulebook reader, in reading order. Level 1 is a chapter, 2 a section.
 * A heading owns the rules whose id is its `rules` prefix, a hyphen and a suffix, in the order of rules.en.ts;
 * where `rules` is null it is a title only.
 */
export type Heading = {
  readonly id: string;
  readonly level: 1 | 2;
  readonly rules: HeadingId | null;
  readonly en: string;
  readonly es: string;
};

export const headings = [
  { id: '1', level: 1, rules: '1', en: 'Introduction', es: 'Introducción' },
  { id: '2', level: 1, rules: null, en: 'Components, scale and scenarios', es: 'Componentes, escala y escenarios' },
  { id: '2.1', level: 2, rules: '2.1', en: 'Components', es: 'Componentes' },
  { id: '2.2', level: 2, rules: '2.2', en: 'Scale', es: 'Escala' },
  { id: '2.3', level: 2, rules: '2.3', en: 'Scenarios', es: 'Escenarios' },
  { id: '3', level: 1, rules: '3', en: 'The turn', es: 'Turno de juego' },
  { id: '4', level: 1, rules: '4', en: 'The map', es: 'Mapa de juego' },
  { id: '4.1', level: 2, rules: '4.1', en: 'Spaces', es: 'Espacios' },
  { id: '4.2', level: 2, rules: '4.2', en: 'Terrain', es: 'Terreno' },
  { id: '4.3', level: 2, rules: '4.3', en: 'Ports', es: 'Puertos' },
  { id: '4.4', level: 2, rules: '4.4', en: 'Roads', es: 'Caminos' },
  { id: '4.5', level: 2, rules: '4.5', en: 'Connections', es: 'Conexiones' },
  { id: '4.6', level: 2, rules: '4.6', en: 'Carlist zone and Liberal zone', es: 'Zona carlista y zona liberal' },
  { id: '4.8', level: 2, rules: '4.8', en: 'Fortresses', es: 'Fortalezas' },
  { id: '4.9', level: 2, rules: '4.9', en: 'Control of spaces', es: 'Control de espacios' },
  { id: '5', level: 1, rules: null, en: 'Units', es: 'Unidades' },
  { id: '5.1', level: 2, rules: '5.1', en: 'Blocks and counters', es: 'Bloques y fichas' },
  { id: '5.2', level: 2, rules: '5.2', en: 'Fog of war', es: 'Niebla de guerra' },
  { id: '5.3', level: 2, rules: '5.3', en: 'Strength', es: 'Fuerza de las unidades' },
  { id: '5.4', level: 2, rules: '5.4', en: 'Qualities of units', es: 'Características de las unidades' },
  { id: '5.5', level: 2, rules: '5.5', en: 'Abbreviations', es: 'Abreviaturas' },
  { id: '6', level: 1, rules: '6', en: 'Markers', es: 'Marcadores' },
  { id: '7', level: 1, rules: '7', en: 'Cards', es: 'Cartas' },
  { id: '7.1', level: 2, rules: '7.1', en: 'Types of card', es: 'Tipos de cartas' },
  { id: '7.2', level: 2, rules: '7.2', en: 'Reinforcement events', es: 'Eventos de refuerzos' },
  { id: '7.3', level: 2, rules: '7.3', en: 'Cards in combat', es: 'Uso de cartas en combate' },
  { id: '7.4', level: 2, rules: '7.4', en: 'Who comes first', es: 'Preferencia de juego' },
  { id: '8', level: 1, rules: '8', en: 'Command points', es: 'Puntos de mando' },
  { id: '9', level: 1, rules: '9', en: 'Victory', es: 'Victoria' },
  { id: '9.1', level: 2, rules: '9.1', en: 'Victory points', es: 'Puntos de victoria' },
  { id: '10', level: 1, rules: '10', en: 'Actions', es: 'Acciones' },
  { id: '10.1', level: 2, rules: '10.1', en: 'Activate a space or region', es: 'Activar un espacio o región' },
  { id: '10.2', level: 2, rules: '10.2', en: 'Build a fortress', es: 'Construir fortaleza' },
  { id: '10.3', level: 2, rules: '10.3', en: 'Demolish a friendly fortress', es: 'Demoler fortaleza amiga' },
  { id: '10.4', level: 2, rules: '10.4', en: 'Bank command points', es: 'Acumular puntos de mando' },
  { id: '10.5', level: 2, rules: '10.5', en: 'Get replacements', es: 'Obtener reemplazos' },
  { id: '10.6', level: 2, rules: '10.6', en: 'Recruit with an expedition', es: 'Reclutar con expedición' },
  { id: '10.7', level: 2, rules: '10.7', en: 'Suppress an uprising', es: 'Sofocar sublevación' },
  { id: '11', level: 1, rules: '11', en: 'Movement', es: 'Movimiento' },
  { id: '11.1', level: 2, rules: '11.1', en: 'Movement allowance', es: 'Capacidad de movimiento' },
  { id: '11.2', level: 2, rules: '11.2', en: 'Forced march', es: 'Marcha forzada' },
  { id: '11.3', level: 2, rules: '11.3', en: 'Units that cannot move alone', es: 'Unidades que no pueden mover solas' },
  { id: '11.4', level: 2, rules: '11.4', en: 'Moving where enemies are', es: 'Movimiento a espacio donde hay enemigos' },
  { id: '11.5', level: 2, rules: '11.5', en: 'Stacking', es: 'Apilamiento' },
  { id: '11.6', level: 2, rules: '11.6', en: 'Interception', es: 'Intercepción' },
  { id: '12', level: 1, rules: null, en: 'Carlist special movement', es: 'Movimiento especial carlista' },
  { id: '12.1', level: 2, rules: '12.1', en: 'Concentration', es: 'Concentración' },
  { id: '12.2', level: 2, rules: '12.2', en: 'Evasion', es: 'Evasión' },
  { id: '12.3', level: 2, rules: '12.3', en: 'Countermarch', es: 'Contramarcha' },
  { id: '13', level: 1, rules: '13', en: 'Liberal movement by sea', es: 'Movimiento especial liberal por mar' },
  { id: '13.1', level: 2, rules: '13.1', en: 'Naval transport', es: 'Transporte naval' },
  { id: '13.2', level: 2, rules: '13.2', en: 'Landing', es: 'Desembarco' },
  { id: '14', level: 1, rules: '14', en: 'Artillery', es: 'Artillería' },
  {
    id: '14.1',
    level: 2,
    rules: '14.1',
    en: 'Movement and stacking of artillery',
    es: 'Movimiento y apilamiento de la artillería',
  },
  { id: '14.2', level: 2, rules: '14.2', en: 'Captured artillery', es: 'Artillería capturada' },
  { id: '14.3', level: 2, rules: '14.3', en: 'Hidden artillery box', es: 'Casilla de artillería oculta' },
  { id: '15', level: 1, rules: '15', en: 'Combat', es: 'Combate' },
  { id: '16', level: 1, rules: '16', en: 'Skirmish', es: 'Escaramuza' },
  { id: '17', level: 1, rules: '17', en: 'Battle', es: 'Batalla' },
  { id: '17.1', level: 2, rules: '17.1', en: 'Deployment', es: 'Despliegue' },
  { id: '17.2', level: 2, rules: '17.2', en: 'Battle rounds', es: 'Rondas de batalla' },
  { id: '17.3', level: 2, rules: '17.3', en: 'End of the battle', es: 'Fin de la batalla' },
  { id: '17.4', level: 2, rules: '17.4', en: 'Activations', es: 'Activaciones' },
  { id: '17.5', level: 2, rules: '17.5', en: 'Morale after hits', es: 'Tirada de moral por impactos' },
  { id: '17.6', level: 2, rules: '17.6', en: 'Artillery in battle', es: 'Artillería en batalla' },
  { id: '17.7', level: 2, rules: '17.7', en: 'End of a battle round', es: 'Fin de ronda de batalla' },
  { id: '17.8', level: 2, rules: '17.8', en: 'Result of the battle', es: 'Resultado de la batalla' },
  { id: '17.9', level: 2, rules: '17.9', en: 'Retreat', es: 'Retirada' },
  { id: '17.10', level: 2, rules: '17.10', en: 'Regrouping', es: 'Reagrupamiento' },
  { id: '18', level: 1, rules: '18', en: 'Siege', es: 'Sitio' },
  { id: '18.1', level: 2, rules: '18.1', en: 'Siege and assault', es: 'Establecer un sitio y asaltar' },
  { id: '18.2', level: 2, rules: '18.2', en: 'Sortie and relief force', es: 'Salida y fuerza de socorro' },
  { id: '18.3', level: 2, rules: '18.3', en: 'Capture of a fortress', es: 'Captura de una fortaleza' },
  { id: '19', level: 1, rules: '19', en: 'Supply', es: 'Suministro' },
  { id: '19.1', level: 2, rules: '19.1', en: 'General limit', es: 'Límite general' },
  { id: '19.2', level: 2, rules: '19.2', en: 'Sources of supply', es: 'Fuentes de suministro' },
  { id: '19.3', level: 2, rules: '19.3', en: 'Units without supply', es: 'Unidades sin suministro' },
  { id: '20', level: 1, rules: '20', en: 'Reinforcements', es: 'Refuerzos' },
  { id: '20.1', level: 2, rules: '20.1', en: 'Liberal reinforcements', es: 'Refuerzos liberales' },
  { id: '20.2', level: 2, rules: '20.2', en: 'Carlist reinforcements', es: 'Refuerzos carlistas' },
  { id: '21', level: 1, rules: '21', en: 'Replacement points', es: 'Puntos de reemplazo' },
  { id: '21.1', level: 2, rules: '21.1', en: 'Units on the map', es: 'Unidades en el mapa' },
  { id: '21.2', level: 2, rules: '21.2', en: 'Building units', es: 'Construcción de unidades' },
  { id: '22', level: 1, rules: '22', en: 'Carlist uprising phase', es: 'Fase de sublevación carlista' },
  { id: '22.1', level: 2, rules: '22.1', en: 'Uprising table', es: 'Tabla de sublevación' },
  { id: '22.2', level: 2, rules: '22.2', en: 'Uprising by expeditions', es: 'Sublevación con expediciones' },
  { id: '23', level: 1, rules: '23', en: 'The rest of Spain', es: 'Mapa del resto de España' },
  { id: '23.1', level: 2, rules: '23.1', en: 'Movement in regions', es: 'Movimiento en regiones' },
  { id: '23.2', level: 2, rules: '23.2', en: 'Combat in regions', es: 'Combate en regiones' },
  { id: '23.3', level: 2, rules: '23.3', en: 'Supply in regions', es: 'Suministro en regiones' },
  { id: '23.4', level: 2, rules: '23.4', en: 'Carlist uprisings', es: 'Sublevaciones carlistas' },
  { id: '24', level: 1, rules: null, en: 'Year end', es: 'Fin de año' },
  {
    id: '24.1',
    level: 2,
    rules: '24.1',
    en: 'Liberal fortresses in the Carlist zone',
    es: 'Fortalezas liberales en zona carlista',
  },
  { id: '24.2', level: 2, rules: '24.2', en: 'Carlist war weariness', es: 'Cansancio de guerra carlista' },
  { id: '24.3', level: 2, rules: '24.3', en: 'Decisive victory', es: 'Victoria decisiva' },
  { id: '24.4', level: 2, rules: '24.4', en: 'End of the scenario', es: 'Fin del escenario' },
  { id: '24.5', level: 2, rules: '24.5', en: 'Winter', es: 'Invierno' },
  { id: '24.6', level: 2, rules: '24.6', en: 'New units', es: 'Nuevas unidades' },
  { id: '24.7', level: 2, rules: '24.7', en: 'Year-end replacements', es: 'Reemplazos de fin de año' },
  { id: '24.8', level: 2, rules: '24.8', en: 'Redeployment', es: 'Redespliegue' },
  { id: '24.9', level: 2, rules: '24.9', en: 'Year-end cards', es: 'Cartas al fin de año' },
  { id: '24.10', level: 2, rules: '24.10', en: 'Action-point chits', es: 'Fichas de puntos de acción' },
  { id: '25', level: 1, rules: '25', en: 'Setting up a scenario', es: 'Preparación de los escenarios' },
  { id: '30', level: 1, rules: '30', en: 'Optional rules', es: 'Reglas opcionales' },
] as const satisfies readonly Heading[];

type Headed = Exclude<(typeof headings)[number]['rules'], null>;

/** Does not compile while a section has no heading. */
export const everySectionHasAHeading: [Exclude<HeadingId, Headed>] extends [never] ? true : never = true;
