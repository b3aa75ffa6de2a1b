import { shownHomeOf, userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let [owner, writer, stranger] = ['', '', ''];
let [ownerId, writerId, listing] = [0, 0, 0];
beforeAll(async () => {
  app = await testApp();
  [owner, writer, stranger] = [
    await app.signIn('agent'),
    await app.signIn('buyer'),
    await app.signIn('newcomer'),
  ];
  [ownerId, writerId] = [await userIdOf(app, owner), await userIdOf(app, writer)];
  listing = await shownHomeOf(app, ownerId);
  await app.post('send_message', { receiver_id: ownerId, property_id: listing, message: 'Pay me' }, writer);
});
afterAll(() => app.close());

const report = (fields: object = {}, token = owner) =>
  app.post('report-user', { user_id: writerId, property_id: listing, reason: 'fraud', ...fields }, token);

describe('POST report-user', () => {
  it('200: the owner reports who wrote, once for the conversation; operators see it with words and reason', async () => {
    expect((await report({ other_message: 'Asks for a deposit' })).body.data).toEqual({ is_first: true });
    expect((await report({ reason: 'spam' })).body.data).toEqual({ is_first: false });
    expect((await report({ user_id: ownerId, reason: 'fake' }, writer)).body.data).toEqual({
      is_first: true,
    });
    const rows = await app.db.selectFrom('user_reports').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { user_id: ownerId, reported_user_id: writerId, reason: 'fraud', other_message: 'Asks for a deposit' },
      { user_id: writerId, reported_user_id: ownerId, reason: 'fake', other_message: '' },
    ]);
  });

  it('400: an unknown reason, another one without words', async () => {
    expect((await report({ reason: 'dull' })).body.fields).toHaveProperty('reason');
    expect((await report({ reason: 'other' })).body.fields).toEqual({ other_message: 'is required' });
  });

  it('404: who has not talked with the caller about it, and oneself; 401: a visitor', async () => {
    expect((await report({}, stranger)).body.key).toBe('notFound');
    expect((await report({ property_id: listing + 1 })).body.key).toBe('notFound');
    expect((await report({ user_id: ownerId })).body.key).toBe('notFound');
    expect((await report({}, '')).status).toBe(401);
  });
});
