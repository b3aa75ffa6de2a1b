import { shownHomeOf, userIdOf } from '../../../../test/harness/accounts/own-rows.ts';
import { DAY_MS } from '#ports/clock.ts';
import { openEvents } from '../../../../test/harness/events-reader.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let ids: { buyer: number; agent: number; listing: number };
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const owner = await userIdOf(app, agent);
  const listing = await shownHomeOf(app, owner);
  ids = { buyer: await userIdOf(app, buyer), agent: owner, listing };
});
afterAll(() => app.close());

const to = (token: string) => (token === buyer ? ids.agent : ids.buyer);
const send = (fields: object, token = buyer) =>
  app.post(
    'send_message',
    { receiver_id: to(token), property_id: ids.listing, message: 'In words', ...fields },
    token,
  );
const cardOf = async (id: number, token = buyer) =>
  (
    await app.get('get_messages', { user_id: to(token), property_id: ids.listing }, token)
  ).body.data.data.find((row: { id: number }) => row.id === id).card;
const answer = (id: number, card_answer: string, token = agent, more: object = {}) =>
  send({ answers_card: id, card_answer, ...more }, token);

const slots = [1, 2, 3].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
const viewing = (more: object = {}) => ({
  card_kind: 'viewing',
  card_slots: slots.join(','),
  card_time_zone: 'Europe/Berlin',
  ...more,
});
const made = async (fields: object, token = buyer): Promise<number> => (await send(fields, token)).body.id;

describe('a card of send_message', () => {
  it('200: is seen by both sides, with words for clients that show text only', async () => {
    const id = await made(viewing());
    const card = {
      kind: 'viewing',
      state: 'open',
      slots,
      time_zone: 'Europe/Berlin',
      chosen_slot: null,
      document: null,
      amount: null,
    };
    expect(await cardOf(id)).toEqual(card);
    expect(await cardOf(id, agent)).toEqual(card);
    expect(await cardOf(await made({ card_kind: 'offer', card_amount: 410_000 }))).toMatchObject({
      kind: 'offer',
      amount: 410_000,
    });
    expect(await cardOf(await made({ card_kind: 'document', card_document: 'floorPlan' }))).toMatchObject({
      document: 'floorPlan',
    });
    expect(await cardOf(await made({}))).toBeUndefined();
  });

  it.each([
    ['without words', { card_kind: 'availability', message: undefined }, 'message'],
    ['a viewing without times', viewing({ card_slots: undefined }), 'card_slots'],
    [
      'with four times',
      viewing({ card_slots: [...slots, new Date(Date.now() + 4 * DAY_MS).toISOString()].join(',') }),
      'card_slots',
    ],
    ['with a time that is no time', viewing({ card_slots: 'Saturday' }), ['card_slots.0']],
    ['with a time in the past', viewing({ card_slots: '2020-01-01T10:00:00Z' }), 'card_slots'],
    ['with a time zone that is none', viewing({ card_time_zone: 'Mars/Olympus' }), 'card_time_zone'],
    ['an offer of a fraction', { card_kind: 'offer', card_amount: 1234.567 }, 'card_amount'],
    ['an offer of nothing', { card_kind: 'offer', card_amount: 0 }, 'card_amount'],
    ['a document without its name', { card_kind: 'document' }, 'card_document'],
    ['of a kind that is none', { card_kind: 'song' }, 'card_kind'],
  ])('refused: %s', async (_, fields, field) => {
    const { body } = await send(fields);
    expect(body).toMatchObject({ error: true, key: 'validation' });
    expect(body.fields).toHaveProperty(field);
  });

  it.each(['availability', 'offer'])(
    '400: an owner asks nothing of their own home: %s',
    async (card_kind) => {
      expect((await send({ card_kind, card_amount: 5 }, agent)).body.fields).toHaveProperty('card_kind');
      expect((await send(viewing(), agent)).body.error).toBe(false);
    },
  );
});

describe('an answer to a card', () => {
  it('200: accepts one of the times; both see which; either takes it back later', async () => {
    const id = await made(viewing());
    expect((await answer(id, 'accepted', agent, { card_slot: 1 })).body.error).toBe(false);
    expect(await cardOf(id)).toMatchObject({ state: 'accepted', chosen_slot: 1 });
    expect((await answer(id, 'cancelled', buyer)).body.error).toBe(false);
    expect(await cardOf(id, agent)).toMatchObject({ state: 'cancelled', chosen_slot: 1 });
  });

  it('200: the event of the answer names card, state and time, for pages that have it further back', async () => {
    const id = await made(viewing());
    const page = await openEvents(await app.app.listen({ port: 0, host: '127.0.0.1' }), buyer);
    await answer(id, 'accepted', agent, { card_slot: 1 });
    expect((await page.next('push')).data).toMatchObject({
      answers_card: String(id),
      card_state: 'accepted',
      card_slot: '1',
    });
    page.close();
  });

  it('200: sent again after a lost answer, it counts once', async () => {
    const id = await made({ card_kind: 'availability' });
    const first = await answer(id, 'accepted', agent, { client_id: 'yes-1' });
    expect((await answer(id, 'accepted', agent, { client_id: 'yes-1' })).body).toEqual(first.body);
  });

  it('refused: only the receiver accepts or declines, only the sender withdraws, and only once', async () => {
    const id = await made(viewing());
    expect((await answer(id, 'accepted', buyer, { card_slot: 0 })).body.key).toBe('wrongState');
    expect((await answer(id, 'withdrawn', agent)).body.key).toBe('wrongState');
    expect((await answer(id, 'cancelled', agent)).body.key).toBe('wrongState');
    expect((await answer(id, 'accepted', agent)).body.fields).toHaveProperty('card_slot');
    const both = await Promise.all([
      answer(id, 'declined', agent),
      answer(id, 'accepted', agent, { card_slot: 0 }),
    ]);
    expect(both.filter(({ body }) => body.error).map(({ body }) => body.key)).toEqual(['wrongState']);
  });

  it('refused: a time that is over; a refused answer leaves no message', async () => {
    const id = await made(viewing());
    await app.db
      .updateTable('message_cards')
      .set({ slots: [new Date('2020-01-01T10:00:00Z')] })
      .where('message_id', '=', id)
      .execute();
    const words = 'Yes, that one';
    expect((await answer(id, 'accepted', agent, { card_slot: 0, message: words })).body.key).toBe(
      'wrongState',
    );
    const { body } = await app.get(
      'get_messages',
      { user_id: ids.buyer, property_id: ids.listing, per_page: 100 },
      agent,
    );
    expect(body.data.data.map(({ message }: { message: string }) => message)).not.toContain(words);
  });

  it('refused: of another conversation', async () => {
    const id = await made({ card_kind: 'availability' });
    const owner = await app.signIn('owner');
    const sent = await app.post(
      'send_message',
      {
        receiver_id: ids.agent,
        property_id: ids.listing,
        message: 'Yes',
        answers_card: id,
        card_answer: 'accepted',
      },
      owner,
    );
    expect(sent).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect(await cardOf(id)).toMatchObject({ state: 'open' });
  });

  it('a deleted message takes its card along', async () => {
    const id = await made({ card_kind: 'availability' });
    await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: id }, buyer);
    expect((await answer(id, 'accepted', agent)).body.key).toBe('notFound');
  });
});
