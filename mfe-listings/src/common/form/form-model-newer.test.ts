import 'fake-indexeddb/auto';
import type { ApiError, UserRow } from '@lintel/api-contract';
import { $session, createDraftStore } from '@lintel/remote-kit';
import { allSettled, createEffect, createStore, fork } from 'effector';
import type { OpenForm } from '#common/form-sending/open-form.ts';
import { createFormModel } from './form-model.ts';

interface Values {
  title: string;
  price: number;
}
const villa: Values = { title: 'Villa', price: 450 };
const address = { draft: null, listing: 3, from: null };
const kind = { kind: 'tent', version: 1 };
const offline: ApiError = { kind: 'offline', retryable: true };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The form of listing 3 on this device; the listing as the back end has it changes by `elsewhere`. */
async function setUp(draft?: Values) {
  let stored: Values | ApiError = villa;
  const sent: OpenForm<Values>[] = [];
  const drafts = createDraftStore<{ values: Values; before: Values }>(kind);
  if (draft)
    await drafts.write({ id: 'edit-3', userId: 7, savedAt: 1, values: { values: draft, before: villa } });
  const model = createFormModel<Values, string>({
    ...kind,
    empty: { title: '', price: 0 },
    readFx: createEffect<number, Values, ApiError>(async () => {
      if ('kind' in stored) throw stored;
      return stored;
    }),
    copyFx: createEffect<Values, Values, ApiError>((values) => values),
    $clean: createStore((values: Values) => values, { serialize: 'ignore' }),
    send: async (form) => {
      sent.push(form);
      return 'changed';
    },
  });
  const scope = fork({ values: [[$session, { user: { id: 7 } as UserRow }]] });
  const form = () => scope.getState(model.$form)!;
  return {
    model,
    scope,
    sent,
    drafts,
    form,
    open: () => allSettled(model.Gate.open, { scope, params: address }),
    change: (values: Partial<Values>) => allSettled(model.changed, { scope, params: values }),
    press: async () => {
      void allSettled(model.submitted, { scope });
      await settle();
    },
    state: () => scope.getState(model.submission.$submission).state,
    elsewhere: (now: Values | ApiError) => void (stored = now),
  };
}
afterEach(() => createDraftStore(kind).remove('edit-3'));

describe('a draft of a listing that was changed elsewhere since', () => {
  it('keeps what the user changed in it on top of the new values', async () => {
    const { open, form, elsewhere } = await setUp({ ...villa, title: 'Villa by the sea' });
    elsewhere({ ...villa, price: 400 });
    await open();
    expect(form().values).toEqual({ title: 'Villa by the sea', price: 400 });
    expect(form().before).toEqual({ ...villa, price: 400 });
    expect(form().clashes).toEqual([]);
  });

  it('keeps the value of the user where both changed the same, until they take the newer one', async () => {
    const { model, scope, open, form, elsewhere, drafts } = await setUp({ ...villa, price: 440 });
    elsewhere({ title: 'House', price: 400 });
    await open();
    expect(form().values).toEqual({ title: 'House', price: 440 });
    expect(form().clashes).toEqual([{ field: 'price', newer: { price: 400 } }]);
    await allSettled(model.newerTaken, { scope });
    expect(form().values).toEqual({ title: 'House', price: 400 });
    expect(form().clashes).toEqual([]);
    expect((await drafts.read('edit-3', 7))?.values.values.price).toBe(400);
  });

  it('asks again after a reload while the user has not chosen, and not once they keep their own', async () => {
    const first = await setUp({ ...villa, price: 440 });
    first.elsewhere({ ...villa, price: 400 });
    await first.open();
    await first.change({ title: 'Villa by the sea' });
    const second = await setUp();
    second.elsewhere({ ...villa, price: 400 });
    await second.open();
    expect(second.form().clashes).toEqual([{ field: 'price', newer: { price: 400 } }]);
    await allSettled(second.model.ownKept, { scope: second.scope });
    const third = await setUp();
    third.elsewhere({ ...villa, price: 400 });
    await third.open();
    expect(third.form().values).toEqual({ title: 'Villa by the sea', price: 440 });
    expect(third.form().clashes).toEqual([]);
  });

  it('opens as it is while the listing cannot be read', async () => {
    const { open, form, elsewhere } = await setUp({ ...villa, price: 440 });
    elsewhere(offline);
    await open();
    expect(form().values.price).toBe(440);
  });
});

describe('a form whose listing is changed elsewhere while it is open', () => {
  it('is sent with what the user changed alone', async () => {
    const { open, change, press, sent, elsewhere } = await setUp();
    await open();
    await change({ title: 'Villa by the sea' });
    elsewhere({ ...villa, price: 400 });
    await press();
    expect(sent.map(({ values }) => values)).toEqual([{ title: 'Villa by the sea', price: 400 }]);
    expect(sent[0]!.before.price).toBe(400);
  });

  it('is not sent while both changed the same, and is at the next press', async () => {
    const { open, change, press, sent, elsewhere, form, state } = await setUp();
    await open();
    await change({ price: 440 });
    elsewhere({ ...villa, price: 400 });
    await press();
    expect([state(), sent]).toEqual(['idle', []]);
    expect(form().clashes).toEqual([{ field: 'price', newer: { price: 400 } }]);
    await press();
    expect([state(), sent[0]?.values.price]).toEqual(['done', 440]);
  });

  it('waits for the network, and is compared with the listing as it is by then', async () => {
    const { open, change, press, sent, elsewhere, state } = await setUp();
    await open();
    await change({ title: 'Villa by the sea' });
    elsewhere(offline);
    await press();
    expect([state(), sent]).toEqual(['paused', []]);
    elsewhere({ ...villa, price: 400 });
    dispatchEvent(new Event('online'));
    await settle();
    expect(sent.map(({ values }) => values)).toEqual([{ title: 'Villa by the sea', price: 400 }]);
  });
});
