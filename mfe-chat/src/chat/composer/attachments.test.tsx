import 'fake-indexeddb/auto';
import { chatTyping, getChats, getConversation, sendMessage, type ChatMessage } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import {
  mediaDevices,
  memoryShell,
  renderRemote,
  stub,
  type MediaDevices,
  type MicrophoneState,
} from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { conversation, own, stored } from '#testing/conversation.ts';
import { pressBeside } from '#testing/press-beside.ts';
import { thread } from '#testing/thread.ts';
import { unsentStore } from '#chat/sending/drafts.ts';

const noNetwork = { kind: 'offline', retryable: true } as const;
const session = { user: { id: 7, name: 'Ada' } } as Session;

interface Sent {
  message?: string;
  file?: File;
  audio?: File;
  audio_duration?: number;
  client_id?: string;
}

async function open({
  offline,
  meanwhile,
}: { offline?: () => boolean; meanwhile?: () => Promise<void> } = {}) {
  const rows: ChatMessage[] = [];
  const taken: Sent[] = [];
  const takes = stub(sendMessage, async (request) => {
    if (offline?.()) throw noNetwork;
    await meanwhile?.();
    const given = request as Sent;
    taken.push(given);
    rows.push(
      own(100 + rows.length, {
        message: given.message ?? '',
        client_id: given.client_id!,
        ...(given.file
          ? {
              file: 'https://x.example/a.pdf',
              file_name: given.file.name,
              file_size: 2000,
              chat_message_type: 'file',
            }
          : {}),
        ...(given.audio
          ? { audio: 'https://x.example/a.webm', audio_duration: 2, chat_message_type: 'audio' }
          : {}),
      }),
    );
    return { error: false as const, message: '', id: 1 };
  });
  const shell = memoryShell({
    session,
    answers: [
      stub(getChats, {
        error: false,
        message: '',
        data: [thread, { ...thread, user_id: 5, name: 'Omar' }],
        total_page: 1,
      }),
      stub(chatTyping, { error: false, message: '', data: null }),
      stub(getConversation, ({ user_id: id }) => ({
        error: false as const,
        message: '',
        data: { ...conversation, user_id: Number(id), name: Number(id) === 5 ? 'Omar' : conversation.name },
      })),
      stored(rows),
      takes,
    ],
  });
  await renderRemote('mfe-chat', connect, { shell, path: '/user/chat?property=12&peer=9' });
  return { shell, taken, user: userEvent.setup() };
}
const log = () => screen.findByRole('region', { name: 'Messages with Sara K.' });

let devices: MediaDevices | undefined;
const microphone = (state: MicrophoneState) => void (devices = mediaDevices(state));
beforeEach(async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  for (const { id } of await unsentStore.list(7)) await unsentStore.remove(id);
});
afterEach(() => {
  devices?.restore();
  devices = undefined;
});

describe('the composer with attachments', () => {
  it('sends a paper with words after it was shown, and keeps nothing of it on the device', async () => {
    const { taken, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send files' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Files for Sara K.' }));
    const paper = new File(['%PDF-1.7\nthe contract\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Files'), paper);
    expect(await dialog.findByText('contract.pdf')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Message with the first file/ }), 'Here it is');
    await user.click(dialog.getByRole('button', { name: 'Send 1 file' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]).toMatchObject({ message: 'Here it is', file: paper });
    const row = await within(await log()).findByRole('link', { name: /contract.pdf/ });
    // Its address names it otherwise.
    expect(row).toHaveAttribute('download', 'contract.pdf');
    expect(row).toHaveAttribute('href', 'https://x.example/a.pdf');
    await waitFor(async () => expect(await unsentStore.list(7)).toEqual([]));
  });

  it('keeps chosen files and words when the dialog is closed, until it is cancelled', async () => {
    const { user } = await open();
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Send files' }));
      return within(await screen.findByRole('dialog', { name: 'Files for Sara K.' }));
    };
    const words = /Message with the first file/;
    let dialog = await edit();
    const paper = new File(['%PDF-1.7\nthe contract\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Files'), paper);
    expect(await dialog.findByText('contract.pdf')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: words }), 'Here it is');
    await pressBeside();
    expect(screen.queryByRole('dialog')).toBeNull();
    dialog = await edit();
    expect(dialog.getByText('contract.pdf')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: words })).toHaveValue('Here it is');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    dialog = await edit();
    expect(dialog.queryByText('contract.pdf')).toBeNull();
    expect(dialog.getByRole('textbox', { name: words })).toHaveValue('');
  });

  it('waits with sending until the last photo is prepared', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send files' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Files for Sara K.' }));
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const photo = new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], 'garden.png', {
      type: 'image/png',
    });
    const ready: (() => void)[] = [];
    Object.assign(globalThis, {
      createImageBitmap: () => new Promise((_, reject) => ready.push(() => reject(new Error('No picture.')))),
    });
    const paper = new File(['%PDF-1.7\nthe contract\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Files'), [paper, photo]);
    expect(await dialog.findByText('Preparing 1 file…')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send 1 file' })).toBeDisabled();
    await waitFor(() => expect(ready).toHaveLength(1));
    await act(async () => ready[0]!());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send 1 file' })).toBeEnabled());
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('records, lets the user listen, sends with the length, and lets the microphone go', async () => {
    microphone('granted');
    const { taken, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
    const stop = await screen.findByRole('button', { name: 'Stop recording' });
    await waitFor(() => expect(stop).toBeEnabled());
    expect(devices!.open).toBe(1);
    await user.click(stop);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(devices!.open).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Send voice message' }));
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]!.audio).toMatchObject({ name: 'voice.webm', type: 'audio/webm' });
    expect(taken[0]!.audio_duration).toEqual(expect.any(Number));
    expect(await within(await log()).findByText('0:02')).toBeInTheDocument();
    await user.click(within(await log()).getByRole('button', { name: 'Speed 1×' }));
    expect(within(await log()).getByRole('button', { name: 'Speed 1.5×' })).toBeInTheDocument();
  });

  it('offers what was recorded when the microphone goes away', async () => {
    microphone('granted');
    const begins = jest.spyOn(MediaRecorder.prototype, 'start');
    const { taken, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toBeEnabled());
    await act(async () => begins.mock.contexts[0]!.stop());
    await user.click(await screen.findByRole('button', { name: 'Send voice message' }));
    await waitFor(() => expect(taken[0]?.audio).toMatchObject({ name: 'voice.webm' }));
    expect(devices!.open).toBe(0);
  });

  it('keeps a recording that is not sent when the user opens another conversation meanwhile', async () => {
    microphone('granted');
    const { shell, taken, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toBeEnabled());
    expect(shell.leaveGuards).toBe(1);
    await user.click(screen.getByRole('link', { name: /Omar/ }));
    expect(await screen.findByRole('button', { name: 'Record a voice message' })).toBeInTheDocument();
    expect([devices!.open, shell.leaveGuards]).toEqual([0, 0]);
    await user.click(screen.getByRole('link', { name: /Sara K\./ }));
    await user.click(await screen.findByRole('button', { name: 'Send voice message' }));
    await waitFor(() => expect(taken[0]?.audio).toMatchObject({ name: 'voice.webm' }));
    expect(await screen.findByRole('textbox', { name: 'Message to Sara K.' })).toBeInTheDocument();
  });

  it('discards a recording, and the composer is back', async () => {
    microphone('granted');
    const { taken, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Discard recording' }));
    expect(await screen.findByRole('textbox', { name: 'Message to Sara K.' })).toBeInTheDocument();
    expect([devices!.open, taken]).toEqual([0, []]);
    await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
  });

  it.each([
    ['missing', 'microphoneMissing'],
    ['denied', 'microphoneDenied'],
  ] as const)('explains a microphone that is %s, and goes back to writing', async (state, alert) => {
    microphone(state);
    const { shell, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => expect(shell.alerts).toEqual([alert]));
    await act(async () => undefined);
    expect(await screen.findByRole('textbox', { name: 'Message to Sara K.' })).toBeInTheDocument();
  });

  const paperOf = (name: string) =>
    new File(['%PDF-1.7\nthe contract\n%%EOF\n'], name, { type: 'application/pdf' });
  async function sendFile(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
    await user.click(await screen.findByRole('button', { name: 'Send files' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Files for Sara K.' }));
    await user.upload(dialog.getByLabelText('Files'), paperOf(name));
    await dialog.findByText(name);
    await user.click(dialog.getByRole('button', { name: 'Send 1 file' }));
  }
  const write = async (user: ReturnType<typeof userEvent.setup>, text: string) =>
    user.type(await screen.findByRole('textbox', { name: 'Message to Sara K.' }), `${text}{Enter}`);
  const lines = async () =>
    within(await log())
      .getAllByRole('listitem')
      .map((row) => /contract\.pdf|first|second/.exec(row.textContent)?.[0]);

  it('keeps the order of a file and of words written after it without a network', async () => {
    let isOffline = true;
    const { taken, user } = await open({ offline: () => isOffline });
    await sendFile(user, 'contract.pdf');
    await write(user, 'first');
    await write(user, 'second');
    await waitFor(async () => expect(await lines()).toEqual(['contract.pdf', 'first', 'second']));
    expect(within(await log()).getAllByText('Waits for the network')).toHaveLength(3);
    expect(within(await log()).queryByText('Not sent')).not.toBeInTheDocument();
    expect(taken).toEqual([]);
    isOffline = false;
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(taken).toHaveLength(3));
    expect(taken.map(({ file, message }) => file?.name ?? message)).toEqual([
      'contract.pdf',
      'first',
      'second',
    ]);
  });

  it('goes on by itself with a file where the browser has known of a network all along', async () => {
    const [startTimer, due] = [window.setTimeout.bind(window), [] as (() => void)[]];
    const timers = jest
      .spyOn(window, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) =>
        ms === 5000 ? due.push(work) : startTimer(work, ms)) as typeof setTimeout);
    let isOffline = true;
    const { taken, user } = await open({ offline: () => isOffline });
    await sendFile(user, 'contract.pdf');
    await within(await log()).findByText('Waits for the network');
    isOffline = false;
    await act(async () => due.forEach((work) => work()));
    timers.mockRestore();
    await waitFor(() => expect(taken.map(({ file }) => file?.name)).toEqual(['contract.pdf']));
  });

  it('sends words of the outbox before a file that was added after them', async () => {
    const { shell, taken, user } = await open();
    const parameters = { receiver_id: 9, property_id: 12, message: 'first', client_id: '1-2-3' };
    await log();
    await act(async () => shell.waiting.set([{ id: 'w', key: 'message:12:1-2-3', parameters }]));
    await sendFile(user, 'contract.pdf');
    await waitFor(async () => expect(await lines()).toEqual(['first', 'contract.pdf']));
    expect(within(await log()).getAllByText('Waits for the network')).toHaveLength(2);
    expect(taken).toEqual([]);
    await act(async () => shell.waiting.set([]));
    await waitFor(() => expect(taken.map(({ file }) => file?.name)).toEqual(['contract.pdf']));
  });

  it('goes on with what was written after a file that is given up', async () => {
    const { taken, user } = await open({ offline: () => taken.length === 0 && isFirst });
    let isFirst = true;
    await sendFile(user, 'contract.pdf');
    await write(user, 'first');
    await waitFor(async () => expect(await lines()).toEqual(['contract.pdf', 'first']));
    isFirst = false;
    await user.click(within(await log()).getAllByRole('button', { name: 'Don’t send' })[0]!);
    await waitFor(() => expect(taken.map(({ message }) => message)).toEqual(['first']));
  });

  it('shows how much of a file is sent, and ends the call of one that is given up', async () => {
    let answer = () => {};
    const { user, taken } = await open({
      meanwhile: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    await sendFile(user, 'contract.pdf');
    const bar = await within(await log()).findByRole('progressbar', { name: /contract\.pdf/ });
    expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0);
    await user.click(within(await log()).getByRole('button', { name: 'Don’t send' }));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: /contract\.pdf/ })).toBeNull());
    answer();
    await act(async () => undefined);
    expect(await unsentStore.list(7)).toEqual([]);
    expect(taken.length).toBeLessThanOrEqual(1);
  });
});
