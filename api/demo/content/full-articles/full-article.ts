/** An article written out, by language: `## ` begins a heading, `- ` an item of a list, anything else is a paragraph. */
export type FullArticle = Readonly<Record<string, readonly string[]>> &
  Readonly<Record<'en', readonly string[]>>;
