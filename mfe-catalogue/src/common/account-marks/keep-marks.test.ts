import { changeHomeMarks, getHomeMarks, type HomeMarkKind } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, stub } from '@lintel/testing';
import { picks, togglePick } from '#common/compare/compare-picks.ts';
import { hideHome, marks, showHomesAgain } from '#common/marks/marks.ts';
import { detail } from '#testing/test-data.ts';
import { accountBase } from './account-base.ts';
import { keepMarks, refreshMarks } from './keep-marks.ts';

const session = { user: { id: 7 } } as Session;
type Sent = { kind: HomeMarkKind; add?: unknown; remove?: unknown };
const idsOf = (sent: unknown) => [sent ?? []].flat().map(Number);

/** An account, and a browser of it. */
function account(start: Partial<Record<HomeMarkKind, number[]>> = {}) {
  const homes = { hidden: [] as number[], compare: [] as number[], ...start };
  let refuses = false;
  const answer = (kind: HomeMarkKind) => {
    if (refuses) throw rejected('internal');
    const data = homes[kind].map((property_id) => ({
      property_id,
      title: `Home ${property_id}`,
      title_image: '',
      category_id: 1,
    }));
    return { error: false as const, message: '', data };
  };
  const change = ({ kind, add, remove }: Sent) => {
    const [added, removed] = [idsOf(add), idsOf(remove)];
    if (!refuses)
      homes[kind] = [...added, ...homes[kind].filter((id) => !added.includes(id) && !removed.includes(id))];
    return answer(kind);
  };
  const shell = memoryShell({
    session,
    answers: [
      stub(getHomeMarks, ({ kind }) => answer(kind as HomeMarkKind)),
      stub(changeHomeMarks, (sent) => change(sent as Sent)),
    ],
  });
  return { homes, shell, change, refuse: (value: boolean) => (refuses = value) };
}
const pause = () => jest.advanceTimersByTimeAsync(1000);
const compared = () => picks.get().map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('hidden homes and the comparison of a signed-in user', () => {
  it('come from the account', async () => {
    const { shell } = account({ hidden: [4, 5], compare: [2, 1] });
    await keepMarks(shell, 7, 'unasked');
    expect(marks.get().hidden).toEqual([4, 5]);
    expect(picks.get()).toMatchObject([
      { id: 1, title: 'Home 1', categoryId: 1 },
      { id: 2, title: 'Home 2' },
    ]);
    shell.session.set(null);
  });

  it('go into the account with each press, presses that follow each other at once', async () => {
    const { shell, homes } = account({ hidden: [4] });
    await keepMarks(shell, 7, 'unasked');
    hideHome(5);
    hideHome(6);
    showHomesAgain([4]);
    togglePick(detail(1));
    await pause();
    expect(homes).toEqual({ hidden: [6, 5], compare: [1] });
    expect(
      shell.calls.filter(
        ({ path, parameters }) => path === changeHomeMarks.path && 'add' in (parameters as object),
      ),
    ).toHaveLength(2);
    shell.session.set(null);
  });

  it('that are taken back while they are on their way are taken back in the account, too', async () => {
    const { shell, homes, change } = account();
    await keepMarks(shell, 7, 'unasked');
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    shell.answer(
      stub(changeHomeMarks, async (sent) => {
        const data = change(sent as Sent);
        if ('add' in sent) await answered;
        return data;
      }),
    );
    hideHome(5);
    await pause();
    showHomesAgain([5]);
    answer();
    await pause();
    await pause();
    expect([homes.hidden, marks.get().hidden]).toEqual([[], []]);
    shell.session.set(null);
  });

  it('that were changed without a network are sent when it returns, beside what other devices did', async () => {
    const { shell, homes, refuse } = account({ hidden: [4, 5] });
    await keepMarks(shell, 7, 'unasked');
    refuse(true);
    hideHome(6);
    showHomesAgain([4]);
    await pause();
    expect(marks.get().hidden).toEqual([6, 5]);
    homes.hidden = [9, 4, 5];
    refuse(false);
    dispatchEvent(new Event('online'));
    await pause();
    expect(homes.hidden).toEqual([6, 9, 5]);
    expect(marks.get().hidden).toEqual([6, 9, 5]);
    shell.session.set(null);
  });

  it('that were changed in a page that was closed are sent by the next one', async () => {
    const { shell, homes } = account({ hidden: [4], compare: [] });
    await keepMarks(shell, 7, 'unasked');
    shell.session.set(null);
    showHomesAgain([4]);
    shell.session.set(session);
    await keepMarks(shell, 7, 'unasked');
    expect(homes.hidden).toEqual([]);
    shell.session.set(null);
  });

  it('are asked for again when the page is looked at after a minute', async () => {
    const { shell, homes } = account();
    await keepMarks(shell, 7, 'unasked');
    homes.hidden = [3];
    document.dispatchEvent(new Event('visibilitychange'));
    await pause();
    expect(marks.get().hidden).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pause();
    expect(marks.get().hidden).toEqual([3]);
    shell.session.set(null);
  });

  it('that were erased in the account leave this browser at once', async () => {
    const { shell, homes } = account({ hidden: [4], compare: [2] });
    await keepMarks(shell, 7, 'unasked');
    Object.assign(homes, { hidden: [], compare: [] });
    await refreshMarks();
    expect([marks.get().hidden, compared()]).toEqual([[], []]);
    shell.session.set(null);
  });

  it('of another account, whose session ran out, are not shown to this one', async () => {
    const one = account({ hidden: [4], compare: [2] });
    await keepMarks(one.shell, 7, 'unasked');
    one.shell.session.set(null);
    const other = account({ hidden: [8] });
    other.shell.session.set({ user: { id: 9 } } as Session);
    await keepMarks(other.shell, 9, 'merge');
    expect([marks.get().hidden, compared()]).toEqual([[8], []]);
    expect(other.homes).toEqual({ hidden: [8], compare: [] });
    other.shell.session.set(null);
  });

  it('are left alone once the session has ended', async () => {
    const { shell, homes } = account();
    await keepMarks(shell, 7, 'unasked');
    shell.session.set(null);
    hideHome(3);
    await pause();
    expect(homes.hidden).toEqual([]);
  });

  it('of a visitor who has not been asked stay a visitor’s', async () => {
    const { shell, homes } = account({ hidden: [4] });
    hideHome(3);
    await keepMarks(shell, 7, 'unasked');
    expect([homes.hidden, marks.get().hidden, accountBase.get()]).toEqual([[4], [3], null]);
  });
});
