import {
  getListingNotes,
  listingHistory,
  mapPoints,
  neighbourhoodStats,
  searchFacets,
  searchSuggestions,
  type Operation,
} from '@lintel/api-contract';
import { endpointFx, type CallEffect } from '@lintel/remote-kit';

/** What stands for the answer of a call that the back end does not have: there is nothing to show. */
interface NoAnswer {
  data: null;
}
const noAnswer: NoAnswer = { data: null };

const newerFx = <Request, Answer>(
  operation: Operation<Request, Answer>,
): CallEffect<Request, Answer | NoAnswer> =>
  endpointFx<Request, Answer | NoAnswer>(operation, { whenMissing: noAnswer });

// Calls that older back ends do not have.
export const loadHistoryFx = newerFx(listingHistory);
export const loadNeighbourhoodFx = newerFx(neighbourhoodStats);
export const loadMapPointsFx = newerFx(mapPoints);
export const loadFacetsFx = newerFx(searchFacets);
export const suggestFx = newerFx(searchSuggestions);
export const loadNotesFx = newerFx(getListingNotes);
