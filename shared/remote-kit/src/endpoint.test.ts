import { operation } from '@lintel/api-contract';
import type { Shell } from '@lintel/contract';
import { createQuery } from '@lintel/model-kit';
import { allSettled, createEvent, fork, sample } from 'effector';
import { endpointFx } from './endpoint.ts';
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
