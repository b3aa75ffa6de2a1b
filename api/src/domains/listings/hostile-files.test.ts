import sharp from 'sharp';
import { pdf, photo, postForm, type FormFile } from '../../../test/harness/forms.ts';
import { newListing, newProject, ownFiles } from '../../../test/harness/listings.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const MEBIBYTE = 1024 * 1024;
const named = (name: string, file: Uint8Array): FormFile => ({ name, file });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** The header of a PNG of so many pixels, without the pixels. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(45);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  bytes.write('IEND', 37);
  return bytes;
}

/** A PNG that states that it moves: the chunk for it stands behind the header. */
async function movingPng(): Promise<Buffer> {
  const png = await noise(200, 150).png().toBuffer();
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write('acTL', 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const frames = async (format: 'gif' | 'webp') => {
  const two = await Promise.all(['red', 'blue'].map((background) => still(background)));
  const moving = sharp(two, { join: { animated: true } });
  return format === 'gif' ? moving.gif().toBuffer() : moving.webp().toBuffer();
};
const still = (background: string) =>
  sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .png()
    .toBuffer();

/** Files that no form may bring as a photo. */
const noPhotos: [what: string, file: () => Promise<FormFile>][] = [
  ['an empty file', async () => named('a.jpg', Buffer.alloc(0))],
  ['a page called a photo', async () => named('a.jpg', Buffer.from('<script>alert(1)</script>'))],
  ['a PDF called a photo', async () => pdf('a.jpg')],
  ['30,000 by 30,000 pixels', async () => named('a.png', pngHeader(30_000, 30_000))],
  [
    'a photo of an iPhone',
    async () =>
      named('a.heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])),
  ],
  ['half a JPEG', async () => named('a.jpg', half(await noise(400, 300).jpeg().toBuffer()))],
  ['half a PNG', async () => named('a.png', half(await noise(400, 300).png().toBuffer()))],
  ['a moving PNG', async () => named('a.png', await movingPng())],
  ['a file of 7 MB', async () => named('a.jpg', Buffer.alloc(7 * MEBIBYTE, 1))],
];

/** Files that are no documents. */
const noDocuments: typeof noPhotos = [
  ['an empty file', async () => named('a.pdf', Buffer.alloc(0))],
  ['a program', async () => named('a.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'))],
  ['a sound', async () => named('a.pdf', Buffer.from('494433030000000000', 'hex'))],
  ['a file of 7 MB', async () => named('a.pdf', Buffer.alloc(7 * MEBIBYTE, 1))],
];

const complete = { post_property: newListing, post_project: newProject };
type Call = keyof typeof complete;
const coverOf = { post_property: 'title_image', post_project: 'image' };

const state = async () => [
  (await app.db.selectFrom('properties').select('id').execute()).length,
  (await app.db.selectFrom('projects').select('id').execute()).length,
  ownFiles(app).length,
];
const send = async (call: Call, fields: object) =>
  (await postForm(app, call, { ...(await complete[call]()), ...fields }, agent)).body;

describe.each<Call>(['post_property', 'post_project'])('%s', (call) => {
  it.each(noPhotos)(
    '%s is refused at the photo, as cover and in the gallery; nothing is stored',
    async (_, file) => {
      const before = await state();
      const cover = await send(call, { [coverOf[call]]: await file() });
      expect(cover).toMatchObject({ error: true, fields: { [coverOf[call]]: expect.any(String) } });
      const gallery = await send(call, { gallery_images: [await photo(), await file()] });
      expect(gallery).toMatchObject({ error: true, fields: { 'gallery_images.1': expect.any(String) } });
      expect(await state()).toEqual(before);
    },
  );

  it.each(noDocuments)('%s is refused at the document; nothing is stored', async (_, file) => {
    const before = await state();
    const reply = await send(call, { documents: [pdf(), await file()] });
    expect(reply).toMatchObject({ error: true, fields: { 'documents.1': expect.any(String) } });
    expect(await state()).toEqual(before);
  });

  it('100 MB of files are refused before they are read', async () => {
    const { body } = await app.request({
      method: 'POST',
      url: `/api/${call}`,
      payload: Buffer.alloc(0),
      headers: {
        authorization: `Bearer ${agent}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(100 * MEBIBYTE),
      },
    });
    expect(body).toMatchObject({ error: true, key: 'payloadTooLarge' });
  });

  it('moving pictures, which the gallery takes, are stored as the first of their frames', async () => {
    const { data, error } = await send(call, {
      gallery_images: [named('a.gif', await frames('gif')), named('b.webp', await frames('webp'))],
      title: `Moving ${call}`,
    });
    expect(error).toBe(false);
    const { gallery, gallary_images: pictures = gallery } = [data].flat()[0];
    expect(pictures).toHaveLength(2);
    const paths = ownFiles(app).filter((path) => path.includes('gallery'));
    for (const path of paths.slice(-2))
      expect((await sharp(app.storage.files.get(path)).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['title', { title: 'x'.repeat(10_000) }],
    ['description', { description: 'x'.repeat(30_000) }],
    ...(call === 'post_property'
      ? [
          ['price', { price: 1e15 }] as const,
          ['price', { price: '1e15' }] as const,
          ['price', { price: -1 }] as const,
        ]
      : [['units.0.price', { units: [{ title: 'Flat', available: 1, price: 1e15 }] }] as const]),
  ] as [string, object][])(
    'a %s beyond its bounds is refused at its field (case %#)',
    async (field, fields) => {
      const before = await state();
      expect(await send(call, fields)).toMatchObject({
        error: true,
        key: 'validation',
        fields: { [field]: expect.any(String) },
      });
      expect(await state()).toEqual(before);
    },
  );

  it('the same form, sent by two presses and again after a lost answer, makes one listing with its files once', async () => {
    const [rows, projects] = await state();
    const fields = {
      client_id: `form-${call}`,
      title: `Twice ${call}`,
      gallery_images: [await photo('a.jpg')],
      gallery_client_ids: ['a'],
    };
    const replies = await Promise.all([send(call, fields), send(call, fields)]);
    replies.push(await send(call, fields));
    expect(replies.map(({ error }) => error)).toEqual([false, false, false]);
    const [rowsAfter, projectsAfter] = await state();
    expect(rowsAfter! + projectsAfter!).toBe(rows! + projects! + 1);
  });
});

it('a change with a hostile file leaves the listing as it was', async () => {
  const { data } = await send('post_property', { title: 'As it was' });
  const { id } = data[0];
  for (const [, file] of noPhotos) {
    const fields = { action_type: 0, id, title: 'Changed', gallery_images: [await file()] };
    const { body } = await postForm(app, 'update_post_property', fields, agent);
    expect(body).toMatchObject({ error: true, fields: { 'gallery_images.0': expect.any(String) } });
  }
  const { body } = await app.get('get-added-properties', { id }, agent);
  expect(body.data[0]).toMatchObject({ title: 'As it was', gallery: [] });
});
