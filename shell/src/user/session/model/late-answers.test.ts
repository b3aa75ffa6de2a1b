import { beforeLogout, getUserData, signOutEverywhere, webSettings } from '@lintel/api-contract';
import { allSettled, type Scope } from 'effector';
import { changedElsewhere } from '#user/persisted/persisted.model.ts';
import { emptyState } from '#user/persisted/persisted-state.ts';
import { $settings, settingsOutdated } from '#user/settings/settings.model.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { holdNext } from '#testing/hold-next.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import {
  $session,
  $signUp,
  accountGone,
  signedIn,
  signOutEverywhereRequested,
  signOutRequested,
  userOutdated,
} from './session.model.ts';

const ada = { token: 'token-7', data: aUser() };
const mo = { token: 'token-8', data: aUser({ id: 8, name: 'Mo Salah' }) };

let world: UserHarness;
let scope: Scope;

beforeEach(() => {
  world = userHarness();
  scope = world.scope();
});

describe('an answer that arrives after the session it was asked for', () => {
  it('does not put the user who left into the session of the next user', async () => {
    await allSettled(signedIn, { scope, params: ada });
    const answer = holdNext(world, getUserData);
    const late = allSettled(userOutdated, { scope });
    void allSettled(accountGone, { scope });
    void allSettled(signedIn, { scope, params: mo });
    answer({ error: false, data: aUser() });
    await late;
    expect(scope.getState($signUp)).toEqual(mo);
    expect(scope.getState($session)?.user.name).toBe('Mo Salah');
  });

  it.each([
    ['this device', beforeLogout, signOutRequested],
    ['all devices', signOutEverywhere, signOutEverywhereRequested],
  ] as const)(
    'to a sign-out of %s does not sign out the next user, who came in another tab',
    async (_of, call, requested) => {
      await allSettled(signedIn, { scope, params: ada });
      const answer = holdNext(world, call);
      const late = allSettled(requested, { scope });
      void allSettled(changedElsewhere, {
        scope,
        params: { ...emptyState, User_signup: { data: mo, loading: false } },
      });
      answer({ error: false, message: '' });
      await late;
      expect(scope.getState($signUp)).toEqual(mo);
    },
  );

  it('does not bring back the settings of the visitor', async () => {
    const answer = holdNext(world, webSettings);
    const late = allSettled(settingsOutdated, { scope });
    world.answer(webSettings.path, { data: someSettings({ verification_status: 'success' }) });
    void allSettled(signedIn, { scope, params: ada });
    answer({ error: false, data: someSettings() });
    await late;
    expect(scope.getState($settings)?.verification_status).toBe('success');
  });
});
