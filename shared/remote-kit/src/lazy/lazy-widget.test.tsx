import { act, render, screen, waitFor } from '@testing-library/react';
import { lazyWidget } from './lazy-widget.tsx';

let isOnline = true;
let silenced: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => silenced.mockRestore());

const Steps = () => <p>steps</p>;
const isAwaited = (container: HTMLElement) => container.querySelector('[data-awaited]') !== null;

it('is awaited until its code is there', async () => {
  const Widget = lazyWidget(async () => ({ default: Steps }));
  const { container } = render(<Widget />);
  expect(isAwaited(container)).toBe(true);
  expect(await screen.findByText('steps')).toBeVisible();
  expect(isAwaited(container)).toBe(false);
});

it('leaves its slot empty without a network, and comes when that is back', async () => {
  isOnline = false;
  const Widget = lazyWidget(async () => {
    if (!isOnline) throw new Error('offline');
    return { default: Steps };
  });
  const { container } = render(<Widget />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('steps')).toBeVisible();
});
