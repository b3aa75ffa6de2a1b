import { operation, type ApiError } from '@lintel/api-contract';
import type { RequestOptions, Shell } from '@lintel/contract';
import { act, renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement, type ReactNode } from 'react';
import { started, stopped } from '../define-remote.tsx';
import { endpointFx } from '../endpoint.ts';
import { $shell } from '../shell-context.ts';
import { createUploadQueue } from './upload-queue.ts';

const offline: ApiError = { kind: 'offline', retryable: true };
const refused: ApiError = { kind: 'rejected', retryable: false, key: 'validation' };
const photo = (name: string) => new File(['1234567890'], name, { type: 'image/jpeg' });

/** A shell whose uploads the test answers by hand. */
function setUp() {
  const calls: {
    name: string;
    options: RequestOptions;
    answer(url: string): void;
    fail(error: ApiError): void;
  }[] = [];
  const shell = {
    request: (_: unknown, { file }: { file: File }, options: RequestOptions) =>
      new Promise((answer, fail) => {
        calls.push({ name: file.name, options, answer, fail });
        options.signal?.addEventListener('abort', () => fail({ kind: 'aborted', retryable: false }));
      }),
  } as unknown as Shell;
  const queue = createUploadQueue({
    effect: endpointFx(operation<{ file: File }, string>('POST', 'add-photo', 'multipart')),
    requestOf: (file) => ({ file }),
  });
  const scope = fork({ values: [[$shell, shell]] });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const add = async (...names: string[]) => {
    void allSettled(queue.add, { scope, params: names.map(photo) });
    await settle();
  };
  const states = () => scope.getState(queue.$uploads).map(({ file, state }) => `${file.name} ${state}`);
  const idOf = (name: string) => scope.getState(queue.$uploads).find(({ file }) => file.name === name)!.id;
  return { calls, queue, scope, settle, add, states, idOf };
}

describe('a queue of uploads', () => {
  it('sends two at a time, in the order in which they were added', async () => {
    const { calls, queue, scope, settle, add, states } = setUp();
    await add('a', 'b', 'c');
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    calls[1]!.answer('/b.webp');
    await settle();
    expect(states()).toEqual(['a sending', 'b done', 'c sending']);
    expect(scope.getState(queue.$uploads)[1]).toMatchObject({ answer: '/b.webp', sent: 10, total: 10 });
    expect(scope.getState(queue.$isUnfinished)).toBe(true);
    calls[0]!.answer('/a.webp');
    calls[2]!.answer('/c.webp');
    await settle();
    expect([states(), scope.getState(queue.$isUnfinished)]).toEqual([['a done', 'b done', 'c done'], false]);
  });

  it('knows how much of each was sent', async () => {
    const { calls, queue, scope, settle, add } = setUp();
    await add('a');
    calls[0]!.options.onProgress!(40, 120);
    await settle();
    expect(scope.getState(queue.$uploads)[0]).toMatchObject({ sent: 40, total: 120 });
  });

  it('ends one that is cancelled, and goes on with the next', async () => {
    const { calls, queue, scope, settle, add, states, idOf } = setUp();
    await add('a', 'b', 'c');
    void allSettled(queue.cancel, { scope, params: idOf('a') });
    await settle();
    expect(calls[0]!.options.signal!.aborted).toBe(true);
    expect(states()).toEqual(['b sending', 'c sending']);
  });

  it('keeps one that was refused, with the reason, until it is sent again', async () => {
    const { calls, queue, scope, settle, add, states, idOf } = setUp();
    await add('a');
    calls[0]!.fail(refused);
    await settle();
    expect(scope.getState(queue.$uploads)[0]).toMatchObject({ state: 'failed', error: refused });
    void allSettled(queue.retry, { scope, params: idOf('a') });
    await settle();
    expect([states(), calls.length]).toEqual([['a sending'], 2]);
  });

  it('waits while the network is gone and goes on by itself', async () => {
    const { calls, scope, settle, add, states } = setUp();
    await allSettled(started, { scope });
    await add('a', 'b');
    calls[0]!.fail(offline);
    calls[1]!.answer('/b.webp');
    await settle();
    expect(states()).toEqual(['a paused', 'b done']);
    dispatchEvent(new Event('online'));
    await settle();
    expect([states(), calls.map(({ name }) => name)]).toEqual([
      ['a sending', 'b done'],
      ['a', 'b', 'a'],
    ]);
    void allSettled(stopped, { scope });
  });

  it('goes on by itself where the browser has known of a network all along, as when a server ended', async () => {
    const { calls, scope, settle, add, states } = setUp();
    await allSettled(started, { scope });
    await add('a');
    jest.useFakeTimers();
    try {
      calls[0]!.fail(offline);
      await jest.advanceTimersByTimeAsync(1000);
      expect(states()).toEqual(['a paused']);
      await jest.advanceTimersByTimeAsync(4000);
      expect(states()).toEqual(['a sending']);
      calls[1]!.fail(offline);
      await jest.advanceTimersByTimeAsync(5000);
      expect(states()).toEqual(['a sending']);
      expect(calls).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
    calls[2]!.answer('/a.webp');
    await settle();
    expect(states()).toEqual(['a done']);
    void allSettled(stopped, { scope });
  });

  it('ends all when it is reset', async () => {
    const { calls, queue, scope, settle, add, states } = setUp();
    await add('a', 'b', 'c');
    void allSettled(queue.reset, { scope });
    await settle();
    expect([states(), calls.map(({ options }) => options.signal!.aborted)]).toEqual([[], [true, true]]);
  });

  it('adds files while others are under way, each with a name of its own', async () => {
    const { queue, scope, add } = setUp();
    await add('a');
    await add('b', 'c');
    const ids = scope.getState(queue.$uploads).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('goes on by itself also on a page whose code came after the start of the remote', async () => {
    const { calls, scope, settle, add, states } = setUp();
    await add('a');
    calls[0]!.fail(offline);
    await settle();
    dispatchEvent(new Event('online'));
    await settle();
    expect(states()).toEqual(['a sending']);
    void allSettled(stopped, { scope });
  });

  it('sends a paused one again when the user asks, and none that is under way or done', async () => {
    const { calls, queue, scope, settle, add, states, idOf } = setUp();
    await add('a', 'b', 'c');
    calls[0]!.fail(offline);
    calls[1]!.answer('/b.webp');
    await settle();
    expect(states()).toEqual(['a paused', 'b done', 'c sending']);
    for (const name of ['b', 'c']) void allSettled(queue.retry, { scope, params: idOf(name) });
    await settle();
    expect([states(), calls.length]).toEqual([['a paused', 'b done', 'c sending'], 3]);
    void allSettled(queue.retry, { scope, params: idOf('a') });
    await settle();
    expect([states(), calls.length]).toEqual([['a sending', 'b done', 'c sending'], 4]);
  });

  it('sends only the failed one again that the user means', async () => {
    const { calls, queue, scope, settle, add, states, idOf } = setUp();
    await add('a', 'b');
    for (const call of calls.slice()) call.fail(refused);
    await settle();
    void allSettled(queue.retry, { scope, params: idOf('b') });
    await settle();
    expect(states()).toEqual(['a failed', 'b sending']);
  });

  it('takes the size of the file where the browser knows no other', async () => {
    const { calls, queue, scope, settle, add } = setUp();
    await add('a');
    calls[0]!.options.onProgress!(4, 0);
    await settle();
    expect(scope.getState(queue.$uploads)[0]).toMatchObject({ sent: 4, total: 10 });
  });

  it('is finished when nothing but refused ones is left', async () => {
    const { calls, queue, scope, settle, add } = setUp();
    const isUnfinished = () => scope.getState(queue.$isUnfinished);
    expect(isUnfinished()).toBe(false);
    await add('a', 'b');
    calls[0]!.fail(refused);
    await settle();
    expect(isUnfinished()).toBe(true);
    calls[1]!.fail(offline);
    await settle();
    expect(isUnfinished()).toBe(true);
    dispatchEvent(new Event('online'));
    await settle();
    calls[2]!.answer('/b.webp');
    await settle();
    expect(isUnfinished()).toBe(false);
    void allSettled(stopped, { scope });
  });

  it('reports each file that was sent, with the answer', async () => {
    const { calls, queue, settle, add, idOf } = setUp();
    const uploaded = jest.fn();
    queue.uploaded.watch(uploaded);
    await add('a');
    const id = idOf('a');
    calls[0]!.answer('/a.webp');
    await settle();
    expect(uploaded.mock.calls).toEqual([[{ id, file: expect.any(File), answer: '/a.webp' }]]);
  });

  it('takes away one that waits without a call, and gives no name twice', async () => {
    const { calls, queue, scope, settle, add, states, idOf } = setUp();
    await add('a', 'b', 'c');
    const id = idOf('c');
    void allSettled(queue.cancel, { scope, params: id });
    await settle();
    await add('d');
    expect([states(), calls.length]).toEqual([['a sending', 'b sending', 'd waiting'], 2]);
    expect(idOf('d')).not.toBe(id);
  });

  it('gives components the uploads and what a user may do', async () => {
    const { queue, scope, settle, add, states } = setUp();
    await add('a');
    const { result } = renderHook(() => useUnit(queue), {
      wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { value: scope }, children),
    });
    const { uploads, isUnfinished, ...actions } = result.current;
    expect([uploads.map(({ file }) => file.name), isUnfinished]).toEqual([['a'], true]);
    await act(async () => {
      actions.add([photo('b')]);
      actions.cancel(uploads[0]!.id);
      actions.retry('none');
      await settle();
    });
    expect(states()).toEqual(['b sending']);
  });
});
