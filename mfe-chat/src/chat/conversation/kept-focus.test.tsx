import 'fake-indexeddb/auto';
import { chatTyping, getChats, sendMessage, unblockUser, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { mediaDevices, memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { isAbout, message, own, stored } from '#testing/conversation.ts';
import { thread } from '#testing/thread.ts';

const done = { error: false as const, message: '', data: null };

async function open(rows: ChatMessage[], about: Stub = isAbout()) {
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as Session,
    answers: [
      stub(getChats, { error: false, message: '', data: [thread], total_page: 1 }),
      stub(chatTyping, done),
      stub(unblockUser, done),
      stub(sendMessage, (request) => {
        const { message: text = '', client_id } = request as { message?: string; client_id: string };
        for (const row of rows) if (row.card) row.card = { ...row.card, state: 'accepted' };
        rows.push(own(100 + rows.length, { message: text, client_id }));
        return { error: false as const, message: '', id: 1 };
      }),
      about,
      stored(rows),
    ],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  await screen.findByRole('region', { name: 'Messages with Sara K.' });
  const press = async (button: HTMLElement) => {
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  return { shell, press };
}

describe('the focus of the keyboard', () => {
  let devices: ReturnType<typeof mediaDevices> | undefined;
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL() {} });
    HTMLMediaElement.prototype.pause = () => undefined;
  });
  afterEach(() => devices?.restore());

  it('goes through a recording: stop, play, and back to where it began', async () => {
    devices = mediaDevices('granted');
    const { press } = await open([message(1)]);
    await press(await screen.findByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus());
    await press(screen.getByRole('button', { name: 'Discard recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Record a voice message' })).toHaveFocus());
  });

  it('stays at a card whose button went with the answer', async () => {
    const card = {
      kind: 'availability' as const,
      state: 'open' as const,
      slots: [],
      time_zone: '',
      chosen_slot: null,
      document: null,
      amount: null,
    };
    const { press } = await open([message(1, { card, message: 'Is it available?' })]);
    const group = within(await screen.findByRole('group', { name: /available/i }));
    await press(group.getAllByRole('button')[0]!);
    await waitFor(() => expect(group.queryByRole('button')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement!.closest('li')).toHaveTextContent(/available/i);
  });

  it('goes to the heading when a block is taken back in place of the field', async () => {
    const { shell, press } = await open([message(1)], isAbout({ is_blocked_by_me: true }));
    const button = await screen.findByRole('button', { name: 'Unblock Sara K.' });
    shell.answer(isAbout());
    await press(button);
    await screen.findByRole('textbox', { name: 'Message to Sara K.' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sara K.' })).toHaveFocus());
  });
});
