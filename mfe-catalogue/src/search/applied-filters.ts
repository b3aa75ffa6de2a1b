import { nearbyText } from '#common/search/nearby.ts';
import { noMap } from '#common/search/map-query.ts';
import { emptyQuery, numberNames, type NumberKey, type SearchQuery } from '#common/search/search-query.ts';

/** One applied filter: what it is, and the search without it. */
export interface AppliedFilter {
  kind:
    | 'type'
    | 'category'
    | 'city'
    | 'state'
    | 'country'
    | 'q'
    | NumberKey
    | 'since'
    | 'promoted'
    | 'organic'
    | 'premium'
    | 'parameter'
    | 'feature'
    | 'facility'
    | 'areas'
    | 'box';
  /** As in the query: a slug, a name, a number as text, an id as text. */
  value: string;
  without: SearchQuery;
}

const single = ['type', 'category', 'city', 'state', 'country', 'q', 'since', 'promoted', 'premium'] as const;
const numbers = Object.keys(numberNames) as NumberKey[];

/** Everything that narrows the results, in the order of the panel. The order of the results is no filter. */
export function appliedFilters(query: SearchQuery): AppliedFilter[] {
  const texts = single
    .filter((kind) => query[kind] !== emptyQuery[kind])
    .map((kind) => ({ kind, value: String(query[kind]), without: { ...query, [kind]: emptyQuery[kind] } }));
  const amounts = numbers.flatMap((kind) => {
    const { [kind]: value, ...without } = query;
    return value === undefined ? [] : [{ kind, value: String(value), without }];
  });
  const facts = query.parameters.map((id) => ({
    kind: 'parameter' as const,
    value: String(id),
    without: { ...query, parameters: query.parameters.filter((other) => other !== id) },
  }));
  const features = (query.features ?? []).map((id) => ({
    kind: 'feature' as const,
    value: String(id),
    without: { ...query, features: query.features!.filter((other) => other !== id) },
  }));
  const places = (query.nearby ?? []).map((place) => ({
    kind: 'facility' as const,
    value: nearbyText([place]),
    without: { ...query, nearby: query.nearby!.filter((other) => other !== place) },
  }));
  const organic = query.organic
    ? [{ kind: 'organic' as const, value: '1', without: { ...query, organic: false } }]
    : [];
  return [...texts, ...amounts, ...facts, ...features, ...places, ...organic, ...placeFilters(query)];
}

/** What was drawn, and the window of the map. */
function placeFilters(query: SearchQuery): AppliedFilter[] {
  const { areas, box, ...map } = query.map ?? noMap;
  const boxed = box && { box };
  return [
    ...(areas.length > 0
      ? [
          {
            kind: 'areas' as const,
            value: String(areas.length),
            without: { ...query, map: { ...map, ...boxed, areas: [] } },
          },
        ]
      : []),
    ...(box ? [{ kind: 'box' as const, value: '', without: { ...query, map: { ...map, areas } } }] : []),
  ];
}

export const appliedCount = (query: SearchQuery): number => appliedFilters(query).length;

/** The same order without any filter. */
export const withoutFilters = ({ sort, map }: SearchQuery): SearchQuery => ({
  ...emptyQuery,
  sort,
  ...(map && { map: { ...noMap, view: map.view } }),
});
