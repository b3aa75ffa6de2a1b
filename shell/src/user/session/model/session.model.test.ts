import {
  beforeLogout,
  getUserData,
  signOutEverywhere,
  userSignup,
  webSettings,
  type ApiError,
} from '@lintel/api-contract';
import { createTexts } from '@lintel/i18n';
import { allSettled, type Scope } from 'effector';
import { $ports, portsGiven } from '#core/user-ports.ts';
import { loadShellTexts } from '#locales/texts.ts';
import { emptyState, type PersistedState } from '#user/persisted/persisted-state.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';
import { pushTokenObtained, settingsNeeded } from '#user/settings/settings.model.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import {
  $endReason,
  $isSignInOpen,
  $session,
  $signUp,
  $isSuspended,
  $storedSignUp,
  signInDismissed,
  signInRequested,
  signOutEverywhereRequested,
  signOutRequested,
  tokenRefused,
} from './session.model.ts';
import { signInFx } from './sign-in.model.ts';

let world: UserHarness;
let scope: Scope;

beforeAll(async () => {
  await createTexts({ language: 'en' });
  await loadShellTexts('en');
});
beforeEach(() => {
  localStorage.clear();
  world = userHarness();
  scope = world.scope();
});

const ada = { email: 'ada@example.com', password: 'secret-1' };
const signIn = () => allSettled(signInFx, { scope, params: ada });
const notAccepted: ApiError = { kind: 'rejected', retryable: false, status: 401, key: 'unauthenticated' };
const events = () => world.emitted.map(({ event }) => event);
const paths = () => world.calls.map(({ path }) => path);
const stored = (token: string | null): PersistedState => ({
  ...emptyState,
  User_signup: { data: token ? { token, data: aUser() } : null, loading: false },
});

describe('signing in', () => {
  it('trades the proof of the identity service for the product’s own session', async () => {
    await signIn();
    expect(world.calls.find(({ path }) => path === userSignup.path)?.parameters).toEqual({
      type: '3',
      deletion: 'ask',
      auth_id: 'uid-7',
      id_token: 'id-token-of-ada@example.com',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
    });
    expect(scope.getState($session)?.user.name).toBe('Ada Lovelace');
    expect(scope.getState($signUp)?.token).toBe('token-1');
  });

  it('gives the remotes the user and fetches the settings again', async () => {
    await signIn();
    expect(world.emitted).toEqual([{ event: 'session.started@1', payload: { userId: 7 } }]);
    expect(paths()).toContain(webSettings.path);
  });

  it('closes the dialog that asked for it', async () => {
    await allSettled(signInRequested, { scope, params: 'asked' });
    expect(scope.getState($isSignInOpen)).toBe(true);
    await signIn();
    expect(scope.getState($isSignInOpen)).toBe(false);
  });

  it('links the device that receives pushes', async () => {
    await allSettled(pushTokenObtained, { scope, params: 'device-1' });
    await signIn();
    expect(world.calls.find(({ path }) => path === userSignup.path)?.parameters).toMatchObject({
      fcm_id: 'device-1',
    });
  });

  it('with wrong details fails with the vendor’s code, and no user is signed in', async () => {
    const outcome = await allSettled(signInFx, { scope, params: { ...ada, password: 'wrong' } });
    expect(outcome).toEqual({
      status: 'fail',
      value: { kind: 'identity', code: 'auth/invalid-credential' },
    });
    expect(scope.getState($session)).toBeNull();
    expect(paths()).toEqual([userSignup.path]);
  });

  it('fails when the back end refuses the account although the identity service knows it', async () => {
    world.refuse(userSignup.path, { kind: 'rejected', retryable: false, key: 'accountDeactivated' });
    expect((await signIn()).value).toMatchObject({ key: 'accountDeactivated' });
    expect(scope.getState($session)).toBeNull();
  });
});

describe('a session that was stored', () => {
  it('is there at once, and is then brought up to date', async () => {
    world.answer(getUserData.path, { data: aUser({ name: 'Ada King' }) });
    await allSettled(rehydrated, { scope, params: stored('token-0') });
    expect(paths()).toEqual([getUserData.path]);
    expect(scope.getState($signUp)?.token).toBe('token-0');
    expect(scope.getState($session)?.user.name).toBe('Ada King');
    expect(events()).toEqual([]);
  });

  it('stays while the back end cannot be reached', async () => {
    world.refuse(getUserData.path, { kind: 'offline', retryable: true });
    await allSettled(rehydrated, { scope, params: stored('token-0') });
    expect(scope.getState($session)?.user.id).toBe(7);
  });

  it('asks nothing for a visitor', async () => {
    await allSettled(rehydrated, { scope, params: emptyState });
    expect(paths()).toEqual([]);
  });
});

describe('a session ends', () => {
  it('when the user signs out: the device is reported first', async () => {
    await allSettled(pushTokenObtained, { scope, params: 'device-1' });
    await signIn();
    await allSettled(signOutRequested, { scope });
    expect(world.calls.find(({ path }) => path === beforeLogout.path)?.parameters).toEqual({
      fcm_id: 'device-1',
    });
    expect(scope.getState($session)).toBeNull();
    expect(world.emitted.at(-1)).toEqual({ event: 'session.ended@1', payload: { reason: 'signed-out' } });
    expect(world.notices).toEqual([]);
  });

  it('announces a sign-out while the token is still accepted, so that remotes send what waits', async () => {
    await signIn();
    const callsAtEnding: string[][] = [];
    const { emit } = scope.getState($ports);
    await allSettled(portsGiven, {
      scope,
      params: {
        ...scope.getState($ports),
        emit: (event, payload) => {
          if (event === 'session.ending@1') callsAtEnding.push(world.calls.map(({ path }) => path));
          emit(event, payload);
        },
      },
    });
    await allSettled(signOutRequested, { scope });
    expect(callsAtEnding).toHaveLength(1);
    expect(callsAtEnding[0]).not.toContain(beforeLogout.path);
    expect(events().slice(-2)).toEqual(['session.ending@1', 'session.ended@1']);
  });

  it('when the user signs out although the back end does not answer', async () => {
    await signIn();
    world.refuse(beforeLogout.path, { kind: 'offline', retryable: true });
    await allSettled(signOutRequested, { scope });
    expect(scope.getState($session)).toBeNull();
  });

  it('when the user signs out although the back end never answers', async () => {
    await signIn();
    world.hang(beforeLogout.path);
    void allSettled(signOutRequested, { scope });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(scope.getState($session)).toBeNull();
  });

  it('on every device at once, and only when the back end has agreed', async () => {
    await signIn();
    world.refuse(signOutEverywhere.path, { kind: 'offline', retryable: true });
    await allSettled(signOutEverywhereRequested, { scope });
    expect(scope.getState($session)?.user.id).toBe(7);
    world.answer(signOutEverywhere.path, {});
    await allSettled(signOutEverywhereRequested, { scope });
    expect(world.emitted.at(-1)?.payload).toEqual({ reason: 'signed-out' });
  });

  it('when the back end refuses the token: shows a notice and offers to sign in again', async () => {
    await signIn();
    const refusal = { error: notAccepted, keepsPage: false };
    await allSettled(tokenRefused, { scope, params: refusal });
    await allSettled(tokenRefused, { scope, params: refusal });
    expect(scope.getState($endReason)).toBe('expired');
    expect(events()).toEqual(['session.started@1', 'session.ended@1']);
    expect(world.notices).toHaveLength(1);
    world.notices[0]?.action?.run();
    expect(scope.getState($isSignInOpen)).toBe(true);
  });

  it('when the account was closed, whether a call or the settings say so', async () => {
    await signIn();
    await allSettled(tokenRefused, {
      scope,
      params: { error: { ...notAccepted, key: 'accountDeactivated' }, keepsPage: true },
    });
    expect(scope.getState($endReason)).toBe('deactivated');

    const other = userHarness();
    const otherScope = other.scope();
    await allSettled(signInFx, { scope: otherScope, params: ada });
    other.answer(webSettings.path, { data: someSettings({ is_active: false }) });
    other.clock.now += 11 * 60_000;
    await allSettled(settingsNeeded, { scope: otherScope });
    expect(otherScope.getState($endReason)).toBe('deactivated');
    expect(otherScope.getState($session)).toBeNull();
  });
});

describe('a token that is refused while something is at stake on the page', () => {
  const refused = { error: notAccepted, keepsPage: true };
  const back = (user = aUser()) => {
    world.answer(userSignup.path, { data: user, token: 'token-9' });
    return signIn();
  };

  it('suspends the session: the page stays as it is and sign-in opens over it', async () => {
    await signIn();
    await allSettled(tokenRefused, { scope, params: refused });
    await allSettled(tokenRefused, { scope, params: refused });
    expect(scope.getState($isSuspended)).toBe(true);
    expect(scope.getState($isSignInOpen)).toBe(true);
    expect(scope.getState($session)?.user.id).toBe(7);
    expect(events()).toEqual(['session.started@1']);
  });

  it('goes on with the new token when the same user is back, and no remote notices', async () => {
    await signIn();
    await allSettled(tokenRefused, { scope, params: refused });
    await back();
    expect(scope.getState($signUp)?.token).toBe('token-9');
    expect(scope.getState($isSuspended)).toBe(false);
    expect(scope.getState($isSignInOpen)).toBe(false);
    expect(events()).toEqual(['session.started@1']);
  });

  it('is over for the remotes when another user signs in', async () => {
    await signIn();
    await allSettled(tokenRefused, { scope, params: refused });
    await back(aUser({ id: 8 }));
    expect(world.emitted.slice(1)).toEqual([
      { event: 'session.ended@1', payload: { reason: 'expired' } },
      { event: 'session.started@1', payload: { userId: 8 } },
    ]);
    expect(scope.getState($session)?.user.id).toBe(8);
  });

  it('is over when the user closes the sign-in', async () => {
    await signIn();
    await allSettled(tokenRefused, { scope, params: refused });
    await allSettled(signInDismissed, { scope });
    expect(scope.getState($session)).toBeNull();
    expect(scope.getState($isSuspended)).toBe(false);
    expect(world.emitted.at(-1)?.payload).toEqual({ reason: 'expired' });
  });

  it('goes on when the user signs in in another tab', async () => {
    await signIn();
    await allSettled(tokenRefused, { scope, params: refused });
    await allSettled(changedElsewhere, { scope, params: stored('token-5') });
    expect(scope.getState($signUp)?.token).toBe('token-5');
    expect(scope.getState($isSignInOpen)).toBe(false);
  });
});

describe('several tabs', () => {
  it('sign out together', async () => {
    await signIn();
    await allSettled(changedElsewhere, { scope, params: emptyState });
    expect(scope.getState($session)).toBeNull();
    expect(world.emitted.at(-1)?.payload).toEqual({ reason: 'elsewhere' });
    expect(world.notices.map(({ text }) => text)).toEqual(['You signed out in another tab.']);
  });

  it('keep the page of a user whose session expired in another tab, and the stored session stays the other tab’s', async () => {
    world.ports.keepsPage = () => true;
    await signIn();
    localStorage.setItem('lintel-expired-user', '7');
    await allSettled(changedElsewhere, { scope, params: emptyState });
    expect(scope.getState($session)?.user.id).toBe(7);
    expect(scope.getState($isSuspended)).toBe(true);
    expect(scope.getState($isSignInOpen)).toBe(true);
    expect(scope.getState($storedSignUp)).toBeNull();
    expect(events()).toEqual(['session.started@1']);
    await allSettled(changedElsewhere, { scope, params: stored('token-5') });
    expect(scope.getState($storedSignUp)?.token).toBe('token-5');
    expect(scope.getState($isSuspended)).toBe(false);
    expect(events()).toEqual(['session.started@1']);
  });

  it('say of a session that expired in another tab what happened to it', async () => {
    await signIn();
    localStorage.setItem('lintel-expired-user', '7');
    await allSettled(changedElsewhere, { scope, params: emptyState });
    expect(scope.getState($session)).toBeNull();
    expect(world.notices.map(({ text }) => text)).toEqual([
      'Your session has expired. Sign in again to continue.',
    ]);
  });

  it('sign in together', async () => {
    await allSettled(signInRequested, { scope, params: 'asked' });
    await allSettled(changedElsewhere, { scope, params: stored('token-5') });
    expect(scope.getState($signUp)?.token).toBe('token-5');
    expect(scope.getState($isSignInOpen)).toBe(false);
    expect(events()).toEqual(['session.started@1']);
  });

  it('do not start over what is the same session', async () => {
    await signIn();
    await allSettled(changedElsewhere, { scope, params: stored('token-1') });
    expect(events()).toEqual(['session.started@1']);
  });
});
