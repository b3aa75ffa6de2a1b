/** Pages of an address beyond this one are not fetched at once. */
const MOST_PAGES = 50;

/** How many pages of a list an address asks for; nonsense counts as 1. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1;
}
