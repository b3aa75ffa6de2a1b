import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { buyerAndAgent, type BuyerAndAgent } from '../harness/buyer-and-agent.ts';
import { pdf, photo, postForm } from '../harness/forms.ts';
import { testApp, type Reply, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let ids: BuyerAndAgent['ids'];

const RECORDING = Buffer.from(
  '1a45dfa3010000000000001f4286810142f7810142f2810442f381084282847765626d',
  'hex',
);

beforeEach(async () => {
  app = await testApp();
  ({ buyer, agent, ids } = await buyerAndAgent(app));
});
afterEach(() => app.close());

const send = (fields: Parameters<typeof postForm>[2] = {}, token = buyer) =>
  postForm(
    app,
    'send_message',
    {
      sender_id: 1,
      receiver_id: token === buyer ? ids.agent : ids.buyer,
      property_id: ids.listing,
      ...fields,
    },
    token,
  );
const messages = async (token: string) =>
  (
    await app.get(
      'get_messages',
      { user_id: token === buyer ? ids.agent : ids.buyer, property_id: ids.listing },
      token,
    )
  ).body.data.data as { id: number; file: string; audio: string; message: string }[];
const open = (address: string, headers: Record<string, string> = {}): Promise<Reply> => {
  const { pathname, search } = new URL(address);
  return app.request({ url: pathname + search, headers });
};
const bare = (address: string) => address.split('?')[0]!;
const pathOf = (address: string) => new URL(address).pathname.replace('/images/', '');

async function expectPrivate(address: string): Promise<void> {
  const served = await open(address);
  expect([address, served.status]).toEqual([address, 200]);
  expect(served.headers['cache-control']).toBe('private, no-store');
  expect(await open(bare(address))).toMatchObject({ status: 404 });
  expect(await open(`${address}x`)).toMatchObject({ status: 404 });
  expect(await open(address.replace(/until=\d/, 'until=9'))).toMatchObject({ status: 404 });
  expect(await open(bare(address).replace(/images\/(\w+)\//, 'images/$1%2F'))).toMatchObject({ status: 404 });
}

describe('F11 D12 files of conversations, bank transfers and listings are private', () => {
  it('a file and a voice message open with the address of an answer alone, for an hour', async () => {
    await send({ file: pdf() });
    await send({ file: await photo() });
    await send({ audio: { name: 'voice.webm', file: RECORDING } });
    const sent = await messages(agent);
    const addresses = sent.flatMap(({ file, audio }) => [file, audio]).filter(Boolean);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) await expectPrivate(address);
    app.pass(61 * MINUTE_MS);
    for (const address of addresses) expect(await open(address)).toMatchObject({ status: 404 });
    for (const { file, audio } of await messages(agent))
      expect(await open(file || audio)).toMatchObject({ status: 200 });
  });

  it('parts of a recording are served, so that it can be wound', async () => {
    await send({ audio: { name: 'voice.webm', file: RECORDING } });
    const [{ audio } = { audio: '' }] = await messages(agent);
    const part = await open(audio, { range: 'bytes=0-3' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-3/${RECORDING.length}`]);
    expect(part.headers['cache-control']).toBe('private, no-store');
  });

  it('a push names an address that ends', async () => {
    await app.post('update_profile', { fcm_id: 'phone-of-the-agent' }, agent);
    await send({ file: pdf() });
    const [push] = await app.db.selectFrom('push_outbox').select('data').execute();
    const { file } = push!.data as { file: string };
    await expectPrivate(file);
    app.pass(61 * MINUTE_MS);
    expect(await open(file)).toMatchObject({ status: 404 });
  });

  it('a blocked user gets no new address of files of the other side', async () => {
    await send({ file: pdf() });
    await send({ file: pdf() }, agent);
    await app.post('block-user', { to_user_id: ids.buyer }, agent);
    const [received, own] = await messages(buyer);
    expect(received!.file).toBe('');
    expect(await open(own!.file)).toMatchObject({ status: 200 });
    expect((await messages(agent)).every(({ file }) => file !== '')).toBe(true);
  });

  it('receipts of bank transfers open with the address of an answer alone', async () => {
    await app.db
      .insertInto('settings')
      .values({ key: 'bank_transfer_status', value: '1' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '1' }))
      .execute();
    const { body } = await postForm(app, 'initiate-bank-transfer', { package_id: 4, file: pdf() }, buyer);
    await expectPrivate(body.data.bank_receipt_file);
    const listed = (await app.get('get_payment_details', { limit: 1 }, buyer)).body.data[0];
    await expectPrivate(listed.bank_receipt_file);
  });

  it('documents of listings open with the address of an answer, which ends with the day', async () => {
    const path = `property_document_img/${ids.listing}/0123456789abcdef0123456789abcdef.pdf`;
    await app.storage.put(path, pdf().file as Buffer);
    await app.db
      .insertInto('property_documents')
      .values({ property_id: ids.listing, file: path, file_name: 'deed.pdf', type: 'pdf' })
      .execute();
    const { documents } = (await app.get('get_property', { id: ids.listing }, agent)).body.data[0];
    const { file } = documents.find(({ file_name: name }: { file_name: string }) => name === 'deed.pdf');
    await expectPrivate(file);
    expect((await open(file)).headers['content-disposition']).toBe('attachment');
    app.pass(25 * 60 * MINUTE_MS);
    expect(await open(file)).toMatchObject({ status: 404 });
  });

  it('a folder that no table names is private', async () => {
    for (const path of [
      'something_new/a.webp',
      'CHAT/a.webp',
      'users/papers.pdf',
      'project_document_img/a.docx',
    ])
      await app.storage.put(path, Buffer.from('x'));
    const opened = await Promise.all(
      [...app.storage.files.keys()]
        .filter((path) => /^(something_new|CHAT)|\.(pdf|docx)$/.test(path))
        .map(async (path) => ({ path, status: (await app.request({ url: `/images/${path}` })).status })),
    );
    expect(opened.length).toBeGreaterThanOrEqual(4);
    expect(opened.filter(({ status }) => status !== 404)).toEqual([]);
  });

  it('no smaller copy of a private picture is made', async () => {
    await send({ file: await photo('photo.jpg', 1200, 900) });
    const [{ file } = { file: '' }] = await messages(agent);
    const [whole, asked] = [await open(file), await open(`${file}&w=320`)];
    expect([asked.status, asked.headers['content-length']]).toEqual([200, whole.headers['content-length']]);
  });
});

describe('F11 files go with what they belong to', () => {
  const stored = (address: string) => app.storage.files.has(pathOf(address));

  it('the files of the conversations of a deleted account are gone with it', async () => {
    await send({ file: pdf() });
    await send({ audio: { name: 'voice.webm', file: RECORDING } }, agent);
    const addresses = (await messages(agent)).map(({ file, audio }) => file || audio);
    expect(addresses.map(stored)).toEqual([true, true]);
    await app.post('delete_user', {}, buyer);
    expect(addresses.map(stored)).toEqual([true, true]);
    app.pass(7 * DAY_MS);
    await app.runJob('account_deletions');
    expect(addresses.map(stored)).toEqual([false, false]);
    const left = await app.db
      .selectFrom('messages')
      .select('id')
      .where('property_id', '=', ids.listing)
      .execute();
    expect(left).toEqual([]);
  });

  it('the files of conversations about a deleted listing are gone at once', async () => {
    await send({ file: pdf() });
    const [{ file } = { file: '' }] = await messages(agent);
    await app.post('delete_property', { id: ids.listing }, agent);
    expect(stored(file)).toBe(false);
  });

  it('a conversation that both sides have removed is gone with its files', async () => {
    await send({ file: pdf() });
    await send({ message: 'Thank you' }, agent);
    const file = (await messages(agent)).find((message) => message.file)!.file;
    const remove = (token: string, other: number) =>
      app.post('delete_chat_message', { receiver_id: other, sender_id: 1, property_id: ids.listing }, token);
    await remove(agent, ids.buyer);
    expect(stored(file)).toBe(true);
    expect(await messages(buyer)).toHaveLength(2);
    await remove(buyer, ids.agent);
    expect(stored(file)).toBe(false);
    const left = await app.db
      .selectFrom('messages')
      .select('id')
      .where('property_id', '=', ids.listing)
      .execute();
    expect(left).toEqual([]);
  });
});
