import { cleanup, configure } from '@testing-library/preact';
import { afterEach } from 'vitest';

// A busy machine may be late; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
