/** The printed sheet in paths: roads joined by kind, railways, names. */
import { SPACES } from '../data/spaces.ts';
import { railways, roads } from './art/roads.ts';
import { type Place, places } from './places.ts';

export const SPOTS: readonly Place[] = SPACES.map(({ id }) => places[id] as Place);
const curve = ({ a, b, x, y }: (typeof roads)[number]): string => {
  const [from, to] = [places[a] as Place, places[b] as Place];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
};
const joined = (type: 'road' | 'pike'): string =>
  roads
    .filter(road => road.type === type)
    .map(curve)
    .join('');
export const ROADS = joined('road');
export const PIKES = joined('pike');
export const RAILS = Object.values(railways).join('');

export const TITLE = {
  en: { title: "Mosby's Raiders", size: 52, place: 'Northern Virginia', years: 'January – April 1863', miles: 'miles' },
  es: { title: 'Los Jinetes de Mosby', size: 42, place: 'El norte de Virginia', years: 'enero – abril de 1863', miles: 'millas' },
} as const;
