import { sql, type RawBuilder } from 'kysely';

/** Pattern of `ilike`; percent signs and underscores of the user are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * The form in which words are compared, as `folded` of `#search-index` has it for Latin, Arabic and Hebrew: without case, accents,
 * vowel signs and stretching; the kinds of alef and of final ya are one, as are ß and ss. Texts without any such sign, which take
 * as many bytes as they have characters, are only put into lower case, in a quarter of the time.
 */
const folded = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else replace(lower(translate(regexp_replace(normalize(${text}, nfkd),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'),
      'ٱى', 'اي')), 'ß', 'ss') end`;

/** Whether a text has these words in it, compared in that form, without an index; words of nothing but marks are in no text. */
export const containsFolded = (text: RawBuilder<string>, words: string): RawBuilder<boolean> =>
  sql<boolean>`(strpos(${folded(text)}, nullif(${folded(sql`${words}::text`)}, '')) > 0) is true`;
