import 'fake-indexeddb/auto';
import type { ApiError, UserRow } from '@lintel/api-contract';
import { $session, createDraftStore } from '@lintel/remote-kit';
import { waitFor } from '@testing-library/react';
import { allSettled, createEffect, createStore, fork } from 'effector';
import type { StoredForm } from '#common/form-sending/open-form.ts';
import { createFormModel } from '#common/form/form-model.ts';

interface Values {
  title: string;
  price: number;
}
const villa: Values = { title: 'Villa', price: 450 };
const kind = { kind: 'tent', version: 1 };
const address = { draft: 'a', listing: null, from: null };
const empty: Values = { title: '', price: 0 };

/** Between tabs of one browser, as browsers have it: a channel hears all others of its name. */
class TabChannel extends EventTarget {
  static readonly open = new Set<TabChannel>();
  constructor() {
    super();
    TabChannel.open.add(this);
  }
  close() {
    TabChannel.open.delete(this);
  }
  postMessage(data: unknown) {
    for (const channel of TabChannel.open)
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
}
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: TabChannel }));
/** Leaves the page of the form. */
let leave = () => {};
afterEach(async () => {
  leave();
  await createDraftStore(kind).remove('a');
});

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility));
afterAll(() => jest.restoreAllMocks());
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The form of draft `a` on screen in this tab; `elsewhere` writes it in another tab. */
async function setUp() {
  const model = createFormModel<Values, string>({
    ...kind,
    empty,
    readFx: createEffect<number, StoredForm<Values>, ApiError>(async () => ({ values: villa })),
    copyFx: createEffect<Values, Values, ApiError>((values) => values),
    $clean: createStore((values: Values) => values),
    send: () => new Promise(() => {}),
  });
  const scope = fork({ values: [[$session, { user: { id: 7 } as UserRow }]] });
  await allSettled(model.Gate.open, { scope, params: address });
  leave = () => void allSettled(model.Gate.close, { scope, params: address });
  const type = async (values: Partial<Values>) => {
    void allSettled(model.changed, { scope, params: values });
    await wait(0);
  };
  await type(villa);
  let other = createDraftStore<{ values: Values; before: Values }>(kind);
  await jest.isolateModulesAsync(async () => {
    const kit = await import('@lintel/remote-kit');
    other = kit.createDraftStore(kind);
  });
  const isStored = (values: Values) =>
    waitFor(async () => expect((await other.read('a', 7))?.values.values).toEqual(values));
  await isStored(villa);
  return {
    type,
    shown: () => scope.getState(model.$form)!.values,
    revision: () => scope.getState(model.$revision),
    isStored,
    elsewhere: (values: Values) =>
      other.write({ id: 'a', userId: 7, savedAt: Date.now(), values: { values, before: empty } }),
  };
}

describe('a form that is open in two tabs', () => {
  it('has what the other tab saved, so that both changes are kept', async () => {
    const { type, shown, revision, isStored, elsewhere } = await setUp();
    await elsewhere({ ...villa, price: 777 });
    await waitFor(() => expect([shown().price, revision()]).toEqual([777, 1]));
    await type({ title: 'Villa by the sea' });
    await isStored({ title: 'Villa by the sea', price: 777 });
  });

  it('is not replaced while the user types in it', async () => {
    const { type, shown, isStored, elsewhere } = await setUp();
    await type({ title: 'Villa by the sea' });
    await elsewhere({ ...villa, price: 777 });
    await isStored({ title: 'Villa by the sea', price: 450 });
    expect(shown()).toEqual({ title: 'Villa by the sea', price: 450 });
  });

  it('is as it was saved last when a tab that slept is looked at again, and only then begins its step again', async () => {
    const { shown, revision, elsewhere } = await setUp();
    look('hidden');
    look('visible');
    await wait(50);
    expect(revision()).toBe(0);
    const channels = [...TabChannel.open];
    TabChannel.open.clear();
    look('hidden');
    await elsewhere({ ...villa, price: 777 });
    for (const channel of channels) TabChannel.open.add(channel);
    look('visible');
    await waitFor(() => expect([shown().price, revision()]).toEqual([777, 1]));
  });
});
