import { checkedPicture } from '#platform/integrity/checked-picture.ts';

/**
 * Runs the page's scripts, which the document has only announced; those of a page that begins with a picture when that is on
 * screen: what they do would else come before the first thing that a visitor sees. A script of its own, before all others.
 */

/** When a picture does not come, or the page is in the background, where nothing is painted. Milliseconds. */
const PICTURE_TIMEOUT_MS = 2000;
/** A photo is not all that its page begins with, and the back end may have to make the size first. Milliseconds. */
const PHOTO_TIMEOUT_MS = 1000;

/**
 * The document names the starter of the release before as well, for when this one cannot be had. Whichever comes first takes what
 * is announced, so that the other finds nothing to do, whatever release it is of.
 */
const announced = [...document.querySelectorAll<HTMLLinkElement>('link[data-run]')];
for (const link of announced) link.removeAttribute('data-run');

/** On phones the first photo has the line to itself: links to scripts then have a condition that does not hold there. */
function askForScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=script][media]'))
    if (!matchMedia(link.media).matches) link.removeAttribute('media');
}

let hasRun = false;
function run(): void {
  if (hasRun) return;
  hasRun = true;
  askForScripts();
  for (const { href, integrity, dataset } of announced) {
    // Run by a starter that came first and took nothing, as those of old releases do.
    if ([...document.scripts].some(({ src }) => src === href)) continue;
    const recover = async () => {
      if (await replaced(href, integrity)) add(href, integrity);
      else if (dataset['before']) add(dataset['before'], dataset['hash']!);
    };
    add(href, integrity).addEventListener('error', () => void recover());
  }
}

const add = (src: string, integrity: string) =>
  document.head.appendChild(
    Object.assign(document.createElement('script'), {
      src,
      integrity,
      crossOrigin: 'anonymous',
      async: false,
    }),
  );

/** Wrong bytes stay in the browser's cache, where each new try would find them: puts the right ones there if it can. */
const replaced = (url: string, integrity: string): Promise<boolean> =>
  fetch(url, { integrity, cache: 'reload' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The frame after the next one begins when the next one has been painted. */
const afterPaint = () => requestAnimationFrame(() => setTimeout(run));

const isReadable = (image: HTMLImageElement): Promise<boolean> =>
  image.decode().then(
    () => true,
    () => false,
  );

/** The picture for this width, which the document carries or announces; else, in a browser that cannot read that one, the last, which all can. */
async function show(image: HTMLImageElement): Promise<void> {
  if (image.currentSrc && (await isReadable(image))) return;
  const pictures = [...document.querySelectorAll<HTMLLinkElement>('link[data-picture]')];
  const suited = pictures.filter(({ media }) => matchMedia(media).matches);
  for (const { href, dataset } of new Set([...suited, ...pictures.slice(-1)])) {
    const address = await checkedPicture([href, ...(dataset['others']?.split(' ') ?? [])], dataset['hash']!);
    // Nothing but its surface is seen then.
    if (!address) return;
    image.src = address;
    image.dataset['of'] = href;
    if (await isReadable(image)) return;
  }
}

if (announced.length > 0) {
  const picture = document.querySelector<HTMLImageElement>('.first-picture img');
  const photo = document.querySelector<HTMLImageElement>('.first-photo');
  setTimeout(run, picture ? PICTURE_TIMEOUT_MS : PHOTO_TIMEOUT_MS);
  if (picture) void show(picture).then(afterPaint);
  // Without a parent for offsets it is not shown: only phones do.
  else if (photo?.offsetParent) void isReadable(photo).then(afterPaint);
  else run();
}
