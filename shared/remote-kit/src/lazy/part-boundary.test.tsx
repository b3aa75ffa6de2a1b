import type { Shell } from '@lintel/contract';
import { act, render, screen } from '@testing-library/react';
import { PartBoundary } from './part-boundary.tsx';
import { ShellContext } from '../shell-context.ts';

let isBroken = true;
function Prices() {
  if (isBroken) throw new Error('no prices');
  return <p>prices</p>;
}
let silenced: jest.SpyInstance;
beforeEach(() => {
  isBroken = true;
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => silenced.mockRestore());

const withRetry = (
  <>
    <p>facts</p>
    <PartBoundary fallback={(retry) => <button onClick={retry}>again</button>}>
      <Prices />
    </PartBoundary>
  </>
);

describe('the boundary of a part', () => {
  it('shows the part while it works', () => {
    isBroken = false;
    render(withRetry);
    expect(screen.getByText('prices')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps an error inside the part, and reports it to the operators', () => {
    const report = jest.fn();
    render(<ShellContext value={{ report } as unknown as Shell}>{withRetry}</ShellContext>);
    expect(screen.getByText('facts')).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveTextContent('again');
    expect(report.mock.calls).toEqual([[new Error('no prices')]]);
  });

  it('draws the part again when the user asks for it', () => {
    render(withRetry);
    isBroken = false;
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('prices')).toBeInTheDocument();
  });

  it('draws a part again that broke without a network once there is one', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(withRetry);
    isBroken = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText('prices')).toBeInTheDocument();
    online.mockRestore();
  });

  it('leaves the part out where there is nothing to show in its place', () => {
    const { container } = render(
      <PartBoundary>
        <Prices />
      </PartBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
