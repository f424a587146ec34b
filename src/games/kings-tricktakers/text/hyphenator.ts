/** Names as they may be parted, a bar at each place: in whatever is said of them they get soft hyphens there. */
export function createHyphenator(names: readonly string[]): (said: string) => string {
  const each = names.map((name) => [name.replaceAll('|', ''), name.replaceAll('|', '\u00AD')] as const);
  return (said) => each.reduce((text, [whole, parted]) => text.replaceAll(whole, parted), said);
}
