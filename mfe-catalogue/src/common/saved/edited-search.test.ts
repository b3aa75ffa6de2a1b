import { sessionEnded } from '@lintel/remote-kit';
import { allSettled, fork } from 'effector';
import { $editedSearch, editBegun, editEnded, editResumed } from './edited-search.ts';

const search = { id: 4, name: 'Flats', frequency: 'daily' as const };
/** What a page knows that was opened now. */
async function afterReload() {
  const scope = fork();
  await allSettled(editResumed, { scope });
  return scope.getState($editedSearch);
}

beforeEach(async () => {
  sessionStorage.clear();
  await allSettled(editBegun, { scope: fork(), params: search });
});

describe('a saved search that is being changed', () => {
  it('is still known after a reload', async () => {
    expect(await afterReload()).toEqual(search);
  });
  it('is forgotten once it is saved, or the session has ended', async () => {
    await allSettled(editEnded, { scope: fork() });
    expect(await afterReload()).toBeNull();
    await allSettled(editBegun, { scope: fork(), params: search });
    await allSettled(sessionEnded, { scope: fork(), params: { reason: 'signed-out' } });
    expect(await afterReload()).toBeNull();
  });
  it('is none where something else is stored', async () => {
    sessionStorage.setItem('lintel.edited-search', '{"id":"4"}');
    expect(await afterReload()).toBeNull();
  });
});
