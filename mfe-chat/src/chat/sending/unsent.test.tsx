import type { ChatMessage } from '@lintel/api-contract';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message, own } from '#testing/conversation.ts';
import { openConversation } from '#testing/open-conversation.ts';
import { unsentStore } from './drafts.ts';

async function open(rows: readonly ChatMessage[]) {
  const { log, unmount } = await openConversation(rows);
  return { unmount, log: within(log) };
}

it('a message whose answer was lost is no longer kept on the device once the conversation shows that it arrived', async () => {
  await unsentStore.write({
    id: '9/12/c-1',
    userId: 7,
    savedAt: 0,
    values: {
      clientId: 'c-1',
      thread: { peerId: 9, propertyId: 12 },
      title: 'Villa',
      text: 'Is it free?',
      at: '2026-11-20T10:01:00Z',
    },
  });
  const rows = [own(1, { message: 'Is it free?', client_id: 'c-1' })];
  const { log, unmount } = await open(rows);
  expect(await log.findAllByText('Is it free?')).toHaveLength(1);
  await waitFor(async () => expect(await unsentStore.list(7)).toEqual([]));
  unmount();

  // By now it lies further back than the newest page.
  const more = Array.from({ length: 40 }, (_, index) => message(index + 2));
  const again = await open([...rows, ...more]);
  expect(await again.log.findByText('Message 41')).toBeInTheDocument();
  expect(again.log.queryByText('Not sent')).toBeNull();
});

it.each(['Don’t send', 'Send again'])(
  '“%s” at a message that was not sent leaves the focus in the list',
  async (name) => {
    await unsentStore.write({
      id: '9/12/c-2',
      userId: 7,
      savedAt: 0,
      values: {
        clientId: 'c-2',
        thread: { peerId: 9, propertyId: 12 },
        title: 'Villa',
        text: 'Is it still free?',
        at: '2026-11-20T10:01:00Z',
      },
    });
    const { log } = await open([message(1)]);
    await log.findByText('Is it still free?');
    log.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    const before = log.getByText('Message 1').closest('li')!;
    await waitFor(() => expect(within(before).getByRole('button')).toHaveFocus());
  },
);
