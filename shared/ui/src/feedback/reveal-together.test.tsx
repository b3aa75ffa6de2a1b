import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { RevealTogether } from './reveal-together.tsx';
import { useArrived } from './use-arrived.ts';

function Parts({ awaited, children }: { awaited: boolean; children?: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <RevealTogether ref={setBox} isShown={useArrived(box)} placeholder={<p role="status">loading</p>}>
      <button type="button">first part</button>
      {awaited && <span hidden data-awaited="" />}
      {children}
    </RevealTogether>
  );
}
const threeFrames = () =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
const part = () => screen.getByText('first part');

it('waits for what loads in view, too', async () => {
  const content = (isBusy: boolean) => (
    <Parts awaited={false}>
      <div aria-busy={isBusy} />
    </Parts>
  );
  const { rerender } = render(content(true));
  await act(threeFrames);
  expect(part()).not.toBeVisible();
  rerender(content(false));
  expect(await screen.findByRole('button', { name: 'first part' })).toBeVisible();
});

it('hides all parts until none is awaited, and then never again', async () => {
  const { rerender } = render(<Parts awaited />);
  expect(part()).not.toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(<Parts awaited={false} />);
  expect(await screen.findByRole('button', { name: 'first part' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Parts awaited />);
  expect(part()).toBeVisible();
});

it('shows the others when one does not come', () => {
  jest.useFakeTimers();
  render(<Parts awaited />);
  act(() => jest.advanceTimersByTime(2_900));
  expect(part()).not.toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(part()).toBeVisible();
  jest.useRealTimers();
});

it('waits for what comes in the place of what was awaited', async () => {
  const { rerender } = render(<Parts awaited />);
  rerender(<Parts awaited={false} />);
  // The next part is awaited before the frame is drawn.
  rerender(<Parts awaited />);
  await act(threeFrames);
  expect(part()).not.toBeVisible();
});
