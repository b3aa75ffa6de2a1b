import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { refusal, startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

async function order(payload: object, token?: string) {
  const stored = JSON.parse(await readFile(path.join(sandbox.config.folder, 'admin-token.json'), 'utf8'));
  return sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/identity/behaviour',
    headers: { authorization: `Bearer ${token ?? stored.token}` },
    payload,
  });
}
const register = () => createUserWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1');
const signIn = (email = 'ada@example.com', password = 'secret-1') =>
  refusal(signInWithEmailAndPassword(sandbox.client(), email, password));

describe('orders for the behaviour of the sandbox', () => {
  it('without enumeration protection, the SDK tells an unknown address from a wrong password', async () => {
    await register();
    await order({ enumerationProtection: false });
    expect(await signIn('nobody@example.com')).toBe('auth/user-not-found');
    expect(await signIn('ada@example.com', 'wrong-1')).toBe('auth/wrong-password');
    expect(await refusal(sendPasswordResetEmail(sandbox.client(), 'nobody@example.com'))).toBe(
      'auth/user-not-found',
    );
    await order({ enumerationProtection: true });
    expect(await signIn('nobody@example.com')).toBe('auth/invalid-credential');
  });

  it.each([
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
    ['QUOTA_EXCEEDED', 'auth/quota-exceeded'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
    ['INTERNAL_ERROR', 'auth/internal-error'],
    ['USER_DISABLED', 'auth/user-disabled'],
    ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
    ['EMAIL_EXISTS', 'auth/email-already-in-use'],
    ['WEAK_PASSWORD', 'auth/weak-password'],
    ['INVALID_EMAIL', 'auth/invalid-email'],
    ['INVALID_PHONE_NUMBER', 'auth/invalid-phone-number'],
    ['NETWORK', 'auth/network-request-failed'],
  ])('the next call ends with %s when that is ordered, and the SDK reports %s', async (name, code) => {
    await register();
    await order({ next: { refusal: name } });
    expect(await signIn()).toBe(code);
    expect(await signIn()).toBe('no refusal');
  });

  it('a refusal may be ordered for several calls', async () => {
    await register();
    await order({ next: { refusal: 'QUOTA_EXCEEDED', times: 2 } });
    expect([await signIn(), await signIn(), await signIn()]).toEqual([
      'auth/quota-exceeded',
      'auth/quota-exceeded',
      'no refusal',
    ]);
  });

  it('a refusal may be ordered for one account, and calls about others pass it by', async () => {
    await register();
    await order({ next: { refusal: 'QUOTA_EXCEEDED', for: 'nobody@example.com' } });
    expect(await signIn()).toBe('no refusal');
    expect(await signIn('nobody@example.com')).toBe('auth/quota-exceeded');
    expect(await signIn('nobody@example.com')).toBe('auth/invalid-credential');
  });

  it('refuses orders without the operator’s token, and unknown ones', async () => {
    expect((await order({ enumerationProtection: false }, 'somebody')).statusCode).toBe(403);
    expect((await order({ next: { refusal: 'NONSENSE' } })).statusCode).toBe(400);
  });
});
