/** Railways: they never make spaces adjacent, but they can be wrecked. */
export const RAILWAYS = [
  { id: 'orange-alexandria', en: 'Orange & Alexandria Railroad', es: 'Ferrocarril Orange & Alexandria', stops: ['alexandria', 'springfield-station', 'fairfax-station', 'union-mills', 'manassas-junction', 'bristoe-station', 'catletts-station', 'warrenton-junction', 'bealeton-station', 'rappahannock-station'] },
  { id: 'warrenton-branch', en: 'Warrenton Branch', es: 'Ramal de Warrenton', stops: ['warrenton-junction', 'warrenton'] },
  { id: 'manassas-gap', en: 'Manassas Gap Railroad', es: 'Ferrocarril del Manassas Gap', stops: ['manassas-junction', 'gainesville', 'hay-market', 'white-plains', 'salem', 'rectortown', 'piedmont-station', 'markham-station', 'linden', 'front-royal', 'strasburg'] },
  { id: 'loudoun-hampshire', en: 'Alexandria, Loudoun & Hampshire Railroad', es: 'Ferrocarril Alexandria, Loudoun & Hampshire', stops: ['alexandria', 'falls-church', 'vienna', 'hunters-mill', 'herndon-station', 'guilford-station', 'farmwell-station', 'leesburg'] },
  { id: 'baltimore-ohio', en: 'Baltimore & Ohio Railroad', es: 'Ferrocarril Baltimore & Ohio (B&O)', stops: ['monocacy-junction', 'point-of-rocks', 'berlin', 'sandy-hook', 'harpers-ferry', 'duffields-depot', 'kearneysville', 'martinsburg'] },
  { id: 'frederick-branch', en: 'B&O Frederick Branch', es: 'Ramal de Frederick (B&O)', stops: ['monocacy-junction', 'frederick'] },
  { id: 'washington-branch', en: 'B&O Washington Branch', es: 'Ramal de Washington (B&O)', stops: ['washington', 'fort-lincoln'] },
  { id: 'winchester-potomac', en: 'Winchester & Potomac Railroad', es: 'Ferrocarril Winchester & Potomac', stops: ['harpers-ferry', 'halltown', 'charlestown', 'summit-point', 'stephensons-depot', 'winchester'] },
] as const;
