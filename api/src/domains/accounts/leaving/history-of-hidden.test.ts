import { shownHomeOf, userIdOf } from '../../../../test/harness/accounts/own-rows.ts';
import { adminOf } from '../../../../test/harness/admin-context.ts';
import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { postForm } from '../../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const admin = adminOf(() => app, { now: () => new Date(app.now()) });
/** Whether the home is shown, and whether it is by its history. */
async function shownAndNoted(id: number, token: string) {
  const { status } = await app.db
    .selectFrom('properties')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { data } = (await app.get('listing-history', { property_id: id }, token)).body;
  return [status, data.findLast(({ kind }: { kind: string }) => kind === 'status')?.status];
}

it('a home that is refused while its owner leaves is hidden in its history too when the owner stays', async () => {
  const token = await app.signIn('owner');
  const id = await shownHomeOf(app, await userIdOf(app, token));
  await app.post('delete_user', {}, token);
  await admin('reject', 'property', String(id), '--reason', 'blurred');
  expect(await shownAndNoted(id, await app.signIn('owner'))).toEqual([0, 0]);
});

it('a home that is changed while its owner leaves is hidden in its history too until it is approved', async () => {
  const token = await app.signIn('owner');
  const id = await shownHomeOf(app, await userIdOf(app, token));
  await app.post('delete_user', {}, token);
  const { uid, email } = demoAccounts.find(({ role }) => role === 'owner')!;
  app.identity.tokens.set('asking', { subject: uid, email, emailVerified: true });
  const { body } = await app.post('user_signup', {
    type: 3,
    auth_id: uid,
    id_token: 'asking',
    deletion: 'ask',
  });
  await postForm(app, 'update_post_property', { action_type: 0, id, title: 'Another title' }, body.token);
  await app.post('keep-account', {}, body.token);
  expect(await shownAndNoted(id, body.token)).toEqual([0, 0]);
  await admin('approve', 'property', String(id));
  expect(await shownAndNoted(id, body.token)).toEqual([1, 1]);
});
