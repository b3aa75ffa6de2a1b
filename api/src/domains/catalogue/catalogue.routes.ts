import type { Db } from '#db/database.ts';
import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import { DomainError } from '#http/domain-error.ts';
import { iso } from '#wire/values.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import { homeOfCards } from './card-view.ts';
import type { CompareService } from './compare.service.ts';
import * as detailQueries from './detail.queries.ts';
import type { DetailService } from './detail.service.ts';
import type { HomeService } from './home.service.ts';
import type { ListsService } from './lists.service.ts';
import type { NearbyService } from './nearby.service.ts';
import * as sitemap from './sitemap.queries.ts';

interface Services {
  db: Db;
  detail: DetailService;
  home: HomeService;
  lists: ListsService;
  nearby: NearbyService;
  compare: CompareService;
  properties: PropertiesService;
}

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
}
/** Half a position is none. */
const positionOf = ({ latitude, longitude, radius }: Position) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radius };

const codeOf = (code: string | undefined) => (code === undefined ? undefined : Number(code));

export const catalogueRoutes = ({ db, detail, home, lists, nearby, compare, properties }: Services) =>
  ({
    getProperty: (input, { caller, visitor }) =>
      detail.read({
        id: input.id,
        slug: input.slug_id,
        filter: {
          categoryId: input.category_id,
          categorySlug: input.category_slug_id,
          propertyType: codeOf(input.property_type),
          country: input.country,
          state: input.state,
          city: input.city,
          // both or neither, as deployed
          ...(input.min_price && input.max_price
            ? { minPrice: input.min_price, maxPrice: input.max_price }
            : {}),
          attributeIds: input.parameter_id === undefined ? undefined : [input.parameter_id],
          postedSince: input.posted_since,
          search: input.search,
          promoted: input.promoted,
        },
        usersPromoted: input.users_promoted,
        order: input.top_rated ? 'most_viewed' : input.most_liked ? 'most_liked' : 'newest',
        limit: input.limit ?? PAGE_SIZE,
        offset: input.offset ?? 0,
        callerId: caller?.userId ?? null,
        visitor,
      }),

    getAllSimilarProperties: async ({ property_id, search, limit, offset }, { caller }) => {
      if (!(await detailQueries.isLive(db, property_id)))
        throw new DomainError('notFound', 'There is no such listing.', { status: 400 });
      const ids = await detailQueries.sameCategory(db, property_id, {
        search,
        limit: limit ?? PAGE_SIZE,
        offset: offset ?? 0,
      });
      return { data: await properties.cards(ids, caller?.userId ?? null) };
    },

    compareProperties: async ({ source_property_id: source, target_property_id: target }, { caller }) => ({
      data: await compare.compare(source, target, caller?.userId),
    }),

    getNearbyProperties: async (input, { caller }) => ({
      data: await nearby.find(
        { city: input.city, state: input.state, propertyType: codeOf(input.type), at: positionOf(input) },
        caller?.userId ?? null,
      ),
    }),

    async homepageData(input, { caller, language }) {
      const isOurs = input.view === 'card';
      const callerId = caller?.userId ?? null;
      const data = await home.read({ at: positionOf(input), callerId, isOurs, language });
      return { data: isOurs ? homeOfCards(data) : data };
    },

    getSlider: async (_input, { caller }) => {
      const data = await home.slider(caller?.userId ?? null);
      return { data, total: data.length };
    },

    getCategories: (input) =>
      lists.categories({
        id: input.id,
        slug: input.slug_id,
        search: input.search,
        hasProperty: input.has_property,
        at: input.has_property ? positionOf(input) : undefined,
        limit: input.limit ?? PAGE_SIZE,
        offset: input.offset ?? 0,
      }),
    getCitiesData: (input) =>
      lists.cities({
        at: positionOf(input),
        city: input.city,
        limit: input.limit ?? PAGE_SIZE,
        offset: input.offset ?? 0,
      }),
    sitemapSlices: async () => ({
      data: (await Promise.all(sitemap.kinds.map((kind) => sitemap.slicesOf(db, kind)))).flat(),
    }),
    sitemapEntries: async ({ kind, after }) => ({
      data: (await sitemap.entriesOf(db, kind, after)).map(({ slug_id, updated_at }) => ({
        slug_id,
        updated_at: iso(updated_at),
      })),
    }),
    getFacilities: ({ id }) => lists.facilities(id),
    getFacilitiesForFilter: () => lists.parameters(),
    agentList: (input) =>
      lists.agents({
        at: positionOf(input),
        search: input.search,
        verifiedOnly: input.is_verified,
        limit: input.limit ?? PAGE_SIZE,
        offset: input.offset ?? 0,
      }),
  }) satisfies Handlers;
