import { reverseGeocode, updateProfile, type UserRow } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../../remote.ts';
import { user, userAnswer } from '../../testing/user.ts';

/** The back end answers with what it stored. */
const storing = (before: UserRow) => {
  let row = before;
  return stub(updateProfile, ({ notification, ...sent }) => {
    row = {
      ...row,
      ...(sent as Partial<UserRow>),
      notification: notification === '0' ? 0 : row.notification,
    };
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
async function open(row = user) {
  const shell = memoryShell({ session: { user }, answers: [userAnswer(row), place, storing(row)] });
  await renderRemote('mfe-account', connect, { shell, path: '/user/profile' });
  return shell;
}
const updates = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(({ path }) => path === updateProfile.path).map(({ parameters }) => parameters);

describe('the details of a profile', () => {
  it('spaces around a text are not left as something unsaved', async () => {
    const shell = await open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sara K. ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Your profile is saved'));
    expect(updates(shell)).toEqual([{ name: 'Sara K.' }]);
    await waitFor(() => expect(shell.leaveGuards).toBe(0));
    expect(name).toHaveValue('Sara K.');
  });

  it('a place from the map is still sent when something else of the profile was saved first', async () => {
    const shell = await open({ ...user, latitude: '35.1', longitude: '-24.2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    const latitude = await screen.findByRole('textbox', { name: /Latitude/ });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '21');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Use this place' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Westhaven'));
    await userEvent.click(screen.getByRole('switch', { name: /Notifications/ }));
    await waitFor(() => expect(screen.getByRole('switch', { name: /Notifications/ })).not.toBeChecked());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates(shell)).toHaveLength(2));
    expect(updates(shell)[1]).toEqual({
      city: 'Westhaven',
      country: 'Calder',
      latitude: '21',
      longitude: '-24.2',
    });
    await waitFor(() => expect(shell.leaveGuards).toBe(0));
  });

  it('a place from the map leaves no region of the place before', async () => {
    const shell = await open({
      ...user,
      state: 'Aster Bay',
      country: 'Lumera',
      latitude: '35',
      longitude: '-24',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this place' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Westhaven'));
    expect(screen.getByRole('textbox', { name: /^Region/ })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(updates(shell)).toEqual([{ city: 'Westhaven', state: '', country: 'Calder' }]),
    );
  });

  it('where the map begins while no place is known is not taken for a place', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    const choose = await screen.findByRole('button', { name: 'Use this place' });
    await screen.findByRole('textbox', { name: /Latitude/ });
    expect(choose).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /Longitude/ }), '5');
    expect(choose).toBeEnabled();
  });
});
