import { blockedUsers, getChats, unblockUser, type BlockedUser, type ChatRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, pushArrives, renderRemote, renderWidget, stub } from '@lintel/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { connect } from '#remote.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7 } } as Session;
const answer = (rows: ChatRow[]) =>
  stub(getChats, { error: false, message: 'ok', data: rows, total_page: 1 });
const noneBlocked = stub(blockedUsers, { error: false, message: '', data: [] });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-chat', connect, { shell, path: '/user/chat' });

describe('the thread list', () => {
  it('shows with whom, about what, the last words and how much is new', async () => {
    const shell = memoryShell({ session, answers: [answer([thread])] });
    await open(shell);
    const list = await screen.findByRole('list', { name: 'Messages' });
    const row = within(within(list).getByRole('listitem'));
    expect(row.getByText('Sara K.')).toBeInTheDocument();
    expect(row.getByText('Saturday 10 or 11?')).toBeInTheDocument();
    expect(row.getByText('2 unread messages')).toBeInTheDocument();
    expect(row.getByText('Villa with garden, Marina')).toBeInTheDocument();
    expect(row.getByRole('link')).toHaveAttribute('href', '/user/chat?property=12&peer=9');
  });

  it('has own words in their own direction, whatever the language of the page is', async () => {
    await open(memoryShell({ session, answers: [answer([{ ...thread, is_last_message_mine: true }])] }));
    const words = await screen.findByText('Saturday 10 or 11?', { exact: false });
    expect(words).toHaveTextContent('You: Saturday 10 or 11?');
    // What is in another direction than its surroundings is not asked for theirs.
    expect(within(words).getByText('You:').tagName).toBe('BDI');
  });

  it('shows the way to the listings while there is no conversation', async () => {
    await open(memoryShell({ session, answers: [answer([]), noneBlocked] }));
    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/properties');
  });

  it('narrows down by words without accents and by state', async () => {
    const others = [
      { ...thread, property_id: 13, name: 'José', title: 'Loft', unread_count: 0 },
      {
        ...thread,
        property_id: 14,
        name: 'Omar',
        title: 'Shop, Lange Straße',
        unread_count: 0,
        is_blocked_by_me: true,
      },
    ];
    const user = userEvent.setup();
    await open(memoryShell({ session, answers: [answer([thread, ...others]), noneBlocked] }));
    const names = () =>
      within(screen.getByRole('list', { name: 'Messages' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('bdi')?.textContent);
    await user.type(await screen.findByRole('searchbox'), 'jose');
    expect(names()).toEqual(['José']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'strasse');
    expect(names()).toEqual(['Omar']);
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(names()).toEqual(['Sara K.']);
    await user.click(screen.getByRole('radio', { name: 'Blocked' }));
    expect(names()).toEqual(['Omar']);
  });

  it('lists who is blocked even where every conversation is deleted, and takes a block back', async () => {
    const sara = {
      user_id: 9,
      name: 'Sara K.',
      profile: '',
      reason: 'Spam',
      blocked_at: '2026-11-20T10:00:00Z',
    };
    let blocked: BlockedUser[] = [sara, { ...sara, user_id: 10, name: 'Omar' }];
    const list = stub(blockedUsers, () => ({ error: false as const, message: '', data: blocked }));
    const takesBack = stub(unblockUser, () => {
      blocked = blocked.slice(1);
      return { error: false as const, message: '', data: null };
    });
    const shell = memoryShell({ session, answers: [answer([]), list, takesBack] });
    const { remote } = await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Sara K.' }));
    await waitFor(() => expect(screen.queryByText('Sara K.')).toBeNull());
    expect(shell.calls.find(({ path }) => path === 'unblock-user')?.parameters).toEqual({ to_user_id: 9 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock Omar' })).toHaveFocus());
    // On another device.
    blocked = [];
    const everyListing = { peerId: 10, propertyId: 0, data: {} };
    await act(async () => remote.on['chat.conversation-changed@1']?.(everyListing));
    await waitFor(() => expect(screen.queryByText('Omar')).toBeNull());
  });

  it('has pages: older conversations come when asked for, each once, also while new ones arrive', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...thread,
      property_id: 1000 - index,
      title: `Home ${index + 1}`,
      unread_count: 0,
      date: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    }));
    const pages = stub(getChats, ({ page = 1, per_page: size = 15 }) => {
      const [number, perPage] = [Number(page), Number(size)];
      return {
        error: false as const,
        message: '',
        data: rows.slice((number - 1) * perPage, number * perPage),
        total_page: Math.ceil(rows.length / perPage),
      };
    });
    const { remote } = await open(memoryShell({ session, answers: [pages] }));
    const titles = () =>
      within(screen.getByRole('list', { name: 'Messages' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('small')?.textContent);
    await waitFor(() => expect(titles()).toHaveLength(50));
    await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
    await waitFor(() => expect(titles()).toHaveLength(100));
    rows.unshift({ ...rows[119]!, title: 'Newest', property_id: 2000, date: '2026-11-20T12:00:00Z' });
    await pushArrives({ remote }, 'chat');
    await waitFor(() => expect(titles()[0]).toBe('Newest'));
    expect(titles()).toHaveLength(101);
    await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
    await waitFor(() => expect(titles()).toHaveLength(121));
    expect(new Set(titles()).size).toBe(121);
    expect(screen.queryByRole('button', { name: 'Show older conversations' })).toBeNull();
  });

  it.each([
    ['an unread one', async (user: UserEvent) => user.click(screen.getByRole('radio', { name: 'Unread' }))],
    ['words', async (user: UserEvent) => user.type(screen.getByRole('searchbox'), 'lighthouse')],
  ])('finds %s on the last of several pages, and reports only then that there is none', async (_, narrow) => {
    const rows = Array.from({ length: 120 }, (_row, index) => ({
      ...thread,
      property_id: 1000 - index,
      title: index === 119 ? 'Lighthouse' : `Home ${index + 1}`,
      unread_count: index === 119 ? 1 : 0,
      date: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    }));
    const waiting: (() => void)[] = [];
    const pages = stub(getChats, async ({ page = 1 }) => {
      if (Number(page) > 1) await new Promise<void>((resolve) => waiting.push(resolve));
      return {
        error: false as const,
        message: '',
        data: rows.slice((Number(page) - 1) * 50, Number(page) * 50),
        total_page: 3,
      };
    });
    await open(memoryShell({ session, answers: [pages] }));
    await screen.findByRole('list', { name: 'Messages' });
    await narrow(userEvent.setup());
    expect(screen.getByText('Looking through older conversations…')).toBeInTheDocument();
    expect(screen.queryByText('No conversation matches.')).toBeNull();
    for (const at of [0, 1]) {
      await waitFor(() => expect(waiting).toHaveLength(at + 1));
      await act(async () => waiting[at]!());
    }
    expect(await screen.findByText('Lighthouse')).toBeInTheDocument();
    expect(screen.queryByText('Looking through older conversations…')).toBeNull();
    expect(waiting).toHaveLength(2);
  });

  it.each([
    ['answer', false],
    ['failure', true],
  ])('has nothing of a late %s for the user before', async (_, fails) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const of = (title: string) => ({ error: false as const, message: '', data: [{ ...thread, title }] });
    const pages = stub(getChats, async ({ page }) => {
      if (Number(page) === 1) return { ...of('Loft'), total_page: 2 };
      await late;
      if (fails) throw offline;
      return { ...of('Castle'), data: [{ ...thread, property_id: 99, title: 'Castle' }], total_page: 2 };
    });
    const shell = memoryShell({ session, answers: [pages] });
    const { remote } = await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Show older conversations' }));
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'signed-out' });
    });
    await act(async () => {
      shell.session.set({ user: { id: 8 } } as Session);
      remote.on['session.started@1']?.({ userId: 8 });
    });
    expect(await screen.findByText('Loft')).toBeInTheDocument();
    await act(async () => arrive());
    expect(screen.queryByText('Castle')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older conversations' }));
    expect(shell.calls.at(-1)?.parameters).toMatchObject({ page: 2 });
  });

  it('is asked for once after the signs that a message causes', async () => {
    const shell = memoryShell({ session, answers: [answer([thread])] });
    const { remote } = await open(shell);
    await screen.findByRole('list', { name: 'Messages' });
    const calls = () => shell.calls.filter(({ path }) => path === 'get_chats').length;
    const before = calls();
    shell.answer(answer([{ ...thread, last_message: 'Sunday then' }]));
    await act(async () => {
      remote.on['push.received@1']?.({ noticeId: 'n', kind: 'chat', title: '', body: '', data: {} });
      remote.on['unread.changed@1']?.({ notifications: 0, messages: 3 });
      remote.on['unread.changed@1']?.({ notifications: 0, messages: 0 });
    });
    expect(await screen.findByText('Sunday then')).toBeInTheDocument();
    expect(calls()).toBe(before + 1);
  });

  it('reports a missing connection', async () => {
    const failing = stub(getChats, () => {
      throw offline;
    });
    await open(memoryShell({ session, answers: [failing] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  });
});

describe('the link in the header', () => {
  it('is not there for visitors, asks for nothing, and appears with the number after sign-in', async () => {
    const shell = memoryShell({ answers: [answer([thread])] });
    const remote = connect(shell);
    const Widget = remote.widgets['header.actions']!;
    render(
      <MemoryRouter>
        <Widget />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(shell.calls).toEqual([]);
    await act(async () => {
      shell.session.set(session);
      remote.on['session.started@1']?.({ userId: 7 });
    });
    expect(await screen.findByRole('link', { name: /2 unread messages/ })).toHaveAttribute(
      'href',
      '/user/chat',
    );
    await act(async () => {
      shell.session.set(null);
      remote.on['session.ended@1']?.({ reason: 'signed out' });
    });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the figure on screen beside an Arabic plural that spells it, with the comma of the language', async () => {
    const shell = memoryShell({
      session,
      language: { code: 'ar', direction: 'rtl' },
      answers: [answer([{ ...thread, unread_count: 1 }])],
    });
    await renderWidget('mfe-chat', connect, { shell, slot: 'header.actions', props: {} });
    expect(await screen.findByRole('link')).toHaveAccessibleName('الرسائل: 1، رسالة واحدة غير مقروءة');
  });
});
