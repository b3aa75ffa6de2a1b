import { cacheKeyOf, networkFirst } from './offline-homes.ts';

const url = (path: string) => new URL(path, 'https://homes.test');
const kept = new Map<string, Response>();
const answer = (name: string) => ({ name }) as unknown as Response;

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    caches: { open: async () => ({ match: async (key: string) => kept.get(key) }) },
  });
});
const network = (reply: () => Promise<Response>) => Object.assign(globalThis, { fetch: reply });

describe('what is answered from kept homes', () => {
  it('are homes by slug, pictures in any width and tiles of maps, and nothing else', () => {
    expect(cacheKeyOf(url('/api/get_property?slug_id=sea%20view&x=1'))).toBe(
      '/api/get_property?slug_id=sea%20view',
    );
    expect(cacheKeyOf(url('/images/a/1.webp?w=320'))).toBe('/images/a/1.webp');
    expect(cacheKeyOf(url('/tiles/island/13/1/2.mvt'))).toBe('/tiles/island/13/1/2.mvt');
    expect(cacheKeyOf(url('/api/get_property?id=4'))).toBeUndefined();
    expect(cacheKeyOf(url('/api/get_favourite_property?slug_id=x'))).toBeUndefined();
  });
  it('F11 are no files of conversations, receipts and applications', () => {
    for (const folder of ['chat', 'chat_audio', 'bank_receipt_file', 'agent-verification'])
      expect(cacheKeyOf(url(`/images/${folder}/a.webp?until=1&key=x`))).toBeUndefined();
  });
  it('comes from the network while there is one', async () => {
    kept.set('/images/1.webp', answer('kept'));
    network(async () => answer('fresh'));
    expect(await networkFirst({} as Request, '/images/1.webp')).toEqual({ name: 'fresh' });
  });
  it('comes from the device without one, and fails as the network does where nothing was kept', async () => {
    const gone = new TypeError('no network');
    network(() => Promise.reject(gone));
    kept.set('/images/1.webp', answer('kept'));
    expect(await networkFirst({} as Request, '/images/1.webp')).toEqual({ name: 'kept' });
    await expect(networkFirst({} as Request, '/images/2.webp')).rejects.toBe(gone);
  });
});
