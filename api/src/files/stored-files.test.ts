import sharp from 'sharp';
import { memoryStorage } from '#adapters/memory/memory-ports.ts';
import { DomainError } from '#http/domain-error.ts';
import { removeFiles, storingFiles, type FileBatch } from './stored-files.ts';

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const upload = (bytes: Uint8Array, fileName = 'photo.jpg') => ({ fileName, bytes });
const rule = {
  field: 'title_image',
  folder: 'property_title_img',
  kinds: ['jpg', 'png'] as const,
  most: 3000,
};
const documents = {
  field: 'documents',
  folder: 'docs',
  kinds: ['pdf', 'doc', 'docx', 'txt'] as const,
  most: 5,
};
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n');

const store = async <T>(work: (files: FileBatch) => Promise<T>) => {
  const storage = memoryStorage();
  const result = await storingFiles(storage, work).catch((error: unknown) => error);
  return { storage, result };
};
const messageOf = (result: unknown) => (result instanceof DomainError ? result.message : undefined);

describe('pictures', () => {
  it('are turned upright and lose where and with what they were taken', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { storage } = await store((files) => files.image(upload(bytes), { ...rule, kinds: ['jpg'] }));
    const [[path, stored]] = [...storage.files] as [[string, Uint8Array]];
    expect(path).toMatch(/^property_title_img\/[0-9a-f]{32}\.webp$/);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 400 });
    expect(metadata.exif).toBeUndefined();
  });

  it('come with a blur hash and a colour, and are not larger than a screen', async () => {
    const bytes = await picture(3000, 1000).png().toBuffer();
    const { result } = await store((files) => files.image(upload(bytes), { ...rule, kinds: ['png'] }));
    expect(result).toMatchObject({
      width: 2048,
      hash: expect.stringMatching(/^L.{27}$/),
      color: expect.stringMatching(/^#c[78]2[78]2[78]$/),
    });
  });

  it.each([
    ['a document with the name of a picture', PDF],
    ['a picture of another kind', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
    ['half a picture', Buffer.from('ffd8ffe000104a464946000101', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('are refused: %s', async (_what, bytes) => {
    const { storage, result } = await store((files) =>
      files.image(upload(bytes), { ...rule, kinds: ['jpg', 'png'] }),
    );
    expect(messageOf(result)).toMatch(/^The field title_image /);
    expect(storage.files.size).toBe(0);
  });

  it('are refused when they unpack into something huge, or are too small, or too heavy', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const small = await picture(100, 300).png().toBuffer();
    const kinds = ['png'] as const;
    const tried = (bytes: Uint8Array, more: object) =>
      store((files) => files.image(upload(bytes), { ...rule, kinds, ...more })).then(({ result }) =>
        messageOf(result),
      );
    expect(await tried(bomb, {})).toContain('cannot be read');
    expect(await tried(small, { smallest: 120 })).toContain('at least 120 by 120 pixels');
    expect(await tried(Buffer.alloc(3001 * 1024), {})).toContain('at most 3000 KB');
  });
});

describe('documents', () => {
  it('get an extension by content and a harmless name', async () => {
    const { result } = await store((files) =>
      files.document(upload(PDF, '../../plan\u0000"<b>.exe'), { ...documents }),
    );
    expect(result).toMatchObject({ type: 'pdf', fileName: 'plan_b_.pdf' });
    const text = await store((files) =>
      files.document(upload(Buffer.from('Gründe'), 'ملاحظات.txt'), documents),
    );
    expect(text.result).toMatchObject({ type: 'txt', fileName: 'ملاحظات.txt' });
  });

  it.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a table in the container of old letters', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['bytes that are no text', Buffer.from([1, 2, 3, 0, 255])],
  ])('are refused: %s', async (_what, bytes) => {
    const { storage, result } = await store((files) => files.document(upload(bytes, 'a.txt'), documents));
    expect(messageOf(result)).toContain('must be a file of type');
    expect(storage.files.size).toBe(0);
  });
});

describe('the files of a request', () => {
  it('are gone again when the rest of it fails', async () => {
    const { storage, result } = await store(async (files) => {
      await Promise.all([files.document(upload(PDF), documents), files.document(upload(PDF), documents)]);
      throw new Error('the database refused');
    });
    expect(String(result)).toContain('the database refused');
    expect(storage.files.size).toBe(0);
  });

  it('replace others only after success, and never those of the demo world or of other services', async () => {
    const storage = memoryStorage();
    for (const path of ['users/old.webp', 'users/demo/old.webp']) await storage.put(path, PDF);
    await storingFiles(storage, async (files) => {
      files.retire({
        user: ['users/old.webp', 'users/demo/old.webp', 'https://example.com/x.webp', '', null],
      });
      expect(storage.files.has('users/old.webp')).toBe(true);
    });
    expect([...storage.files.keys()]).toEqual(['users/demo/old.webp']);
  });

  it('F5: rows remove files of their own kind only', async () => {
    const storage = memoryStorage();
    const paths = [
      'users/a.webp',
      'users/demo/a.webp',
      'property_gallery_img/7/a.webp',
      'property_gallery_img/demo/a.webp',
      'chat/a.webp',
    ];
    for (const path of paths) await storage.put(path, PDF);
    await removeFiles(storage, { user: [...paths, 'users/../chat/a.webp', 'users/'] });
    expect([...storage.files.keys()]).toEqual(paths.slice(1));
    await removeFiles(storage, { property: paths });
    expect([...storage.files.keys()]).toEqual([
      'users/demo/a.webp',
      'property_gallery_img/demo/a.webp',
      'chat/a.webp',
    ]);
  });
});
