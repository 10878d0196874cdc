/** What a marker of the hand is called on its chit, and when it serves. */
import type { MarkerId } from '../data/markers.ts';

interface Said {
  readonly name: string;
  readonly when: string;
}
type All = Readonly<Record<MarkerId, Said>>;
const en: All = {
  bait: { name: 'Bait', when: 'Movement, at a partisan' },
  committee: { name: 'Committee', when: 'Forced march, or a partisan at any time' },
  debate: { name: 'Debate', when: 'Political phase' },
  drillmaster: { name: 'Drillmaster', when: 'Mobilization' },
  engineers: { name: 'Engineers', when: 'End of movement' },
  hessians: { name: 'Hessians', when: 'Mobilization' },
  indians: { name: 'Indians', when: 'British: mobilization; American: political phase' },
  'leader-arises': { name: 'Leader arises', when: 'Mobilization' },
  'master-plan': { name: 'Master plan', when: 'After a die of yours' },
  minutemen: { name: 'Minutemen', when: 'Start of movement' },
  mutiny: { name: 'Mutiny', when: 'Adjustment' },
  politicking: { name: 'Politicking', when: 'End of turn' },
  privateers: { name: 'Privateers', when: 'When an enemy fleet sails' },
  pulaski: { name: 'Pulaski', when: 'Mobilization' },
  'shot-heard': { name: 'Shot heard', when: 'After a battle' },
  speculators: { name: 'Speculators', when: 'Political phase' },
  spy: { name: 'Spy', when: 'At any time but in battle' },
  tarleton: { name: "Tarleton's quarter", when: 'Before a battle' },
  adams: { name: 'Adams', when: 'Agitation' },
  franklin: { name: 'Franklin', when: 'Agitation' },
  jefferson: { name: 'Jefferson', when: 'Agitation' },
  paine: { name: 'Paine', when: 'Agitation' },
  rousing: { name: 'Rabble rousing', when: 'Agitation' },
  tactical: { name: 'Tactical', when: 'Battle, forced march' },
};
const es: All = {
  bait: { name: 'Cebo', when: 'Movimiento, donde haya un partisano' },
  committee: { name: 'Comité', when: 'Marcha forzada, o un partisano en cualquier momento' },
  debate: { name: 'Debate', when: 'Fase política' },
  drillmaster: { name: 'Instructor', when: 'Movilización' },
  engineers: { name: 'Ingenieros', when: 'Al acabar el movimiento' },
  hessians: { name: 'Hessianos', when: 'Movilización' },
  indians: { name: 'Indios', when: 'Británico: movilización; americano: fase política' },
  'leader-arises': { name: 'Surge un líder', when: 'Movilización' },
  'master-plan': { name: 'Plan maestro', when: 'Tras un dado tuyo' },
  minutemen: { name: 'Minutemen', when: 'Al empezar el movimiento' },
  mutiny: { name: 'Motín', when: 'Ajuste' },
  politicking: { name: 'Intrigas', when: 'Fin de turno' },
  privateers: { name: 'Corsarios', when: 'Al zarpar una flota enemiga' },
  pulaski: { name: 'Pulaski', when: 'Movilización' },
  'shot-heard': { name: 'Disparo oído', when: 'Tras una batalla' },
  speculators: { name: 'Especuladores', when: 'Fase política' },
  spy: { name: 'Espía', when: 'En cualquier momento salvo en batalla' },
  tarleton: { name: 'Cuartel de Tarleton', when: 'Antes de una batalla' },
  adams: { name: 'Adams', when: 'Agitación' },
  franklin: { name: 'Franklin', when: 'Agitación' },
  jefferson: { name: 'Jefferson', when: 'Agitación' },
  paine: { name: 'Paine', when: 'Agitación' },
  rousing: { name: 'Agitar al populacho', when: 'Agitación' },
  tactical: { name: 'Táctico', when: 'Batalla, marcha forzada' },
};
export const MARKER_WORDS = { en, es } as const;
