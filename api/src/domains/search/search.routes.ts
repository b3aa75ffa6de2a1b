import type { Handlers } from '#http/handlers.ts';
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

const PAGE = 10;

export const searchRoutes = ({ search, facets, map, suggestions }: Services) =>
  ({
    getPropertyList: ({ filters, ...stated }, { caller, signal }) => {
      const input = { ...filters, ...stated };
      return search.search({
        filter: filterOf(input),
        order: input.most_viewed ? 'most_viewed' : input.most_liked ? 'most_liked' : input.sort,
        limit: input.limit ?? PAGE,
        offset: input.offset ?? 0,
        callerId: caller?.userId ?? null,
        signal,
      });
    },
    searchFacets: async (input) => ({ data: await facets.count(filterOf(input)) }),
    mapPoints: async (input, { signal }) => ({
      data: await map.view(filterOf(input), { box: input.bbox, zoom: input.zoom, signal }),
    }),
    searchSuggestions: async ({ query, limit }, { language }) => ({
      data: await suggestions.suggest(query, { limit, language }),
    }),
  }) satisfies Handlers;
