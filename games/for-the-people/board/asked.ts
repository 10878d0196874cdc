/** The place a question is about: the eye stays with it. */
import type { Thing } from '@cuartel/engine';
import type { Activation } from '../queries/marches.ts';
import type { Seen } from '../state/table.ts';

/**
 * By the question's open scratch paper: where a force is put together or has come to, where the enemy is about to go, whose army is
 * asked about. A window that names no place is about the force that sets out.
 */
export const placeAsked = (pub: Pick<Seen, 'march' | 'army'>, my: Readonly<Record<string, unknown>>): readonly Thing[] => {
  const { activation, army } = my as { readonly activation?: Activation; readonly army?: number };
  const moving = activation === undefined ? undefined : (pub.march?.at ?? activation.space);
  const named = [moving, my['to'], my['space'], my['from']].find(space => typeof space === 'number' && space >= 0);
  const where = named ?? (army === undefined || army < 0 ? pub.march?.at : pub.army[army]);
  return typeof where === 'number' && where >= 0 ? [`space:${where}`] : [];
};
