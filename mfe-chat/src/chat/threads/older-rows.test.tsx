import 'fake-indexeddb/auto';
import {
  blockedUsers,
  blockUser,
  deleteChatMessage,
  getChats,
  getConversation,
  unblockUser,
  type ChatRow,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { conversation, message, stored } from '#testing/conversation.ts';
import { changedElsewhere } from '#testing/pushes.ts';
import { thread } from '#testing/thread.ts';

const PER_PAGE = 50;
/** The last one is on the second page. */
const OLDEST = 60;

/** A page with sixty conversations; the oldest one has two unread messages. */
async function openOldest() {
  const rows: ChatRow[] = Array.from({ length: OLDEST }, (_, index) => ({
    ...thread,
    property_id: index + 1,
    user_id: index + 1 === OLDEST ? 9 : 100 + index,
    name: `Person ${index + 1}`,
    date: new Date(Date.UTC(2026, 10, 20, 10, -index)).toISOString(),
    unread_count: index + 1 === OLDEST ? 2 : 0,
  }));
  const oldest = rows.at(-1)!;
  let isBlocked = false;
  const blocks = (is: boolean) => () => {
    isBlocked = is;
    return { error: false as const, message: '', data: null };
  };
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, ({ page }) => {
        const from = (Number(page) - 1) * PER_PAGE;
        return {
          error: false as const,
          message: '',
          data: rows.slice(from, from + PER_PAGE),
          total_page: Math.ceil(rows.length / PER_PAGE),
        };
      }),
      stub(getConversation, () => ({
        error: false as const,
        message: '',
        data: {
          ...conversation,
          name: oldest.name,
          property: { ...conversation.property, id: OLDEST },
          is_blocked_by_me: isBlocked,
        },
      })),
      stub(blockedUsers, { error: false, message: '', data: [] }),
      stub(blockUser, blocks(true)),
      stub(unblockUser, blocks(false)),
      stub(deleteChatMessage, () => {
        rows.pop();
        return { error: false as const, message: '', data: null };
      }),
      stored([message(1, { property_id: OLDEST })]),
    ],
  });
  const page = await renderRemote('mfe-chat', connect, { shell, path: '/user/chat' });
  const list = await screen.findByRole('list', { name: 'Messages' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show older conversations' }));
  await within(list).findByText(`Person ${OLDEST}`);
  const row = () => within(list).queryByText(`Person ${OLDEST}`)?.closest('li') ?? null;
  return { ...page, shell, rows, row, user, blocks };
}

describe('a conversation that lies further back in the list', () => {
  it('has nothing unread once it is read', async () => {
    const { row, user } = await openOldest();
    expect(row()).toHaveTextContent('2 unread messages');
    await user.click(within(row()!).getByRole('link'));
    await screen.findByText('Message 1');
    await waitFor(() => expect(row()).not.toHaveTextContent('2 unread messages'));
  });

  it('is among the blocked ones as long as the user blocks the other side', async () => {
    const { row, user } = await openOldest();
    await user.click(within(row()!).getByRole('link'));
    await user.click(await screen.findByRole('button', { name: 'More about this conversation' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Block/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Spam' }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'Blocked' }));
    await waitFor(() => expect(row()).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: /^Unblock/ }));
    await waitFor(() => expect(row()).toBeNull());
  });

  it('is blocked where it is open, and in the list, as long as the user blocks the other side on another device', async () => {
    const { row, user, blocks, ...page } = await openOldest();
    await user.click(within(row()!).getByRole('link'));
    const field = () => screen.queryByRole('textbox', { name: `Message to Person ${OLDEST}` });
    await waitFor(() => expect(field()).not.toBeNull());
    for (const isBlocked of [true, false]) {
      blocks(isBlocked)();
      await changedElsewhere(page, {}, { propertyId: 0 });
      await waitFor(() => expect(field() === null).toBe(isBlocked));
      await waitFor(() => expect(row()!.textContent.includes('Blocked')).toBe(isBlocked));
    }
  });

  it('is gone from it when the user deletes it', async () => {
    const { row, user } = await openOldest();
    await user.click(within(row()!).getByRole('link'));
    await user.click(await screen.findByRole('button', { name: 'More about this conversation' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(row()).toBeNull());
  });

  it('is gone from it when the user deletes it on another page', async () => {
    const page = await openOldest();
    page.rows.pop();
    await changedElsewhere(page, {}, { propertyId: OLDEST });
    await waitFor(() => expect(page.row()).toBeNull());
  });
});
