import { createScrollRestoration, type ScrollRestoration } from './scroll-restoration.ts';

let places: ScrollRestoration;
let scrolled: number;

const turn = () => new Promise((resolve) => setTimeout(resolve));
const draw = (html: string) => {
  document.body.innerHTML = `<header><a href="/">home</a></header><main id="content" tabindex="-1">${html}</main>`;
};
const list = '<h1>Homes</h1><a href="/a">A</a><a href="/b">B</a><a href="/b">B again</a>';
const scrollDown = (y: number) => {
  scrolled = y;
  dispatchEvent(new Event('scroll'));
};

/** The user presses a link, which changes parameters of the page's address. */
function follow(link: HTMLAnchorElement, href: string) {
  link.setAttribute('href', href);
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  places.arrive(href, { isReturn: false, isNewPage: false });
}

/** The user goes back to the list. */
async function comeBack(key: string) {
  places.arrive(key, { isReturn: true, isNewPage: true });
  draw(list);
  await turn();
}

beforeEach(() => {
  sessionStorage.clear();
  scrolled = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    scrolled = to.top ?? 0;
  }) as typeof window.scrollTo);
  draw(list);
  places = createScrollRestoration('first');
});
afterEach(() => {
  places.end();
  jest.restoreAllMocks();
});

describe('scroll restoration', () => {
  it('goes back to where one was, with the focus on the link that led away', async () => {
    document.querySelectorAll('a')[3]!.focus();
    scrollDown(900);
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>One home</h1>');
    scrollDown(0);
    await turn();
    expect(document.activeElement).toHaveTextContent('One home');
    places.arrive('first', { isReturn: true, isNewPage: true });
    draw('<p>loading</p>');
    await turn();
    // Content that arrives late.
    draw(list);
    await turn();
    expect(scrolled).toBe(900);
    expect(document.activeElement).toHaveTextContent('B again');
  });

  it('goes to the top by a link of the frame that leads to the page on screen, whatever it is filtered by', () => {
    for (const href of [location.pathname, `${location.pathname}?q=villa`]) {
      scrollDown(900);
      follow(document.querySelector('header a')!, href);
      expect(scrolled).toBe(0);
    }
  });

  it('stays where it is by a link of the page itself, and by a filter after a link that only moves the focus', () => {
    scrollDown(900);
    follow(document.querySelector('main a')!, `${location.pathname}?q=villa`);
    const skip = document.querySelector<HTMLAnchorElement>('header a')!;
    skip.setAttribute('href', '#content');
    skip.click();
    places.arrive('third', { isReturn: false, isNewPage: false });
    expect(scrolled).toBe(900);
  });

  it('goes back to the other link of a home that was listed twice and is listed once now', async () => {
    document.querySelectorAll('a')[3]!.focus();
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>One home</h1>');
    await turn();
    places.arrive('first', { isReturn: true, isNewPage: true });
    draw('<h1>Homes</h1><a href="/a">A</a><a href="/b">B alone</a>');
    await turn();
    expect(document.activeElement).toHaveTextContent('B alone');
  });

  it('goes back once the page has its height, which may come without another element', async () => {
    let resized = () => {};
    class Observer {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(window, { ResizeObserver: Observer });
    document.querySelectorAll('a')[3]!.focus();
    scrollDown(900);
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>One home</h1>');
    scrollDown(0);
    await turn();
    let height = 400;
    jest.mocked(window.scrollTo).mockImplementation(((to: ScrollToOptions) => {
      scrolled = Math.min(to.top ?? 0, height);
    }) as typeof window.scrollTo);
    await comeBack('first');
    expect(scrolled).toBe(400);
    height = 2000;
    resized();
    expect(scrolled).toBe(900);
    expect(document.activeElement).toHaveTextContent('B again');
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('stays where one was when the page is reloaded and its content comes late (A45)', async () => {
    scrollDown(900);
    dispatchEvent(new Event('pagehide'));
    places.end();
    scrolled = 0;
    draw('<p>loading</p>');
    places = createScrollRestoration('first', null, true);
    await turn();
    draw(list);
    await turn();
    expect(scrolled).toBe(900);
  });

  it('stays at the same link when a reload gives the rows above it another height (A45)', async () => {
    /** Tops of links in the page, which is scrolled to `scrolled`. */
    let tops: Record<string, number> = { '/a': 400, '/b': 950, '#list': 1000 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return { top: (tops[this.getAttribute('href') ?? ''] ?? 0) - scrolled } as DOMRect;
    });
    jest.spyOn(window, 'scrollBy').mockImplementation(((by: ScrollToOptions) => {
      scrolled += by.top ?? 0;
    }) as typeof window.scrollBy);
    // A panel beside the list stays in view.
    const both =
      '<h1>Homes</h1><aside style="position: sticky"><a href="#list">Skip</a></aside><a href="/a">A</a><a href="/b">B</a>';
    draw(both);
    scrollDown(900);
    dispatchEvent(new Event('pagehide'));
    places.end();

    tops = { '/a': 400, '/b': 995, '#list': 100 };
    scrolled = 0;
    draw('<p>loading</p>');
    places = createScrollRestoration('first', null, true);
    draw(both);
    await turn();
    expect(tops['/b']! - scrolled).toBe(50);
  });

  it('begins at the top of an address that is opened again by a link', async () => {
    scrollDown(900);
    dispatchEvent(new Event('pagehide'));
    places.end();
    scrolled = 0;
    places = createScrollRestoration('first', null, false);
    await turn();
    expect(scrolled).toBe(0);
  });

  it('does nothing once the user has begun to scroll', async () => {
    scrollDown(900);
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>One home</h1>');
    scrollDown(0);
    places.arrive('first', { isReturn: true, isNewPage: true });
    dispatchEvent(new Event('wheel'));
    scrollDown(120);
    draw(list);
    await turn();
    expect(scrolled).toBe(120);
  });

  it('moves the focus on from the heading of a page that loads to the one that replaces it', async () => {
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>Home</h1><p>loading</p>');
    await turn();
    expect(document.activeElement).toHaveTextContent('Home');
    draw('<h1>One home</h1>');
    await turn();
    expect(document.activeElement).toHaveTextContent('One home');
    dispatchEvent(new Event('keydown'));
    draw('<h1>Another heading</h1>');
    await turn();
    expect(document.body).toHaveFocus();
  });

  it('takes no focus from a page that has put it somewhere', async () => {
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<label>Email<input></label>');
    document.querySelector('input')!.focus();
    draw('<h1>Sign in</h1><label>Email<input></label>');
    document.querySelector('input')!.focus();
    await turn();
    expect(document.querySelector('input')).toHaveFocus();
  });

  it('remembers over a reload', async () => {
    scrollDown(700);
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    places.end();
    draw('<h1>One home</h1>');
    scrolled = 0;
    places = createScrollRestoration('second');
    await comeBack('first');
    expect(scrolled).toBe(700);
  });

  it('begins with the present scroll position', async () => {
    places.end();
    document.querySelectorAll('a')[2]!.focus();
    scrolled = 400;
    places = createScrollRestoration('first');
    places.arrive('second', { isReturn: false, isNewPage: true });
    draw('<h1>One home</h1>');
    scrollDown(0);
    await comeBack('first');
    expect(scrolled).toBe(400);
    expect(document.activeElement).toHaveTextContent('B');
  });

  it('knows the position of a page that was left before it began', async () => {
    places.end();
    const target = document.querySelectorAll('a')[1]!;
    draw('<h1>One home</h1>');
    places = createScrollRestoration('second', { key: undefined, pathname: '/homes', y: 650, target });
    await turn();
    expect(document.activeElement).toHaveTextContent('One home');
    await comeBack('default');
    expect(scrolled).toBe(650);
    expect(document.activeElement).toHaveTextContent('A');
  });

  it('leaves the focus alone when only the address of the page changed before it began', async () => {
    places.end();
    places = createScrollRestoration('second', {
      key: 'first',
      pathname: location.pathname,
      y: 0,
      target: document.querySelector('a')!,
    });
    await turn();
    expect(document.body).toHaveFocus();
  });
});
