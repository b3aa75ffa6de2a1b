import { locales } from '@lintel/contract';

export interface Alternate {
  /** Code of a language, or `x-default` for the address that follows the browser's language. */
  language: string;
  href: string;
}

/** The addresses of one page in every language; the plain one follows the language of the browser. */
export function alternatesOf(origin: string, path: string): Alternate[] {
  const plain = new URL(path, origin);
  const inLanguage = (language: string) => {
    const address = new URL(plain);
    address.searchParams.set('lang', language);
    return { language, href: address.href };
  };
  return [{ language: 'x-default', href: plain.href }, ...locales.map(inLanguage)];
}
