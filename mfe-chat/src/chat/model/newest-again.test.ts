import { getMessages } from '@lintel/api-contract';
import { $clock, $session, $shell, pushReceived } from '@lintel/remote-kit';
import { memoryShell, rejected, stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { isAbout, message, stored } from '#testing/conversation.ts';
import { $thread, ConversationGate } from './conversation.model.ts';
import { history } from './history.model.ts';

const thread = { peerId: 9, propertyId: 12 };
const rows = [message(1)];
const late = { kind: 'timeout', retryable: true } as const;

/** An open conversation, whose next `failures` calls for messages fail. */
async function open(failures: number, failure: unknown) {
  let left = 0;
  const messages = [...rows];
  const waits: number[] = [];
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as never,
    answers: [
      stub(getMessages, (request) => {
        if (left > 0) {
          left -= 1;
          throw failure;
        }
        return stored(messages).answer(request) as never;
      }),
    ],
  });
  const scope = fork({
    values: [
      [$clock, { now: () => 0, wait: async (ms: number) => void waits.push(ms) }],
      [$session, shell.session.get()],
      [$shell, shell],
      [$thread, thread],
    ],
  });
  await allSettled(history.start, { scope, params: { thread } });
  left = failures;
  messages.push(message(2));
  const data = { sender_id: '9', property_id: '12', message: 'Message 2' };
  await allSettled(pushReceived, {
    scope,
    params: { noticeId: 'n', kind: 'chat', title: '', body: '', data },
  });
  return { shown: scope.getState(history.$rows).map(({ id }) => id), waits };
}

describe('a message that is announced while the back end cannot be had', () => {
  it('is asked for again after a pause, until it is there', async () => {
    // A call and its three retries, two times.
    const { shown, waits } = await open(8, late);
    expect(shown).toEqual([1, 2]);
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(15_000);
  });

  it('is not asked for again where the back end refuses it', async () => {
    const { shown } = await open(1, rejected('forbidden'));
    expect(shown).toEqual([1]);
  });
});

it('the newest page of a conversation waits for none of the one that was open before', async () => {
  const asked: unknown[] = [];
  const shell = memoryShell({
    session: { user: { id: 7, name: 'Ada' } } as never,
    answers: [
      isAbout(),
      stub(getMessages, (request) => {
        const { user_id: peer } = request as { user_id: number };
        asked.push(peer);
        // The second page of the first conversation is never answered.
        const isLost = peer === 9 && asked.filter((each) => each === 9).length > 1;
        return isLost ? new Promise(() => undefined) : (stored(rows).answer(request) as never);
      }),
    ],
  });
  const scope = fork({
    values: [
      [$session, shell.session.get()],
      [$shell, shell],
    ],
  });
  const arrives = (peer: string) =>
    void allSettled(pushReceived, {
      scope,
      params: {
        noticeId: peer,
        kind: 'chat',
        title: '',
        body: '',
        data: { sender_id: peer, property_id: '12' },
      },
    });
  await allSettled(ConversationGate.open, { scope, params: thread });
  arrives('9');
  await waitFor(() => expect(asked).toEqual([9, 9]));
  void allSettled(ConversationGate.open, { scope, params: { ...thread, peerId: 8 } });
  await waitFor(() => expect(scope.getState(history.$pending)).toBe(false));
  arrives('8');
  await waitFor(() => expect(asked).toEqual([9, 9, 8, 8]));
});
