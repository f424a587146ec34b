import { readFileSync } from 'node:fs';
import { root } from './install.mjs';

/** `#law/ruling` and the like: every room is named from the project's own root. */
export const rooms = [
  { find: /^#machines\//, replacement: `${root}machines/` },
  { find: /^#/, replacement: `${root}src/` },
];

/** Lucide's icons, drawn by a helper of ours. */
export const icons = { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${root}src/ui/icon.ts` };

const LUCIDE = `${root}node_modules/lucide-preact/dist/esm/`;

/** Where each icon is, by its names. */
function iconFiles() {
  const list = readFileSync(`${LUCIDE}lucide-preact.mjs`, 'utf8');
  const lines = [...list.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g)];
  return new Map(lines.flatMap(([, names = '', file]) => [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, file])));
}

/**
 * Each icon by its own file, so that it is known who needs it: through the list of all, everybody seems to need every one.
 * @returns {import('vite').Plugin}
 */
export function singleIcons() {
  const files = iconFiles();
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-preact' },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-preact';/g, (_, /** @type {string} */ named) =>
          [...named.matchAll(/(\w+)(?: as (\w+))?/g)]
            .map(([, name, called = name]) => `import ${called} from '${LUCIDE}${files.get(name)}';`)
            .join(' '),
        ),
    },
  };
}
