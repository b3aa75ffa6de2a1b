import {
  getListingNotes,
  listingHistory,
  mapPoints,
  neighbourhoodStats,
  searchFacets,
  searchSuggestions,
  type ApiError,
  type Operation,
} from '@lintel/api-contract';
import { callWithOptions, endpointFx, toApiError, type CallEffect } from '@lintel/remote-kit';
import { createEffect, type Effect } from 'effector';

/** What stands for the answer of a call that the back end does not have: there is nothing to show. */
interface NoAnswer {
  data: null;
}
const noAnswer: NoAnswer = { data: null };

const NOT_FOUND = 404;

const orNothing = <Params, Answer>(
  effect: Effect<Params, Answer, ApiError>,
): Effect<Params, Answer | NoAnswer, ApiError> =>
  createEffect<Params, Answer | NoAnswer, ApiError>(async (params) => {
    try {
      return await effect(params);
    } catch (error) {
      if (toApiError(error).status === NOT_FOUND) return noAnswer;
      throw error;
    }
  });

const newerFx = <Request, Answer>(
  operation: Operation<Request, Answer>,
): CallEffect<Request, Answer | NoAnswer> => {
  const callFx = endpointFx(operation);
  return Object.assign(orNothing(callFx), { withOptions: orNothing(callWithOptions(callFx)) });
};

// Calls that older back ends do not have.
export const loadHistoryFx = newerFx(listingHistory);
export const loadNeighbourhoodFx = newerFx(neighbourhoodStats);
export const loadMapPointsFx = newerFx(mapPoints);
export const loadFacetsFx = newerFx(searchFacets);
export const suggestFx = newerFx(searchSuggestions);
export const loadNotesFx = newerFx(getListingNotes);
