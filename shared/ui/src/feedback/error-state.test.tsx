import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { ErrorState } from './error-state.tsx';

function Page() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main tabIndex={-1}>
      <section>
        {isLoaded ? (
          <p>content</p>
        ) : (
          <ErrorState error={{ kind: 'timeout' }} onRetry={() => setLoaded(true)} />
        )}
      </section>
      <button type="button" onFocus={() => setLoaded(true)}>
        beside
      </button>
    </main>
  );
}

describe('what could not be loaded', () => {
  it('leaves the focus on the page when content comes in place of the button that had it', async () => {
    const { user } = await show(<Page />);
    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('content')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus where the user has put it', async () => {
    const { user } = await show(<Page />);
    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.tab();
    expect(screen.getByText('content')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'beside' })).toHaveFocus();
  });
});
