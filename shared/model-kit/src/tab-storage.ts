/** What this tab stored under a key, also before it was loaded again: parsed JSON of any shape; null when there is nothing. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores plain data for this tab alone, which ends with the tab; null removes it. A browser that forbids its storage has nothing after a
 * reload.
 */
export function writeToTab(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The page goes on without.
  }
}
