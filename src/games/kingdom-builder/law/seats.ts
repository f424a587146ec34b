/** How many can play. */
export const seats = { least: 2, most: 5 } as const;
