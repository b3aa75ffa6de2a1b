import { forgotPassword, signOutEverywhere, userRegister, userSignup, verifyOtp } from '@lintel/api-contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { Routes, Route } from 'react-router-dom';
import { userHarness, identityFailure, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import ActionPage from './action.page.tsx';
import { $session } from '#user/session/model/session.model.ts';
import { codeExpectedFx } from '#user/session/model/code.model.ts';
import SessionPage from './session.page.tsx';
import { signInFx } from '#user/session/model/sign-in.model.ts';

let world: UserHarness;
let scope: Scope;

beforeAll(speakEnglish);
beforeEach(() => {
  sessionStorage.clear();
  world = userHarness();
  scope = world.scope();
});

const open = (at: string) =>
  renderShell(
    <Routes>
      <Route path="/login" element={<SessionPage key="signIn" view="signIn" />} />
      <Route path="/login/verify" element={<SessionPage key="verify" view="verify" />} />
      <Route path="/register" element={<SessionPage key="register" view="register" />} />
      <Route path="/forgot-password" element={<SessionPage key="forgot" view="forgot" />} />
      <Route path="/auth/action" element={<ActionPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { scope, at },
  );
/** Parameters of the calls that went to one path. */
const sent = (path: string) =>
  world.calls.filter((call) => call.path === path).map(({ parameters }) => parameters);
const address = () => screen.getByLabelText('address').textContent;
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');

describe('/login', () => {
  it('signs in and goes back to the page that asked for it', async () => {
    const user = open('/login?return=%2Fuser%2Fchat%3Fpeer%3D3');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/user/chat?peer=3'));
    expect(scope.getState($session)?.user.name).toBe('Ada Lovelace');
  });

  it('keeps what was typed and reports that the details are incorrect', async () => {
    const user = open('/login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The details are incorrect');
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('wrong');
  });

  it('asks for both fields before it calls a service', async () => {
    const user = open('/login');
    await user.type(email(), 'ada');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Invalid email format');
    expect(world.calls).toEqual([]);
  });

  it.each([
    ['auth/too-many-requests', 'Too many attempts.'],
    ['auth/user-disabled', 'deactivated by the administrator'],
    ['auth/network-request-failed', 'Can’t reach the sign-in service'],
    ['auth/something-new', 'An error occurred (auth/something-new)'],
  ])('explains %s', async (code, text) => {
    world.identity.signIn = async () => {
      throw identityFailure(code);
    };
    const user = open('/login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows a signed-in person the way on', async () => {
    await allSettled(signInFx, { scope, params: { email: 'ada@example.com', password: 'secret-1' } });
    open('/login?return=%2Fproperties');
    expect(screen.getByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/properties');
  });

  it('takes the email along to the form that the user asks for next, and back, but not the password', async () => {
    const user = open('/login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
    expect(email()).toHaveValue('ada@example.com');
    await user.clear(email());
    await user.type(email(), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(email()).toHaveValue('ada@example.org');
    expect(password()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(address()).toBe('/register'));
    expect(email()).toHaveValue('ada@example.org');
    expect(password()).toHaveValue('');
  });

  it('forgets the email once the forms are left', async () => {
    const user = open('/login');
    await user.type(email(), 'ada@example.com');
    cleanup();
    open('/forgot-password');
    expect(email()).toHaveValue('');
  });
});

describe('/register', () => {
  async function fillIn(user: ReturnType<typeof open>) {
    await user.type(screen.getByLabelText('Name'), 'Grace');
    await user.type(email(), 'grace@example.com');
    await user.type(password(), 'secret-1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  }

  it('registers with the back end, and the mailed code signs in', async () => {
    world.answer(verifyOtp.path, { auth_id: 'mail-7' });
    const user = open('/register?return=%2Fproperties');
    await user.type(screen.getByLabelText(/Phone number/), '0044 (7700) 900-123');
    await fillIn(user);
    await waitFor(() => expect(address()).toBe('/login/verify?return=%2Fproperties'));
    expect(sent(userRegister.path)).toEqual([
      {
        name: 'Grace',
        email: 'grace@example.com',
        mobile: '+447700900123',
        password: 'secret-1',
        re_password: 'secret-1',
      },
    ]);
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/properties'));
    expect(sent(verifyOtp.path)).toEqual([{ email: 'grace@example.com', otp: '123456' }]);
    expect(sent(userSignup.path)).toEqual([
      { deletion: 'ask', type: '3', auth_id: 'mail-7', email: 'grace@example.com' },
    ]);
  });

  it('shows the form as it was filled in, but for the passwords, when the address of the code is corrected', async () => {
    const user = open('/register?return=%2Fproperties');
    await user.type(screen.getByLabelText(/Phone number/), '+44 7700 900123');
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(address()).toBe('/register?return=%2Fproperties');
    expect(screen.getByLabelText('Name')).toHaveValue('Grace');
    expect(screen.getByLabelText(/Phone number/)).toHaveValue('+44 7700 900123');
    expect(email()).toHaveValue('grace@example.com');
    expect(password()).toHaveValue('');
  });

  it('is as it was filled in, but for the passwords, after the page was loaded again, until a user is signed in', async () => {
    const user = open('/register');
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(email(), 'ada@example.com');
    await user.type(screen.getByLabelText(/Phone number/), '+44 7700 900123');
    await user.type(password(), 'secret-1');
    const loadAgain = () => {
      cleanup();
      scope = world.scope();
      return open('/register');
    };
    const again = loadAgain();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(email()).toHaveValue('ada@example.com');
    expect(screen.getByLabelText(/Phone number/)).toHaveValue('+44 7700 900123');
    expect(password()).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    await again.click(screen.getByRole('button', { name: 'Sign in' }));
    await again.type(password(), 'secret-1');
    await again.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(scope.getState($session)).not.toBeNull());
    loadAgain();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('shows at the address that it is taken', async () => {
    world.refuse(userRegister.path, { kind: 'rejected', retryable: false, key: 'emailTaken' });
    await fillIn(open('/register'));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/already has an account/));
    expect(password()).toHaveValue('secret-1');
  });

  it('D10 shows at the password that the back end refuses it', async () => {
    world.refuse(userRegister.path, {
      kind: 'rejected',
      retryable: false,
      key: 'validation',
      fields: { password: 'is among the most common passwords' },
    });
    await fillIn(open('/register'));
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Avoid common passwords/));
  });

  it('refuses a short password and one that is repeated differently', async () => {
    const user = open('/register');
    await user.type(screen.getByLabelText('Name'), 'Grace');
    await user.type(email(), 'grace@example.com');
    await user.type(password(), '12345');
    await user.type(screen.getByLabelText('Confirm password'), '54321');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(password()).toHaveAccessibleDescription(/Use at least 8 characters/);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords don’t match');
  });

  it('keeps the way back when the user rather signs in', async () => {
    const user = open('/register?return=%2Fproperties');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(address()).toBe('/login?return=%2Fproperties');
  });
});

describe('/forgot-password', () => {
  it('asks both places where a password may be, and answers the same whether there is an account or not', async () => {
    const mails: string[] = [];
    world.identity.sendPasswordReset = async (to) => {
      mails.push(to);
      throw identityFailure('auth/user-not-found');
    };
    const user = open('/forgot-password');
    await user.type(email(), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If nobody@example.com has an account, a link is on its way.',
    );
    expect(mails).toEqual(['nobody@example.com']);
    expect(sent(forgotPassword.path)).toEqual([{ email: 'nobody@example.com' }]);
  });
});

it('the form is as it was filled in when the user goes back from the code by the browser', async () => {
  const values = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const asked = { sender: 'mail', to: values.email, from: { view: 'register', values } } as const;
  await allSettled(codeExpectedFx, { scope, params: asked });
  open('/register');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(email()).toHaveValue('ada@example.com');
});

describe('a link from a mail', () => {
  it('lets the user who followed it choose a new password', async () => {
    const saved: string[] = [];
    world.identity.confirmPasswordReset = async (code, chosen) => void saved.push(code, chosen);
    const user = open('/auth/action?mode=resetPassword&oobCode=good-code');
    expect(await screen.findByText('For the account ada@example.com.')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'secret-2');
    await user.type(screen.getByLabelText('Confirm password'), 'secret-2');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('heading', { name: 'Password saved' })).toBeVisible();
    expect(saved).toEqual(['good-code', 'secret-2']);
  });

  it('F8 ends all sessions with the proof of the new password', async () => {
    world.identity.confirmPasswordReset = async () => undefined;
    const user = open('/auth/action?mode=resetPassword&oobCode=good-code');
    await user.type(await screen.findByLabelText('New password'), 'secret-1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('heading', { name: 'Password saved' })).toBeVisible();
    expect(sent(signOutEverywhere.path)).toEqual([
      { auth_id: 'uid-7', id_token: 'id-token-of-ada@example.com' },
    ]);
  });

  it('D10 refuses a new password with the address in it', async () => {
    const user = open('/auth/action?mode=resetPassword&oobCode=good-code');
    await user.type(await screen.findByLabelText('New password'), 'ada@example.com');
    await user.type(screen.getByLabelText('Confirm password'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Avoid common passwords, your name/,
    );
  });

  it('confirms the address', async () => {
    open('/auth/action?mode=verifyEmail&oobCode=good-code');
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  });

  it.each([
    ['?mode=resetPassword&oobCode=used', 'has already been used', '/forgot-password'],
    ['?mode=verifyEmail&oobCode=old', 'has expired', '/login'],
    ['', 'part of it is missing', '/login'],
  ])('that does not work names the reason and what to do (%p)', async (query, text, way) => {
    open(`/auth/action${query}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link')).toHaveAttribute('href', way);
  });

  it('that could not be checked can be tried again, and is not called wrong', async () => {
    const { checkResetCode } = world.identity;
    world.identity.checkResetCode = () => Promise.reject(identityFailure('auth/network-request-failed'));
    const user = open('/auth/action?mode=resetPassword&oobCode=good-code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t reach the sign-in service');
    expect(screen.queryByRole('heading', { name: 'This link doesn’t work' })).toBeNull();
    world.identity.checkResetCode = checkResetCode;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For the account ada@example.com.')).toBeVisible();
  });
});
