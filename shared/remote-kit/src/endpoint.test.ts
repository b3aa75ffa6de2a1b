import { operation } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { createQuery } from '@lintel/model-kit';
import { allSettled, createEvent, fork, sample } from 'effector';
import { deliveryFx, endpointFx } from './endpoint.ts';
import { $shell } from './shell-context.ts';

describe('a query of an endpoint', () => {
  it('is not cancelled with another one that began with the same parameters (F1)', async () => {
    const under: { name: string; signal: AbortSignal | undefined }[] = [];
    const shell = {
      request: async ({ path }: { path: string }, _: object, { signal }: { signal?: AbortSignal }) => {
        under.push({ name: path, signal });
        return new Promise(() => undefined);
      },
    } as unknown as Shell;
    const call = (path: string) =>
      createQuery({ effect: endpointFx(operation<{ id: string }, string>('GET', path)) });
    const [history, neighbourhood] = [call('history'), call('neighbourhood')];
    const scope = fork({ values: [[$shell, shell]] });
    const opened = createEvent<{ id: string }>();
    sample({ clock: opened, target: [history.start, neighbourhood.start] });
    void allSettled(opened, { scope, params: { id: 'a' } });
    void allSettled(neighbourhood.reset, { scope });
    expect(under.map(({ name, signal }) => [name, signal?.aborted])).toEqual([
      ['history', false],
      ['neighbourhood', true],
    ]);
  });

  it('cancels the call before when a newer one starts, and the call under way at reset', async () => {
    const signals: AbortSignal[] = [];
    const shell = {
      request: (_: unknown, __: unknown, options: { signal: AbortSignal }) => {
        signals.push(options.signal);
        return new Promise<string>(() => {});
      },
    };
    const query = createQuery({ effect: endpointFx(operation<{ id: string }, string>('GET', 'faqs')) });
    const scope = fork({ values: [[$shell, shell as unknown as Shell]] });
    void allSettled(query.start, { scope, params: { id: 'a' } });
    void allSettled(query.start, { scope, params: { id: 'b' } });
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    void allSettled(query.reset, { scope });
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });
});

describe('the failure of an endpoint', () => {
  it.each([
    [undefined, true],
    [{ toastsErrors: true }, false],
  ])('with %j is shown by the page: %s', async (options, showsOwnErrors) => {
    const asked: unknown[] = [];
    const shell = {
      request: async (_: unknown, __: unknown, given: unknown) => void asked.push(given),
    } as unknown as Shell;
    const scope = fork({ values: [[$shell, shell]] });
    await allSettled(endpointFx(operation<object, void>('GET', 'faqs'), options), { scope, params: {} });
    expect(asked).toEqual([{ showsOwnErrors }]);
  });
});

describe('an endpoint', () => {
  const readFx = endpointFx(operation<object, void>('GET', 'faqs'));

  it('fails without a shell as the call of a remote that is not connected', async () => {
    const { status, value } = await allSettled(readFx, { scope: fork(), params: {} });
    expect([status, value]).toMatchObject([
      'fail',
      { kind: 'invalid-reply', message: 'the remote is not connected' },
    ]);
  });

  it.each([
    ['an error of a call', { kind: 'timeout', retryable: true }, { kind: 'timeout', retryable: true }],
    [
      'anything else',
      new Error('broken'),
      { kind: 'invalid-reply', retryable: false, message: 'Error: broken' },
    ],
  ])('fails with an ApiError when the shell throws %s', async (_, thrown, expected) => {
    const shell = { request: () => Promise.reject(thrown) } as unknown as Shell;
    const scope = fork({ values: [[$shell, shell]] });
    const { status, value } = await allSettled(readFx, { scope, params: {} });
    expect([status, value]).toMatchObject(['fail', expected]);
  });
});

describe('a write that may wait', () => {
  it.each([
    [{ request: { id: 7 } }, {}, { key: 'heart:7' }],
    [
      { request: { id: 7 }, title: 'Villa' },
      { keepsRefused: true },
      { key: 'heart:7', title: 'Villa', keepsRefused: true },
    ],
  ])('%j with %j is delivered by the shell under its key', async (params, options, expected) => {
    const delivered: unknown[] = [];
    const shell = {
      deliver: async (...given: unknown[]) => {
        delivered.push(given);
        return 'queued';
      },
    } as unknown as Shell;
    const saving = operation<{ id: number }, void>('POST', 'add_favourite');
    const saveFx = deliveryFx(saving, ({ id }) => `heart:${id}`, options);
    const scope = fork({ values: [[$shell, shell]] });
    expect(await allSettled(saveFx, { scope, params })).toEqual({ status: 'done', value: 'queued' });
    expect(delivered).toStrictEqual([[saving, { id: 7 }, expected]]);
  });
});
