const EPOCH = new Date(0).toISOString();

/** A list of an answer: of an absent one no rows, of an object with numeric keys (PHP's) its values; what is no row is left out. */
export const rowsOf = <Row>(list: readonly Row[] | null | undefined): Row[] =>
  Object.values(list ?? []).filter((row) => row !== null && typeof row === 'object');

/** For `read` of `endpointFx`: an answer whose rows are read by {@link rowsOf}, and each by `readRow`. */
export const readRows =
  <Row>(readRow: (row: Row) => Row = (row) => row) =>
  <Answer extends { data: Row[] }>(answer: Answer): Answer => ({
    ...answer,
    data: rowsOf(answer.data).map(readRow),
  });

/** A text of an answer that an older back end, or a row from before, may leave out. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A moment that can be shown; one that is none is long ago. */
export const momentOf = (value: unknown): string =>
  Number.isNaN(Date.parse(textOf(value))) ? EPOCH : textOf(value);
