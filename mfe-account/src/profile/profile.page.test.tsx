import {
  getOtp,
  getUserData,
  reverseGeocode,
  updateProfile,
  verifyOtp,
  type AnswerOf,
  type UserRow,
  type WebSettings,
} from '@lintel/api-contract';
import type { IdentityService, Session } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { user, userAnswer } from '../testing/user.ts';

const session: Session = { user };
const saved = (row: UserRow) => stub(updateProfile, { error: false, code: 200, data: row });
const sent = stub(getOtp, { error: false, message: 'sent' });
const proof = stub(verifyOtp, { error: false, message: 'ok', auth_id: 'x' });
const settings = (provider: 'firebase' | 'twilio') => ({ otp_service_provider: provider }) as WebSettings;
async function open(row = user, ...more: Parameters<ReturnType<typeof memoryShell>['answer']>) {
  const shell = memoryShell({
    session,
    answers: [userAnswer(row), ...more],
    settings: settings('twilio'),
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
const updates = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(({ path }) => path === updateProfile.path).map(({ parameters }) => parameters);

describe('the profile', () => {
  it('names what blocks posting and leads to where it is entered', async () => {
    await open();
    const incomplete = await screen.findByText('3 of 5 steps done');
    const links = within(incomplete.parentElement!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['your mobile number', 'a photo of you']);
    await userEvent.click(links[0]!);
    expect(screen.getByRole('button', { name: 'Add a mobile number' })).toHaveFocus();
  });

  it('is complete when all five are there', async () => {
    await open({ ...user, mobile: '+447700900123', profile: '/images/users/7.webp' });
    expect(await screen.findByText(/Your profile is complete/)).toBeInTheDocument();
  });

  it('shows the number as people read it', async () => {
    await open({ ...user, mobile: '+447700900123', mobile_text: '+44 7700 900123' });
    expect(await screen.findByText('+44 7700 900123')).toBeInTheDocument();
  });

  it('reports a missing connection, with a way to try again', async () => {
    const failing = stub(getUserData, () => {
      throw offline;
    });
    await open(user, failing);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('what the user tells others', () => {
  it('sends only what changed, tells the shell, and guards what is not saved', async () => {
    const shell = await open(user, saved({ ...user, name: 'Sara K.' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sara K.');
    expect(shell.leaveGuards).toBeGreaterThan(0);
    const held = shell.leaveGuards;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates(shell)).toEqual([{ name: 'Sara K.' }]));
    expect(shell.emitted).toEqual([{ event: 'profile.changed@1', payload: { userId: 7 } }]);
    expect(shell.notices.at(-1)?.text).toBe('Your profile is saved');
    await waitFor(() => expect(shell.leaveGuards).toBeLessThan(held));
  });

  it('keeps what was typed when the back end refuses, and shows its message at the field', async () => {
    const refusing = stub(updateProfile, () => {
      throw rejected('validation', { fields: { youtube_id: 'is no channel' } });
    });
    await open(user, refusing);
    await userEvent.type(await screen.findByRole('textbox', { name: /YouTube/ }), 'https://youtube.com/x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('textbox', { name: /YouTube/ })).toHaveValue('https://youtube.com/x');
    expect(screen.getAllByText(/is no channel/).length).toBeGreaterThan(0);
  });

  it('a place that is being looked up when the user closes the map is not taken', async () => {
    let answer = (_found: AnswerOf<typeof reverseGeocode>) => undefined as void;
    const lookup = stub(
      reverseGeocode,
      () =>
        new Promise<AnswerOf<typeof reverseGeocode>>((resolve) => {
          answer = resolve;
        }),
    );
    const shell = await open({ ...user, latitude: '35.1', longitude: '-24.2' }, lookup);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this place' }));
    await waitFor(() => expect(shell.calls.map(({ path }) => path)).toContain(reverseGeocode.path));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    answer({
      error: false,
      data: {
        formatted_address: 'Westhaven',
        city: 'Westhaven',
        state: '',
        country: 'Calder',
        latitude: 35.2,
        longitude: -24,
        has_listings: true,
      },
    });
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Port Aster');
    expect(shell.leaveGuards).toBe(0);
  });

  it('an account elsewhere is stored as its address, and one that was there before stays as it is', async () => {
    const before = { ...user, twiiter_id: 'sara_k' };
    const instagram_id = 'https://www.instagram.com/sara';
    const shell = await open(before, saved({ ...before, instagram_id }));
    const field = await screen.findByRole('textbox', { name: /Instagram/ });
    const held = shell.leaveGuards;
    await userEvent.type(field, '@sara');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates(shell)).toEqual([{ instagram_id }]));
    await waitFor(() => expect(field).toHaveValue(instagram_id));
    await waitFor(() => expect(shell.leaveGuards).toBe(held));
  });

  it('an account elsewhere is refused before anything is sent when it is at another site', async () => {
    const shell = await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /Facebook/ }), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const words = 'Enter the name or the address of your account on Facebook';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(updates(shell)).toEqual([]);
  });
});

describe('how the user is reached', () => {
  it('a number counts once the code that was sent there is entered', async () => {
    const shell = await open(user, sent, proof, saved({ ...user, mobile: '+447700900251' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    expect(updates(shell)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(updates(shell)).toEqual([{ mobile: '+447700900251' }]));
    expect(shell.notices.at(-1)?.text).toBe('Your mobile number is changed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Add a mobile number', 'Mobile number', '+447700900251', '+44 7700 900251'],
    ['Change email', 'New email', 'new@example.com', 'new@example.com'],
  ])('%s: what was typed is there again when the user corrects it', async (button, field, value, shown) => {
    await open(user, sent, saved({ ...user, pending_email: 'new@example.com' }));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.type(await screen.findByRole('textbox', { name: field }), value);
    const password = screen.queryByLabelText('Your password');
    if (password) await userEvent.type(password, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use another one' }));
    expect(await screen.findByRole('textbox', { name: field })).toHaveValue(shown);
  });

  it('where the identity service texts, its code proves the number', async () => {
    const asked: string[][] = [];
    const shell = await open(user, saved({ ...user, mobile: '+447700900251' }));
    shell.settings.set(settings('firebase'));
    shell.identity = async () =>
      ({
        sendCode: async (number: string) => `sending ${asked.push(['send', number])}`,
        proveNumber: async (sending: string, code: string) => {
          asked.push([sending, code]);
          if (code !== '123456') throw rejected('validation', { fields: { otp: 'is wrong' } });
          return { auth_id: 'x', id_token: 'y' };
        },
      }) as unknown as IdentityService;
    await userEvent.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '999999');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/is wrong/)).toBeVisible();
    expect(updates(shell)).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Code' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(updates(shell)).toEqual([{ mobile: '+447700900251' }]));
    expect(asked).toEqual([
      ['send', '+447700900251'],
      ['sending 1', '999999'],
      ['sending 1', '123456'],
    ]);
  });

  it('a wrong code shows an error at the field and nothing is stored', async () => {
    const wrong = stub(verifyOtp, () => {
      throw rejected('validation', { fields: { otp: 'is wrong' } });
    });
    const shell = await open(user, sent, wrong);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a mobile number' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '+447700900251');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '999999');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/is wrong/)).toBeVisible();
    expect(updates(shell)).toEqual([]);
  });

  it('a change of the address asks for the password and waits for its code; the old one stays', async () => {
    const waiting = { ...user, pending_email: 'new@example.com' };
    const shell = await open(user, saved(waiting), proof);
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'new@example.com');
    await userEvent.type(screen.getByLabelText('Your password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('textbox', { name: 'Code' });
    expect(updates(shell)).toEqual([{ email: 'new@example.com', password: 'secret' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('sara@example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
    shell.answer(userAnswer({ ...user, email: 'new@example.com' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('new@example.com')).toBeVisible();
  });

  it('notifications are switched at once', async () => {
    const shell = await open(user, saved({ ...user, notification: 0 }));
    await userEvent.click(await screen.findByRole('switch', { name: /Notifications/ }));
    await waitFor(() => expect(updates(shell)).toEqual([{ notification: '0' }]));
    await waitFor(() => expect(screen.getByRole('switch', { name: /Notifications/ })).not.toBeChecked());
  });

  it('the switch keeps the focus of the keyboard while it is saved, and is not saved twice', async () => {
    let answer = (_done: AnswerOf<typeof updateProfile>) => undefined as void;
    const slow = stub(updateProfile, () => new Promise((resolve) => (answer = resolve)));
    const shell = await open(user, slow);
    const control = await screen.findByRole('switch', { name: /Notifications/ });
    await userEvent.click(control);
    await waitFor(() => expect(updates(shell)).toHaveLength(1));
    // Browsers take the focus from a control that is disabled.
    expect(control).toBeEnabled();
    await userEvent.keyboard(' ');
    answer({ error: false, code: 200, data: { ...user, notification: 0 } });
    await waitFor(() => expect(control).not.toBeChecked());
    expect(updates(shell)).toEqual([{ notification: '0' }]);
  });

  describe('switched on', () => {
    const off = { ...user, notification: 0 as const };
    const answering = (permission: NotificationPermission) =>
      Object.defineProperty(globalThis, 'Notification', {
        configurable: true,
        value: { permission: 'default', requestPermission: async () => permission },
      });
    afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

    it('the browser is asked, and this device is to get them', async () => {
      answering('granted');
      const shell = await open(off, saved(user));
      await userEvent.click(await screen.findByRole('switch', { name: /Notifications/ }));
      await waitFor(() => expect(updates(shell)).toEqual([{ notification: '1' }]));
      await waitFor(() =>
        expect(shell.emitted).toContainEqual({
          event: 'notifications.allowed@1',
          payload: { userId: user.id },
        }),
      );
    });

    it('where the browser refuses, they are on for the account and the user hears how to allow them', async () => {
      answering('denied');
      const shell = await open(off, saved(user));
      await userEvent.click(await screen.findByRole('switch', { name: /Notifications/ }));
      await waitFor(() => expect(shell.alerts).toEqual(['notificationsDenied']));
      expect(updates(shell)).toEqual([{ notification: '1' }]);
      expect(shell.emitted.map(({ event }) => event)).not.toContain('notifications.allowed@1');
    });
  });
});
