import { compareAddress } from '#common/compare/compare-picks.ts';

/** What the verdict weighs. */
export const criteria = ['price', 'area', 'rooms', 'places', 'features'] as const;
export type Criterion = (typeof criteria)[number];
/** 0 plays no part, 10 counts most. */
export type Weights = Readonly<Record<Criterion, number>>;

export const HEAVIEST = 10;
export const evenWeights: Weights = { price: 5, area: 5, rooms: 5, places: 5, features: 5 };

/** The query of the page: two ids, the weights, and which rows are shown. */
export interface ComparisonQuery {
  a: number | null;
  b: number | null;
  weights: Weights;
  onlyDifferences: boolean;
  /** Also rows that only one home states. */
  allRows: boolean;
}

function idOf(text: string | null): number | null {
  const id = Number(text);
  return text && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Weights that make no sense are replaced by the default ones. */
function weightsOf(text: string | null): Weights {
  const numbers = (text ?? '').split('-').map(Number);
  const isRight =
    numbers.length === criteria.length &&
    numbers.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= HEAVIEST);
  if (!text || !isRight) return evenWeights;
  return Object.fromEntries(
    criteria.map((criterion, index) => [criterion, numbers[index]!]),
  ) as unknown as Weights;
}

/** Reads the address of the page, which is untrusted. */
export function readComparison(search: string): ComparisonQuery {
  const url = new URLSearchParams(search);
  return {
    a: idOf(url.get('a')),
    b: idOf(url.get('b')),
    weights: weightsOf(url.get('w')),
    onlyDifferences: url.get('diff') === '1',
    allRows: url.get('all') === '1',
  };
}

/** The address to share: ids and weights. Unchanged values are left out. */
export function writeComparison({ a, b, weights, onlyDifferences, allRows }: ComparisonQuery): string {
  const address = compareAddress([a, b].filter((id) => id !== null));
  const values = criteria.map((criterion) => weights[criterion]).join('-');
  const more = [
    ...(values === criteria.map((criterion) => evenWeights[criterion]).join('-') ? [] : [`w=${values}`]),
    ...(onlyDifferences ? ['diff=1'] : []),
    ...(allRows ? ['all=1'] : []),
  ];
  return more.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${more.join('&')}` : address;
}
