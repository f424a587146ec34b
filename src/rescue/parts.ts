/** Asks the host again for what a page is made of, past what the browser has kept of it: a bad answer may lie there for a year. */
export async function askAgain(page: Document): Promise<void> {
  const scripts = Array.from(page.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src);
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]');
  const addresses = ['./', ...scripts, ...Array.from(links, ({ href }) => href)];
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
}
