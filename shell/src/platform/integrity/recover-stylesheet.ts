/** Whether the page's own style sheet could not be had (Chromium then has an empty one), or was not the one that the lock names. */
const isPlain = (link: HTMLLinkElement | null): link is HTMLLinkElement =>
  link !== null && !link.sheet?.cssRules.length;

/**
 * Gives a page its look back whose style sheet did not arrive: the same again past every cache, else the one of the release
 * before. Each only with the hash that the page names. Returns what was done; undefined when nothing was amiss or nothing helped.
 */
export async function recoverStylesheet(page: Document = document): Promise<'again' | 'before' | null> {
  const link = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!isPlain(link)) return null;
  const { before, hash } = link.dataset;
  if (await replaced(link, link.href, link.getAttribute('integrity') ?? '')) return 'again';
  return before && hash && (await replaced(link, before, hash)) ? 'before' : null;
}

async function replaced(link: HTMLLinkElement, href: string, integrity: string): Promise<boolean> {
  try {
    // Also writes the right bytes over wrong ones in the browser's cache.
    const answer = await fetch(href, { integrity, cache: 'reload' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  const next = link.cloneNode() as HTMLLinkElement;
  next.setAttribute('href', href);
  next.setAttribute('integrity', integrity);
  link.replaceWith(next);
  return true;
}
