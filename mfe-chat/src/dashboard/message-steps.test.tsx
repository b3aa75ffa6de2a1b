import { getChats, type ChatRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderWidget, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '#remote.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7 } } as Session;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const theirs: ChatRow = { ...thread, date: daysAgo(1), is_last_message_mine: false, unread_count: 0 };
const open = (rows: ChatRow[]) =>
  renderWidget('mfe-chat', connect, {
    shell: memoryShell({
      session,
      answers: [stub(getChats, { error: false, message: 'ok', data: rows, total_page: 1 })],
    }),
    slot: 'dashboard.next',
    props: {},
  });

it('a conversation that waits for an answer is a next step, also when it was read, and leads there', async () => {
  const others: ChatRow[] = [
    { ...theirs, property_id: 13, is_last_message_mine: true },
    { ...theirs, property_id: 14, date: daysAgo(20) },
    { ...theirs, property_id: 15, is_blocked_by_user: true },
  ];
  await open([theirs, ...others]);
  expect(await screen.findByText('1 conversation waits for your answer')).toBeInTheDocument();
  expect(screen.getByText('The latest: Sara K., Villa with garden, Marina')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    '/user/chat?property=12&peer=9',
  );
});

it('several lead to all conversations', async () => {
  await open([theirs, { ...theirs, property_id: 13 }]);
  expect(await screen.findByText('2 conversations wait for your answer')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/user/chat');
});
