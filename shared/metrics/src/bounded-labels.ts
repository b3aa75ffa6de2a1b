/**
 * Lets through as many different values as foreseen, and answers `other` for all that come after them: what clients can
 * choose must not become any number of time series.
 */
export function boundedLabels(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return 'other';
    known.add(value);
    return value;
  };
}
