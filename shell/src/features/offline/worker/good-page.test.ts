import { keepFirstPage } from './good-page.ts';

const files = new Map<string, string>();
const pages = new Map<string, string>();
const cacheOf = (kept: Map<string, string>) => ({
  match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
  put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
});
const page = `<script id="lintel-site">{}</script><script src="/assets/shell/1/main.js"></script>
<link href="/assets/shell/1/tokens.css">
<script id="lintel-early">{"web-settings":{}}</script>`;

/** A network that has the page, and of its files all but the missing ones. */
const network = (missing: Record<string, () => Promise<Response>> = {}) =>
  Object.assign(globalThis, {
    fetch: async (url: string) => missing[url]?.() ?? new Response(url === '/' ? page : `of ${url}`),
  });

beforeEach(() => {
  files.clear();
  pages.clear();
  Object.assign(globalThis, {
    caches: { open: async (name: string) => cacheOf(name === 'lintel-files' ? files : pages) },
  });
});

describe('the page that is shown without a network', () => {
  it('is kept together with the files that it names', async () => {
    network();
    await keepFirstPage();
    expect([...files.keys()]).toEqual(['/assets/shell/1/main.js', '/assets/shell/1/tokens.css']);
    const marked = page.replace('id="lintel-early"', 'id="lintel-early" data-kept');
    // What the back end answered then is marked as old.
    expect([...pages.values()]).toEqual([marked]);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('no network'))],
    ['is not there', async () => new Response('', { status: 404 })],
  ])('is not kept where one of its files %s', async (_case, answer) => {
    network({ '/assets/shell/1/tokens.css': answer });
    await keepFirstPage();
    expect(pages.size).toBe(0);
  });
});
