import { getChats, getResponsiveness, type Responsiveness } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, renderWidget, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7 } } as Session;
const answer = (unread: number[]) =>
  stub(getChats, {
    error: false,
    message: 'ok',
    data: unread.map((unread_count, index) => ({ ...thread, property_id: index, unread_count })),
    total_page: 1,
  });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderWidget('mfe-chat', connect, { shell, slot: 'dashboard.card', props: {} });

describe('the card of messages on the dashboard', () => {
  it.each([
    [[2, 0, 1], '3 unread messages'],
    [[0], 'No unread messages.'],
    [[], 'No unread messages.'],
  ])('of threads with %j unread shows: %s', async (unread, text) => {
    await open(memoryShell({ session, answers: [answer(unread)] }));
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/user/chat');
  });

  it('reports a failure in place, and recovers when the user tries again', async () => {
    const shell = memoryShell({
      session,
      answers: [
        stub(getChats, () => {
          throw offline;
        }),
      ],
    });
    await open(shell);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    shell.answer(answer([1]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 unread message')).toBeInTheDocument();
  });

  it.each<[Responsiveness, string]>([
    [
      { conversations: 18, answered_percent: 94, reply_minutes: 95 },
      'You answered 94% of 18 conversations in 90 days. You usually reply within 2 hours.',
    ],
    [
      { conversations: 4, answered_percent: null, reply_minutes: null },
      '4 conversations in 90 days. Figures on how you answer appear from five on.',
    ],
  ])('states how quickly the user answers: %j', async (data, words) => {
    const facts = stub(getResponsiveness, { error: false, message: '', data });
    await open(memoryShell({ session, answers: [answer([0]), facts] }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('has the per cent sign of its figures in Arabic', async () => {
    const data = { conversations: 18, answered_percent: 94, reply_minutes: 95 };
    const facts = stub(getResponsiveness, { error: false, message: '', data });
    const language = { code: 'ar', direction: 'rtl' } as const;
    await open(memoryShell({ session, language, answers: [answer([0]), facts] }));
    expect(await screen.findByText(/94% من 18/)).toBeVisible();
  });
});
