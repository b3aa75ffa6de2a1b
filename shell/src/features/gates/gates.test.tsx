import { checkPackageLimit, getUserData, webSettings, type UserRow } from '@lintel/api-contract';
import type { AlertName, Gate } from '@lintel/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { emitFx, portsGiven } from '#core/user-ports.ts';
import { $identitySource } from '#user/session/identity/identity.ts';
import { $session, sessionEnded } from '#user/session/model/session.model.ts';
import { SignInHost } from '#user/session/sign-in-host.tsx';
import { exchangeFx } from '#user/session/identity/exchange.model.ts';
import { $noticeLog } from '#user/toasts/notices.model.ts';
import { fetchSettingsFx } from '#user/settings/settings.model.ts';
import { shellScope as scope, valueOf } from '#core/scope.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { AlertHost } from './alert-host.tsx';
import { alert } from './alert.ts';
import { alertContents } from './alert-texts.ts';
import { $alerts, alertClosed } from './alerts.model.ts';
import { passGates } from './gates.ts';

let world: UserHarness;
const complete: Partial<UserRow> = { mobile: '+4477009', profile: '/me.webp', address: 'Quay 1' };

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  await allSettled(portsGiven, { scope, params: world.ports });
  await allSettled($identitySource, { scope, params: async () => world.identity });
  await allSettled(sessionEnded, { scope, params: 'signed-out' });
  while (valueOf($alerts).length > 0) await allSettled(alertClosed, { scope });
});

const open = () =>
  renderShell(
    <>
      <SignInHost />
      <AlertHost />
    </>,
    { scope },
  );
async function signIn(user: Partial<UserRow> = complete) {
  world.answer('user_signup', { data: aUser(user), token: 'token-1' });
  world.answer(getUserData.path, { data: aUser(user) });
  await act(() => allSettled(exchangeFx, { scope, params: { type: '3' } }));
}
async function settings(more: Parameters<typeof someSettings>[0]) {
  world.answer(webSettings.path, { data: someSettings(more) });
  await act(() => allSettled(fetchSettingsFx, { scope }));
}
const checked = (more: object) =>
  world.answer(checkPackageLimit.path, {
    data: { package_available: true, feature_available: true, limit_available: true, ...more },
  });
const ask = (...gates: Gate[]) => act(() => passGates(gates));
const dialog = (name: string) => screen.findByRole('alertdialog', { name }, { timeout: 10_000 });
const address = () => screen.getByLabelText('address').textContent;

describe('signing in as a gate', () => {
  it('opens over the page, names the reason, and the action goes on afterwards', async () => {
    const user = open();
    let outcome: boolean | undefined;
    act(() => void passGates(['signed-in']).then((isOpen) => (outcome = isOpen)));
    await screen.findByRole('dialog', { name: 'Sign in' }, { timeout: 10_000 });
    expect(screen.getByText(/Sign in to continue/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(outcome).toBe(true));
  });

  it('is closed when the user closes the dialog', async () => {
    const user = open();
    let outcome: boolean | undefined;
    act(() => void passGates(['package:property_list']).then((isOpen) => (outcome = isOpen)));
    await screen.findByRole('dialog', { name: 'Sign in' }, { timeout: 10_000 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(outcome).toBe(false));
    expect(world.calls.map(({ path }) => path)).not.toContain(checkPackageLimit.path);
  });
});

describe('the profile', () => {
  it('lets pass when it is complete', async () => {
    open();
    await signIn();
    expect(await ask('profile-complete')).toBe(true);
  });

  it('lets pass when it was completed a moment ago, and the session here has not been notified', async () => {
    open();
    await signIn({ ...complete, address: '' });
    world.answer(getUserData.path, { data: aUser(complete) });
    expect(await ask('profile-complete')).toBe(true);
    expect(valueOf($session)?.user.address).toBe(complete.address);
  });

  it('stays closed with a message when the user cannot be fetched', async () => {
    open();
    await signIn({ ...complete, address: '' });
    world.refuse(getUserData.path, { kind: 'offline', retryable: true });
    expect(await ask('profile-complete')).toBe(false);
    expect(valueOf($noticeLog).at(-1)?.text).toContain('You’re offline');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('names what is missing and leads to it', async () => {
    const user = open();
    await signIn({ ...complete, mobile: null, address: ' ' });
    expect(await ask('profile-complete')).toBe(false);
    const profileDialog = await dialog('Complete your profile');
    expect(profileDialog).toHaveAccessibleDescription(/You haven’t completed your profile yet/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mobile number',
      'Address',
    ]);
    expect(screen.getByRole('button', { name: 'Complete my profile' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Complete my profile' }));
    expect(address()).toBe('/user/profile');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('verification', () => {
  it.each([
    ['initial', 'Only verified agents can list here', '/user/verification'],
    ['pending', 'Verification in progress', '/'],
    ['failed', 'Verification not approved', '/user/verification'],
  ] as const)('that stands at %s has a text of its own', async (status, title, way) => {
    const user = open();
    await signIn();
    await settings({ verification_required_for_user: true, verification_status: status });
    expect(await ask('verified')).toBe(false);
    await dialog(title);
    await user.click(screen.getAllByRole('button').at(-1)!);
    expect(address()).toBe(way);
  });

  it('that succeeded a moment ago lets pass, although the settings here are older', async () => {
    open();
    await signIn();
    await settings({ verification_required_for_user: true, verification_status: 'pending' });
    world.answer(webSettings.path, {
      data: someSettings({ verification_required_for_user: true, verification_status: 'success' }),
    });
    expect(await ask('verified')).toBe(true);
  });

  it('is not asked for where the operator does not require it', async () => {
    open();
    await signIn();
    await settings({ verification_required_for_user: false, verification_status: 'initial' });
    expect(await ask('verified')).toBe(true);
  });
});

describe('a package', () => {
  it.each([
    [{ package_available: false }, 'package:property_list', false],
    [{ feature_available: false }, 'package:project_feature', false],
    [{ limit_available: false }, 'package:project_list', false],
    [{ limit_available: false }, 'package:property_feature', false],
    // What has no number needs no rest of it.
    [{ limit_available: false }, 'package:mortgage_calculator_detail', true],
    [{ limit_available: false }, 'premium', true],
    [{ limit_available: false }, 'project-access', true],
    [{}, 'package:property_list', true],
  ] as const)('with %j, asked for %s: %s', async (answer, gate, isOpen) => {
    open();
    await signIn();
    checked(answer);
    expect(await ask(gate)).toBe(isOpen);
  });

  it.each([
    ['package:property_list', 'property_list', 'You’ve reached your limit'],
    ['premium', 'premium_properties', 'For premium members'],
    ['project-access', 'project_access', 'Projects are for members'],
  ] as const)(
    'that closes %s leads to the packages with it, and names the way back',
    async (gate, type, title) => {
      const user = open();
      await signIn();
      checked({ package_available: false });
      expect(await ask(gate)).toBe(false);
      await dialog(title);
      expect(world.calls.at(-1)).toEqual({ path: checkPackageLimit.path, parameters: { type } });
      await user.click(screen.getByRole('button', { name: 'See packages' }));
      expect(address()).toBe(`/subscription-plan?for=${type}&return=%2F`);
    },
  );

  it('leads back to where the user wanted to go', async () => {
    const user = open();
    await signIn();
    checked({ limit_available: false });
    await act(() => passGates(['package:property_list'], '/user/add-property?draft=7'));
    await dialog('You’ve reached your limit');
    await user.click(screen.getByRole('button', { name: 'See packages' }));
    expect(address()).toBe('/subscription-plan?for=property_list&return=%2Fuser%2Fadd-property%3Fdraft%3D7');
  });

  it('bought in another tab closes the dialog when it has what was asked for', async () => {
    open();
    await signIn();
    checked({ limit_available: false });
    await ask('package:property_list');
    await dialog('You’ve reached your limit');
    const bought = () =>
      act(() =>
        allSettled(emitFx, { scope, params: { event: 'package.bought@1', payload: { packageId: 3 } } }),
      );
    await bought();
    expect(screen.getByRole('alertdialog')).toBeVisible();
    checked({});
    await bought();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(world.notices.at(-1)?.text).toBe('Your new package is running. You can go on.');
  });

  it('that cannot be asked for is no yes, and no dialog', async () => {
    open();
    await signIn();
    world.refuse(checkPackageLimit.path, { kind: 'offline', retryable: true });
    expect(await ask('package:property_list')).toBe(false);
    expect(valueOf($noticeLog).at(-1)?.text).toContain('You’re offline');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the chain of gates', () => {
  it('stops at the first closed gate and asks for nothing behind it', async () => {
    open();
    await signIn({ ...complete, mobile: null });
    expect(await ask('signed-in', 'profile-complete', 'package:property_list')).toBe(false);
    expect(world.calls.map(({ path }) => path)).not.toContain(checkPackageLimit.path);
  });

  it('keeps what the demonstration forbids, from visitors too', async () => {
    open();
    await settings({ demo_mode: true });
    expect(await ask('not-demo')).toBe(false);
    await dialog('Not available in the demo');
    await settings({ demo_mode: false });
    expect(await ask('not-demo')).toBe(true);
  });
});

describe('dialogs', () => {
  it.each(Object.keys(alertContents) as AlertName[])(
    '%s is shown once, and ends with being closed',
    async (name) => {
      const user = open();
      await settings({});
      let isOver = false;
      act(() => {
        void alert(name).then(() => (isOver = true));
        void alert(name);
      });
      const shown = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
      expect(shown).toHaveAccessibleName(/\S/);
      expect(shown).toHaveAccessibleDescription(/\S{3}/);
      await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(isOver).toBe(true));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );
});
