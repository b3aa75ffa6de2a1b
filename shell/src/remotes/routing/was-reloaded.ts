/** Where the browser keeps where the visitor was, for a tab. */
export const STORED_SCROLL_POSITIONS = 'lintel-places';

/** Whether the document on screen came by reloading one on which the visitor had been somewhere. */
export function wasReloaded(): boolean {
  try {
    const [entry] = performance.getEntriesByType?.('navigation') ?? [];
    const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    return isReload && sessionStorage.getItem(STORED_SCROLL_POSITIONS) !== null;
  } catch {
    // Forbidden storage has no places.
    return false;
  }
}
