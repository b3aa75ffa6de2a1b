import { allSettled, fork } from 'effector';
import { $isOnline, $isTabVisible, browserWatched, networkReturned, pageHidden } from './browser-events.ts';
import { started, stopped } from './define-remote.tsx';

it('a page whose code came after the start of the remote hears of the network, until the remote goes', async () => {
  const scope = fork();
  let returns = 0;
  const count = networkReturned.watch(() => void (returns += 1));
  dispatchEvent(new Event('offline'));
  expect(scope.getState($isOnline)).toBe(true);
  await allSettled(browserWatched, { scope });
  await allSettled(browserWatched, { scope });
  dispatchEvent(new Event('offline'));
  expect(scope.getState($isOnline)).toBe(false);
  dispatchEvent(new Event('online'));
  expect([scope.getState($isOnline), returns]).toEqual([true, 1]);
  await allSettled(stopped, { scope });
  dispatchEvent(new Event('offline'));
  expect(scope.getState($isOnline)).toBe(true);
  count();
});

it('a page that is hidden or left is known before it goes', async () => {
  const scope = fork();
  let times = 0;
  const end = pageHidden.watch(() => void (times += 1));
  await allSettled(browserWatched, { scope });
  dispatchEvent(new Event('pagehide'));
  expect(times).toBe(1);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times).toBe(2);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times).toBe(2);
  await allSettled(stopped, { scope });
  end();
});

describe('what a page knows of the browser', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['visible', 'hidden'] as const)('begins with a tab that is %s', async (state) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    const scope = fork();
    await allSettled(started, { scope });
    expect(scope.getState($isTabVisible)).toBe(state === 'visible');
    await allSettled(stopped, { scope });
  });

  it('follows the tab until the remote goes', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const becomes = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      return scope.getState($isTabVisible);
    };
    const scope = fork();
    await allSettled(started, { scope });
    expect([becomes('hidden'), becomes('visible')]).toEqual([false, true]);
    await allSettled(stopped, { scope });
    expect(becomes('hidden')).toBe(true);
  });

  it.each([true, false])('begins with a network that is there: %s', async (isThere) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    const scope = fork();
    await allSettled(started, { scope });
    expect(scope.getState($isOnline)).toBe(isThere);
    await allSettled(stopped, { scope });
  });

  it('does not notice the network, or that the page goes, once the remote has gone', async () => {
    const scope = fork();
    let times = 0;
    const ends = [networkReturned, pageHidden].map((event) => event.watch(() => void (times += 1)));
    await allSettled(started, { scope });
    await allSettled(stopped, { scope });
    for (const name of ['offline', 'online', 'pagehide']) dispatchEvent(new Event(name));
    expect([scope.getState($isOnline), times]).toEqual([true, 0]);
    for (const end of ends) end();
  });
});
