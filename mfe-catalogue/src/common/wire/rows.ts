import type { PropertyCard } from '@lintel/api-contract';

/** A list of an answer: of an absent one no rows, of an object with numeric keys (PHP's) its values; what is no row is left out. */
export const rowsOf = <Row>(list: readonly Row[] | null | undefined): Row[] =>
  Object.values(list ?? []).filter((row) => row !== null && typeof row === 'object');

/** What cards of listings cannot do without; older back ends leave it out of listings without facts and photos. */
export const readCard = <Row extends object>(row: Row): Row => {
  const { parameters, gallery } = row as Partial<PropertyCard>;
  return { ...row, parameters: rowsOf(parameters), gallery: rowsOf(gallery) };
};

/** An answer with a list of listings. */
export const readCards = <Answer extends { data: readonly object[] }>(answer: Answer): Answer => ({
  ...answer,
  data: rowsOf(answer.data).map(readCard),
});
