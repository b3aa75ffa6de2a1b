import { updateProfile, type UserRow } from '@lintel/api-contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '../../remote.ts';
import { newUser, userAnswer } from '../../testing/user.ts';

const ABOUT = 'Knows each street of the old town.';
const note = 'You haven’t saved what you entered here.';

let user: UserRow;
beforeEach(() => {
  user = newUser();
});
async function open(row: UserRow = user) {
  const saving = stub(updateProfile, (sent) => ({
    error: false as const,
    code: 200,
    data: { ...row, ...(sent as Partial<UserRow>) },
  }));
  const shell = memoryShell({ session: { user: row }, answers: [userAnswer(row), saving] });
  const rendered = await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  const saves = () => shell.calls.filter(({ path }) => path === updateProfile.path);
  return { shell, saves, ...rendered };
}
const about = () => screen.findByRole('textbox', { name: /^About/ });
async function type(text: string) {
  await userEvent.clear(await about());
  await userEvent.type(await about(), text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stored = async (userId = user.id) =>
  (await createDraftStore<object>({ kind: 'profile', version: 1 }).list(userId)).map(({ values }) => values);
const isKept = () => waitFor(async () => expect(await stored()).toEqual([{ about_me: ABOUT }]));

describe('what is typed into the profile', () => {
  it('is there again when the session ended before it was saved, and is saved as if just typed', async () => {
    const { shell, remote, unmount } = await open();
    await type(ABOUT);
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'elsewhere' });
    });
    await isKept();
    unmount();

    const { saves } = await open();
    expect(await about()).toHaveValue(ABOUT);
    expect(screen.getByText(note)).toBeVisible();
    await save();
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
    expect(saves().map(({ parameters }) => parameters)).toEqual([{ about_me: ABOUT }]);
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('is there again after the server refused the token at saving', async () => {
    const { shell, unmount } = await open();
    const refusing = stub(updateProfile, () => {
      throw rejected('unauthenticated');
    });
    shell.answer(refusing);
    await type(ABOUT);
    await save();
    await isKept();
    unmount();
    await open();
    expect(await about()).toHaveValue(ABOUT);
  });

  it('is shown to no other user of the browser', async () => {
    const { unmount } = await open();
    await type(ABOUT);
    await isKept();
    unmount();
    const other = await open({ ...newUser(), about_me: 'Other words.' });
    expect(await about()).toHaveValue('Other words.');
    expect(screen.queryByText(note)).toBeNull();
    other.unmount();
    await open();
    expect(await about()).toHaveValue(ABOUT);
  });

  it('goes on top of what another device has saved since', async () => {
    const { unmount } = await open();
    await type(ABOUT);
    await isKept();
    unmount();
    await open({ ...user, city: 'Eastmere' });
    expect(await about()).toHaveValue(ABOUT);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Eastmere');
  });

  it('is given up by a press, and is no draft any more when it is typed back', async () => {
    const { unmount } = await open();
    await type(ABOUT);
    await isKept();
    unmount();
    const again = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(await about()).toHaveValue(user.about_me!);
    await waitFor(async () => expect(await stored()).toEqual([]));
    await type(ABOUT);
    await isKept();
    await type(user.about_me!);
    await waitFor(async () => expect(await stored()).toEqual([]));
    again.unmount();
    await open();
    expect(await about()).toHaveValue(user.about_me!);
    expect(screen.queryByText(note)).toBeNull();
  });
});
