/** Long statements are cut: the beginning tells which one it is. */
const MOST_SIGNS = 2000;

/** A statement as a log or a span holds it. */
export const oneLine = (statement: string): string =>
  statement.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_SIGNS);
