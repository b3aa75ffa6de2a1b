import 'fake-indexeddb/auto';
import type { ApiError, UserRow } from '@lintel/api-contract';
import { $session, createDraftStore } from '@lintel/remote-kit';
import { allSettled, createEffect, createStore, fork } from 'effector';
import type { OpenForm, StoredForm } from '#common/form-sending/open-form.ts';
import { createFormModel } from './form-model.ts';

interface Values {
  title: string;
  price: number;
}
const villa: Values = { title: 'Villa', price: 450 };
const address = { draft: null, listing: 3, from: null };
const kind = { kind: 'tent', version: 1 };
const offline: ApiError = { kind: 'offline', retryable: true };
const outdated: ApiError = { kind: 'rejected', retryable: false, status: 409, key: 'outdated' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Each leaves a page with the form. */
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** The form of listing 3 on this device; the listing as the back end has it changes by `elsewhere`. */
async function setUp(draft?: Values) {
  let stored: Values | ApiError = villa;
  let revision = 1;
  const onTheWay: Values[] = [];
  const sent: OpenForm<Values>[] = [];
  const drafts = createDraftStore<{ values: Values; before: Values }>(kind);
  if (draft)
    await drafts.write({ id: 'edit-3', userId: 7, savedAt: 1, values: { values: draft, before: villa } });
  const model = createFormModel<Values, string>({
    ...kind,
    empty: { title: '', price: 0 },
    readFx: createEffect<number, StoredForm<Values>, ApiError>(async () => {
      if ('kind' in stored) throw stored;
      return { values: stored, revision };
    }),
    copyFx: createEffect<Values, Values, ApiError>((values) => values),
    $clean: createStore((values: Values) => values),
    send: async (form) => {
      sent.push(form);
      const arrived = onTheWay.shift();
      if (arrived) {
        stored = arrived;
        revision += 1;
      }
      if (form.revision !== revision) throw outdated;
      return 'changed';
    },
  });
  const scope = fork({ values: [[$session, { user: { id: 7 } as UserRow }]] });
  const form = () => scope.getState(model.$form)!;
  leaving.push(() => void allSettled(model.Gate.close, { scope, params: address }));
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
    /** Another device changes the listing while the form is on its way; once for each of these. */
    meanwhile: (...listings: Values[]) => void onTheWay.push(...listings),
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

describe('a listing that is changed elsewhere while its form is on its way', () => {
  it('is changed by what the user changed alone, on top of the other change', async () => {
    const { open, change, press, sent, meanwhile, form, state } = await setUp();
    await open();
    await change({ title: 'Villa by the sea' });
    meanwhile({ ...villa, price: 400 });
    await press();
    expect(state()).toBe('done');
    expect(sent.map(({ revision, values }) => [revision, values])).toEqual([
      [1, { title: 'Villa by the sea', price: 450 }],
      [2, { title: 'Villa by the sea', price: 400 }],
    ]);
    expect(form().values.price).toBe(400);
  });

  it('shows what is stored by then where both changed the same, and is changed at the next press', async () => {
    const { open, change, press, sent, meanwhile, form, state } = await setUp();
    await open();
    await change({ price: 440 });
    meanwhile({ ...villa, price: 400 });
    await press();
    expect([state(), sent.length]).toEqual(['idle', 1]);
    expect(form().values.price).toBe(440);
    expect(form().clashes).toEqual([{ field: 'price', newer: { price: 400 } }]);
    await press();
    expect([state(), sent[1]?.revision, sent[1]?.values.price]).toEqual(['done', 2, 440]);
  });

  it('is left alone after three refusals, and the form can be sent again', async () => {
    const { model, scope, open, change, press, sent, meanwhile, form, state } = await setUp();
    await open();
    await change({ title: 'Villa by the sea' });
    meanwhile({ ...villa, price: 400 }, { ...villa, price: 390 }, { ...villa, price: 380 });
    await press();
    expect([state(), sent.length]).toEqual(['failed', 3]);
    expect(scope.getState(model.submission.$submission).error?.key).toBe('outdated');
    expect(form().values.title).toBe('Villa by the sea');
    await press();
    expect([state(), sent[3]?.values]).toEqual(['done', { title: 'Villa by the sea', price: 380 }]);
  });
});
