/** From names with a bar at each break, a function that puts soft hyphens into them in any sentence. */
export function createHyphenator(names: readonly string[]): (sentence: string) => string {
  const replacements = names.map((name) => [name.replaceAll('|', ''), name.replaceAll('|', '\u00AD')] as const);
  return (sentence) => replacements.reduce((text, [whole, parted]) => text.replaceAll(whole, parted), sentence);
}
