import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faqList } from './faqs.ts';
import { faqWords } from './vocabulary-faqs.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Every text that the product shows in a language. */
function textsOnScreen(language: string): Set<string> {
  const files = globSync(`{shell,mfe-*,shared/*}/src/**/locales/**/${language}*.json`, { cwd: root });
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  for (const file of files) collect(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  return texts;
}

/** Names of buttons, pages and marks stand in quotation marks, of which each language has its own. */
const quoted = (text: string, [open, close]: readonly [string, string]): string[] =>
  [...text.matchAll(new RegExp(`${open}([^${close}]+)${close}`, 'g'))].map(([, words]) => words!);

it.each([
  ['en', ['“', '”'], faqList.map(([, answer]) => answer)],
  ['ar', ['«', '»'], faqWords.map(([, arabic]) => arabic)],
  ['de', ['„', '“'], faqWords.map(([, , german]) => german)],
] as const)('names what to press in %s as the product does (A48)', (language, marks, texts) => {
  const named = texts.flatMap((text) => quoted(text, marks));
  expect(named.length).toBeGreaterThan(5);
  const onScreen = textsOnScreen(language);
  expect(named.filter((words) => !onScreen.has(words))).toEqual([]);
});
