import { sql } from 'kysely';

/** What a user whose language is not known reads. */
const siteLanguage = sql`(select value from settings where key = 'default_language')`;

/**
 * Of a jsonb value by language (language → anything), the part in the language of the user row `u`, else in the site's, else
 * the English one.
 */
export const textOf = (byLanguage: object | { readonly column: string }) => {
  const texts =
    'column' in byLanguage ? sql.ref(byLanguage.column as string) : sql`${JSON.stringify(byLanguage)}::jsonb`;
  return sql`coalesce(${texts} -> u.language, ${texts} -> ${siteLanguage}, ${texts} -> 'en')`;
};
