import { getPropertyList } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listOf, row } from '#testing/test-data.ts';

const rows = Array.from({ length: 30 }, (_, index) => row(index + 1));

/** Nothing comes into view: the window ends after the first cards. */
class NothingInView {
  observe() {}
  disconnect() {}
}

describe('the end of the results, below the window', () => {
  beforeEach(() =>
    // A busy browser: no idle callback is ever called.
    Object.assign(window, {
      IntersectionObserver: NothingInView,
      requestIdleCallback: () => 1,
      cancelIdleCallback: () => undefined,
    }),
  );
  afterEach(() => {
    for (const name of ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'])
      Reflect.deleteProperty(window, name);
  });

  it('is drawn as soon as the user asks for more homes, and the focus moves to the first new one', async () => {
    const shell = memoryShell({
      answers: [
        stub(getPropertyList, ({ offset, limit }) =>
          listOf(rows.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit)), rows.length),
        ),
      ],
    });
    const user = userEvent.setup();
    await renderRemote('mfe-catalogue', connect, { shell, path: '/properties?type=sell' });
    const more = await screen.findByRole('button', { name: 'Load 6 more' });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    const first = screen.getAllByRole('article')[24]!;
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
  });
});
