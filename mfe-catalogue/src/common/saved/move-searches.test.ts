import { saveSearch } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createTexts } from '@lintel/i18n';
import { memoryShell, stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { moveSearches } from './move-searches.ts';
import { keepSearch, visitorSearches } from './visitor-searches.ts';

const session = (id: number) => ({ user: { id } }) as Session;
const when = '2026-11-01T10:00:00.000Z';

it('searches of a visitor move into no other account when the session ends meanwhile', async () => {
  await createTexts({ language: 'en' });
  for (const name of ['Late', 'Early']) keepSearch({ name, address: `q=${name}`, filter: {}, savedAt: when });
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const saving = stub(saveSearch, async ({ name }) => {
    await slow;
    const data = { id: 1, name: String(name), filter: {}, frequency: 'daily' as const };
    return { error: false as const, message: '', data: { ...data, created_at: when, updated_at: when } };
  });
  const shell = memoryShell({ session: session(7), answers: [saving] });
  const moving = moveSearches(shell);
  await waitFor(() => expect(shell.calls).toHaveLength(1));
  shell.session.set(session(8));
  answer();
  expect(await moving).toBe(1);
  expect(shell.calls).toHaveLength(1);
  expect(visitorSearches.get().map(({ name }) => name)).toEqual(['Early']);
});
