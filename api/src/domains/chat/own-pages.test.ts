import { shownHomeOf, userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { DAY_MS } from '#ports/clock.ts';
import { openEvents, type EventsReader } from '../../../test/harness/events-reader.ts';
import { pdf, postForm } from '../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let ids: { buyer: number; agent: number; listing: number };
/** An open page of the buyer, and another one of the agent. */
let own: EventsReader;
let peer: EventsReader;
beforeEach(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const owner = await userIdOf(app, agent);
  const listing = await shownHomeOf(app, owner);
  ids = { buyer: await userIdOf(app, buyer), agent: owner, listing };
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  [own, peer] = [await openEvents(origin, buyer), await openEvents(origin, agent)];
});
afterEach(async () => {
  [own, peer].forEach((stream) => stream.close());
  await app.close();
});

const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(64),
]);
const slots = [new Date(Date.now() + DAY_MS).toISOString(), new Date(Date.now() + 2 * DAY_MS).toISOString()];

describe('the other open pages of a user', () => {
  const sends = (fields: Parameters<typeof postForm>[2]) =>
    postForm(app, 'send_message', { receiver_id: ids.agent, property_id: ids.listing, ...fields }, buyer);

  it.each([
    ['words', { message: 'Is it free?' }],
    ['a file', { file: pdf() }],
    ['a recording', { audio: { name: 'v.webm', file: webm }, audio_duration: 3 }],
    [
      'a viewing',
      {
        message: 'When?',
        card_kind: 'viewing',
        card_slots: slots.join(','),
        card_time_zone: 'Europe/Berlin',
      },
    ],
    ['an offer', { message: 'An offer', card_kind: 'offer', card_amount: 1000 }],
  ])('hear that the user has sent %s, without a notification', async (_, fields) => {
    expect((await sends({ ...fields, client_id: 'c-1' })).status).toBe(200);
    const thread = { user_id: ids.agent, property_id: ids.listing };
    expect((await own.next('conversation')).data).toEqual({ ...thread, client_id: 'c-1' });
    expect((await peer.next('push')).data).toMatchObject({ type: 'chat', sender_id: String(ids.buyer) });
    await own.silence('push');
    await peer.silence('conversation');
    const rung = await app.db.selectFrom('push_outbox').select('user_id').execute();
    expect(rung.filter(({ user_id: id }) => id === ids.buyer)).toEqual([]);
  });

  it('hear nothing more when the same message is sent once more', async () => {
    await sends({ message: 'Once', client_id: 'c-2' });
    await own.next('conversation');
    await sends({ message: 'Once', client_id: 'c-2' });
    await expect(own.silence('conversation')).resolves.toBeUndefined();
  });

  it('hear that the user has blocked the other side, and no longer does; the other side does not', async () => {
    const whom = { to_user_id: ids.agent };
    const all = { user_id: ids.agent, property_id: 0 };
    await app.post('block-user', whom, buyer);
    expect((await own.next('conversation')).data).toEqual(all);
    await app.post('unblock-user', whom, buyer);
    expect((await own.next('conversation')).data).toEqual(all);
    expect((await app.post('unblock-user', whom, buyer)).body.key).toBe('wrongState');
    await own.silence('conversation');
    await peer.silence('conversation');
  });

  it('hear what an answer made of a card', async () => {
    await sends({ message: 'Hello' });
    await own.next('conversation');
    const asked = { receiver_id: ids.buyer, property_id: ids.listing, message: 'When?' };
    const card = { card_kind: 'viewing', card_slots: slots.join(','), card_time_zone: 'Europe/Berlin' };
    const { id } = (await app.post('send_message', { ...asked, ...card }, agent)).body;
    await sends({ message: 'Then', answers_card: id, card_answer: 'accepted', card_slot: 1 });
    expect((await own.next('conversation')).data).toEqual({
      user_id: ids.agent,
      property_id: ids.listing,
      answers_card: String(id),
      card_state: 'accepted',
      card_slot: '1',
    });
  });

  it('hear that the user has removed the conversation', async () => {
    await sends({ message: 'Hello' });
    await own.next('conversation');
    const thread = { sender_id: ids.buyer, receiver_id: ids.agent, property_id: ids.listing };
    expect((await app.post('delete_chat_message', thread, buyer)).status).toBe(200);
    expect((await own.next('conversation')).data).toEqual({ user_id: ids.agent, property_id: ids.listing });
    await peer.silence('conversation');
  });
});

it('a message that is taken back counts as unread no more, also for a receiver who has blocked its sender', async () => {
  const before = (await app.get('get-unread-counts', {}, agent)).body.data.messages as number;
  /** The counts that the page of the receiver is sent, up to this one. */
  const countsUpTo = async (unread: number) => {
    const shown: number[] = [];
    while (shown.at(-1) !== unread) shown.push((await peer.next('unread')).data.messages);
    return shown;
  };
  const message = { receiver_id: ids.agent, property_id: ids.listing, message: 'Is it free?' };
  const { id } = (await app.post('send_message', message, buyer)).body;
  await countsUpTo(before + 1);
  await app.post('block-user', { to_user_id: ids.buyer }, agent);
  await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: id }, buyer);
  expect(await countsUpTo(before)).toContain(before);
});
