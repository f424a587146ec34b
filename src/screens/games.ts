import { loadGame } from '#registry';
import { fetched } from './fetched';

/** Games that have been fetched; reading one that has not asks for it. */
export const gameNow = fetched(loadGame);
