const shown = () => document.querySelector('.first-picture');
const photo = () => document.querySelector<HTMLElement>('.first-photo');

/**
 * Whether the picture that the document brought along still stands where the page will put its own. A photo does on phones only:
 * what is not displayed has no parent for offsets.
 */
export const hasFirstPicture = (): boolean => shown() !== null || Boolean(photo()?.offsetParent);

/**
 * The address in this page of a picture that the document shows, because it carries it or the starter has checked it; null when it
 * shows another.
 */
export function firstPictureOf(address: string): string | null {
  const image = shown()?.querySelector('img');
  if (image?.dataset['of'] === address) return image.src;
  const carried = [...(shown()?.querySelectorAll('source') ?? [])].find(
    ({ dataset }) => new URL(dataset['of'] ?? '', location.href).href === address,
  );
  return carried && image?.currentSrc === carried.srcset ? carried.srcset : null;
}

/** The page has its own picture, or the user has gone elsewhere. */
export function dropFirstPicture(): void {
  shown()?.remove();
  photo()?.remove();
}
