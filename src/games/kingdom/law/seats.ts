/** How many can play. */
export const seats = { least: 2, most: 2 } as const;
