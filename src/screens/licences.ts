/** What Regent ships to the browser, and under which licence. */
export const LICENCES: readonly { readonly name: string; readonly licence: string }[] = [
  { name: 'Preact, Signals', licence: 'MIT' },
  { name: 'XState', licence: 'MIT' },
  { name: 'Valibot', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
  { name: 'Lucide', licence: 'ISC' },
  { name: 'Marcellus', licence: 'OFL-1.1' },
];
