import { root } from './install.mjs';

/** `#law/ruling` and the like: every room is named from the project's own root. */
export const rooms = [
  { find: /^#machines\//, replacement: `${root}machines/` },
  { find: /^#/, replacement: `${root}src/` },
];

/** Lucide's icons, drawn by a helper of ours. */
export const icons = { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${root}src/ui/icon.ts` };
