import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { refusal, startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

const register = () => createUserWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1');

async function setDisabled(localId: string, disableUser: boolean, token?: string) {
  const stored = JSON.parse(await readFile(path.join(sandbox.config.folder, 'admin-token.json'), 'utf8'));
  return sandbox.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/projects/lintel-local/accounts:update',
    headers: { authorization: `Bearer ${token ?? stored.token}` },
    payload: { localId, disableUser },
  });
}

describe('an account that the operator closed', () => {
  it('is refused at sign-in and at refresh, and works again once it is open', async () => {
    const { user } = await register();
    expect((await setDisabled(user.uid, true)).statusCode).toBe(200);
    const auth = sandbox.client();
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe(
      'auth/user-disabled',
    );
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'wrong'))).toBe(
      'auth/invalid-credential',
    );
    expect(await refusal(user.getIdToken(true))).not.toBe('no refusal');
    await setDisabled(user.uid, false);
    expect(await refusal(signInWithEmailAndPassword(auth, 'ada@example.com', 'secret-1'))).toBe('no refusal');
  });

  it('cannot be closed without the operator’s token', async () => {
    const { user } = await register();
    expect((await setDisabled(user.uid, true, 'owner')).statusCode).toBe(403);
  });
});

describe('an account of one’s own', () => {
  it('is deleted by its holder, after which the sign-in is unknown', async () => {
    const { user } = await register();
    await deleteUser(user);
    expect(await refusal(signInWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('needs a recent sign-in for a new password', async () => {
    const { user } = await register();
    sandbox.passTime(6 * 60_000);
    expect(await refusal(updatePassword(user, 'secret-2'))).toBe('auth/requires-recent-login');
  });
});

describe('F8 a password that was changed', () => {
  it('revokes all earlier tokens and states since when sign-ins count', async () => {
    const { user: elsewhere } = await register();
    const before = await elsewhere.getIdToken();
    sandbox.passTime(60_000);
    const here = await signInWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1');
    sandbox.passTime(60_000);
    await updatePassword(here.user, 'secret-2');
    const lookup = (idToken: string) =>
      sandbox.app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local',
        payload: { idToken },
      });
    expect((await lookup(before)).json().error.message).toContain('TOKEN_EXPIRED');
    const { users } = (await lookup(await here.user.getIdToken())).json();
    const { auth_time } = JSON.parse(Buffer.from(before.split('.')[1]!, 'base64url').toString());
    expect(Number(users[0].validSince)).toBeGreaterThan(auth_time);
    expect(await refusal(elsewhere.getIdToken(true))).toMatch(/^auth\//);
  });
});

describe('sign-in with Google', () => {
  const assertion = async (email: string, name: string) =>
    (
      await sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/google/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, name }).toString(),
      })
    ).json().id_token as string;

  it('makes an account with a proven address, and finds it again', async () => {
    const credential = GoogleAuthProvider.credential(await assertion('grace@example.com', 'Grace Hopper'));
    const first = await signInWithCredential(sandbox.client(), credential);
    expect(first.user).toMatchObject({ displayName: 'Grace Hopper', emailVerified: true });
    const second = await signInWithCredential(sandbox.client(), credential);
    expect(second.user.uid).toBe(first.user.uid);
  });

  it('takes over an address that was registered without proof, and drops that password', async () => {
    const { user } = await register();
    const credential = GoogleAuthProvider.credential(await assertion('ada@example.com', 'Ada'));
    expect((await signInWithCredential(sandbox.client(), credential)).user.uid).toBe(user.uid);
    expect(await refusal(signInWithEmailAndPassword(sandbox.client(), 'ada@example.com', 'secret-1'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('refuses an unsigned assertion', async () => {
    const credential = GoogleAuthProvider.credential('not-a-token');
    expect(await refusal(signInWithCredential(sandbox.client(), credential))).toBe('auth/invalid-credential');
  });

  it('shows the chooser only for a window of our own', async () => {
    const chooser = (redirectUrl: string) =>
      sandbox.app.inject({
        url: '/emulator/auth/handler',
        query: { authType: 'signInViaPopup', eventId: '1', providerId: 'google.com', redirectUrl },
      });
    expect((await chooser('http://localhost:8080/login')).statusCode).toBe(200);
    expect((await chooser('https://evil.example/')).statusCode).toBe(400);
  });
});

describe('the people of the demo world', () => {
  const demo = {
    uid: 'demo-7',
    email: 'Sara@example.com',
    name: 'Sara',
    password: 'open-sesame',
    phone: null,
  };

  it('can sign in although their file was written after the service started', async () => {
    expect(
      await refusal(signInWithEmailAndPassword(sandbox.client(), 'sara@example.com', 'open-sesame')),
    ).toBe('auth/invalid-credential');
    await writeFile(sandbox.config.demoAccountsFile, JSON.stringify([demo]));
    const { user } = await signInWithEmailAndPassword(sandbox.client(), 'sara@example.com', 'open-sesame');
    expect(user).toMatchObject({ uid: 'demo-7', displayName: 'Sara', emailVerified: true });
  });

  it('do not stop other users from signing in when their file is damaged', async () => {
    await writeFile(sandbox.config.demoAccountsFile, '[{');
    await register();
    expect(
      await refusal(signInWithEmailAndPassword(sandbox.client(), 'sara@example.com', 'open-sesame')),
    ).toBe('auth/invalid-credential');
  });
});

describe('the store of accounts', () => {
  it('keeps no password and no refresh token readable on disk, and the files to their owner', async () => {
    const { user } = await register();
    for (const name of ['accounts.json', 'sessions.json', 'signing-key.json']) {
      const file = path.join(sandbox.config.folder, name);
      const text = await readFile(file, 'utf8');
      expect(text).not.toContain('secret-1');
      expect(text).not.toContain(user.refreshToken);
      expect((await stat(file)).mode & 0o077).toBe(0);
    }
  });
});
