import type { Handlers } from '#http/handlers.ts';
import type { HistoryService } from '#domains/listings/history/history.service.ts';
import type { InterestedService } from '#domains/listings/interest/interested.service.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PropertyChangeService } from '#domains/listings/properties/property-change.service.ts';
import { missingListing } from '#domains/listings/properties/property-checks.ts';
import type { PropertyPostService } from '#domains/listings/properties/property-post.service.ts';
import type { PropertyStateService } from '#domains/listings/properties/property-state.service.ts';

interface Services {
  properties: PropertiesService;
  posting: PropertyPostService;
  changing: PropertyChangeService;
  state: PropertyStateService;
  history: HistoryService;
  interested: InterestedService;
}

const PAGE = 10;
/** Values of a csv. */
export const words = (csv: string | undefined) =>
  csv
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const DELETE = '1';

export function listingsRoutes({ properties, posting, changing, state, history, interested }: Services) {
  const interestedUsers = (
    input: {
      property_id?: number | undefined;
      slug_id?: string | undefined;
      project_id?: number | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    },
    { caller }: { caller: { userId: number } },
  ) =>
    interested.page(caller.userId, {
      projectId: input.project_id,
      id: input.property_id,
      slug: input.slug_id,
      limit: input.limit ?? PAGE,
      offset: input.offset ?? 0,
    });

  return {
    postProperty: async (input, { caller }) => ({
      message: 'The listing has been posted.',
      data: await posting.post(caller.userId, input),
    }),

    updatePostProperty: async (input, { caller }) => {
      const id = await state.find(caller.userId, { id: input.id, slug: input.slug_id });
      if (id === undefined) throw missingListing();
      if (input.action_type === DELETE) {
        await state.remove(caller.userId, id);
        return { message: 'The listing has been deleted.' };
      }
      return {
        message: 'The listing has been changed.',
        data: await changing.change(caller.userId, id, input),
      };
    },

    deleteProperty: async ({ id }, { caller }) => {
      await state.remove(caller.userId, id);
      return { message: 'The listing has been deleted.' };
    },

    updatePropertyStatus: async ({ property_id, status }, { caller }) => {
      await state.close(caller.userId, property_id, Number(status));
      return { message: 'The listing has been changed.' };
    },

    changePropertyStatus: async ({ property_id, status }, { caller }) => {
      await state.show(caller.userId, property_id, status === '1' ? 1 : 0);
      return { data: null };
    },

    removePostImages: async ({ id }, { caller }) => {
      await state.removeImage(caller.userId, id);
      return { message: 'The picture has been deleted.' };
    },

    getAddedProperties: (input, { caller }) =>
      properties.ownPage(
        caller.userId,
        {
          id: input.id,
          slug: input.slug_id,
          propertyType: input.property_type === undefined ? undefined : Number(input.property_type),
          status: words(input.status)
            ?.filter((word) => word === '0' || word === '1')
            .map(Number),
          requestStatus: words(input.request_status),
          isPromoted: input.is_promoted,
        },
        input.limit ?? PAGE,
        input.offset ?? 0,
      ),

    listingHistory: ({ property_id, slug_id }, { caller }) =>
      history.read({ id: property_id, slug: slug_id, callerId: caller?.userId }),

    getInterestedUsers: interestedUsers,
    getInterestedUsersUnderscored: interestedUsers,
  } satisfies Handlers;
}
