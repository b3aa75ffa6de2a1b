import { photoRules, type FileRules } from './file-rules.ts';
import { inspectFile } from './inspect-file.ts';
import { blobOf, frames, heic, movingPng, picture, pngHeader, withPlace } from './test-pictures.ts';

const codes = async (bytes: Uint8Array, rules: FileRules = photoRules) =>
  (await inspectFile(blobOf(bytes), rules)).problems.map(({ code }) => code);
const encoders = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;
const kinds = ['jpg', 'png', 'webp'] as const;

describe.each(kinds)('a photo as %s', (kind) => {
  const encode = (width: number, height: number) => picture(width, height)[encoders[kind]]().toBuffer();

  it('is accepted with its size', async () => {
    expect(await inspectFile(blobOf(await encode(400, 300)), photoRules)).toEqual({
      ok: true,
      problems: [],
      facts: { kind, width: 400, height: 300, hasLocation: false },
    });
  });
  it('is measured as it is shown, and its place is found', async () => {
    const bytes = await withPlace(picture(400, 300))[encoders[kind]]().toBuffer();
    const { facts } = await inspectFile(blobOf(bytes), photoRules);
    expect(facts).toEqual({ kind, width: 300, height: 400, hasLocation: true });
  });
  it('is refused when its end is missing', async () => {
    const bytes = await encode(400, 300);
    expect(await codes(bytes.subarray(0, Math.floor(bytes.length * 0.7)))).toEqual(['truncated']);
    expect(await codes(bytes.subarray(0, bytes.length - 2))).toEqual(['truncated']);
  });
  it('is refused below 120 pixels, with both sizes', async () => {
    const { problems } = await inspectFile(blobOf(await encode(400, 119)), photoRules);
    expect(problems).toEqual([{ code: 'tooSmall', params: { width: 400, height: 119, minEdge: 120 } }]);
    expect(await codes(await encode(120, 120))).toEqual([]);
  });
});

describe('the inspection of a file', () => {
  it('measures WebP without loss', async () => {
    const bytes = await picture(321, 123).webp({ lossless: true }).toBuffer();
    const { facts } = await inspectFile(blobOf(bytes), photoRules);
    expect(facts).toMatchObject({ width: 321, height: 123 });
  });
  it('measures progressive JPEG, and one with bytes behind its end', async () => {
    const bytes = await picture(321, 123).jpeg({ progressive: true }).toBuffer();
    const { ok, facts } = await inspectFile(blobOf(Buffer.concat([bytes, Buffer.alloc(500)])), photoRules);
    expect({ ok, ...facts }).toMatchObject({ ok: true, width: 321, height: 123 });
  });
  it('refuses a picture of 30,000 by 30,000 by its header', async () => {
    const { problems } = await inspectFile(blobOf(pngHeader(30_000, 30_000)), photoRules);
    expect(problems).toEqual([
      { code: 'tooManyPixels', params: { width: 30_000, height: 30_000, maxPixels: 50_000_000 } },
    ]);
  });
  it('refuses moving pictures, and accepts them where they are allowed', async () => {
    const gif = await (await frames()).gif().toBuffer();
    const webp = await (await frames()).webp().toBuffer();
    const rules: FileRules = { ...photoRules, kinds: ['gif', 'webp'] };
    expect(await codes(gif, rules)).toEqual(['moving']);
    expect(await codes(webp, rules)).toEqual(['moving']);
    expect(await codes(await movingPng(), photoRules)).toEqual(['moving']);
    expect(await codes(gif, { ...rules, mayMove: true })).toEqual([]);
    expect(await codes(await picture(200, 150).gif().toBuffer(), rules)).toEqual([]);
  });
  it('names a photo of an iPhone as what it is', async () => {
    expect(await codes(heic())).toEqual(['heic']);
  });
});

describe('what is in the file decides', () => {
  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['text', Buffer.from('just words')],
    ['noise', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7])],
  ])('%s is no photo', async (_name, bytes) => {
    expect(await codes(bytes)).toEqual(['wrongType']);
  });
  it('gives the kind of what is refused', async () => {
    const { problems } = await inspectFile(blobOf(Buffer.from('%PDF-1.7\n')), photoRules);
    expect(problems).toEqual([{ code: 'wrongType', params: { kind: 'pdf' } }]);
  });
  it('a document is accepted where documents are', async () => {
    const rules: FileRules = { kinds: ['pdf', 'doc', 'txt'], maxBytes: 1e6 };
    expect(await codes(Buffer.from('%PDF-1.7\n'), rules)).toEqual([]);
    expect(await codes(Buffer.from('Grüße'), rules)).toEqual([]);
    const word = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('WordDocument', 'utf16le'),
    ]);
    expect(await codes(word, rules)).toEqual([]);
    expect(await codes(word.subarray(0, 600), rules)).toEqual(['wrongType']);
  });
  it('a JPEG without a frame is unreadable', async () => {
    expect(await codes(Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'))).toEqual([
      'unreadable',
    ]);
  });
});

describe('before anything is read', () => {
  /** A file that fails the test when it is read. */
  const unreadable = (size: number) =>
    ({
      size,
      arrayBuffer: () => Promise.reject(new Error('was read')),
      slice: () => unreadable(size),
    }) as unknown as Blob;

  it('an empty file is refused', async () => {
    expect(await inspectFile(unreadable(0), photoRules)).toEqual({
      ok: false,
      problems: [{ code: 'empty', params: {} }],
    });
  });
  it('a file of 100 MB is refused with both sizes', async () => {
    expect(await inspectFile(unreadable(100_000_000), photoRules)).toEqual({
      ok: false,
      problems: [{ code: 'tooLarge', params: { bytes: 100_000_000, maxBytes: 40_000_000 } }],
    });
  });
});
