import { cleanup, configure } from '@testing-library/preact';
import { options } from 'preact';
import { afterEach } from 'vitest';
import { appTextsReady } from '#text/app/texts';

// A busy machine may be late; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

// Nothing is painted here: what waits for that comes at once.
options.requestAnimationFrame = queueMicrotask;

// The words of the app are there before anything is drawn, as in its page.
await appTextsReady;
