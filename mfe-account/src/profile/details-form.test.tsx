import { reverseGeocode, updateProfile, type UserRow } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { user, userAnswer } from '../testing/user.ts';

/** The back end answers with what it stored: texts without outer spaces, a position as the wire writes it. */
const storing = () => {
  let row = user;
  return stub(updateProfile, (sent) => {
    row = { ...row, ...(sent as Partial<UserRow>) };
    return { error: false as const, code: 200, data: row };
  });
};
const place = stub(reverseGeocode, {
  error: false,
  data: {
    formatted_address: 'Westhaven',
    city: 'Westhaven',
    state: '',
    country: 'Calder',
    latitude: 20,
    longitude: 0,
    has_listings: true,
  },
});
async function open() {
  const shell = memoryShell({ session: { user }, answers: [userAnswer(), place, storing()] });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
const updates = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(({ path }) => path === updateProfile.path).map(({ parameters }) => parameters);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function chooseOnMap() {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this place' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Westhaven'));
}

describe('the details of a profile', () => {
  it('spaces around a text are not left as something unsaved', async () => {
    const shell = await open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sara K. ');
    await save();
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your profile is saved'));
    expect(updates(shell)).toEqual([{ name: 'Sara K.' }]);
    await waitFor(() => expect(shell.leaveGuards).toBe(0));
    expect(name).toHaveValue('Sara K.');
  });

  it('a place from the map in the same town is something unsaved until it is saved', async () => {
    const shell = await open();
    await chooseOnMap();
    await save();
    await waitFor(() => expect(updates(shell)).toHaveLength(1));
    await waitFor(() => expect(shell.leaveGuards).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const latitude = await screen.findByRole('textbox', { name: /Latitude/ });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '21');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Use this place' }));
    await waitFor(() => expect(shell.leaveGuards).toBeGreaterThan(0));
  });
});
