/** Where the second maps of the specimen lie. */
export const SPAIN = { x: 1330, y: 30, width: 360, height: 300 } as const;
