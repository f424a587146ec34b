/** Refetches a page's scripts and style sheets past the HTTP cache, where a bad response to an immutable URL may stay for a year. */
export async function refetchPage(page: Document): Promise<void> {
  // Deferred scripts are in a template, which querySelectorAll does not enter.
  const roots = [page, ...Array.from(page.querySelectorAll('template'), ({ content }) => content)];
  const attributesOf = (selector: string, name: string): readonly string[] =>
    roots.flatMap((root) => Array.from(root.querySelectorAll(selector), (each) => each.getAttribute(name) ?? './'));
  const links = attributesOf('link[rel="stylesheet"]', 'href');
  const addresses = new Set(['./', ...attributesOf('script[src]', 'src'), ...links]);
  await Promise.all(Array.from(addresses, (address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
}
