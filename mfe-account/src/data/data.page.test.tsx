import {
  deleteUser,
  eraseOwnRecords,
  getDeletionPreview,
  getFavouriteProperty,
  getNotificationList,
  getOwnRecords,
  type AnswerOf,
} from '@lintel/api-contract';
import type { Session, StorageDeclaration } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '../remote.ts';
import { notification } from '../testing/notifications.ts';
import { serverDataAnswers } from '../testing/server-data.ts';
import { user } from '../testing/user.ts';

const session: Session = { user };
const declarations: StorageDeclaration[] = [
  { name: 'root', place: 'local', subject: 'session', until: 'never' },
  { name: 'lintel-recent', place: 'local', subject: 'searches', until: 'signOut' },
];
async function openPage(...more: ReturnType<typeof stub>[]) {
  const shell = memoryShell({ session, answers: [...serverDataAnswers(), ...more] });
  shell.storage = async () => declarations;
  const page = await renderRemote('mfe-account', connect, { shell, path: '/user/data' });
  await screen.findByRole('link', { name: 'Profile' });
  return { shell, ...page };
}
async function open(...more: ReturnType<typeof stub>[]) {
  const { shell, go } = await openPage(...more);
  return Object.assign(shell, { go });
}
/** What the user is given as files, and how often. */
function catchDownloads() {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return { files, clicked };
}
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the data of the user', () => {
  it('names each kind on the server with its number, and where it is changed', async () => {
    await open();
    const rows = part('In your account').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Profile1',
      'What you look for0',
      'Properties0',
      'Projects0',
      'Ads0',
      'People interested in your listings0',
      'Saved homes0',
      'Notes on homes0',
      'Homes to compare0',
      'Hidden homes0',
      'Saved searches0',
      'Listings you’re interested in0',
      'Conversations0',
      'Messages0',
      'Agreed viewings0',
      'Quick replies0',
      'Blocked people0',
      'Reports you made0',
      'Notifications2Erase',
      'Devices for notifications0',
      'Payments0',
      'Running packages0',
      'Used units of packages0',
      'Agent verification1',
      'Devices0',
      'Security events0',
    ]);
    expect(part('In your account').getByRole('link', { name: 'Payments' })).toHaveAttribute(
      'href',
      '/user/transactions',
    );
  });

  it('gives everything away as one file', async () => {
    const { files, clicked } = catchDownloads();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const read = JSON.parse(new TextDecoder().decode(await files[0]!.arrayBuffer())) as Record<
      string,
      unknown[]
    >;
    expect(read['profile']).toEqual([user]);
    expect(read['notifications']).toHaveLength(2);
    clicked.mockRestore();
  });

  it('a copy has nothing that was read for the user before, however late it came', async () => {
    const { files, clicked } = catchDownloads();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { shell, remote } = await openPage();
    const listOf = (id: number) => ({ error: false as const, data: [notification(id)], total: 1 });
    const own = stub(getNotificationList, async () => {
      await late;
      return listOf(71);
    });
    shell.answer(own);
    const copy = () => screen.getByRole('button', { name: 'Notifications as CSV' });
    await userEvent.click(copy());
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'signed-out' });
    });
    shell.answer(stub(getNotificationList, listOf(82)));
    await act(async () => {
      shell.session.set({ user: { ...user, id: 8 } });
      remote.on['session.started@1']?.({ userId: 8 });
    });
    await waitFor(copy);
    await act(async () => arrive());
    files.length = 0;
    await userEvent.click(copy());
    await waitFor(() => expect(files).toHaveLength(1));
    const text = new TextDecoder().decode(await files[0]!.arrayBuffer());
    expect([text.includes('Notification 71'), text.includes('Notification 82')]).toEqual([false, true]);
    clicked.mockRestore();
  });

  it('a copy has each row once where rows come while it is read', async () => {
    const { files, clicked } = catchDownloads();
    const rows = Array.from({ length: 230 }, (_, index) => notification(300 - index));
    const growing = stub(getNotificationList, ({ limit, offset }) => {
      const data = rows.slice(Number(offset), Number(offset) + Number(limit));
      const answer = { error: false as const, data, total: rows.length };
      rows.unshift(notification(rows[0]!.id + 1));
      return answer;
    });
    await open(growing);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = new TextDecoder().decode(await files[0]!.arrayBuffer());
    const ids = text.match(/Notification \d+/g);
    expect(ids).toContain('Notification 71');
    expect(new Set(ids).size).toBe(ids!.length);
    clicked.mockRestore();
  });

  it('a kind that cannot be read leaves the others, and a copy names it', async () => {
    const failing = stub(getOwnRecords, ({ kind }) => {
      if (kind === 'leads') throw rejected('internal');
      return { error: false as const, message: 'ok', data: [], total: 0 };
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const shell = await open(failing);
    const leads = part('In your account').getByRole('link', { name: /^People interested/ });
    expect(leads.closest('li')).toHaveTextContent('not known right now');
    await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(shell.notices.at(-1)?.text).toMatch(/^Couldn’t read: People interested in your listings\./);
    clicked.mockRestore();
  });

  it('reads no rows before a copy is wanted, and erases a kind once the user is sure', async () => {
    const erased = stub(eraseOwnRecords, { error: false, message: '', data: null });
    const shell = await open(erased);
    expect(shell.calls).toContainEqual({
      path: getNotificationList.path,
      parameters: { offset: 0, limit: 1 },
    });
    expect(shell.calls.some(({ parameters }) => (parameters as { limit?: number }).limit === 100)).toBe(
      false,
    );
    await userEvent.click(part('In your account').getByRole('button', { name: 'Erase: Notifications' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(shell.calls.map(({ path }) => path)).not.toContain(eraseOwnRecords.path);
    await userEvent.click(question.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Erased: Notifications'));
    expect(shell.calls).toContainEqual({
      path: eraseOwnRecords.path,
      parameters: { kind: 'notifications' },
    });
    expect(shell.emitted).toEqual([{ event: 'records.erased@1', payload: { kind: 'notifications' } }]);
  });

  it.each(['Saved homes', 'Homes to compare', 'Hidden homes'])(
    'erases all %s, and counts again',
    async (name) => {
      let left = 3;
      const erased = stub(eraseOwnRecords, () => {
        left = 0;
        return { error: false as const, message: '', data: null };
      });
      const rows = () => ({
        error: false as const,
        message: 'ok',
        data: [],
        total: left,
      });
      await open(erased, stub(getFavouriteProperty, rows), stub(getOwnRecords, rows));
      const line = () => part('In your account').getByText(name).closest('li');
      expect(line()).toHaveTextContent(`${name}3`);
      await userEvent.click(part('In your account').getByRole('button', { name: `Erase: ${name}` }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Erase' }));
      await waitFor(() => expect(line()).toHaveTextContent(`${name}0`));
    },
  );

  it('names what this browser keeps and erases it by subject, but not what keeps the user signed in', async () => {
    localStorage.setItem('root', '{}');
    localStorage.setItem('lintel-recent', '[]');
    await open();
    const kept = part('In this browser');
    expect(await kept.findByText('lintel-recent')).toBeVisible();
    expect(kept.queryByRole('button', { name: 'Erase: Signing in' })).toBeNull();
    await userEvent.click(kept.getByRole('button', { name: 'Erase: Recent searches' }));
    await waitFor(() => expect(kept.queryByText('lintel-recent')).toBeNull());
    expect(localStorage.getItem('lintel-recent')).toBeNull();
    expect(localStorage.getItem('root')).toBe('{}');
  });
});

describe('deleting the account', () => {
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('asks first, and does nothing before the user is sure', async () => {
    const shell = await open(
      stub(deleteUser, { error: false, message: 'ok', deletion_due_at: '2026-12-01T10:00:00Z' }),
    );
    const dialog = await press();
    expect(await dialog.findByText('3 people have saved one')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Tick this first')).toBeVisible();
    expect(shell.calls.map(({ path }) => path)).not.toContain(deleteUser.path);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(shell.navigated).toEqual(['/']));
    expect(shell.notices.at(-1)?.text).toMatch(/^Your account will be deleted on .*2026/);
    expect(shell.session.get()).toEqual(session);
    await shell.go('/');
    expect(shell.session.get()).toBeNull();
  });

  it('keeps the account when the back end refuses, and names why', async () => {
    const refusing = stub(deleteUser, () => {
      throw rejected('internal');
    });
    const shell = await open(refusing);
    const dialog = await press();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(shell.session.get()).toEqual(session);
  });

  describe('that is under way when its user goes to another page', () => {
    beforeEach(() => history.replaceState(null, '', '/user/data'));
    afterEach(() => history.replaceState(null, '', '/'));

    async function leaveMeanwhile({ sessionEnds = false } = {}) {
      let resolve: (answer: AnswerOf<typeof deleteUser>) => void = () => {};
      let reject: (error: unknown) => void = () => {};
      const answer = new Promise<AnswerOf<typeof deleteUser>>((settle, fail) => {
        [resolve, reject] = [settle, fail];
      });
      const shell = await open(stub(deleteUser, () => answer));
      const dialog = await press();
      await userEvent.click(dialog.getByRole('checkbox'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
      if (sessionEnds) shell.session.set(null);
      await shell.go('/user/dashboard');
      return { shell, resolve, reject };
    }

    it('keeps them signed in until the answer, and for good when the back end refuses, which is announced', async () => {
      const { shell, reject } = await leaveMeanwhile();
      expect(shell.session.get()).toEqual(session);
      reject(rejected('internal'));
      await waitFor(() => expect(shell.notices.at(-1)?.text).toMatch(/^Your account is not deleted: \S/));
      expect(shell.session.get()).toEqual(session);
      expect(shell.navigated).toEqual([]);
    });

    it('signs them out once it is done, and leads home', async () => {
      const { shell, resolve } = await leaveMeanwhile();
      resolve({ error: false, message: 'ok', deletion_due_at: '2026-12-01T10:00:00Z' });
      await waitFor(() => expect(shell.session.get()).toBeNull());
      await waitFor(() => expect(shell.navigated).toEqual(['/']));
      expect(shell.notices.at(-1)?.text).toMatch(/^Your account will be deleted/);
    });

    it('leads home at once when the end of the session arrives before the answer', async () => {
      const { shell } = await leaveMeanwhile({ sessionEnds: true });
      await waitFor(() => expect(shell.navigated).toEqual(['/']));
    });
  });

  it('starts afresh at each opening: nothing is ticked, and no earlier failure is shown', async () => {
    const refusing = stub(deleteUser, () => {
      throw rejected('internal');
    });
    await open(refusing);
    const dialog = await press();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await press();
    expect(again.getByRole('checkbox')).not.toBeChecked();
    expect(again.queryByRole('alert')).toBeNull();
  });

  it('no longer asks for the tick once it is there', async () => {
    await open();
    const dialog = await press();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(dialog.queryByText('Tick this first')).toBeNull();
  });

  it('names what others lose once that could be asked for, with a way to ask again', async () => {
    let isDown = true;
    const preview = stub(getDeletionPreview, () => {
      if (isDown) throw rejected('notFound');
      return { error: false, data: { listings: 2, saved_by: 3, leads: 1, conversations: 0 } };
    });
    await open(preview);
    const dialog = await press();
    isDown = false;
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('3 people have saved one')).toBeVisible();
    expect(dialog.queryByText(/^0 /)).toBeNull();
  });

  it('states that others lose nothing', async () => {
    const data = { listings: 0, saved_by: 0, leads: 0, conversations: 0 };
    await open(stub(getDeletionPreview, { error: false, data }));
    const dialog = await press();
    expect(await dialog.findByText('Nothing disappears for others.')).toBeVisible();
    expect(dialog.queryByText('What disappears for others:')).toBeNull();
  });

  it.each([
    ['names a bank transfer that is being checked, which goes as well', 1],
    ['names no bank transfer where none is being checked', 0],
  ])('%s', async (_, transfers) => {
    const data = { listings: 2, saved_by: 3, leads: 1, conversations: 0, transfers_in_review: transfers };
    await open(stub(getDeletionPreview, { error: false, data }));
    const dialog = await press();
    expect(await dialog.findByText('3 people have saved one')).toBeVisible();
    const named = dialog.queryByText('1 bank transfer that we’re still checking; its package won’t start');
    expect(named !== null).toBe(transfers > 0);
  });
});
