import { keepFiles } from './kept-files.ts';

export const PAGES_CACHE = 'lintel-pages';
/** All pages are the same document with another address, so the last one that came serves every address. */
export const LAST_GOOD = '/last-good-page';

/** Marks a document as a page of this product, not one of a stand-in on the same origin. */
const MARK = 'id="lintel-site"';

/** Scripts and styles that the document names, each with its hash in the name. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url!);

/** Marks what the back end answered for a page as old: such answers serve without a network only. */
const withOldAnswers = (html: string) => html.replace('id="lintel-early"', '$& data-kept');

/** The page to keep, once all files that it names are kept; null for what is no page, or would not run without a network. */
export async function goodPage(response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected) return null;
  const html = await response.text();
  if (!html.includes(MARK) || !(await keepFiles(filesOf(html)))) return null;
  const { status, statusText, headers } = response;
  return new Response(withOldAnswers(html), { status, statusText, headers });
}

/** Has a page to show before the first one came through this worker. */
export async function keepFirstPage(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  if (await cache.match(LAST_GOOD)) return;
  const response = await fetch('/', { headers: { accept: 'text/html' } }).catch(() => undefined);
  const good = response && (await goodPage(response));
  if (good) await cache.put(LAST_GOOD, good);
}
