import { getOtp, getUserData, updateProfile, verifyOtp } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { user, userAnswer } from '../testing/user.ts';

const ok = { error: false as const, message: 'ok', code: 200 };
const MOBILE = '+447700900251';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(saving: Stub) {
  const shell = memoryShell({
    session: { user },
    settings: { otp_service_provider: 'twilio' } as never,
    answers: [userAnswer(user), stub(getOtp, ok), stub(verifyOtp, { ...ok, auth_id: 'x' } as never), saving],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
async function addNumber() {
  await press('Add a mobile number');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), MOBILE);
  await press('Send code');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await press('Confirm');
}

it('a number that is stored shows, although the user is read again between its code and its save', async () => {
  let stored = user;
  const saving = stub(updateProfile, () => {
    stored = { ...user, mobile: MOBILE };
    return { ...ok, data: stored };
  });
  const shell = await open(saving);
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  let reads = 0;
  shell.answer(
    stub(getUserData, async () => {
      const row = stored;
      if (reads++ === 0) await slow;
      return { ...ok, data: row };
    }),
  );
  await addNumber();
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your mobile number is changed'));
  await act(async () => arrive());
  expect(await screen.findByText(MOBILE)).toBeVisible();
});

it('an answer that comes after that of a newer change takes nothing of it back', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let stored = user;
  const saving = stub(updateProfile, async (change) => {
    const { mobile, city } = change as { mobile?: string; city?: string };
    stored = { ...stored, ...(mobile ? { mobile } : { city: city ?? '' }) };
    const row = stored;
    // Of the first change, the answer is late.
    if (city) await late;
    return { ...ok, data: row };
  });
  const shell = await open(saving);
  shell.answer(stub(getUserData, () => ({ ...ok, data: stored })));
  const city = await screen.findByRole('textbox', { name: /^City/ });
  await userEvent.clear(city);
  await userEvent.type(city, 'Harbourview');
  await press('Save');
  await addNumber();
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your mobile number is changed'));
  await act(async () => arrive());
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your profile is saved'));
  expect(await screen.findByText(MOBILE)).toBeVisible();
  expect(city).toHaveValue('Harbourview');
});
