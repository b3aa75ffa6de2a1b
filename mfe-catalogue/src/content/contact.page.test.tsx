import { contctUs, privacyPolicy, termsConditions, type WebSettings } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';

const settings = {
  company_email: 'hello@example.com',
  company_tel1: '+44 7700 900100',
  company_tel2: '',
  company_address: '1 Republic Square',
  about_us: '<p>We are <strong>here</strong></p>',
} as WebSettings;

async function open(path: string, options: MemoryShellOptions = {}) {
  const shell = memoryShell({ settings, ...options });
  const { unmount } = await renderRemote('mfe-catalogue', connect, { shell, path });
  await act(async () => undefined);
  return { shell, unmount, user: userEvent.setup() };
}
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'King');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Subject'), 'Hello');
  await user.type(screen.getByLabelText('Message'), ' A question ');
};

describe('the contact page', () => {
  it('sends a message once it is complete, and shows the reference number', async () => {
    const { shell, user } = await open('/contact-us', {
      answers: [stub(contctUs, { error: false, message: 'ok', reference: 'C-000042' })],
    });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please check 5 fields');
    expect(shell.calls).toEqual([]);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/C-000042/)).toBeInTheDocument();
    expect(shell.calls.at(-1)?.parameters).toMatchObject({ first_name: 'Ada', message: 'A question' });
    // The pressed button is gone, and with it most of the height of the page.
    expect(screen.getByText(/C-000042/).closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });
  it('keeps what was typed when it could not be sent', async () => {
    const { user } = await open('/contact-us', {
      answers: [
        stub(contctUs, () => {
          throw offline;
        }),
      ],
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue(' A question ');
  });
  it('asks before the page is left while something typed would be lost, and not once it is emptied or sent', async () => {
    const session = { user: { id: 7, name: 'Sara Khatib', email: 'sara@example.com' } } as Session;
    const { shell, user } = await open('/contact-us', {
      session,
      answers: [stub(contctUs, { error: false, message: 'ok', reference: 'C-000042' })],
    });
    expect(shell.leaveGuards).toBe(0);
    await user.type(screen.getByLabelText('Message'), 'A question');
    expect(shell.leaveGuards).toBe(1);
    await user.clear(screen.getByLabelText('Message'));
    expect(shell.leaveGuards).toBe(0);
    await user.type(screen.getByLabelText('Subject'), 'Hello');
    await user.type(screen.getByLabelText('Message'), 'A question');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/C-000042/)).toBeInTheDocument();
    expect(shell.leaveGuards).toBe(0);
  });
  it('has what was typed after a reload, and nothing of it once it was sent or the page was left', async () => {
    const first = await open('/contact-us');
    await fill(first.user);
    const kept = { ...sessionStorage };
    first.unmount();
    expect(sessionStorage).toHaveLength(0);
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    const { user } = await open('/contact-us', {
      answers: [stub(contctUs, { error: false, message: 'ok', reference: 'C-000042' })],
    });
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Message')).toHaveValue(' A question ');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/C-000042/)).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
  it('names every way that the settings give, and no other', async () => {
    await open('/contact-us');
    expect(screen.getByRole('link', { name: '+44 7700 900100' })).toHaveAttribute(
      'href',
      'tel:+447700900100',
    );
    expect(screen.getAllByRole('link', { name: /\+|@/ })).toHaveLength(2);
  });
  it('knows a signed-in person', async () => {
    const session = { user: { id: 7, name: 'Sara Maria Khatib', email: 'sara@example.com' } } as Session;
    await open('/contact-us', { session });
    expect(screen.getByLabelText('Last name')).toHaveValue('Maria Khatib');
    expect(screen.getByLabelText('Email')).toHaveValue('sara@example.com');
  });
});

describe('what the provider wrote', () => {
  it('is shown from the settings', async () => {
    await open('/about-us');
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByText('here').tagName).toBe('STRONG');
  });
  it('may be missing, and then one can ask', async () => {
    await open('/about-us', { settings: { ...settings, about_us: ' ' } });
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  });
  it.each([
    ['/terms', 'Terms and conditions', termsConditions],
    ['/privacy', 'Privacy', privacyPolicy],
  ])('is fetched for %s, and asked for again after a failure', async (path, title, operation) => {
    const failing = stub(operation, () => {
      throw rejected('internal');
    });
    const { shell, user } = await open(path, { answers: [failing] });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    shell.answer(stub(operation, { error: false, data: '<p>Be kind</p>' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Be kind')).toBeInTheDocument();
  });
});
