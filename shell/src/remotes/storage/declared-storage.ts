import type { ResolvedLock, StorageDeclaration } from '@lintel/contract';
import type { Remotes } from '#platform/loader/remotes.ts';
import own from './storage.json';

/** What the shell keeps in the browser, with what its libraries keep for it. */
export const shellStorage = own as readonly StorageDeclaration[];

/** What the shell and the remotes that are on keep in the browser; a remote that cannot be had is left out. */
export async function declaredStorage(
  { remotes: entries }: Pick<ResolvedLock, 'remotes'>,
  remotes: Pick<Remotes, 'connect'>,
): Promise<readonly StorageDeclaration[]> {
  const lists = await Promise.all(
    entries
      .filter(({ state }) => state === 'on')
      .map(async ({ name }) => {
        try {
          const { remote } = await remotes.connect(name);
          return (await remote.storage?.()) ?? [];
        } catch {
          return [];
        }
      }),
  );
  return [...shellStorage, ...lists.flat()];
}
