import 'fake-indexeddb/auto';
import {
  addReports,
  blockUser,
  chatTyping,
  getChats,
  getReportReasons,
  reportUser,
  type Conversation,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { conversation, isAbout, message, stored } from '#testing/conversation.ts';
import { pressBeside } from '#testing/press-beside.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7, name: 'Ada' } } as Session;
const at = '2026-11-20T10:00:00Z';
const reasons = stub(getReportReasons, {
  error: false,
  message: '',
  data: [{ id: 3, reason: 'Sold already', created_at: at, updated_at: at }],
  total: 1,
});
const offline = { kind: 'offline', retryable: true } as const;

async function open(answers: Stub[], about: Partial<Conversation> = {}) {
  const shell = memoryShell({
    session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, { error: false, message: '', data: null }),
      isAbout(about),
      stored([message(1)]),
      reasons,
      ...answers,
    ],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'More about this conversation' }));
  const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  const send = () => user.click(screen.getByRole('button', { name: 'Send report' }));
  return { shell, user, choose, send };
}
const sentTo = ({ calls }: ReturnType<typeof memoryShell>, path: string) =>
  calls.filter((call) => call.path === path).map(({ parameters }) => parameters);

describe('the report dialog', () => {
  it('thanks only when the back end has the report of the listing', async () => {
    let answer = () => {};
    const slow = stub(addReports, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { error: false as const, message: '', is_first: true };
    });
    const { shell, user, choose, send } = await open([slow]);
    await choose('Report the listing');
    await user.click(await screen.findByRole('radio', { name: 'Sold already' }));
    await send();
    expect(shell.notices).toEqual([]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.notices).toMatchObject([{ tone: 'success', text: 'Thanks, we’ll look into it.' }]);
    expect(sentTo(shell, 'add_reports')).toEqual([{ property_id: 12, reason_id: 3 }]);
  });

  it('keeps reason and words when it fails, and shows why', async () => {
    let isOffline = true;
    const { shell, user, choose, send } = await open([
      stub(addReports, () => {
        if (isOffline) throw offline;
        return { error: false as const, message: '', is_first: false };
      }),
    ]);
    await choose('Report the listing');
    await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
    await send();
    expect(screen.getByText('Say in a few words what’s wrong.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /In your own words/ }), 'It is a boat');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The report wasn’t sent: You’re offline');
    expect(screen.getByRole('radio', { name: 'Another reason' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /In your own words/ })).toHaveValue('It is a boat');
    expect(shell.notices).toEqual([]);
    isOffline = false;
    await send();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices[0]!.text).toBe('You’ve reported this already. We’re looking at it.');
  });

  it.each([
    ['Report the listing', 'Sold already'],
    ['Report Sara K.', 'Insults or threats'],
    ['Block Sara K.', 'Scam attempt'],
  ])('%s: keeps reason and words when the dialog is closed, until it is cancelled', async (item, reason) => {
    const { user, choose } = await open([]);
    await choose(item);
    await user.click(await screen.findByRole('radio', { name: reason }));
    await user.type(screen.getByRole('textbox', { name: /In your own words/ }), 'It is a boat');
    await pressBeside();
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = async () => {
      await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
      await choose(item);
    };
    await again();
    expect(await screen.findByRole('radio', { name: reason })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /In your own words/ })).toHaveValue('It is a boat');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await again();
    expect(await screen.findByRole('radio', { name: reason })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /In your own words/ })).toHaveValue('');
  });

  it('begins again after a report that arrived, and thanks for the next when that has arrived too', async () => {
    const { shell, user, choose, send } = await open([
      stub(reportUser, { error: false, message: '', data: { is_first: true } }),
    ]);
    await choose('Report Sara K.');
    await user.click(await screen.findByRole('radio', { name: 'Insults or threats' }));
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await choose('Report Sara K.');
    expect(await screen.findByRole('radio', { name: 'Insults or threats' })).not.toBeChecked();
    expect(shell.notices).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Tries to get money or data' }));
    await send();
    await waitFor(() => expect(shell.notices).toHaveLength(2));
    expect(sentTo(shell, 'report-user')).toHaveLength(2);
  });

  it('thanks also when the user has closed it meanwhile, and the next one stays open', async () => {
    let answer = () => {};
    const slow = stub(reportUser, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { error: false as const, message: '', data: { is_first: true } };
    });
    const { shell, user, choose, send } = await open([slow]);
    await choose('Report Sara K.');
    await user.click(await screen.findByRole('radio', { name: 'Insults or threats' }));
    await send();
    await pressBeside();
    answer();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await choose('Report Sara K.');
    expect(await screen.findByRole('radio', { name: 'Insults or threats' })).not.toBeChecked();
    expect(shell.notices).toHaveLength(1);
  });

  it.each([
    ['arrives', true],
    ['is refused', false],
  ] as const)('leaves open what is reported since, when the report %s late', async (_, isTaken) => {
    let answer = () => {};
    const slow = stub(reportUser, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (!isTaken) throw rejected('internal');
      return { error: false as const, message: '', data: { is_first: true } };
    });
    const { shell, user, choose, send } = await open([slow]);
    await choose('Report Sara K.');
    await user.click(await screen.findByRole('radio', { name: 'Insults or threats' }));
    await send();
    await pressBeside();
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await choose('Report the listing');
    await user.click(await screen.findByRole('radio', { name: 'Sold already' }));
    answer();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.notices[0]?.tone).toBe(isTaken ? 'success' : 'danger');
    expect(screen.getByRole('radio', { name: 'Sold already' })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the reason of a block that was refused', async () => {
    const { user, choose } = await open([
      stub(blockUser, () => {
        throw rejected('internal');
      }),
    ]);
    await choose('Block Sara K.');
    await user.click(await screen.findByRole('radio', { name: 'Scam attempt' }));
    await user.type(screen.getByRole('textbox', { name: /In your own words/ }), 'Wants gift cards');
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await choose('Block Sara K.');
    expect(await screen.findByRole('textbox', { name: /In your own words/ })).toHaveValue('Wants gift cards');
  });

  it('lets an owner report the buyer', async () => {
    const { shell, user, choose, send } = await open(
      [stub(reportUser, { error: false, message: '', data: { is_first: true } })],
      { property: { ...conversation.property, is_mine: true } },
    );
    expect(screen.queryByRole('menuitem', { name: 'Report the listing' })).not.toBeInTheDocument();
    await choose('Report Sara K.');
    await user.click(screen.getByRole('radio', { name: 'Tries to get money or data' }));
    await send();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(sentTo(shell, 'report-user')).toEqual([{ user_id: 9, property_id: 12, reason: 'fraud' }]);
  });

  it('shows why the back end refuses the report of a user', async () => {
    const { user, choose, send } = await open([
      stub(reportUser, () => {
        throw rejected('notFound');
      }),
    ]);
    await choose('Report Sara K.');
    await user.click(screen.getByRole('radio', { name: 'Insults or threats' }));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The report wasn’t sent:');
    expect(screen.getByRole('radio', { name: 'Insults or threats' })).toBeChecked();
  });

  it('offers the report of a listing not in a conversation about a project', async () => {
    const { choose } = await open([], {
      property: { ...conversation.property, id: 1_000_000_007, is_project: true },
    });
    expect(screen.queryByRole('menuitem', { name: 'Report the listing' })).not.toBeInTheDocument();
    await choose('Report Sara K.');
  });
});
