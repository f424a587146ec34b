/*
 * Which room may import which, as lists of what is allowed: whatever is not listed is refused.
 * No game is named: in a path, $1 is the game that imports.
 */

/** A folder, or several, of src/. */
const room = (...names) => `^src/(?:${names.join('|')})/`;
/** Rooms or files of the game that imports. */
const own = (...parts) => `^src/games/$1/(?:${parts.join('|')})`;
const game = (...parts) => `^src/games/([^/]+)/(?:${parts.join('|')})`;
const packages = (...names) => `node_modules/(?:${names.join('|')})/`;

/** The machines that all games share. */
const MACHINES = '^machines/(?:flow|game-setup|table)[.]ts$';
const CONTRACT = '^src/contract/';
const REGISTRY = '^src/registry[.]ts$';
const DRAWING = packages('preact', '@preact/signals', 'lucide-preact');

const allow = (from, ...to) => ({ from: { path: from }, to: { path: to } });
const allowTypes = (from, ...to) => ({ from: { path: from }, to: { path: to, dependencyTypes: ['type-only'] } });

export default {
  allowedSeverity: 'error',
  allowed: [
    allow(room('law'), room('law')),
    allow(room('text'), room('text')),
    allowTypes(room('text'), room('law')),
    allow('^src/text/lazy-texts[.]ts$', packages('@preact/signals')),

    allow('^machines/([^/]+)[.]ts$', MACHINES, room('law'), own('law/'), packages('xstate')),
    allow(room('session'), room('session', 'law', 'text'), MACHINES, packages('valibot')),
    allow(room('store'), room('store', 'session', 'law'), MACHINES, packages('idb', 'xstate', '@preact/signals', 'valibot')),
    allow(room('stats'), room('stats', 'store', 'session', 'law', 'text'), packages('openskill', 'valibot')),
    allow(room('exchange'), room('exchange', 'store', 'session', 'law', 'text'), packages('valibot', 'qr')),
    allow(
      room('phones'),
      room('phones', 'exchange', 'store', 'session', 'law', 'text'),
      MACHINES,
      '^machines/link[.]ts$',
      packages('valibot', 'xstate', '@preact/signals'),
    ),
    allow('^machines/link[.]ts$', packages('xstate')),
    allow(room('rulebook'), room('rulebook', 'session', 'law', 'text')),
    allow(room('desk'), room('desk', 'session', 'law', 'text'), MACHINES),

    allow(room('ui'), room('ui', 'text'), DRAWING, packages('d3-scale', 'd3-shape')),

    allow(game('law/'), own('law/'), room('law')),
    allow(game('text/'), own('text/'), room('text')),
    allowTypes(game('text/'), own('law/'), room('law')),
    allow(game('game[.]ts'), own('law/', 'text/'), '^machines/$1[.]ts$', MACHINES, room('session', 'law', 'text'), packages('valibot')),
    allow(game('book/'), own('book/', 'law/', 'text/', 'game[.]ts'), room('rulebook', 'session', 'law', 'text')),
    allow(game('desk/'), own('desk/', 'law/', 'text/', 'game[.]ts'), MACHINES, room('desk', 'session', 'law', 'text')),
    allow(game('stats[.]ts'), own('law/', 'text/', 'game[.]ts'), room('stats', 'session', 'law', 'text')),
    allow(game('photo/'), own('photo/', 'law/'), room('law')),
    allow(
      game('pieces/', 'table/', 'ask/'),
      own('law/', 'text/', 'photo/', 'desk/', 'pieces/', 'table/', 'ask/', 'game[.]ts'),
      room('ui', 'desk', 'session', 'law', 'text'),
      MACHINES,
      DRAWING,
      packages('valibot'),
    ),
    allowTypes(game('pieces/', 'table/', 'ask/'), CONTRACT),
    allow(game('manifest[.]ts'), own('')),
    allowTypes(game('manifest[.]ts'), CONTRACT),

    allowTypes(CONTRACT, CONTRACT, room('law', 'text', 'session', 'stats', 'rulebook', 'desk'), packages('preact')),
    allow(REGISTRY, '^src/games/[^/]+/manifest[.]ts$'),
    allowTypes(REGISTRY, CONTRACT, room('session')),
    allow(
      room('screens'),
      room('screens', 'ui', 'stats', 'exchange', 'rulebook', 'desk', 'phones', 'store', 'session', 'law', 'text'),
      MACHINES,
      REGISTRY,
      DRAWING,
      '^virtual:pwa-register$',
    ),
    allowTypes(room('screens'), CONTRACT),
    // Drawn when the app is built, into its page.
    allow('^src/screens/home/prerender[.]tsx$', packages('preact-render-to-string')),
    // What stands in pages by itself: when the app is not there, nothing of it is needed.
    allow(room('rescue'), room('rescue', 'text'), '^src/exchange/(?:backup/backup-format|mirror/mirror-files)[.]ts$'),
    allow(room('screens'), '^src/rescue/(?:page-preferences|refetch)[.]ts$'),
    allow(room('worker'), packages('workbox-core', 'workbox-precaching', 'workbox-routing')),
    allow(room('exchange'), '^src/ui/device/clipboard[.]ts$'),
    allow('^src/main[.]tsx$', room('screens', 'store', 'ui', 'text'), packages('preact')),
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
