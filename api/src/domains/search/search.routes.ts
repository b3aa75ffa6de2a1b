import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { FacetsService } from './facets.service.ts';
import { filterOf } from '#domains/search/filter/filter.ts';
import type { MapService } from './map.service.ts';
import type { SearchService } from './search.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

interface Services {
  search: SearchService;
  facets: FacetsService;
  map: MapService;
  suggestions: SuggestionsService;
}

/** Rows of a map that is drawn by a deployed client. */
const MAP_PAGE = 100;

export const searchRoutes = ({ search, facets, map, suggestions }: Services) => {
  const listings =
    (page: number): Handlers['getPropertyList'] =>
    ({ filters, ...stated }, { caller, signal }) => {
      const input = { ...filters, ...stated };
      return search.search({
        filter: filterOf(input),
        order: input.most_viewed ? 'most_viewed' : input.most_liked ? 'most_liked' : input.sort,
        limit: input.limit ?? page,
        offset: input.offset ?? 0,
        callerId: caller?.userId ?? null,
        signal,
      });
    };
  return {
    getPropertyList: listings(PAGE_SIZE),
    getPropertiesOnMap: listings(MAP_PAGE),
    searchFacets: async (input) => ({ data: await facets.count(filterOf(input)) }),
    mapPoints: async (input, { signal }) => ({
      data: await map.view(filterOf(input), { box: input.bbox, zoom: input.zoom, signal }),
    }),
    searchSuggestions: async ({ query, limit }, { language }) => ({
      data: await suggestions.suggest(query, { limit, language }),
    }),
  } satisfies Handlers;
};
