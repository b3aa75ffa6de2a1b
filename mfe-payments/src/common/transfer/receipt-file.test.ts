import { checkReceipt, receiptFile, receiptRules } from './receipt-file.ts';

const PHOTO_BYTES = 8_000_000;
/** A JPEG of so many bytes: the header of a small picture, whatever follows it, and the end. */
const photo = (bytes: number) => {
  const header = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const size = [0xff, 0xc0, 0, 11, 8, 4, 0, 4, 0, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0];
  const start = [...header, ...size, ...scan];
  const filler = new Uint8Array(bytes - start.length - 2).fill(1);
  return new File([new Uint8Array(start), filler, new Uint8Array([0xff, 0xd9])], 'receipt.jpg');
};
const pdf = (bytes: number) =>
  new File([`%PDF-1.4\n${'x'.repeat(bytes)}\n%%EOF`], 'receipt.pdf', { type: 'application/pdf' });

it('a photo as a telephone takes it is accepted, and sent as a prepared JPEG', async () => {
  const original = photo(PHOTO_BYTES);
  expect(await checkReceipt(original, receiptRules)).toMatchObject({ ok: true, facts: { kind: 'jpg' } });
  const prepared = new File(['small'], 'receipt.jpg');
  const asked: object[] = [];
  const sent = await receiptFile(original, async (file, options) => {
    asked.push({ file, ...options });
    return { ok: true, file: prepared, width: 1024, height: 1024 };
  });
  expect(sent).toBe(prepared);
  expect(asked).toEqual([{ file: original, asJpeg: true }]);
});

it('a document is sent as it is, and refused where the back end would refuse it', async () => {
  const small = pdf(1000);
  expect(await checkReceipt(small, receiptRules)).toMatchObject({ ok: true });
  expect(await receiptFile(small, () => Promise.reject(new Error('a document is not prepared')))).toBe(small);
  expect(await checkReceipt(pdf(3_100_000), receiptRules)).toMatchObject({
    ok: false,
    problems: [{ code: 'tooLarge', params: { maxBytes: 3_000_000 } }],
  });
});

it('a picture that cannot be prepared is not sent', async () => {
  expect(await receiptFile(photo(2000), async () => ({ ok: false, problems: [] }))).toBeNull();
});
