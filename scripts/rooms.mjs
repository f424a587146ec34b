import { root } from './install.mjs';

/** `#law/ruling` and the like: every room is named from the project's own root. */
export const rooms = [
  { find: /^#machines\//, replacement: `${root}machines/` },
  { find: /^#/, replacement: `${root}src/` },
];
