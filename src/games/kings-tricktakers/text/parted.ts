/** Names as they may be parted, a bar at each place: in whatever is said of them they get soft hyphens there. */
export const parting =
  (names: readonly string[]) =>
  (said: string): string =>
    names.reduce((text, name) => text.replaceAll(name.replaceAll('|', ''), name.replaceAll('|', '\u00AD')), said);
