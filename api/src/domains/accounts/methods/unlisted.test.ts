import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

const buyer = demoAccounts.find(({ role }) => role === 'buyer')!;

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  app.identityAccounts.accounts.set(buyer.uid, { email: buyer.email, methods: ['password', 'google'] });
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const subjects = async () =>
  (await app.db.selectFrom('identities').select('subject').orderBy('subject').execute())
    .map(({ subject }) => subject)
    .filter((subject) => [buyer.uid, 'google-1'].includes(subject));

describe('a change of the ways to sign in that cannot be listed after it', () => {
  it('200: link-sign-in-method has added the way', async () => {
    const signedInAt = new Date(app.now());
    app.identity.tokens.set('of google', { subject: 'google-1', emailVerified: true, signedInAt });
    app.identityAccounts.isDown = true;
    const asked = { type: 0, auth_id: 'google-1', id_token: 'of google' };
    const linked = await app.post('link-sign-in-method', asked, token);
    expect(linked).toMatchObject({ status: 200, body: { error: false, data: null } });
    expect(await subjects()).toEqual([buyer.uid, 'google-1']);
    expect(app.mail.sent.at(-1)?.subject).toMatch(/new way to sign in/);
  });

  it('200: unlink-sign-in-method has removed the way', async () => {
    const { removeMethod } = app.identityAccounts;
    app.identityAccounts.removeMethod = async (...method) => {
      await removeMethod(...method);
      app.identityAccounts.isDown = true;
    };
    const unlinked = await app.post('unlink-sign-in-method', { method: 'google' }, token);
    expect(unlinked).toMatchObject({ status: 200, body: { error: false, data: null } });
    expect(app.identityAccounts.accounts.get(buyer.uid)?.methods).toEqual(['password']);
  });
});
