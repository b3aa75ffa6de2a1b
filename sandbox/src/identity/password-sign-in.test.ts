import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { refusal, startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

describe('registration with e-mail and password', () => {
  it('signs the new user in, with a token that the public key verifies', async () => {
    const auth = sandbox.client();
    const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Example.com', 'secret-1');
    await updateProfile(user, { displayName: 'Ada Lovelace' });
    const keys = createRemoteJWKSet(new URL(`${sandbox.origin}/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(await user.getIdToken(), keys, {
      issuer: 'https://securetoken.google.com/lintel-local',
      audience: 'lintel-local',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: user.uid,
      email: 'ada@example.com',
      email_verified: false,
      name: 'Ada Lovelace',
      firebase: { sign_in_provider: 'password' },
    });
  });

  it('refuses an address that is taken, also when two ask at the same moment', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        refusal(createUserWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1')),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['auth/email-already-in-use', 'no refusal']);
  });

  it('refuses a password of five characters, an address that is none, and no password', async () => {
    const auth = sandbox.client();
    expect(await refusal(createUserWithEmailAndPassword(auth, 'a@example.com', '12345'))).toBe(
      'auth/weak-password',
    );
    expect(await refusal(createUserWithEmailAndPassword(auth, 'nowhere', 'secret-1'))).toBe(
      'auth/invalid-email',
    );
    expect(await refusal(createUserWithEmailAndPassword(auth, 'a@example.com', ''))).toBe(
      'auth/missing-password',
    );
  });
});

describe('sign-in with e-mail and password', () => {
  beforeEach(async () => {
    const auth = sandbox.client();
    const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret-1');
    await updateProfile(user, { displayName: 'Ada' });
    await signOut(auth);
  });

  it('finds the user whatever the case of the address', async () => {
    const { user } = await signInWithEmailAndPassword(sandbox.client(), 'ADA@example.com', 'secret-1');
    expect(user.displayName).toBe('Ada');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const auth = sandbox.client();
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'wrong'))).toBe(
      'auth/invalid-credential',
    );
    expect(await refusal(signInWithEmailAndPassword(auth, 'nobody@example.com', 'wrong'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('locks the address after five wrong passwords, even for the right one, and opens it after five minutes', async () => {
    const auth = sandbox.client();
    const guesses = Array.from({ length: 8 }, () =>
      refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'wrong')),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(3);
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe(
      'auth/too-many-requests',
    );
    sandbox.passTime(5 * 60_000 + 1);
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe('no refusal');
  });

  it('opens the address when the clock of the machine ran ahead meanwhile and is set back', async () => {
    const DAY_MS = 24 * 3_600_000;
    const auth = sandbox.client();
    sandbox.passTime(DAY_MS);
    for (let n = 0; n < 6; n += 1)
      await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'wrong'));
    sandbox.passTime(-DAY_MS);
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe('no refusal');
  });

  it('does not count a success against the limit', async () => {
    const auth = sandbox.client();
    for (let n = 0; n < 7; n += 1) await signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1');
    expect(auth.currentUser?.email).toBe('ada@example.com');
  });
});

describe('a session that goes on', () => {
  it('gets a new token by refresh with the same sign-in time', async () => {
    const auth = sandbox.client();
    const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.com', 'secret-1');
    const before = await user.getIdTokenResult();
    sandbox.passTime(2000);
    const after = await user.getIdTokenResult(true);
    expect(after.token).not.toBe(before.token);
    expect(after.authTime).toBe(before.authTime);
  });

  it('does not get one with a token that was never issued', async () => {
    const answer = await fetch(`${sandbox.origin}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'made-up' }),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toBe('INVALID_REFRESH_TOKEN');
  });
});
