import { userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import sharp from 'sharp';
import { pdf, postForm } from '../../../test/harness/forms.ts';
import { openEvents } from '../../../test/harness/events-reader.ts';
import { oggRecording } from '../../../test/harness/uploads/ogg-recording.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let ids: { buyer: number; agent: number; listing: number };
beforeEach(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const owner = await userIdOf(app, agent);
  const listing = await app.db
    .selectFrom('properties as p')
    .select('p.id')
    .where('p.added_by', '=', owner)
    .where('p.is_on_market', '=', true)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('messages as m').select('m.id').whereRef('m.property_id', '=', 'p.id'))),
    )
    .executeTakeFirstOrThrow();
  ids = { buyer: await userIdOf(app, buyer), agent: owner, listing: listing.id };
});
afterEach(() => app.close());

const send = (fields: object = {}, token = buyer) =>
  app.post(
    'send_message',
    {
      sender_id: 1,
      receiver_id: ids.agent,
      property_id: ids.listing,
      message: 'Is it <b>free</b>?',
      ...fields,
    },
    token,
  );
const read = (user: number, token: string, query: object = {}) =>
  app.get('get_messages', { user_id: user, property_id: ids.listing, ...query }, token);

/** The beginning of a recording as browsers make it. */
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(64),
]);

describe('get-own-messages', () => {
  const own = async (token: string, offset = 0) =>
    (await app.get('get-own-messages', { offset, limit: 100 }, token)).body as {
      total: number;
      data: { id: number; message: string; sender_id: number; is_read: boolean }[];
    };

  it('has all that was sent and received, as it was typed and the oldest first, and marks nothing as read', async () => {
    const before = await own(agent);
    const { body: first } = await send();
    const { body: second } = await send({ message: 'And the garden?' });
    const { data, total } = await own(agent, before.total);
    expect(total).toBe(before.total + 2);
    expect(data.map(({ id, message }) => [id, message])).toEqual([
      [first.id, 'Is it <b>free</b>?'],
      [second.id, 'And the garden?'],
    ]);
    expect((await own(agent, before.total)).data.every(({ is_read }) => !is_read)).toBe(true);
    expect((await own(buyer)).data.at(-1)).toMatchObject({ id: second.id, sender_id: ids.buyer });
  });

  it('leaves out what was hidden from the caller', async () => {
    const { body } = await send();
    await app.post('delete_chat_message', { receiver_id: ids.buyer, message_id: body.id }, agent);
    expect((await own(agent)).data.map(({ id }) => id)).not.toContain(body.id);
    expect((await own(buyer)).data.map(({ id }) => id)).toContain(body.id);
  });
});

describe('send_message and get_messages', () => {
  it('200: the sender is the owner of the token; the text is escaped; reading marks as read', async () => {
    const { body } = await send();
    expect(body.id).toEqual(expect.any(Number));
    const unread = async () =>
      (await app.get('get_chats', {}, agent)).body.data.find(
        ({ property_id }: { property_id: number }) => property_id === ids.listing,
      ).unread_count;
    expect(await unread()).toBe(1);
    const page = (await read(ids.buyer, agent)).body;
    expect(page).toMatchObject({ total_page: 1, data: { current_page: 1, total: 1, per_page: 15 } });
    expect(page.data.data[0]).toMatchObject({
      sender_id: ids.buyer,
      message: 'Is it &lt;b&gt;free&lt;/b&gt;?',
      chat_message_type: 'text',
      is_read: 0,
    });
    expect(await unread()).toBe(0);
    expect((await read(ids.agent, buyer)).body.data.data[0].is_read).toBe(1);
  });

  it('200: an older page marks no message as read that arrived after the newest page was read', async () => {
    await send({ message: 'First' });
    await send({ message: 'Second' });
    const one = { per_page: 1 };
    await read(ids.buyer, agent, one);
    await send({ message: 'Third' });
    const older = (await read(ids.buyer, agent, { ...one, page: 2 })).body.data.data;
    expect(older.map(({ message }: { message: string }) => message)).toEqual(['Second']);
    const seen = async () =>
      (await read(ids.agent, buyer)).body.data.data.map((row: { is_read: 0 | 1 }) => row.is_read);
    expect(await seen()).toEqual([0, 1, 1]);
    await read(ids.buyer, agent, one);
    expect(await seen()).toEqual([1, 1, 1]);
  });

  it('200: pages, newest first; page 0 is page 1', async () => {
    for (const word of ['one', 'two', 'three']) await send({ message: word });
    const texts = async (page: number) =>
      (await read(ids.agent, buyer, { page, per_page: 2 })).body.data.data.map(
        ({ message }: { message: string }) => message,
      );
    expect([await texts(0), await texts(1), await texts(2)]).toEqual([
      ['three', 'two'],
      ['three', 'two'],
      ['one'],
    ]);
  });

  it('200: sent again under the name that the device gave it, it is the first one again, also after a block', async () => {
    const [first, second] = await Promise.all([send({ client_id: 'a-1' }), send({ client_id: 'a-1' })]);
    expect(second.body).toEqual(first.body);
    await app.post('block-user', { to_user_id: ids.buyer }, agent);
    expect((await send({ client_id: 'a-1' })).body).toEqual(first.body);
    await app.post('unblock-user', { to_user_id: ids.buyer }, agent);
    expect((await read(ids.agent, buyer)).body.data.total).toBe(1);
    const [newest] = (await read(ids.agent, buyer)).body.data.data;
    expect(newest).toMatchObject({ id: first.body.id, client_id: 'a-1' });
    expect((await read(ids.buyer, agent)).body.data.data[0]).not.toHaveProperty('client_id');
    expect((await send({ client_id: 'a-2' })).body.id).not.toBe(first.body.id);
    // another user's device may use the same client id
    const answer = await send({ receiver_id: ids.buyer, client_id: 'a-1' }, agent);
    expect(answer.body.id).not.toBe(first.body.id);
    expect((await read(ids.agent, buyer)).body.data.total).toBe(3);
  });

  it('200 with error: nothing to send, to oneself, to a user without relation to the listing', async () => {
    expect((await send({ message: ' ' })).body).toMatchObject({ error: true, key: 'validation' });
    expect((await send({ receiver_id: ids.buyer })).body.key).toBe('validation');
    expect((await send({ receiver_id: 0 })).body.key).toBe('notFound');
    expect((await send({ receiver_id: ids.buyer }, agent)).body.key).toBe('notFound');
    expect((await send({ property_id: 999_999 })).body.key).toBe('notFound');
    expect((await send({}, '')).status).toBe(401);
  });

  it('200: a recording as browsers make it; not what only claims to be one', async () => {
    const upload = async (bytes: Buffer) => {
      const form = new FormData();
      form.append('receiver_id', String(ids.agent));
      form.append('property_id', String(ids.listing));
      form.append('audio', new Blob([new Uint8Array(bytes)]), 'a.webm');
      const encoded = new Response(form);
      return app.request({
        method: 'POST',
        url: '/api/send_message',
        headers: { 'content-type': encoded.headers.get('content-type')!, authorization: `Bearer ${buyer}` },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
    };
    expect((await upload(webm)).body.error).toBe(false);
    const [message] = (await read(ids.agent, buyer)).body.data.data;
    expect(message.chat_message_type).toBe('audio');
    expect(message.audio).toMatch(/\/images\/chat_audio\/[0-9a-f]{32}\.webm\?until=/);
    expect((await upload(Buffer.from('<html>'))).body).toMatchObject({
      error: true,
      fields: { audio: expect.any(String) },
    });
    expect((await upload(await oggRecording(1))).body.error).toBe(false);
    const [newest] = (await read(ids.agent, buyer)).body.data.data;
    expect(newest.audio).toMatch(/\/images\/chat_audio\/[0-9a-f]{32}\.webm\?until=.*\.webm$/);
    const { pathname, search } = new URL(newest.audio);
    const served = await app.request({ url: pathname + search });
    expect(served.headers['content-type']).toBe('audio/webm');
  });

  it('200: name and size of files, length of recordings; pictures keep a format that deployed clients show', async () => {
    const picture = (format: 'png' | 'webp' | 'jpeg') =>
      sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
        .toFormat(format)
        .toBuffer();
    const sent = async (fields: Parameters<typeof postForm>[2]) => {
      const to = { receiver_id: ids.agent, property_id: ids.listing };
      expect((await postForm(app, 'send_message', { ...to, ...fields }, buyer)).body.error).toBe(false);
      return (await read(ids.buyer, agent)).body.data.data[0];
    };
    const png = await sent({ file: { name: 'my plan.png', file: await picture('png') } });
    expect(png).toMatchObject({
      chat_message_type: 'file',
      file_name: 'my plan.png',
      file_size: expect.any(Number),
      audio_duration: null,
    });
    expect(png.file).toMatch(/\.png\?until=.*\.png$/);
    const { pathname, search } = new URL(png.file);
    const served = await app.request({ url: pathname + search });
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.file_size),
      'cache-control': 'private, no-store',
    });
    expect((await app.request({ url: `${pathname}${search}x` })).status).toBe(404);
    for (const format of ['webp', 'jpeg'] as const) {
      const row = await sent({ file: { name: `a.${format}`, file: await picture(format) } });
      expect(row.file).toMatch(/\.jpg$/);
      expect(row.file_name).toBe('a.jpg');
    }
    const voice = await sent({ audio: { name: 'v.webm', file: webm }, audio_duration: 12.5 });
    expect(voice).toMatchObject({ chat_message_type: 'audio', audio_duration: 12.5, file_size: webm.length });
  });

  it('200: the list of conversations names kind and side of the newest message', async () => {
    await send();
    const row = async (token: string) =>
      (await app.get('get_chats', {}, token)).body.data.find(
        ({ property_id }: { property_id: number }) => property_id === ids.listing,
      );
    expect(await row(buyer)).toMatchObject({ last_message_type: 'text', is_last_message_mine: true });
    const to = { receiver_id: ids.buyer, property_id: ids.listing };
    await postForm(app, 'send_message', { ...to, file: pdf() }, agent);
    expect(await row(buyer)).toMatchObject({
      last_message: '',
      last_message_type: 'file',
      is_last_message_mine: false,
    });
  });

  it('push messages carry all words for deployed clients, and none of a file; the preview is for people', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await openEvents(origin, agent);
    const words = 'A long question. '.repeat(30).trim();
    await send({ message: words });
    expect((await page.next('push')).data).toMatchObject({ message: words, body: words.slice(0, 200) });
    await send({ message: 'ß'.repeat(5000) });
    expect((await page.next('push')).data.message).toBe('ß'.repeat(1000));
    const to = { receiver_id: ids.agent, property_id: ids.listing };
    await postForm(app, 'send_message', { ...to, file: pdf() }, buyer);
    expect((await page.next('push')).data).toMatchObject({ message: '', body: 'File' });
    page.close();
  });
});

describe('blocked-users', () => {
  it('200: whom the caller has blocked, also when the conversation is hidden; 401: visitors', async () => {
    const blocked = async () => (await app.get('blocked-users', {}, agent)).body;
    expect(await blocked()).toMatchObject({ data: [], total: 0 });
    await send();
    await app.post('block-user', { to_user_id: ids.buyer, reason: 'Spam' }, agent);
    await app.post('block-user', { to_admin: 1 }, agent);
    await app.post(
      'delete_chat_message',
      { sender_id: ids.agent, receiver_id: ids.buyer, property_id: ids.listing },
      agent,
    );
    expect(await blocked()).toMatchObject({
      total: 2,
      data: [
        { user_id: 0, name: 'Lintel Homes', reason: '' },
        { user_id: ids.buyer, name: 'Amira Haddad', reason: 'Spam', blocked_at: expect.any(String) },
      ],
    });
    await app.post('unblock-user', { to_user_id: ids.buyer }, agent);
    expect((await blocked()).total).toBe(1);
    expect((await app.get('blocked-users')).status).toBe(401);
  });
});

describe('delete_chat_message', () => {
  const remove = (fields: object, token: string) =>
    app.post('delete_chat_message', { receiver_id: ids.agent, ...fields }, token);
  const count = async (user: number, token: string) => (await read(user, token)).body.data.total;

  it('200: an own message is gone for both; a received one only for its receiver', async () => {
    const { id } = (await send()).body;
    expect((await remove({ message_id: id }, agent)).status).toBe(200);
    expect([await count(ids.agent, buyer), await count(ids.buyer, agent)]).toEqual([1, 0]);
    await remove({ message_id: id }, buyer);
    expect(await count(ids.agent, buyer)).toBe(0);
  });

  it('200: exactly one conversation, both directions, for one side', async () => {
    await send();
    await send({ receiver_id: ids.buyer, message: 'Yes' }, agent);
    const before = (await app.get('get_chats', {}, buyer)).body.data.length;
    await remove({ sender_id: ids.buyer, property_id: ids.listing }, buyer);
    expect((await app.get('get_chats', {}, buyer)).body.data).toHaveLength(before - 1);
    expect(await count(ids.buyer, agent)).toBe(2);
  });

  it('400: nothing found; another user’s message', async () => {
    const { id } = (await send()).body;
    expect((await remove({ message_id: id }, await app.signIn('owner'))).status).toBe(400);
    expect((await remove({ property_id: 999_999 }, buyer)).body.key).toBe('notFound');
  });
});

describe('pages that are open', () => {
  it('hear at once that a message was read, and how much is left to read', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    await send();
    const [writer, reader] = [await openEvents(origin, buyer), await openEvents(origin, agent)];
    const before = (await reader.next('unread')).data.messages as number;
    await read(ids.buyer, agent);
    expect((await writer.next('read')).data).toEqual({ user_id: ids.agent, property_id: ids.listing });
    expect((await reader.next('unread')).data.messages).toBe(before - 1);
    // nothing is new the second time
    await read(ids.buyer, agent);
    await writer.silence('read');
    [writer, reader].forEach((stream) => stream.close());
  });

  it('hear that there is less to read when a message is taken back or a conversation removed', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { id } = (await send()).body;
    await send({ message: 'And the cat?' });
    const reader = await openEvents(origin, agent);
    const before = (await reader.next('unread')).data.messages as number;
    /** Resolves when the page has received this number; each notification sends it again. */
    const expectUnread = async (wanted: number) => {
      while ((await reader.next('unread')).data.messages !== wanted);
    };
    await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: id }, buyer);
    await expectUnread(before - 1);
    const thread = { sender_id: ids.agent, receiver_id: ids.buyer, property_id: ids.listing };
    await app.post('delete_chat_message', thread, agent);
    await expectUnread(before - 2);
    reader.close();
  });

  it('of the user hear what another one removed: a message taken back, and a received one that is hidden', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { id } = (await send()).body;
    const { id: received } = (await send({ receiver_id: ids.buyer, message: 'Yes' }, agent)).body;
    const [other, peer] = [await openEvents(origin, buyer), await openEvents(origin, agent)];
    await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: id }, buyer);
    const removed = { type: 'delete_message', message_id: String(id), title: expect.any(String) };
    expect((await other.next('push')).data).toMatchObject({ ...removed, notice_id: expect.any(String) });
    expect((await peer.next('push')).data).toMatchObject(removed);
    await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: received }, buyer);
    expect((await other.next('push')).data).toMatchObject({ message_id: String(received) });
    await peer.silence('push');
    [other, peer].forEach((stream) => stream.close());
  });
});

describe('block-user and unblock-user', () => {
  it('400: no messages either way until it is taken back', async () => {
    await send();
    expect((await app.post('block-user', { to_user_id: ids.buyer, reason: 'spam' }, agent)).status).toBe(200);
    expect(await send()).toMatchObject({ status: 400, body: { key: 'youAreBlocked' } });
    expect(await send({ receiver_id: ids.buyer }, agent)).toMatchObject({
      status: 400,
      body: { key: 'youBlocked' },
    });
    expect((await app.post('block-user', { to_user_id: ids.buyer }, agent)).body.key).toBe('wrongState');
    await app.post('unblock-user', { to_user_id: ids.buyer }, agent);
    expect((await send()).body.error).toBe(false);
  });

  it('200 and 400: the provider; oneself; an unknown user; not blocked', async () => {
    const block = (fields: Record<string, unknown>, path = 'block-user') => app.post(path, fields, buyer);
    expect((await block({ to_admin: 1 })).status).toBe(200);
    expect((await block({ to_admin: 1 }, 'unblock-user')).status).toBe(200);
    expect((await block({ to_admin: 1 }, 'unblock-user')).status).toBe(400);
    expect((await block({ to_user_id: ids.buyer })).body.key).toBe('validation');
    expect((await block({ to_user_id: 999_999 })).status).toBe(400);
    expect((await block({})).status).toBe(400);
  });
});
