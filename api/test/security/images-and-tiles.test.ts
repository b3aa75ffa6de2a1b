import sharp from 'sharp';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

/** Noise takes long to encode and differs from picture to picture. */
async function store(name: string, width = 900): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width, height: 200, channels: 3, background: 'grey', noise } });
  await app.storage.put(`users/${name}.webp`, await picture.webp().toBuffer());
}
const open = (url: string, remoteAddress = '203.0.113.7') => app.app.inject({ url, remoteAddress });
const widthOf = async ({ rawPayload }: { rawPayload: Buffer }) => (await sharp(rawPayload).metadata()).width;

describe('D9 copies of pictures are bounded', () => {
  it('a network that wants too many gets the pictures themselves; others get copies', async () => {
    app = await testApp({ RATE_LIMIT_COPIES: '2' });
    for (const name of ['one', 'two', 'three']) await store(name);
    const copies = [await open('/images/users/one.webp?w=320'), await open('/images/users/two.webp?w=320')];
    expect(await Promise.all(copies.map(widthOf))).toEqual([320, 320]);

    const third = await open('/images/users/three.webp?w=320');
    expect([third.statusCode, await widthOf(third)]).toEqual([200, 900]);
    expect(third.headers['cache-control']).toBe('no-store');
    expect(await widthOf(await open('/images/users/one.webp?w=320'))).toBe(320);
    const avif = await open('/images/users/three.webp?w=320&format=avif');
    expect([avif.statusCode, avif.json().key]).toEqual([503, 'unavailable']);
    expect(Number(avif.headers['retry-after'])).toBeGreaterThan(0);

    expect(await widthOf(await open('/images/users/three.webp?w=320', '198.51.100.9'))).toBe(320);
    app.pass(61_000);
    expect(await widthOf(await open('/images/users/three.webp?w=640'))).toBe(640);
  });

  it('AVIF has a queue of its own, which has an end', async () => {
    app = await testApp();
    for (let number = 0; number < 30; number += 1) await store(`picture-${number}`);
    await store('page');
    let done = 0;
    const wanted = Array.from({ length: 30 }, async (_, number) => {
      const reply = await open(`/images/users/picture-${number}.webp?w=640&format=avif`);
      done += 1;
      return reply.statusCode;
    });
    expect(await widthOf(await open('/images/users/page.webp?w=320'))).toBe(320);
    expect(done).toBeLessThan(25);
    const statuses = await Promise.all(wanted);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('a stored picture that cannot be made smaller is sent as it is', async () => {
    app = await testApp();
    await app.storage.put('users/broken.webp', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 nonsense'));
    const reply = await open('/images/users/broken.webp?w=320');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

describe('D9 tiles', () => {
  it('429: more than one network may have in a minute, with the time to wait', async () => {
    app = await testApp({ RATE_LIMIT_TILES: '3' });
    for (let count = 0; count < 3; count += 1)
      expect((await open('/tiles/world/0/0/0.mvt')).statusCode).toBe(200);
    const refused = await open('/tiles/world/0/0/0.mvt');
    expect([refused.statusCode, refused.json().key]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open('/tiles/world/0/0/0.mvt', '198.51.100.9')).statusCode).toBe(200);
  });
});

describe('F25 odd addresses of files and tiles', () => {
  it('are refused as requests of a client', async () => {
    app = await testApp();
    for (const url of [
      '/images',
      '/images/',
      '/images//users/a.webp',
      '/images/users',
      '/images/users/',
      '/images/users/a.webp/',
      '/images/%E0%A4%A',
      '/images/constructor/a.webp',
      '/images/__proto__/a.webp',
      '/images/chat/a.pdf?until[]=1&key[]=2',
      '/images/chat/a.pdf?until=1e400&key=x',
      '/images/chat/a.pdf?until=99999999999&key=%00',
      '/tiles',
      '/tiles/world/0/0/0.mvt/',
      '/tiles/world/-1/0/0.mvt',
      '/tiles/world/99/99999999/99999999.mvt',
      '/tiles/__proto__/0/0/0.mvt',
      '/tiles/world/%00/0/0.mvt',
    ]) {
      const { statusCode } = await open(url);
      expect([url, statusCode >= 400 || statusCode === 204, statusCode < 500]).toEqual([url, true, true]);
    }
  });

  it('repeated parameters do no harm', async () => {
    app = await testApp();
    await store('odd');
    const reply = await open('/images/users/odd.webp?w=320&w=640&format=avif&format=avif&w=__proto__');
    expect(reply.statusCode).toBe(200);
  });
});
