/** Asks the host again for what a page is made of, past what the browser has kept of it: a bad answer may lie there for a year. */
export async function refetchPage(page: Document): Promise<void> {
  // What has not begun yet waits in a template.
  const roots = [page, ...Array.from(page.querySelectorAll('template'), ({ content }) => content)];
  const named = (found: string, name: string): readonly string[] =>
    roots.flatMap((root) => Array.from(root.querySelectorAll(found), (each) => each.getAttribute(name) ?? './'));
  const links = named('link[rel="stylesheet"]', 'href');
  const addresses = new Set(['./', ...named('script[src]', 'src'), ...links]);
  await Promise.all(Array.from(addresses, (address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
}
