const shown = () => document.querySelector('.first-picture');

/** Whether the picture that the document brought along still stands where the page will put its own. */
export const hasFirstPicture = (): boolean => shown() !== null;

/** The page has its own picture, or the person has gone elsewhere. */
export const dropFirstPicture = (): void => shown()?.remove();
