import { readFromTab, writeToTab } from './tab-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('what a tab stores', () => {
  it('is read again, is not shared with other tabs, and can be removed', () => {
    expect(readFromTab('key')).toBeNull();
    writeToTab('key', { words: 'Hello' });
    expect(readFromTab('key')).toEqual({ words: 'Hello' });
    expect(localStorage.getItem('key')).toBeNull();
    writeToTab('key', null);
    expect(sessionStorage.getItem('key')).toBeNull();
  });

  it('is nothing when it is not JSON, or the browser forbids storage', () => {
    sessionStorage.setItem('key', '{');
    expect(readFromTab('key')).toBeNull();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => writeToTab('key', {})).not.toThrow();
  });
});
