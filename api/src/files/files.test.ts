import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { StorageAway } from '#ports/storage.ts';
import { postForm } from '../../test/harness/forms.ts';
import { newListing } from '../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';
import { photoFiles } from '../../demo/listings/photos.ts';
import fs from 'node:fs';
import { byteRange } from './byte-range.ts';

let app: TestApp;
const PHOTO = 'property_gallery_img/demo/villa-01.webp';
let photoWidth: number;
beforeAll(async () => {
  photoWidth = (await sharp(photoFiles().get(PHOTO)!).metadata()).width;
  app = await testApp();
  await app.storage.put(PHOTO, fs.readFileSync(photoFiles().get(PHOTO)!));
  await app.storage.put('property_document_img/7/page.html', Buffer.from('<script>1</script>'));
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

describe('GET /images', () => {
  it('200: immutable, of a fixed type, and never a page', async () => {
    const { statusCode, headers } = await open(`/images/${PHOTO}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each([320, 640, 960, 1600])('200: a copy %i pixels wide, at most 40 KB up to 640', async (width) => {
    const { rawPayload, headers } = await open(`/images/${PHOTO}?w=${width}`);
    expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(width, photoWidth));
    expect(headers['content-type']).toBe('image/webp');
    if (width <= 640) expect(rawPayload.length).toBeLessThanOrEqual(40 * 1024);
  });

  it('200: ten readers of a new copy share the work', async () => {
    await app.storage.put('users/fresh.webp', app.storage.files.get(PHOTO)!);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => open('/images/users/fresh.webp?w=320')),
    );
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
  });

  it('200: AVIF for those who ask for it, made once', async () => {
    const url = `/images/${PHOTO}?w=320&format=avif`;
    const [first, second] = await Promise.all([open(url), open(url)]);
    expect(first.headers['content-type']).toBe('image/avif');
    expect((await sharp(first.rawPayload).metadata()).compression).toBe('av1');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.headers.vary ?? '').not.toContain('accept');
  });

  it('200: browsers that take AVIF get WebP at once, and AVIF when it is ready', async () => {
    const ask = () => open(`/images/${PHOTO}?w=640`, { accept: 'image/avif,image/webp,*/*' });
    const first = await ask();
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      vary: expect.stringContaining('accept'),
    });
    let repeated = first;
    for (let tries = 0; tries < 100 && repeated.headers['content-type'] !== 'image/avif'; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      repeated = await ask();
    }
    expect(repeated.headers).toMatchObject({ 'content-type': 'image/avif', etag: expect.any(String) });
    expect(repeated.headers['cache-control']).toContain('immutable');
    expect(repeated.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(repeated.headers.etag).not.toBe(first.headers.etag);
  });

  it('200: a picture that only two browsers ask for stays WebP', async () => {
    await app.storage.put('users/rare.webp', app.storage.files.get(PHOTO)!);
    const typeOf = async (accept: string) => {
      const { headers } = await open('/images/users/rare.webp?w=320', { accept });
      return headers['content-type'];
    };
    const avif = 'image/avif,image/webp,*/*';
    const types = [
      await typeOf(avif),
      await typeOf('image/webp'),
      await typeOf('image/webp'),
      await typeOf(avif),
    ];
    // Longer than the copy takes, which the test above waits for.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([...types, await typeOf(avif)]).toEqual(Array.from({ length: 5 }, () => 'image/webp'));
  });

  it('304 and HEAD: what is known is not sent again', async () => {
    const url = `/images/${PHOTO}?w=320`;
    const { headers, rawPayload } = await open(url);
    const again = await open(url, { 'if-none-match': `"other", ${String(headers.etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const head = await app.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers).toMatchObject({
      etag: headers.etag,
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
    });
  });

  it('206 and 416: parts of a file', async () => {
    const part = await open(`/images/${PHOTO}`, { range: 'bytes=0-99' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toHaveLength(100);
    expect((await open(`/images/${PHOTO}`, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  it.each([
    '/images/../package.json',
    '/images/%2e%2e/%2e%2e/package.json',
    '/images/users/..%2f..%2fsecret.webp',
    '/images/property_document_img/7/page.html',
    '/images/users/none.webp',
    '/images/users/a%00.webp',
    '/images/site/../../../package.json',
  ])('404: %s', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });
});

it('byte ranges: from, to, last ones, nonsense', () => {
  expect(byteRange('bytes=2-', 10)).toEqual({ start: 2, end: 9 });
  expect(byteRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(byteRange('bytes=-20', 10)).toEqual({ start: 0, end: 9 });
  expect(byteRange('bytes=5-4', 10)).toBe('unsatisfiable');
  expect(byteRange('lines=1-2', 10)).toBeUndefined();
  expect(byteRange('bytes=0-0', 0)).toBe('unsatisfiable');
});

describe('GET /tiles', () => {
  it('200: a vector tile as it lies in the archive', async () => {
    const { statusCode, headers, rawPayload } = await open('/tiles/world/0/0/0.mvt');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
    });
    expect(gunzipSync(rawPayload).length).toBeGreaterThan(1000);
    expect((await open('/tiles/island/14/7099/6471.mvt')).statusCode).toBe(200);
  });

  it('204: nothing there; 404: no such tile', async () => {
    expect((await open('/tiles/island/10/0/0.mvt')).statusCode).toBe(204);
    for (const url of [
      '/tiles/island/3/9/0.mvt',
      '/tiles/moon/0/0/0.mvt',
      '/tiles/world/0/0/0.png',
      '/tiles/constructor/0/0/0.mvt',
    ]) {
      expect((await open(url)).statusCode).toBe(404);
    }
  });
});

describe('while the storage is away', () => {
  afterEach(() => jest.restoreAllMocks());
  const FILES_AWAY = {
    error: true,
    key: 'unavailable',
    message: 'Files cannot be reached at the moment. Please try again.',
  };
  const away = () =>
    new StorageAway('the store is away', {
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    });

  it('503: a picture that is asked for, of which nothing states that it is not there', async () => {
    jest.spyOn(app.storage, 'open').mockRejectedValue(away());
    const { statusCode, body } = await open(`/images/${PHOTO}`);
    expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining(FILES_AWAY)]);
  });

  it('503: a listing with pictures, of which nothing is written; it names the files and not the database', async () => {
    const agent = await app.signIn('agent');
    jest.spyOn(app.storage, 'put').mockRejectedValue(away());
    const listings = async () => (await app.get('get-added-properties', {}, agent)).body.total;
    const before = await listings();
    const { status, body } = await postForm(app, 'post_property', await newListing(), agent);
    expect([status, body]).toEqual([503, expect.objectContaining(FILES_AWAY)]);
    expect(await listings()).toBe(before);
  });
});
