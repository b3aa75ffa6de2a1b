import { waitFor } from '@testing-library/react';

const links = '<link data-run rel="preload" as="script" href="/assets/main.1.js" integrity="sha256-x">';
const draw = (body = '', head = links) => {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
};
const started = () => [...document.scripts].map((script) => script.getAttribute('src'));
const start = () => jest.isolateModulesAsync(async () => void (await import('./starter.ts')));

const script = 'http://localhost/assets/main.1.js';

describe('the starter', () => {
  it('runs what the document announces', async () => {
    draw();
    await start();
    expect(started()).toEqual([script]);
  });

  it('leaves nothing to do to a second starter, of whatever release', async () => {
    draw();
    await start();
    // This is all that the first starters knew.
    expect(document.querySelectorAll('link[data-run]')).toHaveLength(0);
    await start();
    expect(started()).toEqual([script]);
  });

  it('does nothing when a starter that takes nothing away was there before', async () => {
    draw(`<script src="${script}" type="text/plain"></script>`);
    await start();
    expect(started()).toEqual([script]);
  });

  it('waits for a first picture no longer than its timeout', async () => {
    jest.useFakeTimers();
    draw('<div class="first-picture"><img alt=""></div>');
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    await start();
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(started()).toEqual([script]);
    jest.useRealTimers();
  });

  it('waits a moment for a first photo, where that is shown', async () => {
    jest.useFakeTimers();
    draw('<img class="first-photo" alt="">');
    const image = document.querySelector('img')!;
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    Object.defineProperty(image, 'offsetParent', { value: document.body });
    await start();
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(started()).toEqual([script]);
    jest.useRealTimers();
  });

  it('does not wait for one on wide screens, where it is not displayed', async () => {
    draw('<img class="first-photo" alt="">');
    await start();
    expect(started()).toEqual([script]);
  });
});

describe('links to scripts with a condition', () => {
  const conditional = links.replace('>', ' media="(min-width: 600px)">');
  const conditions = () => [...document.querySelectorAll('link')].map(({ media }) => media);
  const browserWith = (matches: boolean) => {
    globalThis.matchMedia = () => ({ matches }) as MediaQueryList;
  };

  it('lose it when the first photo has been painted, on a phone', async () => {
    browserWith(false);
    draw(
      '<img class="first-photo" alt="">',
      conditional + conditional.replaceAll('main', 'page').replace('data-run', ''),
    );
    const image = document.querySelector('img')!;
    let decoded = () => {};
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
    Object.defineProperty(image, 'offsetParent', { value: document.body });
    await start();
    expect(conditions()).toEqual(['(min-width: 600px)', '(min-width: 600px)']);
    expect(started()).toEqual([]);
    decoded();
    await waitFor(() => expect(conditions()).toEqual(['', '']));
    expect(started()).toEqual([script]);
  });

  it('lose it at once on a phone when the page has no photo', async () => {
    browserWith(false);
    draw('', conditional);
    await start();
    expect(conditions()).toEqual(['']);
  });

  it('keep it on wide screens, which have asked already', async () => {
    browserWith(true);
    draw('', conditional);
    await start();
    expect(conditions()).toEqual(['(min-width: 600px)']);
    expect(started()).toEqual([script]);
  });
});
