import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type Preferences = z.infer<typeof rows.preferences>;
export type SavedSearch = z.infer<typeof rows.savedSearch>;
export type SavedFilter = z.output<typeof rows.savedFilter>;
export type Neighbourhood = z.infer<typeof rows.neighbourhood>;

export const getPersonalisedFields = /* @__PURE__ */ operationOf<typeof schemas.getPersonalisedFields>(
  'GET',
  'personalised-fields',
);
export const setPersonalisedFields = /* @__PURE__ */ operationOf<typeof schemas.setPersonalisedFields>(
  'POST',
  'personalised-fields',
);
export const deletePersonalisedFields = /* @__PURE__ */ operationOf<typeof schemas.deletePersonalisedFields>(
  'DELETE',
  'personalised-fields',
);
export const getUserRecommendation = /* @__PURE__ */ operationOf<typeof schemas.getUserRecommendation>(
  'GET',
  'get_user_recommendation',
);
/** Ours, as the next two. */
export const getSavedSearches = /* @__PURE__ */ operationOf<typeof schemas.getSavedSearches>(
  'GET',
  'saved-searches',
);
export const saveSearch = /* @__PURE__ */ operationOf<typeof schemas.saveSearch>('POST', 'saved-searches');
export const deleteSavedSearch = /* @__PURE__ */ operationOf<typeof schemas.deleteSavedSearch>(
  'DELETE',
  'saved-searches',
);
/** Ours, as the next one. */
export const seeSavedSearch = /* @__PURE__ */ operationOf<typeof schemas.seeSavedSearch>(
  'POST',
  'see-saved-search',
);
export const neighbourhoodStats = /* @__PURE__ */ operationOf<typeof schemas.neighbourhoodStats>(
  'GET',
  'neighbourhood-stats',
);
