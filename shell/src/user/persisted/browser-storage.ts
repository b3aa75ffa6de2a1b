/** A small store of texts that survives a reload. Reading and writing may fail: full, blocked, or not there at all. */
export interface TextStorage {
  read(key: string): string | null;
  /** Returns whether the browser stored it. */
  write(key: string, text: string): boolean;
}

/** One that all tabs of the browser share. */
export interface SharedStorage extends TextStorage {
  /** Calls back when another tab stores something under the key. */
  watch(key: string, changed: () => void): void;
}

/** The browser's own storage; a browser that forbids it behaves like an empty one. */
export const browserStorage: SharedStorage = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  watch(key, changed) {
    addEventListener('storage', (event) => event.key === key && changed());
  },
};
