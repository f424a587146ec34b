/** How many can play. */
export const seats = { least: 2, most: 4 } as const;
