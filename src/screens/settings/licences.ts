/** What Regent ships to the browser, and under which licence. */
export const LICENCES: readonly { readonly name: string; readonly licence: string }[] = [
  { name: 'Preact, Signals', licence: 'MIT' },
  { name: 'XState', licence: 'MIT' },
  { name: 'Valibot', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
  { name: 'Lucide', licence: 'ISC' },
  { name: 'd3-scale, d3-shape', licence: 'ISC' },
  { name: 'openskill', licence: 'MIT' },
  { name: 'qr', licence: 'MIT' },
  { name: 'Marcellus', licence: 'OFL-1.1' },
];
