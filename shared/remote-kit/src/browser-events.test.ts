import { allSettled, fork } from 'effector';
import { $isOnline, browserWatched, networkReturned, pageHidden } from './browser-events.ts';
import { stopped } from './define-remote.tsx';

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
