import {
  addFavourite,
  changeHomeMarks,
  getFavouriteProperty,
  getHomeMarks,
  getListingNotes,
  getSavedSearches,
  saveSearch,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createTexts } from '@lintel/i18n';
import { $session, $shell, started } from '@lintel/remote-kit';
import { memoryShell, rejected, stub, type Stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { card, detail } from '#testing/test-data.ts';
import { picks, togglePick } from '#common/compare/compare-picks.ts';
import { hideHome, marks } from '#common/marks/marks.ts';
import './favourites.model.ts';
import { readSaved, writeSaved } from './favourites.storage.ts';
import { $mayMerge } from './merge.model.ts';
import { changeNote } from './notes.ts';
import { keepSearch, visitorSearches } from './visitor-searches.ts';

const markOf = (property_id: number) => ({
  property_id,
  title: `Home ${property_id}`,
  title_image: '',
  category_id: 1,
});
const session = { user: { id: 7 } } as Session;
const ok = { error: false as const, message: 'ok' };
const favourites = (ids: readonly number[]): Stub =>
  stub(getFavouriteProperty, {
    error: false,
    message: '',
    data: ids.map((id) => detail(id)),
    total: ids.length,
  });
const accountNotes = (ids: readonly number[]): Stub =>
  stub(getListingNotes, {
    error: false,
    message: '',
    data: ids.map((property_id) => ({
      property_id,
      text: 'Quiet',
      other_text: '',
      revision: 1,
      updated_at: '2026-11-20T10:00:00Z',
    })),
  });

const when = '2026-11-20T10:00:00Z';
const searchOf = (address: string) => ({
  id: 1,
  name: address,
  filter: { address },
  frequency: 'daily' as const,
  created_at: when,
  updated_at: when,
});
const accountSearches = (addresses: readonly string[]): Stub =>
  stub(getSavedSearches, {
    error: false,
    message: '',
    data: addresses.map(searchOf),
    total: addresses.length,
  });
/** An account that takes so many searches more. */
const takes = (room: number): Stub => {
  let left = room;
  return stub(saveSearch, ({ address }) => {
    left -= 1;
    if (left < 0) throw rejected('wrongState');
    return { error: false as const, message: '', data: searchOf(String(address)) };
  });
};
const visitorKeeps = (...addresses: string[]) => {
  for (const address of addresses)
    keepSearch({ name: `Search ${address}`, address, filter: { city: 'Porto Azul' }, savedAt: when });
};
const sentSearches = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(
    ({ path, parameters }) => path === saveSearch.path && 'address' in (parameters as object),
  );

/** The user is signed in as this remote starts. */
async function start(options: { account?: Stub[]; declines?: boolean } = {}) {
  const shell = memoryShell({
    session,
    declines: options.declines ?? false,
    answers: [stub(addFavourite, ok), ...(options.account ?? [favourites([]), accountNotes([])])],
  });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, session],
    ],
  });
  await allSettled(started, { scope });
  const merged = shell.calls
    .filter(({ path }) => path === addFavourite.path)
    .map(({ parameters }) => (parameters as { property_id: number }).property_id);
  return { shell, merged, mayMerge: scope.getState($mayMerge) };
}

beforeAll(() => createTexts({ language: 'en' }));
beforeEach(() => localStorage.clear());

describe('what a visitor saved, at sign-in', () => {
  it('is asked about with the numbers of both sides, and moves once the user agrees', async () => {
    writeSaved(localStorage, [card(3), card(2), card(1)]);
    changeNote(3, { text: 'Ask about the roof', title: 'Home 3', state: 'typed' });
    const account = [favourites([3, 8, 9]), accountNotes([8])];
    const { shell, merged, mayMerge } = await start({ account });
    expect(shell.questions).toMatchObject([
      {
        title: 'Add what you saved here to your account?',
        lines: [
          { label: 'Saved homes', value: '3 here, 3 in your account → 5' },
          { label: 'Notes', value: '1 here, 1 in your account → 2' },
        ],
      },
    ]);
    expect(merged).toEqual([1, 2, 3]);
    expect(readSaved(localStorage)).toEqual([]);
    expect(mayMerge).toBe(true);
  });

  it('stays in this browser when the user declines, and is asked about again only with other things', async () => {
    writeSaved(localStorage, [card(1)]);
    const first = await start({ declines: true });
    expect(first.shell.questions).toHaveLength(1);
    expect(first.merged).toEqual([]);
    expect(first.mayMerge).toBe(false);
    expect(readSaved(localStorage)).toHaveLength(1);
    expect((await start()).shell.questions).toEqual([]);
    writeSaved(localStorage, [card(2), card(1)]);
    const third = await start();
    expect(third.shell.questions).toHaveLength(1);
    expect(third.merged).toEqual([1, 2]);
  });

  it('goes on without a second question when it was interrupted', async () => {
    writeSaved(localStorage, [card(3), card(2), card(1)]);
    const strict = stub(addFavourite, ({ property_id }) => {
      if (Number(property_id) === 2) throw rejected('tooManyRequests');
      return ok;
    });
    await start({ account: [strict, favourites([]), accountNotes([])] });
    expect(readSaved(localStorage).map(({ id }) => id)).toEqual([3, 2]);
    const { shell, merged } = await start({ account: [favourites([1]), accountNotes([])] });
    expect(shell.questions).toEqual([]);
    expect(merged).toEqual([2, 3]);
  });

  it('needs no question when the account has all of it already', async () => {
    writeSaved(localStorage, [card(1)]);
    const { shell, mayMerge } = await start({ account: [favourites([1, 2]), accountNotes([])] });
    expect(shell.questions).toEqual([]);
    expect(mayMerge).toBe(true);
    expect(readSaved(localStorage)).toEqual([]);
  });

  it('waits for the next time when the account cannot be read', async () => {
    writeSaved(localStorage, [card(1)]);
    const refusing = stub(getFavouriteProperty, () => {
      throw rejected('internal');
    });
    const { shell, merged } = await start({ account: [refusing, accountNotes([])] });
    expect(shell.questions).toEqual([]);
    expect(merged).toEqual([]);
    expect(readSaved(localStorage)).toHaveLength(1);
  });

  it('is not looked for where there is none', async () => {
    const { shell } = await start();
    expect(shell.calls.filter(({ path }) => path !== getHomeMarks.path)).toEqual([]);
    expect(shell.questions).toEqual([]);
  });
});

describe('homes that a visitor hid or compares, at sign-in', () => {
  const others = [favourites([]), accountNotes([])];
  const marksOf = (hidden: readonly number[], compare: readonly number[]) =>
    stub(getHomeMarks, ({ kind }) => ({
      error: false as const,
      message: '',
      data: (kind === 'hidden' ? hidden : compare).map(markOf),
    }));
  const taken = stub(changeHomeMarks, ({ add }) => ({
    error: false as const,
    message: '',
    data: [add ?? []].flat().map((id) => markOf(Number(id))),
  }));
  const sent = (shell: ReturnType<typeof memoryShell>) =>
    shell.calls
      .filter(({ path, parameters }) => path === changeHomeMarks.path && 'add' in (parameters as object))
      .map(({ parameters }) => parameters);

  it('stand in the question with what the account has, and move once the user agrees', async () => {
    for (const id of [1, 2]) hideHome(id);
    togglePick(detail(3));
    const { shell } = await start({ account: [...others, marksOf([2, 7], [8, 9]), taken] });
    expect(shell.questions[0]!.lines).toEqual([
      { label: 'Homes to compare', value: '1 here, 2 in your account → 2' },
      { label: 'Hidden homes', value: '2 here, 2 in your account → 3' },
    ]);
    await waitFor(() =>
      expect(sent(shell)).toEqual([
        { kind: 'hidden', add: [2, 1] },
        { kind: 'compare', add: [3] },
      ]),
    );
    await waitFor(() => expect(picks.get().map(({ id }) => id)).toEqual([3]));
    const again = await start({ account: [...others, marksOf([2, 1, 7], [3, 9]), taken] });
    expect(again.shell.questions).toEqual([]);
  });

  it('stay in this browser when the user declines, beside what the account has', async () => {
    hideHome(1);
    const account = [...others, marksOf([7], []), taken];
    const { shell } = await start({ account, declines: true });
    expect(shell.questions).toHaveLength(1);
    await waitFor(() => expect(marks.get().hidden).toEqual([7, 1]));
    expect(sent(shell)).toEqual([]);
    expect((await start({ account })).shell.questions).toEqual([]);
  });

  it('of a back end without a place for them are not asked about', async () => {
    hideHome(1);
    const older = stub(getHomeMarks, () => {
      throw rejected('notFound');
    });
    const { shell } = await start({ account: [...others, older] });
    expect(shell.questions).toEqual([]);
    expect(marks.get().hidden).toEqual([1]);
  });
});

describe('searches that a visitor saved, at sign-in', () => {
  const others = [favourites([8]), accountNotes([])];

  it('stand in the same question as homes and notes, and move with their filters, the oldest first', async () => {
    writeSaved(localStorage, [card(1)]);
    visitorKeeps('q=a', 'q=b', 'q=c');
    const account = [...others, accountSearches(['q=b', 'q=x', 'q=y']), takes(20)];
    const { shell, merged } = await start({ account });
    expect(shell.questions).toHaveLength(1);
    expect(shell.questions[0]!.lines).toEqual([
      { label: 'Saved homes', value: '1 here, 1 in your account → 2' },
      { label: 'Saved searches', value: '3 here, 3 in your account → 5' },
    ]);
    expect(merged).toEqual([1]);
    expect(sentSearches(shell).map(({ parameters }) => parameters)).toEqual(
      ['q=a', 'q=b', 'q=c'].map((address) => ({
        name: `Search ${address}`,
        address,
        city: 'Porto Azul',
      })),
    );
    expect(visitorSearches.get()).toEqual([]);
    expect(shell.notices.map(({ text }) => text)).toContain('3 saved searches are now in your account.');
  });

  it('stay here when the user declines, and are asked about again only with another one', async () => {
    visitorKeeps('q=a');
    const account = [...others, accountSearches([]), takes(20)];
    const first = await start({ account, declines: true });
    expect(first.shell.questions).toHaveLength(1);
    expect(sentSearches(first.shell)).toEqual([]);
    expect((await start({ account })).shell.questions).toEqual([]);
    visitorKeeps('q=b');
    const third = await start({ account });
    expect(third.shell.questions).toHaveLength(1);
    expect(sentSearches(third.shell)).toHaveLength(2);
  });

  it('that the account has no room for stay here, and the sum names what it takes', async () => {
    visitorKeeps('q=a', 'q=b', 'q=c');
    const there = Array.from({ length: 18 }, (_, place) => `q=${place}`);
    const { shell } = await start({ account: [...others, accountSearches(there), takes(2)] });
    expect(shell.questions[0]!.lines).toEqual([
      { label: 'Saved searches', value: '3 here, 18 in your account → 20' },
    ]);
    expect(visitorSearches.get().map(({ address }) => address)).toEqual(['q=c']);
    expect(shell.notices).toMatchObject([{ tone: 'warning' }]);
  });

  it('of an answer from before searches were kept are asked about', async () => {
    localStorage.setItem(
      'lintel.merge-answer',
      JSON.stringify({ userId: 7, agrees: false, saved: [], noted: [] }),
    );
    visitorKeeps('q=a');
    const { shell } = await start({ account: [...others, accountSearches([]), takes(1)] });
    expect(shell.questions).toHaveLength(1);
  });
});
