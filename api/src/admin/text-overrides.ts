import fs from 'node:fs/promises';
import * as queries from './admin.queries.ts';
import { AdminError, audited, type AdminContext } from './context.ts';

/**
 * A key of our web client (`shell:account.signIn`), a plain word of other clients (`login`), or a text of the site itself
 * (`site:Browse by category`), or a page of the settings (`page:about_us`).
 */
const KEY = /^(site:\S.*|([a-z][a-z0-9-]*:)?[A-Za-z_][\w.]*)$/;
const LONGEST = 5000;
/** Pages are as long as settings may be. */
const LONGEST_PAGE = 100_000;

const noLanguage = (code: string) =>
  new AdminError(`There is no language with the code ${code}. See: languages list.`);

/** The texts of a language that differ from, or add to, what clients bring along. */
export async function listTexts({ db }: AdminContext, code: string) {
  const texts = await queries.lockTexts(db, code);
  if (!texts) throw noLanguage(code);
  return Object.entries(texts)
    .map(([key, text]) => ({ key, text }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Words a text another way; without a text, the clients' own words come back. Pages follow with their next visit. */
export async function setText(context: AdminContext, code: string, key: string, text: string | undefined) {
  if (!KEY.test(key)) throw new AdminError(`${key} is not a key, such as shell:account.signIn.`);
  const longest = key.startsWith('page:') ? LONGEST_PAGE : LONGEST;
  if (text !== undefined && (text.trim() === '' || text.length > longest))
    throw new AdminError(`A text has between 1 and ${longest} characters.`);
  return audited(context, async (trx) => {
    const texts = await queries.lockTexts(trx, code);
    if (!texts) throw noLanguage(code);
    const { [key]: before, ...others } = texts;
    if (text === undefined && before === undefined) throw new AdminError(`${code} has no text ${key}.`);
    const after = text === undefined ? others : { ...others, [key]: text };
    await queries.putTexts(trx, code, after, context.clock.now());
    return {
      result: { language: code, key, text: text ?? null },
      ledger: {
        action: text === undefined ? 'texts.remove' : 'texts.set',
        subject: `text ${code} ${key}`,
        details: { before: before ?? null, after: text ?? null },
      },
    };
  });
}

/** Files of whole clients have a few thousand texts. */
const MOST_TEXTS = 20_000;

async function readTexts(file: string): Promise<Record<string, string>> {
  const written = await fs.readFile(file, 'utf8').catch(() => {
    throw new AdminError(`${file} cannot be read.`);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch {
    throw new AdminError(`${file} is not JSON.`);
  }
  const isTable = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const entries = isTable ? Object.entries(parsed as object) : [];
  if (entries.length === 0 || entries.length > MOST_TEXTS)
    throw new AdminError(`${file} is not an object of 1 to ${MOST_TEXTS} texts.`);
  const wrong = entries.find(([, text]) => typeof text !== 'string' || text.length > LONGEST);
  if (wrong) throw new AdminError(`${wrong[0]} is not a text of at most ${LONGEST} characters.`);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The site's own words and pages, which stand beside the texts of web clients. */
const isOwn = (key: string) => /^(site|page):/.test(key);

/**
 * Puts the language file of a deployed client in place of the present one: `app` for mobile apps, `web` for web clients. The
 * site's own words stay.
 */
export async function importTexts(context: AdminContext, code: string, client: 'app' | 'web', file: string) {
  const texts = await readTexts(file);
  return audited(context, async (trx) => {
    const present = await queries.lockTexts(trx, code);
    if (!present) throw noLanguage(code);
    const now = context.clock.now();
    if (client === 'app') await queries.putAppTexts(trx, code, texts, now);
    else {
      const own = Object.fromEntries(Object.entries(present).filter(([key]) => isOwn(key)));
      await queries.putTexts(trx, code, { ...texts, ...own }, now);
    }
    const count = Object.keys(texts).length;
    return {
      result: { language: code, client, texts: count },
      ledger: { action: 'texts.import', subject: `${client} texts ${code}`, details: { count } },
    };
  });
}
