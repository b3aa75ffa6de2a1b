import { sendMessage, type UserRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { $session, $shell, writeMessageDraft } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { sendWordsFx } from './contact.model.ts';

const session = { user: { id: 7, name: 'Omar' } as UserRow } as Session;
const to = { id: 5, name: 'Sara', isBlockedByMe: false, isBlockedByUser: false };
const words = { to, listing: { id: 1, slug: 'home-1', title: 'Home 1' }, text: 'Hello' };

it('words that were sent, and are written again on purpose, are another message, also when another tab wrote on meanwhile', async () => {
  const names: unknown[] = [];
  const shell = memoryShell({
    session,
    answers: [
      stub(sendMessage, ({ client_id: name }) => {
        names.push(name);
        // Another tab goes on writing.
        writeMessageDraft({ peerId: 5, propertyId: 1 }, 'Hello there', 7);
        return { error: false as const, message: '', id: names.length };
      }),
    ],
  });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, session],
    ],
  });
  await allSettled(sendWordsFx, { scope, params: words });
  await allSettled(sendWordsFx, { scope, params: words });
  expect(new Set(names).size).toBe(2);
});
