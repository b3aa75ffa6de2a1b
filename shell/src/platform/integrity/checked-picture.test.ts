import { checkedPicture } from './checked-picture.ts';

/** A network with these bytes; as browsers do, it refuses what does not have the wanted hash. */
function network(bytes: Record<string, string>) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string, { integrity, cache }: RequestInit) => {
    asked.push(`${cache} ${url}`);
    const found = bytes[`${cache} ${url}`] ?? bytes[url];
    if (found === undefined) return new Response('', { status: 404 });
    if (integrity !== `sha256-${found}`) throw new TypeError('integrity');
    return new Response(found);
  }) as typeof fetch;
  return asked;
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
});

it('the first right answer counts', async () => {
  const asked = network({ '/a': 'villa', '/b': 'villa' });
  expect(await checkedPicture(['/a', '/b'], 'sha256-villa')).toBe('blob:picture');
  expect(asked).toEqual(['default /a']);
});

it('wrong bytes in the browser’s cache are passed by', async () => {
  const asked = network({ '/a': 'changed', 'reload /a': 'villa' });
  expect(await checkedPicture(['/a', '/b'], 'sha256-villa')).toBe('blob:picture');
  expect(asked).toEqual(['default /a', 'reload /a']);
});

it('another address helps out where the first has other bytes or none', async () => {
  const firsts: Record<string, string>[] = [{}, { '/a': 'changed' }];
  for (const first of firsts) {
    network({ ...first, '/b': 'villa' });
    expect(await checkedPicture(['/a', '/b'], 'sha256-villa')).toBe('blob:picture');
  }
});

it('nothing is better than anything else', async () => {
  network({ '/a': 'changed', '/b': 'changed as well' });
  expect(await checkedPicture(['/a', '/b'], 'sha256-villa')).toBeNull();
});
