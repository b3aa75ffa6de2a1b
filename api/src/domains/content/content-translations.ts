import type { Db } from '#db/database.ts';
import { readingPrimary } from '#db/server/reading.ts';
import type { ContentTranslations } from '#http/language.ts';
import type { Clock } from '#ports/clock.ts';
import { safeHtml } from '#text/safe-html.ts';

/** In a language's texts these keys are the site's own texts, as written: `site:Villa` → `فيلا`. */
const PREFIX = 'site:';
/** And these are whole pages of the settings, by their names: `page:about_us`. */
const PAGES = 'page:';
const MAX_AGE_MS = 10_000;

type Texts = Readonly<Record<string, string>>;

/** The texts that are for clients. */
export const clientTexts = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => !key.startsWith(PREFIX) && !key.startsWith(PAGES)),
  );

const ownWords = (texts: Texts): ContentTranslations =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) => {
      if (key.startsWith(PREFIX)) return [[key.slice(PREFIX.length), text] as const];
      return key.startsWith(PAGES) ? [[key, safeHtml(text)] as const] : [];
    }),
  );

/** Names of categories, facts and places, titles of sections, questions: in the languages they are translated to. */
export function contentTranslations({ db, clock }: { db: Db; clock: Clock }) {
  let cached: { languages: Promise<ReadonlyMap<string, ContentTranslations>>; until: number } | undefined;

  async function read() {
    const rows = await db
      .selectFrom('languages')
      .select(['code', 'web_texts'])
      .where('is_active', '=', true)
      .execute();
    const entries = rows.map(
      ({ code, web_texts: texts }) => [code, ownWords((texts ?? {}) as Texts)] as const,
    );
    return new Map(entries.filter(([, words]) => words.size > 0));
  }

  return async (language: string): Promise<ContentTranslations | undefined> => {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      cached = { languages: readingPrimary(read), until: now + MAX_AGE_MS };
      cached.languages.catch(() => (cached = undefined));
    }
    return (await cached.languages).get(language);
  };
}
