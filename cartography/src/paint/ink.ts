/** The colours of every board: warm paper, dark ink, quiet water. */
export const ink = {
  paper: '#efe2c0',
  paperRgb: [239, 226, 192],
  water: '#b3c8c5',
  waterLine: '#6d9092',
  shore: '#3c5558',
  river: '#557f8a',
  riverLight: '#a9c4c4',
  hachure: '#533820',
  woods: '#5f6230',
  county: '#8a6a42',
} as const;
