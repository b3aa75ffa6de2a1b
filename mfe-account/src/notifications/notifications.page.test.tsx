import { getNotificationList, markNotificationsSeen } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, rejected, renderRemote, stub, type MemoryShell } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { notification, notificationsAnswer } from '../testing/notifications.ts';
import { user } from '../testing/user.ts';

const session: Session = { user };
const seen = stub(markNotificationsSeen, {
  error: false,
  message: '',
  code: 200,
  data: { notifications: 0, messages: 0 },
});
const fresh = notification(3, { is_read: 0, created_at: new Date().toISOString() });
async function open(rows = [fresh, notification(2)], path = '/user/notifications') {
  const shell = memoryShell({ session, answers: [notificationsAnswer(rows), seen] });
  const page = await renderRemote('mfe-account', connect, { shell, path });
  return { shell, ...page };
}
/** The next mark is answered, with one that is still unread, when the returned function is called. */
function holdMark(shell: MemoryShell): () => void {
  let done = () => {};
  const answer = new Promise<void>((resolve) => (done = resolve));
  shell.answer(
    stub(markNotificationsSeen, async () => {
      await answer;
      return { error: false as const, message: '', code: 200, data: { notifications: 1, messages: 0 } };
    }),
  );
  return done;
}
const rowsUnder = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('notifications', () => {
  it('stand unread first, and lead to what they are about', async () => {
    await open();
    expect(await rowsUnder('New')).toEqual(['Notification 3 (unread)']);
    expect(screen.getByRole('link', { name: 'Notification 2' })).toHaveAttribute(
      'href',
      '/my-property/home-2',
    );
  });

  it('a row that is marked keeps its place, and is unread again when the back end refuses', async () => {
    const { shell } = await open([fresh, notification(4, { is_read: 0 })]);
    const press = async (id: number) =>
      userEvent.click(await screen.findByRole('button', { name: `Mark “Notification ${id}” as read` }));
    await press(3);
    expect(await rowsUnder('New')).toEqual(['Notification 3', 'Notification 4 (unread)']);
    expect(shell.calls.at(-1)).toEqual({ path: markNotificationsSeen.path, parameters: { id: 3 } });
    let refuse = () => {};
    shell.answer(
      stub(
        markNotificationsSeen,
        () => new Promise<never>((_, reject) => (refuse = () => reject(rejected('internal')))),
      ),
    );
    await press(4);
    expect(await rowsUnder('New')).toEqual(['Notification 3', 'Notification 4']);
    refuse();
    await waitFor(async () =>
      expect(await rowsUnder('New')).toEqual(['Notification 3', 'Notification 4 (unread)']),
    );
  });

  it('a row keeps the focus whose mark was pressed', async () => {
    await open();
    (await screen.findByRole('button', { name: 'Mark “Notification 3” as read' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Notification 3' })).toHaveFocus();
  });

  it('are all marked at once', async () => {
    const { shell } = await open([fresh, notification(4, { is_read: 0 })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull());
    expect(shell.calls.at(-1)).toEqual({ path: markNotificationsSeen.path, parameters: { up_to: 4 } });
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('are all marked at once also where unread ones lie further back than what is loaded', async () => {
    const { shell } = await open([], '/user/notifications?group=payments');
    let unread = 3;
    shell.answer(
      stub(getNotificationList, ({ unread: alone, group }) =>
        alone
          ? { error: false as const, data: [], total: group === 'payments' ? unread : 0 }
          : { error: false as const, data: [notification(8), notification(2)], total: 30 },
      ),
    );
    shell.answer(
      stub(markNotificationsSeen, async () => {
        unread = 0;
        return { error: false as const, message: '', code: 200, data: { notifications: 0, messages: 0 } };
      }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'Notification 8' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark all/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Payments' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all of “Payments” as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark all/ })).toBeNull());
    expect(screen.getAllByRole('link', { name: /^Notification/ })).toHaveLength(2);
  });

  it('are announced as read where all were marked, and no more once others are shown', async () => {
    await open([fresh], '/user/notifications?group=payments');
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all of “Payments” as read' }));
    await waitFor(() => expect(announced()).toContain('All of “Payments” marked as read'));
    await userEvent.click(screen.getByRole('radio', { name: 'News' }));
    expect(announced()).not.toContain('All of “Payments” marked as read');
  });

  it('leave the focus in their list when the button that marked all goes', async () => {
    await open([fresh, notification(4, { is_read: 0 })]);
    (await screen.findByRole('button', { name: 'Mark all as read' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull());
    expect(screen.getByRole('link', { name: 'Notification 3' })).toHaveFocus();
  });

  it('that were read on another page of the user are read here, too', async () => {
    const { shell, remote } = await open([fresh, notification(4, { is_read: 0 })]);
    expect(await rowsUnder('New')).toEqual(['Notification 3 (unread)', 'Notification 4 (unread)']);
    shell.answer(notificationsAnswer([notification(3), notification(4, { is_read: 0 })]));
    await act(async () => remote.on['unread.changed@1']?.({ notifications: 1, messages: 0 }));
    await waitFor(async () =>
      expect(await rowsUnder('New')).toEqual(['Notification 3', 'Notification 4 (unread)']),
    );
  });

  it('are not asked for when the count changes by what is not on screen', async () => {
    const { shell, remote } = await open([fresh, notification(2)]);
    await rowsUnder('New');
    const asked = shell.calls.length;
    await act(async () => remote.on['unread.changed@1']?.({ notifications: 5, messages: 1 }));
    await act(async () => remote.on['unread.changed@1']?.({ notifications: 1, messages: 0 }));
    expect(shell.calls).toHaveLength(asked);
  });

  it('are all marked of the kind that is shown, and of no other', async () => {
    const { shell } = await open([fresh], '/user/notifications?group=payments');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all of “Payments” as read' }));
    await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull());
    expect(shell.calls.at(-1)).toEqual({
      path: markNotificationsSeen.path,
      parameters: { group: 'payments', up_to: 3 },
    });
  });

  it('of another kind stay unread when it is chosen before the answer', async () => {
    const { shell } = await open([fresh], '/user/notifications?group=payments');
    const done = holdMark(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all of “Payments” as read' }));
    shell.answer(notificationsAnswer([notification(8, { is_read: 0 })]));
    await userEvent.click(screen.getByRole('radio', { name: 'News' }));
    await screen.findByText('Notification 8');
    await act(async () => done());
    expect(screen.getByText('(unread)')).toBeInTheDocument();
  });

  it('one that arrives before the answer stays unread', async () => {
    const { shell, remote } = await open([fresh]);
    const done = holdMark(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    shell.answer(notificationsAnswer([notification(4, { is_read: 0 }), fresh]));
    await pushArrives({ remote }, 'default');
    await screen.findByText('Notification 4');
    await act(async () => done());
    expect((await rowsUnder('New')).toSorted()).toEqual(['Notification 3', 'Notification 4 (unread)']);
  });

  it('are filtered by what they are about, from the address alone', async () => {
    const { shell, location, back } = await open([], '/user/notifications?group=payments');
    expect(await screen.findByText('Nothing of this kind')).toBeVisible();
    expect(shell.calls.at(0)).toMatchObject({
      path: getNotificationList.path,
      parameters: { group: 'payments' },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(location().search).toBe('');
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
    await back();
    expect(location().search).toBe('?group=payments');
    expect(await screen.findByText('Nothing of this kind')).toBeVisible();
  });

  it('one that arrives while the page is open appears', async () => {
    const { shell, remote } = await open([notification(2)]);
    await screen.findByText('Notification 2');
    shell.answer(notificationsAnswer([fresh, notification(2)]));
    await pushArrives({ remote }, 'default');
    expect(await screen.findByRole('link', { name: /Notification 3/ })).toBeVisible();
  });

  it('one that arrives leaves all pages on screen that the user loaded', async () => {
    const asked: unknown[] = [];
    const page = Array.from({ length: 20 }, (_, index) => notification(100 - index));
    const shell = memoryShell({
      session,
      answers: [
        stub(getNotificationList, ({ offset, limit, unread }) => {
          // Whether there is something to mark is asked beside the list.
          if (!unread) asked.push([offset, limit]);
          return { error: false as const, data: page, total: 45 };
        }),
        seen,
      ],
    });
    const { remote } = await renderRemote('mfe-account', connect, { shell, path: '/user/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: /more/i }));
    await waitFor(() =>
      expect(asked).toEqual([
        [0, 20],
        [20, 20],
      ]),
    );
    await pushArrives({ remote }, 'default');
    await waitFor(() => expect(asked.at(-1)).toEqual([0, 40]));
  });
});
