import { render, screen } from '@testing-library/react';
import { Component, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { lazyPage, LoadingContext } from './lazy-page.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'could not load' : this.props.children;
  }
}

describe('a lazy page', () => {
  it('shows what waits for it, then itself, and at once the next time', async () => {
    const Page = lazyPage(async () => ({ default: () => <p>here</p> }), <p>loading</p>);
    const { unmount } = render(<Page />);
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('here')).toBeInTheDocument();
    unmount();
    render(<Page />);
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('is shown when its chunk comes between being drawn and being mounted', async () => {
    let come = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (come = resolve));
    const Page = lazyPage(async () => {
      await arrival;
      return { default: () => <p>here</p> };
    }, null);
    const Arrives = () => {
      useLayoutEffect(() => come());
      return <Page />;
    };
    let open = (): void => undefined;
    function Owner() {
      const [isOpen, setOpen] = useState(false);
      open = () => startTransition(() => setOpen(true));
      return isOpen ? <Arrives /> : null;
    }
    render(<Owner />);
    void Page.preload();
    // As in a browser: effects run after what is drawn, in a task of their own.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    open();
    expect(await screen.findByText('here')).toBeInTheDocument();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('asks once more for a chunk that did not come', async () => {
    const failures = [Object.assign(new Error('gone'), { name: 'ChunkLoadError' })];
    const Page = lazyPage(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return { default: () => <p>here</p> };
    });
    render(<Page />);
    expect(await screen.findByText('here')).toBeInTheDocument();
  });

  describe('with a chunk that does not come', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const asked = (name: string) => {
      const load = jest.fn(() => Promise.reject(Object.assign(new Error('gone'), { name })));
      const ended = lazyPage(load)
        .preload()
        .catch((error: Error) => error.name);
      return { load, ended };
    };

    it('waits for 300 ms before the second attempt, and makes no third one', async () => {
      const { load, ended } = asked('ChunkLoadError');
      await jest.advanceTimersByTimeAsync(299);
      expect(load).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(2);
      expect(await ended).toBe('ChunkLoadError');
      await jest.runAllTimersAsync();
      expect(load).toHaveBeenCalledTimes(2);
    });

    it('does not ask again for one that came and threw as it ran', async () => {
      const { load, ended } = asked('TypeError');
      await jest.runAllTimersAsync();
      expect(await ended).toBe('TypeError');
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('throws a failed chunk into the boundary and can be tried again', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Page = lazyPage(async () => {
      if (broken) throw new Error('chunk');
      return { default: () => <p>here</p> };
    });
    const { unmount } = render(
      <Boundary>
        <Page />
      </Boundary>,
    );
    expect(await screen.findByText('could not load')).toBeInTheDocument();
    unmount();
    broken = false;
    render(
      <Boundary>
        <Page />
      </Boundary>,
    );
    expect(await screen.findByText('here')).toBeInTheDocument();
    silent.mockRestore();
  });

  it('announces each load to the owner of the page, and none of a page that is there', async () => {
    const announced: Promise<unknown>[] = [];
    const Page = lazyPage(async () => ({ default: () => <p>here</p> }));
    const page = (
      <LoadingContext value={(loading) => void announced.push(loading)}>
        <Page />
      </LoadingContext>
    );
    const { unmount } = render(page);
    expect(await screen.findByText('here')).toBeInTheDocument();
    unmount();
    render(page);
    expect(announced).toHaveLength(1);
  });

  it('throws the failure itself, so that the boundary knows what to show', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const caught: unknown[] = [];
    class Reporting extends Boundary {
      override componentDidCatch(error: unknown) {
        caught.push(error);
      }
    }
    const failure = new Error('chunk');
    const Page = lazyPage<object>(() => Promise.reject(failure));
    render(
      <Reporting>
        <Page />
      </Reporting>,
    );
    expect(await screen.findByText('could not load')).toBeInTheDocument();
    expect(caught).toEqual([failure]);
    silent.mockRestore();
  });
});
