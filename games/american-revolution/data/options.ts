/** O-a The optional rules; the ids are the numbers of their sections. Bits of `pub.options`. */
export const OPTIONS = [
  { id: 'fortresses', section: '28', en: 'Fortresses and sieges', es: 'Fortalezas y sitios' },
  { id: 'partisans', section: '29', en: 'Partisans', es: 'Partisanos' },
  { id: 'sovereignty', section: '30', en: 'Indian sovereignty', es: 'Soberanía india' },
  { id: 'upgrades', section: '31', en: 'Militia upgrades', es: 'Ascenso de las unidades de milicia' },
  { id: 'interception', section: '32', en: 'Interception', es: 'Intercepción' },
  { id: 'expeditions', section: '33', en: 'Militia expeditions', es: 'Expediciones de la milicia' },
  { id: 'overrun', section: '34', en: 'Overrun', es: 'Invasión' },
  { id: 'frontier', section: '35', en: 'Frontier warfare', es: 'Guerra fronteriza' },
  { id: 'forage', section: '36', en: 'Forage', es: 'Forrajeo' },
  { id: 'massacre', section: '37', en: 'Massacre', es: 'Masacre' },
  { id: 'honors', section: '38', en: 'Honors of war', es: 'Honores de guerra', needs: ['fortresses'] },
  { id: 'quick-start', section: '4', en: 'Quick start', es: 'Inicio rápido' },
] as const;
export type OptionName = (typeof OPTIONS)[number]['id'];

export const FORTRESSES = 1;
export const PARTISANS = 2;
export const SOVEREIGNTY = 4;
export const UPGRADES = 8;
export const INTERCEPTION = 16;
export const EXPEDITIONS = 32;
export const OVERRUN = 64;
export const FRONTIER = 128;
export const FORAGE = 256;
export const MASSACRE = 512;
export const HONORS = 1024;
/** Not a rule of the rulebook: the groups that leave a choice stand in the places of QUICK_START. */
export const QUICK = 2048;

export const optionsMask = (names: readonly string[]): number =>
  OPTIONS.reduce((mask, { id }, bit) => (names.includes(id) ? mask | (1 << bit) : mask), 0);
