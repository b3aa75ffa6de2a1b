import {
  getFavouriteProperty,
  getHomeMarks,
  getListingNotes,
  getSavedSearches,
  type HomeMarkKind,
} from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { toApiError } from '@lintel/remote-kit';
import i18next from 'i18next';
import type { CardListing } from '#common/listing/listing.ts';
import { visitorMarks } from '#common/account-marks/account-base.ts';
import { SIDES } from '#common/compare/compare-picks.ts';
import { answerFor, mergeAnswer } from './merge-answer.ts';
import { notes } from './notes.ts';
import { MOST as MOST_MARKS } from '#common/marks/marks.ts';
import { MOST_SEARCHES, visitorSearches } from './visitor-searches.ts';

export { moveSearches } from './move-searches.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

const PAGE = 100;
/** Of longer lists the newest are compared. */
const MOST_PAGES = 5;
/** The question is asked the next time when a call fails. */
const quiet = { showsOwnErrors: true };

interface InAccount {
  /** Ids of homes, addresses of searches. */
  known: ReadonlySet<number | string>;
  total: number;
}

async function savedInAccount(shell: Shell): Promise<InAccount> {
  const known = new Set<number>();
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const request = { offset: page * PAGE, limit: PAGE };
    const { data, total = 0 } = await shell.request(getFavouriteProperty, request, quiet);
    for (const { id } of data) known.add(id);
    if (data.length < PAGE) return { known, total };
  }
  return { known, total: known.size };
}

async function notesInAccount(shell: Shell): Promise<InAccount> {
  const { data } = await shell.request(getListingNotes, {}, quiet);
  return { known: new Set(data.map(({ property_id: id }) => id)), total: data.length };
}

async function searchesInAccount(shell: Shell): Promise<InAccount> {
  const { data } = await shell.request(getSavedSearches, {}, quiet);
  return { known: new Set(data.map(({ filter }) => filter.address ?? '')), total: data.length };
}

const NOT_FOUND = 404;
/** Null where the back end is older and has no place for them. */
const marksInAccount = (shell: Shell, kind: HomeMarkKind): Promise<InAccount | null> =>
  shell.request(getHomeMarks, { kind }, quiet).then(
    ({ data }) => ({ known: new Set(data.map(({ property_id: id }) => id)), total: data.length }),
    (thrown: unknown) => {
      if (toApiError(thrown).status === NOT_FOUND) return null;
      throw thrown;
    },
  );

/** Ids of homes that a visitor wrote a note on in this browser. */
const visitorNotes = (): number[] =>
  Object.entries(notes.get()).flatMap(([id, { owner, state }]) =>
    owner === undefined && state === 'typed' ? [Number(id)] : [],
  );

const nothing: InAccount = { known: new Set(), total: 0 };
const added = (here: readonly (number | string)[], { known }: InAccount): number =>
  here.filter((one) => !known.has(one)).length;

/**
 * Asks whether what a visitor saved in this browser may move into the account that signed in. True without a question where
 * nothing would change or the user agreed before, false where nothing is there, the user declined before, or the account could
 * not be read. What is answered when the session has ended is not kept.
 */
export async function mayMerge(
  shell: Shell,
  kept: readonly CardListing[],
  { userId, isHere }: { userId: number; isHere: () => boolean },
): Promise<boolean> {
  const noted = visitorNotes();
  const searches = visitorSearches.get().map(({ address }) => address);
  const { hidden, compare: compared } = visitorMarks();
  const saved = kept.map(({ id }) => id);
  const visitors = { saved, noted, searches, hidden, compared };
  if (Object.values(visitors).every(({ length }) => length === 0)) return false;
  const answer = answerFor({ userId, ...visitors });
  if (answer !== undefined) return answer;
  // Another tab asks.
  if (document.visibilityState === 'hidden') return false;
  const accounts = await Promise.all([
    savedInAccount(shell),
    notesInAccount(shell),
    searches.length > 0 ? searchesInAccount(shell) : nothing,
    hidden.length > 0 ? marksInAccount(shell, 'hidden') : nothing,
    compared.length > 0 ? marksInAccount(shell, 'compare') : nothing,
  ]).catch(() => null);
  if (!accounts || !isHere()) return false;
  const [savedThere, notedThere, searchesThere, hiddenThere, comparedThere] = accounts;
  const kinds = [
    { label: 'saved', here: saved, there: savedThere, most: Infinity },
    { label: 'notes', here: noted, there: notedThere, most: Infinity },
    { label: 'compared', here: comparedThere ? compared : [], there: comparedThere ?? nothing, most: SIDES },
    { label: 'hidden', here: hiddenThere ? hidden : [], there: hiddenThere ?? nothing, most: MOST_MARKS },
    { label: 'searches', here: searches, there: searchesThere, most: MOST_SEARCHES },
  ] as const;
  if (kinds.every(({ here, there }) => added(here, there) === 0)) return true;
  const t = i18next.getFixedT(null, 'mfe-catalogue' as 'mfe-catalogue deferred');
  const agrees =
    (await shell.ask?.({
      title: t('merge.title'),
      text: t('merge.text'),
      lines: kinds
        .filter(({ here }) => here.length > 0)
        .map(({ label, here, there, most }) => ({
          label: t(`merge.${label}`),
          value: t('merge.sum', {
            here: here.length,
            there: there.total,
            sum: Math.min(there.total + added(here, there), most),
          }),
        })),
      agree: t('merge.agree'),
      decline: t('merge.decline'),
    })) ?? true;
  if (isHere()) mergeAnswer.change(() => ({ userId, agrees, ...visitors }));
  return agrees;
}
