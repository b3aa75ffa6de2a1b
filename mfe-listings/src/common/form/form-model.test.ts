import 'fake-indexeddb/auto';
import type { ApiError, UserRow } from '@lintel/api-contract';
import { $session, sessionEnded } from '@lintel/remote-kit';
import { allSettled, createEffect, createStore, fork } from 'effector';
import type { OpenForm, StoredForm } from '#common/form-sending/open-form.ts';
import { createFormModel } from './form-model.ts';

interface Values {
  title: string;
  price: number;
}
const villa = { title: 'Villa', price: 450 };
const newAddress = { draft: 'a', listing: null, from: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Leaves the page of the form. */
let leave = () => {};
afterEach(() => leave());

/** A form on screen whose calls the test ends by hand. */
async function setUp() {
  const calls: {
    form: OpenForm<Values>;
    signal: AbortSignal;
    end(): void;
    fail(error: ApiError): void;
  }[] = [];
  const readFx = createEffect<number, StoredForm<Values>, ApiError>(async () => ({ values: villa }));
  const model = createFormModel<Values, string>({
    kind: 'tent',
    version: 1,
    empty: { title: '', price: 0 },
    readFx,
    copyFx: createEffect<Values, Values, ApiError>((values) => values),
    $clean: createStore((values: Values) => values),
    send: (form, { signal }) =>
      new Promise((resolve, fail) => calls.push({ form, signal, end: () => resolve('posted'), fail })),
  });
  const scope = fork({ values: [[$session, { user: { id: 7 } as UserRow }]] });
  await allSettled(model.Gate.open, { scope, params: newAddress });
  leave = () => void allSettled(model.Gate.close, { scope, params: newAddress });
  const discarded: string[] = [];
  model.discarded.watch((id) => discarded.push(id));
  const change = async (values: Partial<Values>) => {
    void allSettled(model.changed, { scope, params: values });
    await settle();
  };
  const press = async () => {
    void allSettled(model.submitted, { scope });
    await settle();
  };
  const comeBack = async () => {
    dispatchEvent(new Event('online'));
    await settle();
  };
  const end = async (call: number, error?: ApiError) => {
    if (error) calls[call]!.fail(error);
    else calls[call]!.end();
    await settle();
  };
  const state = () => scope.getState(model.submission.$submission).state;
  await change(villa);
  return { model, scope, calls, discarded, change, press, comeBack, end, state };
}
const offline: ApiError = { kind: 'offline', retryable: true };
const aborted: ApiError = { kind: 'aborted', retryable: false };

describe('a form on its way', () => {
  it('goes on by itself when the network is back, and its draft goes once it is posted', async () => {
    const { calls, discarded, press, comeBack, end, state } = await setUp();
    await press();
    await end(0, offline);
    expect(state()).toBe('paused');
    await comeBack();
    expect(calls[1]!.form.values).toEqual(villa);
    await end(1);
    expect([state(), discarded]).toEqual(['done', ['a']]);
  });

  it('goes on by itself where the browser has known of a network all along, as when a server ended', async () => {
    const { calls, press, end, state } = await setUp();
    await press();
    jest.useFakeTimers();
    calls[0]!.fail(offline);
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toBe('paused');
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(state()).toBe('sending');
    await end(1);
    expect(state()).toBe('done');
  });

  it('waits for another press when it is changed without a network, and sends what was corrected', async () => {
    const { calls, discarded, change, press, comeBack, end, state } = await setUp();
    await press();
    await end(0, offline);
    await change({ price: 440 });
    expect(state()).toBe('changed');
    await comeBack();
    expect(calls).toHaveLength(1);
    await press();
    expect(calls[1]!.form.values).toEqual({ title: 'Villa', price: 440 });
    await end(1);
    expect([state(), discarded]).toEqual(['done', ['a']]);
  });

  it('stops when it is changed while it is sent, and is sent again with the change', async () => {
    const { calls, change, press, end, state } = await setUp();
    await press();
    await change({ price: 440 });
    expect([state(), calls[0]!.signal.aborted]).toEqual(['changed', true]);
    await press();
    await end(0, aborted);
    expect([state(), calls[1]!.form.values.price]).toEqual(['sending', 440]);
    await change({ price: 430 });
    expect(calls[1]!.signal.aborted).toBe(true);
  });

  it('keeps its draft when it is changed, and the call that was under way comes through all the same', async () => {
    const { model, scope, discarded, change, press, end, state } = await setUp();
    await press();
    await change({ price: 440 });
    await end(0);
    expect([state(), discarded, scope.getState(model.$form)?.values.price]).toEqual(['changed', [], 440]);
  });

  it.each([
    ['while it is sent', aborted],
    ['while the network is gone', offline],
  ])('ends when another form is opened %s, and its draft stays', async (_, error) => {
    const { model, scope, calls, discarded, press, comeBack, end, state } = await setUp();
    await press();
    if (error === offline) await end(0, error);
    void allSettled(model.Gate.open, { scope, params: { ...newAddress, draft: 'b' } });
    await settle();
    expect(calls[0]!.signal.aborted).toBe(error === aborted);
    if (error === aborted) await end(0, error);
    await comeBack();
    expect([state(), calls.length, discarded]).toEqual(['idle', 1, []]);
  });
});

describe('a form that is opened', () => {
  /** A model whose listings the test answers by hand, by their number. */
  function openByHand() {
    const answers = new Map<number, { end(title: string): void; fail(error: ApiError): void }>();
    const readFx = createEffect<number, StoredForm<Values>, ApiError>(
      (listing) =>
        new Promise((resolve, fail) =>
          answers.set(listing, { end: (title) => resolve({ values: { title, price: 1 } }), fail }),
        ),
    );
    const model = createFormModel<Values, string>({
      kind: 'hut',
      version: 1,
      empty: { title: '', price: 0 },
      readFx,
      copyFx: createEffect<Values, Values, ApiError>((values) => values),
      $clean: createStore((values: Values) => values),
      send: async () => 'posted',
    });
    const scope = fork({ values: [[$session, { user: { id: 7 } as UserRow }]] });
    const addressOf = (listing: number) => ({ draft: null, listing, from: null });
    const go = async (listing: number) => {
      void allSettled(model.Gate.open, { scope, params: addressOf(listing) });
      while (!answers.has(listing)) await settle();
    };
    leave = () => void allSettled(model.Gate.close, { scope, params: addressOf(1) });
    const state = () => ({
      title: scope.getState(model.$form)?.values.title,
      error: scope.getState(model.$error)?.kind,
      isOpening: scope.getState(model.$isOpening),
    });
    return { scope, answers, go, state };
  }

  it('stays when an earlier one arrives late, or fails', async () => {
    const { answers, go, state } = openByHand();
    await go(1);
    await go(2);
    answers.get(2)!.end('Second');
    await settle();
    expect(state()).toEqual({ title: 'Second', error: undefined, isOpening: false });
    answers.get(1)!.end('First');
    await settle();
    expect(state()).toEqual({ title: 'Second', error: undefined, isOpening: false });
  });

  it('is waited for while an earlier one fails', async () => {
    const { answers, go, state } = openByHand();
    await go(1);
    await go(2);
    answers.get(1)!.fail(offline);
    await settle();
    expect(state()).toEqual({ title: undefined, error: undefined, isOpening: true });
  });

  it('is dropped when its page was left, or its session has ended', async () => {
    const { scope, answers, go, state } = openByHand();
    await go(1);
    void allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
    answers.get(1)!.end('First');
    await settle();
    expect(state().title).toBeUndefined();
    await go(2);
    leave();
    answers.get(2)!.end('Second');
    await settle();
    expect(state().title).toBeUndefined();
  });
});
