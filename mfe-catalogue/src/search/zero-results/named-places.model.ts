import { usualStep, type SearchSuggestions } from '@lintel/api-contract';
import { createQuery } from '@lintel/remote-kit';
import { sample } from 'effector';
import { suggestFx } from '#common/wire/newer-calls.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { ZeroResultsGate } from './zero-results.model.ts';
import { $query, paramsChanged } from '#search/model/search.model.ts';

const suggestions = createQuery({ effect: suggestFx });

export type NamedType = SearchSuggestions['categories'][number];

/** Kinds of places that the words of a search name: "school" finds no title, but homes near a school. */
export const $namedPlaces = suggestions.$data.map((answer) => answer?.data?.facilities ?? []);

/** Types of homes that the words of a search name in the language on screen, in which they are in no text of a home. */
export const $namedTypes = suggestions.$data.map((answer) => answer?.data?.categories ?? []);

sample({ clock: paramsChanged, fn: () => undefined, target: suggestions.reset });
sample({
  clock: [ZeroResultsGate.open, paramsChanged],
  source: { query: $query, isOpen: ZeroResultsGate.status },
  filter: ({ query, isOpen }) => isOpen && query.q !== '',
  fn: ({ query }) => ({ query: query.q }),
  target: suggestions.start,
});

/** The search for homes of such a type, instead of its name. */
export const ofType = (query: SearchQuery, category: string): SearchQuery => ({ ...query, q: '', category });

/** The search for homes near such a place, instead of its name. */
export const nearPlace = (query: SearchQuery, id: number): SearchQuery => ({
  ...query,
  q: '',
  nearby: [...(query.nearby ?? []).filter((place) => place.id !== id), { id, distance: usualStep }],
});
