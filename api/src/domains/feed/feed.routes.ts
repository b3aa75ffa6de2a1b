import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { NeighbourhoodService } from './neighbourhood.service.ts';
import type { PreferencesService } from './preferences.service.ts';
import type { SavedSearchesService } from './saved-searches.service.ts';

interface Services {
  preferences: PreferencesService;
  searches: SavedSearchesService;
  neighbourhood: NeighbourhoodService;
}

/** What a user is looking for, and what there is to know about a place. */
export const feedRoutes = ({ preferences, searches, neighbourhood }: Services) =>
  ({
    getPersonalisedFields: async (_input, { caller }) => ({ data: await preferences.read(caller.userId) }),
    setPersonalisedFields: async (input, { caller }) => ({
      data: await preferences.save(caller.userId, {
        categoryIds: input.category_ids,
        facilityIds: input.outdoor_facilitiy_ids,
        minPrice: input.price_range?.min,
        maxPrice: input.price_range?.max,
        propertyType: input.property_type,
        city: input.city,
      }),
    }),
    deletePersonalisedFields: async (_input, { caller }) => {
      await preferences.forget(caller.userId);
      return {};
    },
    getUserRecommendation: ({ limit, offset }, { caller }) =>
      preferences.recommendations(caller.userId, limit ?? PAGE_SIZE, offset ?? 0),

    getSavedSearches: (_input, { caller }) => searches.list(caller.userId),
    saveSearch: async ({ id, name, frequency, ...filter }, { caller }) => ({
      data: await searches.save(caller.userId, { id, name, frequency, filter }),
    }),
    seeSavedSearch: async ({ id }, { caller }) => {
      await searches.see(caller.userId, id);
      return { message: '', data: null };
    },
    deleteSavedSearch: async ({ id }, { caller }) => {
      await searches.remove(caller.userId, id);
      return { data: null };
    },

    neighbourhoodStats: async ({
      property_id,
      city,
      category_id,
      property_type,
      latitude,
      longitude,
      except,
    }) => ({
      data: await neighbourhood.stats({
        propertyId: property_id,
        city,
        categoryId: category_id,
        propertyType: property_type === undefined ? undefined : Number(property_type),
        // Half a position is none.
        at: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
        except,
      }),
    }),
  }) satisfies Handlers;
