import { getOtp, userSignup, verifyOtp, webSettings } from '@lintel/api-contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { Route, Routes } from 'react-router-dom';
import { settingsNeeded } from '#user/settings/settings.model.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { identityFailure, userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { codeExpectedFx } from '#user/session/model/code.model.ts';
import { $session } from '#user/session/model/session.model.ts';
import SessionPage from './session.page.tsx';

let world: UserHarness;
let scope: Scope;

beforeAll(speakEnglish);
beforeEach(() => {
  sessionStorage.clear();
  world = userHarness();
  scope = world.scope();
});

const everything = { number_with_otp_login: '1', social_login: '1', email_password_login: '1' } as const;

/** Opens `/login` on a site with these settings. */
async function open(settings: Parameters<typeof someSettings>[0] = everything, at = '/login') {
  world.answer(webSettings.path, { data: someSettings(settings) });
  await allSettled(settingsNeeded, { scope });
  return renderShell(
    <Routes>
      <Route path="/login" element={<SessionPage key="signIn" view="signIn" />} />
      <Route path="/login/verify" element={<SessionPage key="verify" view="verify" />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { scope, at },
  );
}
type User = Awaited<ReturnType<typeof open>>;

const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const code = () => screen.getByLabelText('Code');
const sent = (path: string) =>
  world.calls.filter((call) => call.path === path).map(({ parameters }) => parameters);
const address = () => screen.getByLabelText('address').textContent;

async function askForCode(user: User, number = '+44 7700 900123') {
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  await user.type(screen.getByLabelText('Phone number'), number);
  await user.click(screen.getByRole('button', { name: 'Text me a code' }));
}
async function enter(user: User, digits: string) {
  await user.clear(code());
  await user.type(code(), digits);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the ways that the settings offer', () => {
  it('are all three', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Email', 'Phone']);
    expect(google()).toBeVisible();
  });

  it('are the phone alone, without a row of tabs and without registration by mail', async () => {
    await open({ ...everything, email_password_login: '0', social_login: '0' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByLabelText('Phone number')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });
});

describe('a phone number', () => {
  it('signs in with the code that the identity service texted', async () => {
    const texted: string[] = [];
    world.identity.sendPhoneCode = async (number) => `sending-${texted.push(number) + 6}`;
    const user = await open(everything, '/login?return=%2Fproperties');
    await askForCode(user, '00 44 (7700) 900-123');
    expect(await screen.findByText('+447700900123')).toBeVisible();
    expect(address()).toBe('/login/verify?return=%2Fproperties');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await enter(user, ' 123-456 ');
    await waitFor(() => expect(address()).toBe('/properties'));
    expect(texted).toEqual(['+447700900123']);
    expect(sent(userSignup.path)).toMatchObject([{ type: '1', mobile: '+447700900123' }]);
  });

  it('signs in with the code that our own back end texted', async () => {
    const user = await open({ ...everything, otp_service_provider: 'twilio' });
    await askForCode(user);
    await screen.findByText('+447700900123');
    await enter(user, '123456');
    await waitFor(() => expect(scope.getState($session)).not.toBeNull());
    expect(sent(getOtp.path)).toEqual([{ number: '+447700900123' }]);
    expect(sent(verifyOtp.path)).toEqual([{ number: '+447700900123', otp: '123456' }]);
    expect(sent(userSignup.path)).toEqual([
      { deletion: 'ask', type: '1', auth_id: 'proved-7', mobile: '+447700900123' },
    ]);
  });

  it('without country code, or a code that is too short, is refused before a service is called', async () => {
    const user = await open();
    await askForCode(user, '07700 900123');
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/country code, like/);
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await user.clear(screen.getByLabelText('Phone number'));
    await askForCode(user);
    await screen.findByText('+447700900123');
    await enter(user, '123');
    expect(code()).toHaveAccessibleDescription(/Enter all six digits/);
    expect(sent(userSignup.path)).toEqual([]);
  });

  it.each(['firebase', 'twilio'] as const)('marks the code as wrong (%s)', async (provider) => {
    world.refuse(verifyOtp.path, {
      kind: 'rejected',
      retryable: false,
      key: 'validation',
      fields: { otp: 'is not the code' },
    });
    const user = await open({ ...everything, otp_service_provider: provider });
    await askForCode(user);
    await screen.findByText('+447700900123');
    await enter(user, '999999');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/That code isn’t right/));
    // A user who registers twice has two mails; the code of the first is replaced.
    expect(code()).toHaveAccessibleDescription(/enter the newest/);
    expect(code()).toHaveValue('999999');
  });

  it.each(['firebase', 'twilio'] as const)(
    'signs in by another try when our server did not answer after the code, which counts once (%s)',
    async (provider) => {
      const { confirmPhoneCode } = world.identity;
      let proofs = 0;
      world.identity.confirmPhoneCode = (sending, digits) => {
        if (proofs++ > 0) throw identityFailure('auth/code-expired');
        return confirmPhoneCode(sending, digits);
      };
      world.refuse(userSignup.path, { kind: 'offline', retryable: true });
      const user = await open({ ...everything, otp_service_provider: provider });
      await askForCode(user);
      await screen.findByText('+447700900123');
      await enter(user, '123456');
      expect(await screen.findByText(/connection/i)).toBeVisible();
      world.refuse(verifyOtp.path, { kind: 'rejected', retryable: false, key: 'wrongState' });
      world.answer(userSignup.path, { data: aUser(), token: 'token-1' });
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(scope.getState($session)).not.toBeNull());
      expect(sent(userSignup.path)).toHaveLength(2);
    },
  );

  it('is proved again where our server has refused the proof of its code', async () => {
    world.refuse(userSignup.path, { kind: 'rejected', retryable: false, key: 'identityProofInvalid' });
    const user = await open({ ...everything, otp_service_provider: 'twilio' });
    await askForCode(user);
    await screen.findByText('+447700900123');
    await enter(user, '123456');
    await waitFor(() => expect(sent(userSignup.path)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent(verifyOtp.path)).toHaveLength(2));
  });

  it('whose code was tried too often shows that waiting helps, and names no password: a number has none', async () => {
    world.identity.confirmPhoneCode = async () => {
      throw identityFailure('auth/too-many-requests');
    };
    const user = await open();
    await askForCode(user);
    await screen.findByText('+447700900123');
    await enter(user, '999999');
    expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible();
  });

  it('can be asked for a new code after two minutes, and be corrected at any time', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: world.clock.now });
    try {
      let texts = 0;
      world.identity.sendPhoneCode = async () => `sending-${(texts += 1)}`;
      const user = await open();
      await askForCode(user);
      expect(await screen.findByText('Nothing yet? You can ask again in 2:00.')).toBeVisible();
      world.clock.now += 121_000;
      await act(() => jest.advanceTimersByTimeAsync(121_000));
      await user.click(screen.getByRole('button', { name: 'Resend code' }));
      expect(await screen.findByText(/ask again in/)).toBeVisible();
      expect(texts).toBe(2);
      await user.click(screen.getByRole('button', { name: 'Use another number' }));
      expect(address()).toBe('/login');
      expect(screen.getByLabelText('Phone number')).toHaveValue('+44 7700 900123');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is still asked for its code after the page was loaded again, and the code field has the focus (A16)', async () => {
    const user = await open();
    await askForCode(user);
    expect(await screen.findByText('+447700900123')).toBeVisible();
    cleanup();
    scope = world.scope();
    const again = await open(everything, '/login/verify?return=%2Fproperties');
    expect(await screen.findByText('+447700900123')).toBeVisible();
    expect(code()).toHaveFocus();
    await enter(again, '123456');
    await waitFor(() => expect(address()).toBe('/properties'));
    expect(sessionStorage.getItem('lintel.code')).toBeNull();
  });

  it('can be corrected after the page was loaded again, too', async () => {
    const user = await open();
    await askForCode(user);
    await screen.findByText('+447700900123');
    cleanup();
    scope = world.scope();
    const again = await open(everything, '/login/verify');
    await again.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('+44 7700 900123');
  });

  it('is on screen when the user goes back from the code by the browser', async () => {
    const from = { view: 'signIn', values: { phone: '+44 7700 900123' } } as const;
    await allSettled(codeExpectedFx, { scope, params: { sender: 'sms', to: '+447700900123', from } });
    await open(everything, '/login');
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+44 7700 900123');
  });

  it('whose code has ended starts again (A16)', async () => {
    const user = await open();
    await askForCode(user);
    await screen.findByText('+447700900123');
    cleanup();
    world.clock.now += 10 * 60_000;
    scope = world.scope();
    await open(everything, '/login/verify');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('leads back to the start where no code was asked for', async () => {
    await open(everything, '/login/verify?return=%2Fproperties');
    await waitFor(() => expect(address()).toBe('/login?return=%2Fproperties'));
  });
});

describe('Google', () => {
  it('signs in with the window', async () => {
    const user = await open();
    await user.click(google());
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent(userSignup.path)).toMatchObject([{ type: '0', auth_id: 'uid-7' }]);
  });

  it('that is left open locks nothing: the form beside it still signs in', async () => {
    world.identity.signInWithGoogle = () => new Promise(() => undefined);
    const user = await open();
    await user.click(google());
    expect(screen.getByText(/Continue in the window that opened/)).toHaveAttribute('role', 'status');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('pressed again, the failure of the earlier press is not shown for the later one', async () => {
    const windows: ((failure: unknown) => void)[] = [];
    world.identity.signInWithGoogle = () => new Promise((_resolve, reject) => windows.push(reject));
    const user = await open();
    await user.click(google());
    await user.click(google());
    await act(async () => windows[0]!(identityFailure('auth/cancelled-popup-request')));
    expect(screen.getByText(/Continue in the window that opened/)).toBeVisible();
    expect(screen.queryByText(/The sign-in window/)).toBeNull();
    await act(async () => windows[1]!(identityFailure('auth/popup-closed-by-user')));
    expect(screen.getByText('The sign-in window was closed', { exact: false })).toBeVisible();
  });

  it.each([
    ['auth/popup-closed-by-user', 'The sign-in window was closed'],
    ['auth/popup-blocked', 'The browser blocked the sign-in window'],
    ['auth/brand-new', 'An error occurred (auth/brand-new)'],
  ])('%s is explained, and the user can try again', async (failure, text) => {
    world.identity.signInWithGoogle = async () => {
      throw identityFailure(failure);
    };
    const user = await open();
    await user.click(google());
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(google()).toBeEnabled();
  });
});

describe('an account whose password our own back end keeps', () => {
  const signIn = async (user: User) => {
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mo@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-2');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('is signed in although the identity service does not know it', async () => {
    await signIn(await open());
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent(userSignup.path)).toEqual([
      { deletion: 'ask', type: '3', email: 'mo@example.com', password: 'secret-2' },
    ]);
  });

  it('gets a code first when its address was never proved', async () => {
    world.refuse(userSignup.path, { kind: 'rejected', retryable: false, key: 'emailNotVerified' });
    await signIn(await open());
    await waitFor(() => expect(address()).toBe('/login/verify'));
    expect(sent(getOtp.path)).toEqual([{ email: 'mo@example.com' }]);
  });

  it('that neither place knows gets a single refusal', async () => {
    world.refuse(userSignup.path, { kind: 'rejected', retryable: false, key: 'invalidCredentials' });
    await signIn(await open());
    expect(await screen.findByText(/The details are incorrect/)).toBeVisible();
  });
});
