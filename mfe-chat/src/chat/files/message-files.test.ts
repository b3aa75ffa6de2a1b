import { checkMessageFile, isPicture, MOST_BYTES } from './message-files.ts';

const pdf = (bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  content.set(new TextEncoder().encode('\n%%EOF\n'), bytes - 7);
  return new File([content], 'contract.pdf', { type: 'application/pdf' });
};

describe('the check of files for messages', () => {
  it('takes papers up to the limit of the back end', async () => {
    expect(await checkMessageFile(pdf(2000))).toMatchObject({ ok: true, facts: { kind: 'pdf' } });
    expect(await checkMessageFile(pdf(MOST_BYTES + 1))).toMatchObject({
      ok: false,
      problems: [{ code: 'tooLarge', params: { maxBytes: MOST_BYTES } }],
    });
  });

  it('refuses by content what only has the name of a picture', async () => {
    const page = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    expect(await checkMessageFile(page)).toMatchObject({ ok: false, problems: [{ code: 'wrongType' }] });
  });

  it.each([
    ['', 'a.JPG', true],
    ['https://x.example/images/chat/1.webp?until=1&key=a', '', true],
    ['https://x.example/images/chat/1.pdf?name=b.png', 'b.pdf', false],
  ])('knows a picture by name or address: %s %s', (url, name, is) => {
    expect(isPicture({ url, name })).toBe(is);
  });
});
