import { saveSearch } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { toApiError } from '@lintel/remote-kit';
import i18next from 'i18next';
import { dropVisitorSearches, visitorSearches } from './visitor-searches.ts';

/**
 * Hands what a visitor saved to the account, the oldest first, and tells the user; the number of searches that moved. Stops at the
 * first refusal, and at the end of the session: what is left stays in this browser and is tried again at the next start.
 */
export async function moveSearches(shell: Shell): Promise<number> {
  const moved: string[] = [];
  let isFull = false;
  const userId = () => shell.session.get()?.user.id;
  const owner = userId();
  try {
    for (const { name, address, filter } of visitorSearches.get().toReversed()) {
      if (userId() !== owner) break;
      await shell.request(saveSearch, { ...filter, name, address }, { showsOwnErrors: true });
      moved.push(address);
    }
  } catch (thrown) {
    isFull = toApiError(thrown).key === 'wrongState';
  }
  if (moved.length === 0) return 0;
  dropVisitorSearches(moved);
  const t = i18next.getFixedT(null, 'mfe-catalogue' as 'mfe-catalogue deferred');
  const text = t('merge.searchesMerged', { count: moved.length });
  shell.notify(
    isFull ? { tone: 'warning', text: `${text} ${t('merge.searchesFull')}` } : { tone: 'success', text },
  );
  return moved.length;
}
