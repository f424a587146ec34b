import { manifestOf } from '#registry';
import { fetched } from './fetched';

/** Parts of games that have been fetched; reading one that has not asks for it. */
export const gameNow = fetched(async (id: string) => manifestOf(id)?.game());
export const screensNow = fetched(async (id: string) => manifestOf(id)?.screens());
export const deskNow = fetched(async (id: string) => manifestOf(id)?.desk());
export const statsNow = fetched(async (id: string) => manifestOf(id)?.stats());
