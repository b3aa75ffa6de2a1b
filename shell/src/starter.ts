/**
 * Runs the page's scripts, which the document has announced, once the picture that it brought along is on screen: what they do
 * would else come before the first thing that a visitor sees. A script of its own, for pages that begin with a picture.
 */

/** When a picture does not come, or the page is in the background, where nothing is painted. Milliseconds. */
const PATIENCE = 2000;

let hasRun = false;
function run(): void {
  if (hasRun) return;
  hasRun = true;
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>('link[data-run]'))
    document.head.append(
      Object.assign(document.createElement('script'), {
        src: href,
        integrity,
        crossOrigin: 'anonymous',
        async: false,
      }),
    );
}

/** The frame after the next one begins when the next one has been painted. */
const afterPaint = () => requestAnimationFrame(() => setTimeout(run));

const picture = document.querySelector<HTMLImageElement>('.first-picture img');
setTimeout(run, PATIENCE);
if (picture) picture.decode().then(afterPaint, run);
else run();
