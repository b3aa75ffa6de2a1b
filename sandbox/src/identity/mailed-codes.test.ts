import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { codeOf, refusal, startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

const register = () => createUserWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1');

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which works once and ends older sessions', async () => {
    const { user } = await register();
    sandbox.passTime(2000);
    const auth = sandbox.client();
    await sendPasswordResetEmail(auth, 'ada@example.com', { url: 'http://localhost:8080/login' });
    const [mail] = await sandbox.outbox();
    expect(mail).toMatchObject({ channel: 'mail', to: 'ada@example.com' });
    expect(mail?.link).toContain('http://localhost:8080/auth/action?mode=resetPassword&oobCode=');

    const code = codeOf(mail);
    expect(await verifyPasswordResetCode(auth, code)).toBe('ada@example.com');
    expect(await refusal(confirmPasswordReset(auth, code, '123'))).toBe('auth/weak-password');
    await confirmPasswordReset(auth, code, 'secret-2');
    expect(await refusal(confirmPasswordReset(auth, code, 'secret-3'))).toBe('auth/invalid-action-code');
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe(
      'auth/invalid-credential',
    );
    expect((await signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-2')).user.emailVerified).toBe(
      true,
    );
    expect(await refusal(user.getIdToken(true))).not.toBe('no refusal');
  });

  it.each([
    ['de-AT', 'Passwort zurücksetzen'],
    ['ar', 'إعادة تعيين كلمة المرور'],
    ['fr', 'Reset your password'],
  ])('is mailed in the language that the SDK asks for: %s', async (language, subject) => {
    await register();
    const auth = sandbox.client();
    auth.languageCode = language;
    await sendPasswordResetEmail(auth, 'ada@example.com');
    expect((await sandbox.outbox())[0]).toMatchObject({ subject });
  });

  it('cannot be replaced after an hour', async () => {
    await register();
    await sendPasswordResetEmail(sandbox.client(), 'ada@example.com');
    const [mail] = await sandbox.outbox();
    sandbox.passTime(60 * 60_000 + 1);
    expect(await refusal(verifyPasswordResetCode(sandbox.client(), codeOf(mail)))).toBe(
      'auth/expired-action-code',
    );
  });

  it('gives an unknown address the same answer and mails nothing', async () => {
    expect(await refusal(sendPasswordResetEmail(sandbox.client(), 'nobody@example.com'))).toBe('no refusal');
    expect(await sandbox.outbox()).toEqual([]);
  });

  it('mails no link that would lead to a foreign site', async () => {
    await register();
    const attempt = sendPasswordResetEmail(sandbox.client(), 'ada@example.com', {
      url: 'https://evil.example/steal',
    });
    expect(await refusal(attempt)).toBe('auth/unauthorized-continue-uri');
    expect(await sandbox.outbox()).toEqual([]);
  });

  it('stops mailing after five requests in an hour', async () => {
    await register();
    for (let n = 0; n < 5; n += 1) await sendPasswordResetEmail(sandbox.client(), 'ada@example.com');
    expect(await refusal(sendPasswordResetEmail(sandbox.client(), 'ada@example.com'))).toBe(
      'auth/too-many-requests',
    );
  });
});

describe('an e-mail address', () => {
  it('is confirmed through the mailed link', async () => {
    const { user } = await register();
    await sendEmailVerification(user);
    const [mail] = await sandbox.outbox();
    await applyActionCode(sandbox.client(), codeOf(mail));
    await reload(user);
    expect(user.emailVerified).toBe(true);
  });

  it('changes only after the new one has confirmed', async () => {
    const { user } = await register();
    await verifyBeforeUpdateEmail(user, 'countess@example.com');
    await reload(user);
    expect(user.email).toBe('ada@example.com');
    const [mail] = await sandbox.outbox();
    expect(mail?.to).toBe('countess@example.com');
    await applyActionCode(sandbox.client(), codeOf(mail));
    await reload(user);
    expect(user.email).toBe('countess@example.com');
  });

  it('is not confirmed by the code of a password reset', async () => {
    await register();
    await sendPasswordResetEmail(sandbox.client(), 'ada@example.com');
    const [mail] = await sandbox.outbox();
    expect(await refusal(applyActionCode(sandbox.client(), codeOf(mail)))).toBe('auth/invalid-action-code');
  });
});
