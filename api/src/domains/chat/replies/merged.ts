/** The caller's list of replies over a list that another device has changed since the caller read it. */
export function merged(
  mine: readonly string[],
  { known, now }: { known: readonly string[]; now: readonly string[] },
): string[] {
  const kept = mine.filter((text) => !known.includes(text) || now.includes(text));
  const added = now.filter((text) => !known.includes(text));
  return [...new Set([...kept, ...added])];
}
