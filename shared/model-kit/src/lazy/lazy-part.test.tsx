import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { lazyPart, NearView, useWhenNear } from './lazy-part.tsx';

/** jsdom has none; this stub reports what the test sets. */
class Sight {
  static watched: { element: Element; seen: (isIntersecting: boolean) => void }[] = [];
  static margins: string[] = [];
  constructor(
    private readonly report: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    Sight.margins.push(rootMargin);
  }
  observe(element: Element) {
    Sight.watched.push({ element, seen: (isIntersecting) => this.report([{ isIntersecting }]) });
  }
  disconnect() {
    Sight.watched = [];
  }
}
const inSight = (isIntersecting: boolean) =>
  act(async () => Sight.watched.forEach(({ seen }) => seen(isIntersecting)));

function aPart(failures: Error[] = []) {
  const fetched = jest.fn(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return { default: ({ text }: { text: string }) => <p>{text}</p> };
  });
  return { fetched, Part: lazyPart(fetched, { reserve: ({ text }) => `${text.length}px` }) };
}

// First, since a page has one first sign only.
describe('how near a part has to come', () => {
  beforeEach(() => Object.assign(window, { IntersectionObserver: Sight }));
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('is the edge of the view until the visitor does something, and far ahead of the scroll position from then on', async () => {
    const { Part } = aPart();
    render(<Part text="here" />);
    expect(Sight.margins).toEqual(['32px']);
    await act(async () => void window.dispatchEvent(new Event('wheel')));
    expect(Sight.margins).toEqual(['32px', '600px']);
    cleanup();
    render(<NearView>next page</NearView>);
    expect(Sight.margins.at(-1)).toBe('600px');
  });
});

describe('a part below the first screen', () => {
  it('that has left the page is not fetched any more', async () => {
    const { Part, fetched } = aPart();
    const { unmount } = render(<Part text="here" />);
    unmount();
    for (const name of ['online', 'beforeprint']) window.dispatchEvent(new Event(name));
    expect(fetched).not.toHaveBeenCalled();
  });

  beforeEach(() => Object.assign(window, { IntersectionObserver: Sight }));
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('keeps its place free, and is fetched when it comes near the view', async () => {
    const { Part, fetched } = aPart();
    const { container } = render(<Part text="here" />);
    expect(container.firstChild).toHaveStyle({ minBlockSize: '4px' });
    await inSight(false);
    expect(fetched).not.toHaveBeenCalled();
    await inSight(true);
    expect(screen.getByText('here')).toBeInTheDocument();
    expect(Sight.watched).toEqual([]);
  });

  it('is there at once the next time', async () => {
    const { Part } = aPart();
    const { unmount } = render(<Part text="here" />);
    await inSight(true);
    unmount();
    render(<Part text="again" />);
    expect(screen.getByText('again')).toBeInTheDocument();
  });

  it.each(['pointermove', 'scroll', 'keydown', 'focusin'])(
    'comes in an idle moment after the person did something: %s',
    async (sign) => {
      const { Part, fetched } = aPart();
      render(<Part text="here" />);
      await act(async () => void window.dispatchEvent(new Event(sign)));
      expect(await screen.findByText('here')).toBeInTheDocument();
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('is not fetched for a visitor who only looks at the first screen', async () => {
    jest.useFakeTimers();
    const { Part, fetched } = aPart();
    const { unmount } = render(<Part text="here" />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    unmount();
    await act(async () => void window.dispatchEvent(new Event('scroll')));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes when the page is about to be printed', async () => {
    const { Part } = aPart();
    render(<Part text="here" />);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('that could not be fetched leaves the page alone, and is tried again when the network is back', async () => {
    const { Part } = aPart([new Error('offline')]);
    const { container } = render(<Part text="here" />);
    await inSight(true);
    expect(container.firstChild).toHaveStyle({ minBlockSize: '4px' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('comes at once in a browser that cannot say what is in view', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { Part } = aPart();
    render(<Part text="here" />);
    expect(await screen.findByText('here')).toBeInTheDocument();
  });
});

describe('what is drawn when it comes near', () => {
  beforeEach(() => Object.assign(window, { IntersectionObserver: Sight }));
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('keeps its place free until then, and stays once it is there', async () => {
    const { container } = render(
      <NearView reserve="430px">
        <p>rail</p>
      </NearView>,
    );
    expect(container.firstChild).toHaveStyle({ minBlockSize: '430px' });
    await inSight(true);
    expect(screen.getByText('rail')).toBeInTheDocument();
    expect(Sight.watched).toEqual([]);
  });

  it('is there by the end of the event before printing: the browser prints what is drawn then', () => {
    render(<NearView>rail</NearView>);
    let atEnd: string | null = null;
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      atEnd = document.body.textContent;
    });
    expect(atEnd).toBe('rail');
  });
});

describe('an end of a list that waits to be drawn', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('is drawn after the user did something, also when the list grew before the browser had time', async () => {
    const draw = jest.fn();
    const { rerender } = renderHook(({ element }) => useWhenNear(element, draw), {
      initialProps: { element: document.createElement('li') },
    });
    window.dispatchEvent(new Event('pointerdown'));
    rerender({ element: document.createElement('li') });
    expect(draw).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn when it comes into view, by what the last render asks for, until it is gone', async () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const { rerender, unmount } = renderHook(({ element, draw }) => useWhenNear(element, draw), {
      initialProps: { element: null as Element | null, draw: early },
    });
    expect(Sight.watched).toEqual([]);
    const [first, second] = [document.createElement('li'), document.createElement('li')];
    rerender({ element: first, draw: early });
    rerender({ element: second, draw: late });
    expect(Sight.watched.map(({ element }) => element)).toEqual([second]);
    await inSight(true);
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect([Sight.watched, late.mock.calls.length]).toEqual([[], 1]);
  });

  it('does not wait for the user while there is no element', () => {
    const draw = jest.fn();
    const { rerender } = renderHook(({ element }) => useWhenNear(element, draw), {
      initialProps: { element: null as Element | null },
    });
    window.dispatchEvent(new Event('online'));
    expect(draw).not.toHaveBeenCalled();
    rerender({ element: document.createElement('li') });
    window.dispatchEvent(new Event('online'));
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
