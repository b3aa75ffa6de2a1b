/** Alt, Shift and V (versions), by the place of the key: with Alt it writes another sign on many keyboards. */
export const opensOverlay = ({ code, altKey, shiftKey }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyV';

/** `?mfe-overlay` in an address: the page comes with it open. */
export const asksForOverlay = (): boolean => location.search.includes('mfe-overlay');
