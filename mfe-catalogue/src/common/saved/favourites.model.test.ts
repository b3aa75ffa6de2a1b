import { addFavourite, getFavouriteProperty, getListingNotes } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createTexts } from '@lintel/i18n';
import { $session, $shell, started, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { memoryShell, rejected, stub, type Stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { card } from '#testing/test-data.ts';
import { $isSaved, $kept, favouriteToggled, recordsErased } from './favourites.model.ts';
import { readSaved, writeSaved } from './favourites.storage.ts';

const session = { user: { id: 7 } } as Session;
const ok = { error: false as const, message: 'ok' };
const saves = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls
    .filter(({ path }) => path === addFavourite.path)
    .map(({ parameters }) => parameters as { property_id: number; type: string });
/** What the account has before the browser's things come. */
const account = [
  stub(getFavouriteProperty, { error: false, message: '', data: [], total: 0 }),
  stub(getListingNotes, { error: false, message: '', data: [] }),
];

function connected(options: { session?: Session | null; answers?: Stub[]; offline?: boolean } = {}) {
  const shell = memoryShell({
    answers: [...account, ...(options.answers ?? [stub(addFavourite, ok)])],
    offline: options.offline ?? false,
  });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, options.session ?? null],
    ],
  });
  return {
    shell,
    scope,
    isSaved: (id: number, was: 0 | 1 = 0) => scope.getState($isSaved)({ id, is_favourite: was }),
  };
}

beforeAll(() => createTexts({ language: 'en' }));
beforeEach(() => localStorage.clear());

describe('the heart of a visitor', () => {
  it('keeps the home in this browser and makes no call', async () => {
    const { shell, scope, isSaved } = connected();
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    expect(isSaved(1)).toBe(true);
    expect(readSaved(localStorage).map(({ id }) => id)).toEqual([1]);
    expect(shell.calls).toEqual([]);
    expect(shell.emitted).toEqual([
      { event: 'favourite.changed@1', payload: { propertyId: 1, saved: true } },
      { event: 'favourites.counted@1', payload: { saved: 1 } },
    ]);
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: false } });
    expect(shell.emitted).toContainEqual({ event: 'favourites.counted@1', payload: { saved: 0 } });
    expect(isSaved(1)).toBe(false);
    expect(readSaved(localStorage)).toEqual([]);
  });
  it('is still filled after the page was closed', async () => {
    writeSaved(localStorage, [card(4)]);
    const { scope, isSaved } = connected();
    await allSettled(started, { scope });
    expect(isSaved(4)).toBe(true);
  });
  it('is counted at the start when a home was kept, and not when none was', async () => {
    const empty = connected();
    await allSettled(started, { scope: empty.scope });
    expect(empty.shell.emitted).toEqual([]);
    writeSaved(localStorage, [card(4)]);
    const { shell, scope } = connected();
    await allSettled(started, { scope });
    expect(shell.emitted).toEqual([{ event: 'favourites.counted@1', payload: { saved: 1 } }]);
  });
  it('shows nothing of an earlier answer for another user', () => {
    expect(connected().isSaved(9, 1)).toBe(false);
  });
});

describe('the heart of a signed-in person', () => {
  it('shows the back end’s state until it is pressed', () => {
    const { isSaved } = connected({ session });
    expect(isSaved(1, 1)).toBe(true);
    expect(isSaved(1, 0)).toBe(false);
  });
  it('is filled at once, before the call is answered', async () => {
    let answer: (value: typeof ok) => void = () => {};
    const slow = stub(addFavourite, () => new Promise<typeof ok>((resolve) => (answer = resolve)));
    const { shell, scope, isSaved } = connected({ session, answers: [slow] });
    const settled = allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    expect(isSaved(1)).toBe(true);
    expect(shell.emitted).toEqual([]);
    await Promise.resolve();
    answer(ok);
    await settled;
    expect(saves(shell)).toEqual([{ property_id: 1, type: '1' }]);
    expect(shell.emitted).toHaveLength(1);
  });
  it('is empty again once the user has erased the saved homes of the account', async () => {
    const { scope, isSaved } = connected({ session });
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    await allSettled(recordsErased, { scope, params: { kind: 'notes' } });
    expect(isSaved(1)).toBe(true);
    await allSettled(recordsErased, { scope, params: { kind: 'favourites' } });
    expect(isSaved(1, 0)).toBe(false);
  });
  it('stays filled without a network: the press waits, under the key of its listing', async () => {
    const { shell, scope, isSaved } = connected({ session, offline: true });
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    expect(isSaved(1)).toBe(true);
    expect(shell.queued).toEqual(['favourite:1']);
    expect(shell.notices).toEqual([]);
  });
  it('turns back with a notice when the call is refused, and tries again from there', async () => {
    let refuse = true;
    const moody = stub(addFavourite, () => {
      if (refuse) throw rejected('internal');
      return ok;
    });
    const { shell, scope, isSaved } = connected({ session, answers: [moody] });
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    expect(isSaved(1)).toBe(false);
    expect(shell.notices).toHaveLength(1);
    refuse = false;
    shell.notices[0]!.action!.run();
    await allSettled(scope);
    expect(isSaved(1)).toBe(true);
  });
  it('ends in the state of the last press, however fast the presses came', async () => {
    const { shell, scope, isSaved } = connected({ session });
    const press = (saved: boolean) =>
      allSettled(favouriteToggled, { scope, params: { listing: card(1), saved } });
    await Promise.all([press(true), press(false), press(true), press(false)]);
    expect(isSaved(1)).toBe(false);
    expect(saves(shell).at(-1)).toEqual({ property_id: 1, type: '0' });
    expect(saves(shell)).toHaveLength(2);
  });
  it('forgets what one user wanted when they leave', async () => {
    const { scope, isSaved } = connected({ session });
    await allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    await allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
    expect(isSaved(1)).toBe(false);
  });
});

describe('a session that ends while hearts are on their way', () => {
  const leave = async (scope: Scope, shell: ReturnType<typeof memoryShell>, next: Session | null) => {
    shell.session.set(next);
    await allSettled($session, { scope, params: next });
  };
  it('turns no heart of the next user, and offers them no retry', async () => {
    let refuse = () => {};
    const answered = new Promise<void>((resolve) => (refuse = resolve));
    const slow = stub(addFavourite, async () => {
      await answered;
      throw rejected('unauthenticated', { status: 401 });
    });
    const { shell, scope, isSaved } = connected({ session, answers: [slow] });
    const settled = allSettled(favouriteToggled, { scope, params: { listing: card(1), saved: true } });
    const ended = allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
    const left = leave(scope, shell, { user: { id: 8 } } as Session);
    refuse();
    await Promise.all([settled, ended, left]);
    expect(isSaved(1, 1)).toBe(true);
    expect(shell.notices).toEqual([]);
  });
  it('moves nothing more of this browser into the account of the next user', async () => {
    writeSaved(localStorage, [card(2), card(1)]);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = stub(addFavourite, async () => {
      await answered;
      return ok;
    });
    const { shell, scope } = connected({ answers: [slow] });
    await allSettled(started, { scope });
    await leave(scope, shell, session);
    const settled = allSettled(sessionStarted, { scope, params: { userId: 7 } });
    await waitFor(() => expect(saves(shell)).toHaveLength(1));
    const left = leave(scope, shell, { user: { id: 8 } } as Session);
    answer();
    await Promise.all([settled, left]);
    expect(saves(shell).map(({ property_id }) => property_id)).toEqual([1]);
    expect(readSaved(localStorage).map(({ id }) => id)).toEqual([2]);
  });
});

describe('signing in', () => {
  it('moves what this browser kept into the account, oldest first, and shows how many', async () => {
    writeSaved(localStorage, [card(3), card(2), card(1)]);
    const { shell, scope } = connected();
    await allSettled(started, { scope });
    await allSettled(sessionStarted, { scope, params: { userId: 7 } });
    expect(saves(shell).map(({ property_id }) => property_id)).toEqual([1, 2, 3]);
    expect(scope.getState($kept)).toEqual([]);
    expect(readSaved(localStorage)).toEqual([]);
    expect(shell.notices).toMatchObject([{ tone: 'success' }]);
  });
  it('keeps what the account did not take for the next time', async () => {
    writeSaved(localStorage, [card(3), card(2), card(1)]);
    const strict = stub(addFavourite, ({ property_id }) => {
      if (Number(property_id) === 2) throw rejected('tooManyRequests');
      return ok;
    });
    const { scope } = connected({ answers: [strict] });
    await allSettled(started, { scope });
    await allSettled(sessionStarted, { scope, params: { userId: 7 } });
    expect(readSaved(localStorage).map(({ id }) => id)).toEqual([3, 2]);
  });
  it('moves the others past a home that is not published any more, which stays in this browser', async () => {
    writeSaved(localStorage, [card(3), card(2), card(1)]);
    const withoutFirst = stub(addFavourite, ({ property_id }) => {
      if (Number(property_id) === 1) throw rejected('notFound');
      return ok;
    });
    const { scope, isSaved } = connected({ answers: [withoutFirst], session });
    await allSettled(started, { scope });
    expect([1, 2, 3].map((id) => isSaved(id))).toEqual([false, true, true]);
    expect(readSaved(localStorage).map(({ id }) => id)).toEqual([1]);
  });
  it('happens at the start too, when the session was restored before this remote came', async () => {
    writeSaved(localStorage, [card(1)]);
    const { shell, scope } = connected({ session });
    await allSettled(started, { scope });
    expect(saves(shell)).toEqual([{ property_id: 1, type: '1' }]);
  });
});
