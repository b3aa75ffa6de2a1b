import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { AdvertsService } from './adverts.service.ts';

export const advertsRoutes = (adverts: AdvertsService) =>
  ({
    storeAdvertisement: async ({ feature_for, property_id, project_id }, { caller }) => {
      const id = feature_for === 'property' ? property_id : project_id;
      // the schema has seen to it that the one that belongs to the kind is there
      await adverts.feature(caller.userId, feature_for, id ?? 0);
      return { message: 'Your listing will be featured.', data: null };
    },
    getFeaturedData: ({ type, limit, offset }, { caller }) =>
      adverts.own(caller.userId, type, limit ?? PAGE_SIZE, offset ?? 0),
    deleteAdvertisement: async ({ id }, { caller }) => {
      await adverts.remove(caller.userId, id);
      return { message: 'The advertisement has ended.', data: null };
    },
  }) satisfies Handlers;
