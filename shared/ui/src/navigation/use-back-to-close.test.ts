import { renderHook, waitFor } from '@testing-library/react';
import { useBackToClose, useUncovered } from './use-back-to-close.ts';

const PAGE = '/properties-details/home-1';
const popped = jest.fn();
beforeEach(() => {
  history.pushState({ idx: 1 }, '', PAGE);
  popped.mockClear();
  addEventListener('popstate', popped);
});
afterEach(() => removeEventListener('popstate', popped));

function cover() {
  const onClose = jest.fn();
  return { onClose, ...renderHook(() => useBackToClose(onClose)) };
}

it('Back closes what covers the page, and leaves the page only when it is pressed again', async () => {
  const { onClose, unmount } = cover();
  expect(location.pathname).toBe(PAGE);
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  expect(location.pathname).toBe(PAGE);
  expect(history.state).toEqual({ idx: 1 });
  // The router has met nothing.
  expect(popped).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/');
});

it('Back leaves the page at once when the cover was closed otherwise', async () => {
  const { onClose, unmount } = cover();
  expect(history.state).not.toEqual({ idx: 1 });
  unmount();
  await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  expect(onClose).not.toHaveBeenCalled();
  expect(popped).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/');
});

it('Back by several pages at once is met by the router', async () => {
  const { onClose, unmount } = cover();
  history.go(-2);
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  expect(location.pathname).toBe('/');
});

it('a page that the cover led to stays', async () => {
  const { unmount } = cover();
  history.pushState({ idx: 2 }, '', '/faqs');
  unmount();
  history.pushState({ idx: 3 }, '', '/articles');
  history.back();
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/faqs');
});

it('Back closes a cover at the first press also on the entry of an earlier one, to which Forward or a reload leads', async () => {
  cover().unmount();
  await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  history.forward();
  await waitFor(() => expect(history.state).not.toEqual({ idx: 1 }));
  const entries = history.length;
  const { onClose, unmount } = cover();
  expect(history.length).toBe(entries);
  history.back();
  await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
});

it('the router meets the step back from a page that was opened while the cover was closing', async () => {
  cover().unmount();
  history.pushState({ idx: 2 }, '', '/faqs');
  history.back();
  await waitFor(() => expect(location.pathname).toBe(PAGE));
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
});

it('a page that is loaded again on the entry of its cover is back on its own: Back leaves it at once', async () => {
  history.pushState(null, '', '/faqs');
  history.pushState({ idx: 1 }, '', PAGE);
  // What a reload finds: the entry of the cover, and nothing of what has made it.
  history.pushState({ idx: 1, lintelCover: true }, '', PAGE);
  renderHook(() => useUncovered());
  renderHook(() => useUncovered());
  await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  expect(popped).not.toHaveBeenCalled();
  renderHook(() => useUncovered());
  history.back();
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/faqs');
});

it('a cover that is closed while its page is drawn again takes back its one entry', async () => {
  const { unmount } = cover();
  unmount();
  renderHook(() => useUncovered());
  await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  expect(location.pathname).toBe(PAGE);
  expect(popped).not.toHaveBeenCalled();
});
