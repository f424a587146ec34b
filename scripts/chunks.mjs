/*
 * Which modules travel together: what the home screen needs; what every law needs; what every table shows; the law of a
 * game; its table. What is asked for later comes in files of its own.
 */

/**
 * @typedef {import('rolldown').CodeSplittingGroup} Group
 * @typedef {(id: string) => { readonly importers: readonly string[] } | null} InfoOf
 */

const ENTRY = /\/src\/main\.tsx$|\/index\.html$/;
const FRENCH = /\/src\/text\/french\.ts$/;
const KEYS = /\/src\/ui\/(?:keys|focus)\.ts$/;
const ICON = /\/lucide-preact\//;
const OF_A_GAME = /\/src\/games\//;
const TABLE = /\/src\/screens\/table\/TableScreen\.tsx$/;
const GAME = /\/src\/games\/([a-z-]+)\/game\.ts$/;
const BOARD = /\/src\/games\/([a-z-]+)\/table\/index\.tsx$/;

/**
 * All modules that bring this one along, itself included.
 * @param {string} id
 * @param {InfoOf} infoOf
 * @param {Set<string>} found
 */
function bringers(id, infoOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of infoOf(id)?.importers ?? []) bringers(importer, infoOf, found);
  return found;
}

/**
 * The games among modules, by one of their own.
 * @param {Iterable<string>} ids
 * @param {RegExp} own
 */
const gamesIn = (ids, own) => [...ids].flatMap((id) => own.exec(id)?.[1] ?? []);

/**
 * Who brings a module along: how many laws, which boards, and whether the frame of a table does.
 * @param {string} id
 * @param {InfoOf} infoOf
 */
function usersOf(id, infoOf) {
  const from = bringers(id, infoOf);
  return { laws: gamesIn(from, GAME), boards: gamesIn(from, BOARD).sort(), table: [...from].some((each) => TABLE.test(each)) };
}

/** @typedef {ReturnType<typeof usersOf>} Users */

/**
 * Modules that are told by who brings them along. What many need is named before what few need, which would take it along.
 * @param {(users: Users) => string | undefined | false} name
 * @param {number} priority
 * @param {RegExp} test
 * @returns {Group}
 */
const byUsers = (name, priority, test = /./) => ({
  test,
  name: (id, modules) => name(usersOf(id, (each) => modules.getModuleInfo(each))) || null,
  debugName: String(priority),
  priority,
});

/** @type {{ groups: Group[] }} */
export const splitting = {
  groups: [
    // The entry stays by itself: it waits at its top level, and what it waits for must not wait for it.
    { name: 'home', tags: ['$initial'], test: (id) => !ENTRY.test(id), priority: 9 },
    // The words of the app in French need it, and come before any table.
    { name: 'french', test: FRENCH, priority: 8 },
    // The keyboard is followed on every screen: what it shares with a board brings no board along.
    { name: 'keys', test: KEYS, priority: 8 },
    byUsers(({ laws }) => laws.length > 1 && 'common', 7),
    byUsers(({ laws, table }) => laws.length === 0 && table && 'table', 6),
    byUsers(({ laws, boards }) => laws.length === 0 && boards.length > 1 && ['boards', ...boards].join('~'), 5),
    byUsers(({ laws: [law] }) => law && `law-${law}`, 4),
    byUsers(({ boards: [board] }) => board && `table-${board}`, 3, OF_A_GAME),
    { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 1500, priority: 2 },
  ],
};

/**
 * A file is called after what it is, not after all who need it.
 * @param {{ readonly name: string }} chunk
 */
export const fileName = ({ name }) => `assets/${name.split('~')[0]}-[hash].js`;

/**
 * A part that is asked for brings its style along, of which Vite asks nobody. Its other parts it asks for itself: to name them
 * all, in every file that asks, would cost a first visit more than they are late.
 * @param {string} _file
 * @param {string[]} files
 * @param {{ readonly hostType: 'html' | 'js' }} host
 */
export const preloaded = (_file, files, { hostType }) => (hostType === 'html' ? files : []);
