import { fileLinks } from '../../../src/files/private-links.ts';
import { photo } from '../../harness/forms.ts';
import { testApp, type TestApp } from '../../harness/test-app.ts';
import { DEMO_DAY } from '../../harness/settings.ts';

/** Ways to ask for a stored file, in the order of the columns. */
const ways = ['plain', 'signed', 'late', 'signature of another file', 'smaller copy'] as const;

/** `S`: served, `A`: absent. A public file is served in every way, a private one for its own signature within its time. */
const table = {
  'property_title_img/matrix.webp': 'SSSSS',
  'property_gallery_img/7/matrix.webp': 'SSSSS',
  'users/matrix.webp': 'SSSSS',
  'chat/matrix.webp': 'ASAAA',
  'chat_audio/matrix.webp': 'ASAAA',
  'bank_receipt_file/matrix.webp': 'ASAAA',
  'agent-verification/matrix.webp': 'ASAAA',
  'property_document_img/7/matrix.webp': 'ASAAA',
  'project_document_img/documents/matrix.webp': 'ASAAA',
  'parameter_img/facts/matrix.webp': 'ASAAA',
  'a-folder-of-tomorrow/matrix.webp': 'ASAAA',
} as const;

let app: TestApp;
const TWO_DAYS_MS = 2 * 86_400_000;
beforeAll(async () => {
  app = await testApp();
  const { file } = await photo();
  for (const path of Object.keys(table)) await app.storage.put(path, file);
});
afterAll(() => app.close());

const linksAt = (time: number) =>
  fileLinks({ pepper: 'pepper of the tests', clock: { now: () => new Date(time) }, base: '' });

describe('who gets a stored file', () => {
  it.each(Object.entries(table))('%s', async (path, written) => {
    const now = DEMO_DAY.getTime();
    const [, signature = ''] = linksAt(now).of('chat/another.webp').split('?');
    const addresses = [
      `/images/${path}`,
      linksAt(now).of(path),
      linksAt(now - TWO_DAYS_MS).of(path),
      `/images/${path}?${signature}`,
      `/images/${path}?w=320`,
    ];
    let actual = '';
    for (const url of addresses) actual += (await app.request({ url })).status === 200 ? 'S' : 'A';
    expect(Object.fromEntries(ways.map((way, at) => [way, actual[at]]))).toEqual(
      Object.fromEntries(ways.map((way, at) => [way, written[at]])),
    );
    const cached = String((await app.request({ url: addresses[1]! })).headers['cache-control']);
    expect(cached.includes('no-store')).toBe(written !== 'SSSSS');
  });
});
