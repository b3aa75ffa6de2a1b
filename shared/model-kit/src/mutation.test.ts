import type { ApiError } from '@lintel/api-contract';
import { allSettled, createEffect, createWatch, fork } from 'effector';
import { createMutation } from './mutation.ts';

const refused: ApiError = { kind: 'rejected', retryable: false, key: 'validation' };

function setUp() {
  const calls: { id: number; answer(value: string): void; fail(error: ApiError): void }[] = [];
  const effect = createEffect<{ id: number }, string, ApiError>();
  const mutation = createMutation({ effect });
  const scope = fork({
    handlers: [
      [
        effect,
        ({ id }: { id: number }) => new Promise<string>((answer, fail) => calls.push({ id, answer, fail })),
      ],
    ],
  });
  const start = (id: number) => allSettled(mutation.start, { scope, params: { id } });
  return { calls, mutation, scope, start };
}

describe('a write', () => {
  it('is pending until its answer, which it passes on with the parameters', async () => {
    const { calls, mutation, scope, start } = setUp();
    const done = jest.fn();
    createWatch({ unit: mutation.done, scope, fn: done });
    expect(scope.getState(mutation.$pending)).toBe(false);
    const all = start(7);
    expect(scope.getState(mutation.$pending)).toBe(true);
    calls[0]!.answer('saved');
    await all;
    expect(scope.getState(mutation.$pending)).toBe(false);
    expect(done).toHaveBeenCalledWith({ params: { id: 7 }, result: 'saved' });
  });

  it('is sent once when it is started twice, and again after its answer', async () => {
    const { calls, start } = setUp();
    const first = start(1);
    const second = start(2);
    expect(calls.map(({ id }) => id)).toEqual([1]);
    calls[0]!.answer('saved');
    await Promise.all([first, second]);
    void start(3);
    expect(calls.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('shows its error until it is started again or reset, and is not repeated', async () => {
    const { calls, mutation, scope, start } = setUp();
    const failed = jest.fn();
    createWatch({ unit: mutation.failed, scope, fn: failed });
    expect(scope.getState(mutation.$error)).toBeNull();
    const fail = async (id: number) => {
      const all = start(id);
      calls.at(-1)!.fail(refused);
      await all;
    };
    await fail(1);
    expect(scope.getState(mutation.$error)).toEqual(refused);
    expect(failed).toHaveBeenCalledWith({ params: { id: 1 }, error: refused });
    expect(calls).toHaveLength(1);
    const second = start(2);
    expect(scope.getState(mutation.$error)).toBeNull();
    calls.at(-1)!.fail(refused);
    await second;
    await allSettled(mutation.reset, { scope });
    expect(scope.getState(mutation.$error)).toBeNull();
  });
});
