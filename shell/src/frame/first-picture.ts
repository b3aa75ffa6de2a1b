const shown = () => document.querySelector('.first-picture');

/** Whether the picture that the document brought along still stands where the page will put its own. */
export const hasFirstPicture = (): boolean => shown() !== null;

/** The address in this page of a picture that the document shows, which the starter has checked; null when it shows another. */
export function firstPictureOf(address: string): string | null {
  const image = shown()?.querySelector('img');
  return image?.dataset['of'] === address ? image.src : null;
}

/** The page has its own picture, or the person has gone elsewhere. */
export const dropFirstPicture = (): void => shown()?.remove();
