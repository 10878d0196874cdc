import type { RuleId } from './rules.en.ts';

/** Rules with nothing to execute, each with the reason. */
export const definitional: Partial<Record<RuleId, string>> = {
  '1.1-a': 'Introduces the two sides and the years; the end of the last turn is enforced by 5.1-j.',
  '1.2-a': 'Gives the scale of time, men and map, which no rule uses.',
  '1.3-a': 'Says where the charts are printed; each chart is carried out by the rules that use it.',
  '2.9-a': 'Fixes the meaning of two words; what leaders and combat formations may do has rules of its own.',
  '2.12-a': 'Says what is printed on a counter; the factors are used by 18.4-d and the names only by the drawing.',
  '2.13-a': 'Gives the colours of the counters, which only their drawing uses.',
  '2.14-a': 'Lists abbreviations printed on counters, which only their drawing uses.',
  '2.15-a': 'Names the markers of the optional rules; each has a section of its own.',
  '7.6-a': 'Names the three kinds of campaign marker; what each kind may do is said in 7.9, 7.10 and 7.11.',
  '7.11-c': 'Only points to 18.4 and 18.5, where tactical markers are assigned and spent.',
  '9.1-a': 'Lists the uses of agitation markers; each is carried out by the rule it belongs to.',
  '13.11-a': 'Only points to the markers and events that bring units; each has a rule of its own.',
  '16.11-a': 'Taking back is settled by the table: a move can be undone until chance or a hidden thing has spoken.',
  '18.6-a': 'Says what does not happen: a unit is on the map or off it, so there is nothing to reduce.',
  '21.2-a': 'Sums up where leadership counts; each use has a rule of its own, such as 16.3-c, 18.4-c and 20.5-a.',
  '24.1-b': 'Only says that what 24.0 does not change stays as in 16.0 and 17.0.',
  '26.2-a': 'Only points to 4.4-a and 4.5-a, where the French and Spanish are set up.',
  '27.2-d': 'Says that Indians belong to the British side, as the data of the units do.',
  '29.1-a': 'Gives the two kinds of partisan their names; whose a partisan is matters in 29.3-a and 29.4-a.',
};
