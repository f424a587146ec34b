import { manifestOf } from '#registry';
import { createLazyResource } from '../shell/lazy-resource';

/** Parts of games that have been fetched; reading one that has not asks for it. */
export const gameIfLoaded = createLazyResource(async (id: string) => manifestOf(id)?.game());
export const screensIfLoaded = createLazyResource(async (id: string) => manifestOf(id)?.screens());
export const deskIfLoaded = createLazyResource(async (id: string) => manifestOf(id)?.desk());
export const statsIfLoaded = createLazyResource(async (id: string) => manifestOf(id)?.stats());
