/** The allowed numbers of players. */
export const seats = { least: 2, most: 5 } as const;
