import type { Locale } from '@lintel/contract';
import { waitFor } from '@testing-library/react';
import { provideFonts } from './fonts.ts';

const added: string[] = [];
class Face {
  constructor(
    readonly family: string,
    readonly bytes: Uint8Array,
  ) {}
  async load() {
    return this;
  }
}
const languageOf = (code: Locale) => {
  const listeners = new Set<(value: { code: Locale }) => void>();
  return {
    get: () => ({ code }),
    subscribe(listener: (value: { code: Locale }) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next: Locale) => listeners.forEach((listener) => listener({ code: next })),
  };
};

beforeEach(() => {
  added.length = 0;
  localStorage.clear();
  Object.assign(window, { FontFace: Face });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family }: Face) => added.push(family) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

describe('the fonts of the page (B25)', () => {
  it('come when the page has loaded, and at once in a browser that has them', async () => {
    provideFonts(languageOf('en'));
    expect(added).toEqual([]);
    await waitFor(() => expect(added).toEqual(['Inter']));
    expect(localStorage.getItem('lintel-fonts')).toBe('1');
  });

  it('are joined by the Arabic one as soon as the page is in Arabic', async () => {
    const language = languageOf('de');
    provideFonts(language);
    await waitFor(() => expect(added).toEqual(['Inter']));
    language.change('ar');
    await waitFor(() => expect(added).toEqual(['Inter', 'Noto Sans Arabic Variable']));
    language.change('ar');
    expect(added).toHaveLength(2);
  });
});
