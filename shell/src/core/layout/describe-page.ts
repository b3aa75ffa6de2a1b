import type { PageDescription } from '@lintel/contract';

/** Writes title and meta of the page on screen into the head; what a page does not say is taken out again. */
export function describePage(page: PageDescription, siteName: string, head: Document = document): void {
  head.title = page.title === siteName ? siteName : `${page.title} · ${siteName}`;
  forgetPriceOfAnother(head, page.canonical && absolute(page.canonical));
  forgetAlternates(head);
  setMeta(head, 'name', 'description', page.description);
  setMeta(head, 'property', 'og:title', page.title);
  setMeta(head, 'property', 'og:description', page.description);
  setMeta(head, 'property', 'og:image', page.image && absolute(page.image));
  setMeta(head, 'property', 'og:url', page.canonical && absolute(page.canonical));
  setMeta(head, 'property', 'og:site_name', siteName);
  setMeta(head, 'name', 'robots', page.noindex ? 'noindex' : undefined);
  const canonical = head.head.querySelector('link[rel=canonical]');
  if (!page.canonical) {
    if (!isOfThisPage(canonical) || page.noindex) canonical?.remove();
  } else {
    const link = canonical ?? head.head.appendChild(head.createElement('link'));
    link.setAttribute('rel', 'canonical');
    link.setAttribute('href', absolute(page.canonical));
  }
}

/** The document came with the price of the page that it was asked for (`og:url`); on another page it would be wrong. */
function forgetPriceOfAnother(head: Document, address: string | undefined): void {
  const describedUrl = head.head.querySelector('meta[property="og:url"]')?.getAttribute('content');
  if (describedUrl === address) return;
  for (const meta of head.head.querySelectorAll('meta[property^="product:price:"]')) meta.remove();
}

/** The server's description has more than the page's, of the path in `data-of`; that stays while the path is on screen. */
const isOfThisPage = (element: Element | null): boolean =>
  element?.getAttribute('data-of') === location.pathname;

function forgetAlternates(head: Document): void {
  for (const link of head.head.querySelectorAll('link[hreflang]')) if (!isOfThisPage(link)) link.remove();
}

/** Robots and other sites read addresses without knowing where they were found. */
const absolute = (address: string) => new URL(address, location.origin).href;

function setMeta(head: Document, by: 'name' | 'property', key: string, value: string | undefined): void {
  const found = head.head.querySelector(`meta[${by}="${key}"]`);
  if (!value) {
    if (!isOfThisPage(found)) found?.remove();
    return;
  }
  const meta = found ?? head.head.appendChild(head.createElement('meta'));
  meta.setAttribute(by, key);
  meta.setAttribute('content', value);
}
