import { schemas } from '@lintel/api-contract/schemas';
import type { FilterInput } from './filter-table.ts';
import { filterOf } from './filter.ts';

/** An order on the wire: listings with most hearts first. */
const ORDERS = ['most_liked'];

it('every parameter of a search is read by a row of the table', () => {
  const read = new Set<PropertyKey>();
  filterOf(
    new Proxy<FilterInput>(
      {},
      {
        get(_input, name) {
          read.add(name);
          return undefined;
        },
      },
    ),
  );
  expect([...read, ...ORDERS].sort()).toEqual(Object.keys(schemas.searchFacets.request.shape).sort());
});
