import type { RemoteName, ResolvedLock, StorageDeclaration } from '@lintel/contract';
import type { Remotes } from '#platform/loader/remotes.ts';
import { declaredStorage, shellStorage } from './declared-storage.ts';

const drafts: StorageDeclaration = {
  name: 'lintel-drafts',
  place: 'database',
  subject: 'drafts',
  until: 'never',
};
const siteOf = (states: Partial<Record<RemoteName, 'on' | 'off'>>) =>
  ({
    remotes: Object.entries(states).map(([name, state]) => ({ name, state })),
  }) as unknown as Pick<ResolvedLock, 'remotes'>;

it('gathers what the shell and its remotes declare, without those that are off or cannot be had', async () => {
  const asked: RemoteName[] = [];
  const connect = async (name: RemoteName) => {
    asked.push(name);
    if (name === 'mfe-chat') throw new Error('gone');
    const storage = name === 'mfe-listings' ? { storage: async () => [drafts] } : {};
    return { remote: { routes: [], widgets: {}, on: {}, messages: async () => ({}), ...storage } };
  };
  const site = siteOf({
    'mfe-listings': 'on',
    'mfe-chat': 'on',
    'mfe-payments': 'off',
    'mfe-account': 'on',
  });
  const found = await declaredStorage(site, { connect } as unknown as Remotes);
  expect(found).toEqual([...shellStorage, drafts]);
  expect(asked).toEqual(['mfe-listings', 'mfe-chat', 'mfe-account']);
});
