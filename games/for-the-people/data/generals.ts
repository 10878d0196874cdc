import { BOTH, CSA, type Side, USA } from './sides.ts';

/**
 * 5.6-a The 44 generals and, 5.5.6-a, six substitutes for cavalry generals. A general is his index in this list: id, name on the
 * counter, full name, side, strategy rating, offence, defence, political influence (0: cavalry), turn of arrival (0: only
 * as a substitute).
 */
const ROWS = [
  ['mcdowell', 'McDowell', 'Irvin McDowell', USA, 3, 1, 1, 6, 1],
  ['fremont', 'Frémont', 'John C. Frémont', USA, 3, 0, 0, 8, 1],
  ['butler', 'Butler', 'Benjamin Butler', USA, 3, 0, 0, 8, 1],
  ['buell', 'Buell', 'Don Carlos Buell', USA, 3, 1, 1, 6, 2],
  ['rosecrans', 'Rosecrans', 'William Rosecrans', USA, 3, 1, 1, 5, 2],
  ['halleck', 'Halleck', 'Henry Halleck', USA, 3, 1, 1, 6, 2],
  ['pope', 'Pope', 'John Pope', USA, 2, 1, 0, 4, 2],
  ['mcclellan', 'McClellan', 'George B. McClellan', USA, 3, 0, 2, 10, 2],
  ['banks', 'Banks', 'Nathaniel Banks', USA, 3, 0, 0, 5, 2],
  ['burnside', 'Burnside', 'Ambrose Burnside', USA, 2, 0, 1, 6, 2],
  ['curtis', 'Curtis', 'Samuel Curtis', USA, 3, 0, 1, 5, 4],
  ['hooker', 'Hooker', 'Joseph Hooker', USA, 2, 0, 1, 5, 6],
  ['grant', 'Grant', 'Ulysses S. Grant', USA, 1, 3, 3, 8, 7],
  ['sherman', 'Sherman', 'William T. Sherman', USA, 1, 3, 3, 5, 10],
  ['reynolds', 'Reynolds', 'John Reynolds', USA, 2, 1, 1, 1, 8],
  ['hancock', 'Hancock', 'Winfield S. Hancock', USA, 3, 1, 1, 1, 8],
  ['meade', 'Meade', 'George Meade', USA, 3, 1, 2, 5, 8],
  ['mcpherson', 'McPherson', 'James McPherson', USA, 3, 2, 1, 1, 10],
  ['thomas', 'Thomas', 'George Thomas', USA, 3, 2, 3, 2, 12],
  ['schofield', 'Schofield', 'John Schofield', USA, 3, 1, 1, 1, 10],
  ['pleasonton', 'Pleasonton', 'Alfred Pleasonton', USA, 2, 1, 2, 0, 5],
  ['stoneman', 'Stoneman', 'George Stoneman', USA, 2, 1, 1, 0, 4],
  ['sheridan', 'Sheridan', 'Philip Sheridan', USA, 1, 3, 2, 0, 11],
  ['price', 'Price', 'Sterling Price', CSA, 2, 0, 1, 4, 1],
  ['polk', 'Polk', 'Leonidas Polk', CSA, 3, 0, 0, 5, 1],
  ['as-johnston', 'A. S. Johnston', 'Albert Sidney Johnston', CSA, 2, 1, 1, 10, 1],
  ['j-johnston', 'J. E. Johnston', 'Joseph E. Johnston', CSA, 2, 1, 2, 8, 1],
  ['beauregard', 'Beauregard', 'P. G. T. Beauregard', CSA, 2, 1, 1, 5, 1],
  ['stuart', 'Stuart', 'J. E. B. Stuart', CSA, 1, 2, 2, 0, 2],
  ['smith', 'Smith', 'Edmund Kirby Smith', CSA, 2, 1, 1, 6, 2],
  ['bragg', 'Bragg', 'Braxton Bragg', CSA, 2, 1, 0, 8, 2],
  ['van-dorn', 'Van Dorn', 'Earl Van Dorn', CSA, 1, 1, 0, 5, 3],
  ['pemberton', 'Pemberton', 'John Pemberton', CSA, 3, 0, 1, 3, 3],
  ['lee', 'R. E. Lee', 'Robert E. Lee', CSA, 1, 3, 3, 8, 4],
  ['jackson', 'Jackson', 'Thomas J. Stonewall Jackson', CSA, 1, 3, 3, 2, 5],
  ['longstreet', 'Longstreet', 'James Longstreet', CSA, 2, 2, 3, 2, 5],
  ['forrest', 'Forrest', 'Nathan B. Forrest', CSA, 1, 3, 3, 0, 4],
  ['morgan', 'Morgan', 'John H. Morgan', CSA, 1, 2, 1, 0, 4],
  ['wheeler', 'Wheeler', 'Joseph Wheeler', CSA, 1, 1, 1, 0, 4],
  ['ewell', 'Ewell', 'Richard Ewell', CSA, 3, 1, 1, 1, 8],
  ['hill', 'A. P. Hill', 'A. P. Hill', CSA, 2, 1, 1, 1, 8],
  ['hood', 'Hood', 'John B. Hood', CSA, 1, 1, 0, 3, 10],
  ['hardee', 'Hardee', 'William J. Hardee', CSA, 3, 1, 1, 5, 11],
  ['early', 'Early', 'Jubal A. Early', CSA, 1, 1, 1, 2, 12],
  ['pegram', 'Pegram', 'John Pegram', CSA, 2, 1, 1, 0, 0],
  ['armstrong', 'Armstrong', 'Frank Armstrong', CSA, 2, 1, 1, 0, 0],
  ['f-lee', 'F. Lee', 'Fitzhugh Lee', CSA, 1, 1, 1, 0, 0],
  ['wharton', 'Wharton', 'John Wharton', CSA, 2, 1, 1, 0, 0],
  ['kilpatrick', 'Kilpatrick', 'Judson Kilpatrick', USA, 1, 1, 1, 0, 0],
  ['mitchell', 'Mitchell', 'Robert Mitchell', USA, 2, 1, 1, 0, 0],
] as const;

export const GENERALS = ROWS;
export type General = number;
export type GeneralId = (typeof ROWS)[number][0];
export const GENERAL_COUNT = ROWS.length;
export const generalNamed = (id: GeneralId): General => ROWS.findIndex(row => row[0] === id);
export const generalName = (general: General): string => ROWS[general]![1];

/** By general. */
export const generalSide: readonly Side[] = ROWS.map(row => row[3]);
export const strategy: readonly number[] = ROWS.map(row => row[4]);
export const offence: readonly number[] = ROWS.map(row => row[5]);
export const defence: readonly number[] = ROWS.map(row => row[6]);
export const influence: readonly number[] = ROWS.map(row => row[7]);
export const arrival: readonly number[] = ROWS.map(row => row[8]);
/** 5.5.1-a The counter is a cavalry general's. */
export const isCavalry: readonly boolean[] = influence.map(rating => rating === 0);
export const GENERALS_OF: readonly (readonly General[])[] = BOTH.map(side =>
  ROWS.flatMap((_, general) => (generalSide[general] === side ? [general] : [])),
);

export const MCCLELLAN = generalNamed('mcclellan');
export const GRANT = generalNamed('grant');
export const SHERMAN = generalNamed('sherman');
export const SHERIDAN = generalNamed('sheridan');
export const FORREST = generalNamed('forrest');
export const VAN_DORN = generalNamed('van-dorn');
/** 5.6.7.D-a Sheridan as the general of a corps. */
export const SHERIDAN_INFLUENCE = 1;

/** 5.2.8-a Printed on the back of every army marker; both combat ratings are 0. */
export const GENERIC_STRATEGY = 3;

const SUBSTITUTES: Partial<Record<GeneralId, GeneralId>> = {
  forrest: 'pegram',
  morgan: 'armstrong',
  stuart: 'f-lee',
  wheeler: 'wharton',
  pleasonton: 'kilpatrick',
  stoneman: 'mitchell',
};
/** 5.5.6-a By general: his substitute, -1 if he has none. */
export const substitute: readonly (General | -1)[] = ROWS.map(([id]) =>
  SUBSTITUTES[id] === undefined ? -1 : generalNamed(SUBSTITUTES[id]),
);
