import { recoverStylesheet } from './recover-stylesheet.ts';

/** A page whose style sheet did not arrive (jsdom loads none), and a network that has some files. */
function plainPage(reachable: string[]) {
  document.head.innerHTML =
    '<link rel="stylesheet" href="http://localhost/2/tokens.css" integrity="sha256-2" data-before="/1/tokens.css" data-hash="sha256-1">';
  const asked: [string, RequestInit | undefined][] = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    if (!reachable.includes(url)) throw new TypeError('Failed to fetch');
    return { ok: true };
  }) as typeof fetch;
  const link = () => document.querySelector('link')!;
  return { asked, link };
}

describe('a page without its style sheet', () => {
  it('asks again past every cache, with the same hash', async () => {
    const { asked, link } = plainPage(['http://localhost/2/tokens.css']);
    expect(await recoverStylesheet()).toBe('again');
    expect(asked[0]![1]).toEqual({ integrity: 'sha256-2', cache: 'reload' });
    expect(link().href).toBe('http://localhost/2/tokens.css');
  });

  it('takes the one of the release before, with its hash', async () => {
    const { link } = plainPage(['/1/tokens.css']);
    expect(await recoverStylesheet()).toBe('before');
    expect(link().getAttribute('href')).toBe('/1/tokens.css');
    expect(link().getAttribute('integrity')).toBe('sha256-1');
  });

  it('stays as it is when neither can be had', async () => {
    const { link } = plainPage([]);
    expect(await recoverStylesheet()).toBeNull();
    expect(link().href).toBe('http://localhost/2/tokens.css');
  });

  it('is left alone when nothing is amiss', async () => {
    const { asked, link } = plainPage([]);
    Object.defineProperty(link(), 'sheet', { value: { cssRules: [{}] } });
    expect(await recoverStylesheet()).toBeNull();
    expect(asked).toEqual([]);
  });
});
