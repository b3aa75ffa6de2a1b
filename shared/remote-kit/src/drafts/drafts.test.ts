import 'fake-indexeddb/auto';
import type { UserRow } from '@lintel/api-contract';
import { $clock } from '@lintel/model-kit';
import { renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement, type ReactNode } from 'react';
import { $session } from '../define-remote.tsx';
import { createAutosave } from './autosave.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

interface Form {
  title: string;
  photos?: File[];
}
const draft = (id: string, title: string, userId = 7, savedAt = 1) => ({
  id,
  userId,
  savedAt,
  values: { title },
});

describe('a store of drafts', () => {
  const drafts = createDraftStore<Form>({ kind: 'property', version: 1 });
  afterEach(async () => {
    for (const userId of [7, 8]) for (const { id } of await drafts.list(userId)) await drafts.remove(id);
  });

  it('gives back what was written, the newest first, and nothing of another user or kind', async () => {
    const projects = createDraftStore<Form>({ kind: 'project', version: 1 });
    await drafts.write(draft('a', 'Villa', 7, 1));
    await drafts.write(draft('b', 'Flat', 7, 2));
    await drafts.write(draft('c', 'Of another user', 8, 3));
    await projects.write(draft('a', 'Tower'));
    expect((await drafts.list(7)).map(({ values }) => values.title)).toEqual(['Flat', 'Villa']);
    expect(await drafts.read('c', 7)).toBeNull();
    expect((await projects.read('a', 7))?.values.title).toBe('Tower');
    await projects.remove('a');
    expect(await projects.list(7)).toEqual([]);
  });

  it('reads drafts of an older version through their upgrade, and leaves out those that cannot be read', async () => {
    await drafts.write(draft('a', 'Villa'));
    const next = createDraftStore<{ name: string }>({
      kind: 'property',
      version: 2,
      upgrade: (values) => ({ name: (values as Form).title }),
    });
    expect((await next.read('a', 7))?.values).toEqual({ name: 'Villa' });
    const other = createDraftStore<Form>({ kind: 'property', version: 3 });
    expect([await other.read('a', 7), await other.list(7)]).toEqual([null, []]);
  });
});

/** Autosave with a store whose writes the test ends by hand, and pauses that it ends too. */
function setUp(isSignedIn = true) {
  const written: { title: string; userId: number; end(): void; fail(): void }[] = [];
  const removed: string[] = [];
  /** Titles of drafts that were written at once. */
  const atOnce: string[] = [];
  const drafts = {
    writeAtOnce: async ({ values }: { values: Form }) => void atOnce.push(values.title),
    write: ({ userId, values }: { userId: number; values: Form }) =>
      new Promise<void>((end, reject) =>
        written.push({ title: values.title, userId, end, fail: () => reject(new Error('no room')) }),
      ),
    remove: async (id: string) => void removed.push(id),
  } as unknown as DraftStore<Form>;
  const autosave = createAutosave({ drafts });
  const pauses: (() => void)[] = [];
  const wait = () => new Promise<void>((end) => pauses.push(end));
  const session = isSignedIn ? { user: { id: 7 } as UserRow } : null;
  const scope = fork({
    values: [
      [$clock, { now: () => 5000, wait }],
      [$session, session],
    ],
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const type = async (title: string, id = 'a') => {
    void allSettled(autosave.changed, { scope, params: { id, values: { title } } });
    await settle();
  };
  /** Ends all pauses, or the first so many. */
  const endPauses = async (count = pauses.length) => {
    pauses.splice(0, count).forEach((end) => end());
    await settle();
  };
  const discard = async (id: string) => {
    void allSettled(autosave.discarded, { scope, params: id });
    await settle();
  };
  const state = () => scope.getState(autosave.$state);
  return { autosave, scope, written, removed, atOnce, type, endPauses, discard, state, settle };
}

describe('autosave', () => {
  it('saves the newest values once the typing pauses, and knows when', async () => {
    const { autosave, scope, written, type, endPauses, state, settle } = setUp();
    expect(state()).toBe('nothing');
    await type('V');
    await type('Villa');
    expect([state(), written.length]).toEqual(['unsaved', 0]);
    await endPauses();
    expect([state(), written.map(({ title }) => title)]).toEqual(['saving', ['Villa']]);
    written[0]!.end();
    await settle();
    expect([state(), scope.getState(autosave.$savedAt)]).toEqual(['saved', 5000]);
    expect(scope.getState(autosave.$isUnsaved)).toBe(false);
  });

  it('saves again what was typed during a save', async () => {
    const { written, type, endPauses, state, settle } = setUp();
    await type('V');
    await endPauses();
    await type('Villa');
    await endPauses();
    expect(written).toHaveLength(1);
    written[0]!.end();
    await settle();
    expect(written.map(({ title }) => title)).toEqual(['V', 'Villa']);
    written[1]!.end();
    await settle();
    expect(state()).toBe('saved');
  });

  it('admits that the browser did not take it, until a later save works', async () => {
    const { autosave, scope, written, type, endPauses, state, settle } = setUp();
    await type('V');
    await endPauses();
    written[0]!.fail();
    await settle();
    expect([state(), scope.getState(autosave.$isUnsaved)]).toEqual(['failed', true]);
    await type('Villa');
    await endPauses();
    written[1]!.end();
    await settle();
    expect(state()).toBe('saved');
  });

  it('fails for a visitor: a draft belongs to an account', async () => {
    const { written, type, endPauses, state } = setUp(false);
    await type('V');
    await endPauses();
    expect([state(), written]).toEqual(['failed', []]);
  });

  it('belongs to the user who typed it, also when the session is over, or another user’s, once the typing pauses', async () => {
    for (const next of [null, { user: { id: 8 } as UserRow }]) {
      const { scope, written, type, endPauses, state, settle } = setUp();
      await type('Villa');
      void allSettled($session, { scope, params: next });
      await settle();
      await endPauses();
      expect(written.map(({ title, userId }) => [title, userId])).toEqual([['Villa', 7]]);
      written[0]!.end();
      await settle();
      expect(state()).toBe('saved');
    }
  });

  it('removes a draft that was discarded, also when a save of it was under way', async () => {
    const { written, removed, type, endPauses, discard, state, settle } = setUp();
    await type('V');
    await endPauses();
    await discard('a');
    expect(removed).toEqual(['a']);
    written[0]!.end();
    await settle();
    expect([removed, state()]).toEqual([['a', 'a'], 'nothing']);
  });

  it('saves the next draft from its first change, however much of an earlier one was saved', async () => {
    const { autosave, scope, written, type, endPauses, discard, state, settle } = setUp();
    for (const title of ['V', 'Vi', 'Villa']) await type(title);
    await endPauses();
    written[0]!.end();
    await settle();
    await discard('a');
    expect([state(), scope.getState(autosave.$savedAt)]).toEqual(['nothing', null]);
    await type('Flat', 'b');
    expect(state()).toBe('unsaved');
    await endPauses();
    expect([state(), written.map(({ title }) => title)]).toEqual(['saving', ['Villa', 'Flat']]);
  });

  it('keeps a draft whose save was under way when the user went on with another one', async () => {
    const { autosave, scope, written, removed, type, endPauses, settle } = setUp();
    await type('V');
    await endPauses();
    void allSettled(autosave.changed, { scope, params: { id: 'b', values: { title: 'Flat' } } });
    written[0]!.end();
    await settle();
    expect(removed).toEqual([]);
  });

  it('saves at once what was typed when the page is left, and looks at it again while it stays', async () => {
    const { written, atOnce, type, settle } = setUp();
    await type('Villa');
    dispatchEvent(new Event('pagehide'));
    expect(atOnce).toEqual(['Villa']);
    await settle();
    expect(written.map(({ title }) => title)).toEqual(['Villa']);
    written[0]!.end();
    await settle();
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect([atOnce, written.length]).toEqual([['Villa'], 1]);
  });

  it('saves at once also what a save under way may not bring to its end', async () => {
    const { atOnce, type, endPauses } = setUp();
    await type('Villa');
    await endPauses();
    dispatchEvent(new Event('pagehide'));
    expect(atOnce).toEqual(['Villa']);
  });

  it('does not bring back a discarded draft when the page is left', async () => {
    const { atOnce, type, discard } = setUp();
    await type('Villa');
    await discard('a');
    dispatchEvent(new Event('pagehide'));
    expect(atOnce).toEqual([]);
  });

  it('waits for the pause after the last change', async () => {
    const { written, type, endPauses, state } = setUp();
    await type('V');
    await type('Villa');
    await endPauses(1);
    expect([state(), written]).toEqual(['unsaved', []]);
  });

  it('saves nothing of a draft that was discarded before its pause ended', async () => {
    const { written, type, endPauses, discard, state } = setUp();
    await type('V');
    await discard('a');
    await endPauses();
    expect([state(), written]).toEqual(['nothing', []]);
  });

  it('goes on with a draft that was discarded and begun again during its save', async () => {
    const { written, removed, type, endPauses, discard, state, settle } = setUp();
    await type('V');
    await endPauses();
    await discard('a');
    await type('Villa');
    written[0]!.end();
    await settle();
    expect(removed).toEqual(['a']);
    await endPauses();
    written[1]!.end();
    await settle();
    expect([state(), written[1]!.title, removed]).toEqual(['saved', 'Villa', ['a']]);
  });

  it('knows what leaving would lose', async () => {
    const { autosave, scope, written, type, endPauses, settle } = setUp();
    const isUnsaved = () => scope.getState(autosave.$isUnsaved);
    expect(isUnsaved()).toBe(false);
    await type('V');
    expect(isUnsaved()).toBe(true);
    await endPauses();
    expect(isUnsaved()).toBe(true);
    written[0]!.end();
    await settle();
    expect(isUnsaved()).toBe(false);
  });

  it.each([
    ['saved', false],
    ['failed', true],
  ])('stays %s while another draft is discarded', async (expected, isUnsaved) => {
    const { autosave, scope, written, type, endPauses, discard, state, settle } = setUp();
    await type('V');
    await discard('b');
    await endPauses();
    if (isUnsaved) written[0]!.fail();
    else written[0]!.end();
    await settle();
    await discard('b');
    expect([state(), scope.getState(autosave.$isUnsaved)]).toEqual([expected, isUnsaved]);
  });

  it('gives components what a note about the save needs', async () => {
    const { autosave, scope, written, type, endPauses, settle } = setUp();
    await type('V');
    await endPauses();
    written[0]!.end();
    await settle();
    const { result } = renderHook(() => useUnit(autosave), {
      wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { value: scope }, children),
    });
    expect(result.current).toEqual({ state: 'saved', savedAt: 5000, isUnsaved: false });
  });
});
