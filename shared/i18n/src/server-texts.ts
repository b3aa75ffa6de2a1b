import type { Locale } from '@lintel/contract';
import i18next from 'i18next';
import { followTexts, emitChanged } from './texts.ts';

/** `namespace:key` → text, as an operator words it, by language. */
const wordings = new Map<string, Readonly<Record<string, string>>>();
let isFollowing = false;

/**
 * Puts an operator's wording in the place of our own, for texts that exist: `{ 'shell:account.signIn': 'Log in' }`. Texts
 * that arrive later, with another part of the page, are reworded when they arrive. Other keys belong to other clients and
 * mean nothing here; neither do texts that ask for a value which ours does not give.
 */
export function rewordTexts(locale: Locale, texts: Readonly<Record<string, string>>): void {
  wordings.set(locale, texts);
  if (!isFollowing) {
    isFollowing = true;
    followTexts(reword);
  }
  const namespaces = new Set(Object.keys(texts).flatMap((key) => namespaceOf(key)));
  for (const namespace of namespaces) reword(locale, namespace);
}

const namespaceOf = (key: string) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : []);
const valuesIn = (text: string) => [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name);

function reword(locale: string, namespace: string): void {
  const changed: Record<string, string> = {};
  for (const [key, text] of Object.entries(wordings.get(locale) ?? {})) {
    if (!key.startsWith(`${namespace}:`)) continue;
    const path = key.slice(namespace.length + 1);
    const own: unknown = i18next.getResource(locale, namespace, path);
    if (typeof own !== 'string' || own === text || text.trim() === '') continue;
    const given = valuesIn(own);
    if (valuesIn(text).every((name) => given.includes(name))) changed[path] = text;
  }
  if (Object.keys(changed).length === 0) return;
  i18next.addResources(locale, namespace, changed);
  emitChanged();
}
