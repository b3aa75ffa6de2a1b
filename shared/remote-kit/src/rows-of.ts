/** A list of an answer: of an absent one no rows, of an object with numeric keys (PHP's) its values; what is no row is left out. */
export const rowsOf = <Row>(list: readonly Row[] | null | undefined): Row[] =>
  Object.values(list ?? []).filter((row) => row !== null && typeof row === 'object');
