import { shownHomeOf } from '../../../test/harness/accounts/own-rows.ts';
import { openEvents } from '../../../test/harness/events-reader.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let thread: { receiver_id: number; property_id: number };
beforeEach(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const { id: owner } = (await app.get('get-user-data', {}, agent)).body.data;
  const listing = await shownHomeOf(app, owner);
  thread = { receiver_id: owner, property_id: listing };
});
afterEach(() => app.close());

const send = (message: string) => app.post('send_message', { ...thread, message }, buyer);
const row = async () =>
  ((await app.get('get_chats', {}, buyer)).body.data as { property_id: number; last_message: string }[]).find(
    ({ property_id: id }) => id === thread.property_id,
  );

describe('a long message whose preview would end within a character', () => {
  it('is sent, and the preview of the notification ends before that character', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await openEvents(origin, agent);
    const words = `${'a'.repeat(199)}😀 and more`;
    expect((await send(words)).status).toBe(200);
    expect((await page.next('push')).data).toMatchObject({ message: words, body: 'a'.repeat(199) });
    page.close();
  });

  it('has whole characters in the list of conversations', async () => {
    expect((await send(`${'a'.repeat(119)}😀 and more`)).status).toBe(200);
    expect((await row())?.last_message).toBe('a'.repeat(119));
  });
});

const long = [
  ['in wide letters', 'ش'.repeat(3000), /^ش{700,}$/],
  ['of short lines, whose ends take two bytes each', 'a\n'.repeat(1500), /^(a\n){500,}a?$/],
] as const;
it.each(long)(
  'a long message %s about a home with a long title fits into a push message, which holds 4096 bytes',
  async (_kind, words, start) => {
    await app.db
      .updateTable('properties')
      .set({ title: 'ش'.repeat(191) })
      .where('id', '=', thread.property_id)
      .execute();
    await app.db
      .updateTable('users')
      .set({ name: 'ش'.repeat(40) })
      .execute();
    await app.post('update_profile', { fcm_id: 'phone' }, agent);
    expect((await send(words)).status).toBe(200);
    const { title, body, data } = await app.db
      .selectFrom('push_outbox')
      .select(['title', 'body', 'data'])
      .executeTakeFirstOrThrow();
    const payload = JSON.stringify({ notification: { title, body }, data });
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(4096);
    expect((data as { message: string }).message).toMatch(start);
  },
);
