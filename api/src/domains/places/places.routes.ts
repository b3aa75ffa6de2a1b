import type { Handlers } from '#http/handlers.ts';
import { DomainError } from '#http/domain-error.ts';
import type { PlacesService } from './places.service.ts';

export const placesRoutes = (places: PlacesService) =>
  ({
    reverseGeocode: async ({ latitude, longitude }) => {
      const found = await places.at(latitude, longitude);
      if (!found) throw new DomainError('notFound', 'There is no town near this position.');
      return { data: found };
    },
    placeSearch: async ({ query, limit }) => ({ data: await places.search(query, limit) }),
  }) satisfies Handlers;
