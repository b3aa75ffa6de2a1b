import type { LeadState } from '@lintel/api-contract';
import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import { iso } from '#wire/values.ts';
import type { ConfirmationsService } from '#domains/listings/confirmations/confirmations.service.ts';
import type { HistoryService } from '#domains/listings/history/history.service.ts';
import type { InterestedService } from '#domains/listings/interest/interested.service.ts';
import type { PicturesService } from '#domains/listings/pictures/pictures.service.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PropertyChangeService } from '#domains/listings/properties/property-change.service.ts';
import { missingListing } from '#domains/listings/properties/property-checks.ts';
import type { PropertyPostService } from '#domains/listings/properties/property-post.service.ts';
import type { StepsService } from '#domains/listings/steps/steps.service.ts';
import type { StatisticsService } from '#domains/listings/statistics/statistics.service.ts';
import type { PropertyStateService } from '#domains/listings/properties/property-state.service.ts';

interface Services {
  properties: PropertiesService;
  posting: PropertyPostService;
  changing: PropertyChangeService;
  state: PropertyStateService;
  confirmations: ConfirmationsService;
  history: HistoryService;
  interested: InterestedService;
  statistics: StatisticsService;
  pictures: PicturesService;
  steps: StepsService;
}

/** Values of a csv. */
export const words = (csv: string | undefined) =>
  csv
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const DELETE = '1';

export function listingsRoutes({
  properties,
  posting,
  changing,
  state,
  confirmations,
  history,
  interested,
  statistics,
  pictures,
  steps,
}: Services) {
  const interestedUsers = (
    input: {
      property_id?: number | undefined;
      slug_id?: string | undefined;
      project_id?: number | undefined;
      project_slug_id?: string | undefined;
      state?: LeadState | undefined;
      limit?: number | undefined;
      offset?: number | undefined;
    },
    { caller }: { caller: { userId: number } },
  ) =>
    interested.page(caller.userId, {
      projectId: input.project_id,
      projectSlug: input.project_slug_id,
      id: input.property_id,
      slug: input.slug_id,
      state: input.state,
      limit: input.limit ?? PAGE_SIZE,
      offset: input.offset ?? 0,
    });

  /** `status`: of the refusal where the slug is not one of the caller's. */
  const ownId = async (
    userId: number,
    id: number | undefined,
    slug: string | undefined,
    status?: number,
  ): Promise<number> => {
    const own = slug === undefined ? id : await state.find(userId, { id, slug });
    if (own === undefined) throw missingListing(status);
    return own;
  };

  return {
    postProperty: async (input, { caller }) => ({
      message: 'The listing has been posted.',
      ...(await posting.post(caller.userId, input)),
    }),

    updatePostProperty: async (input, { caller }) => {
      const id = await state.find(caller.userId, { id: input.id, slug: input.slug_id });
      if (id === undefined) throw missingListing();
      if (input.action_type === DELETE) {
        await state.remove(caller.userId, id, input.revision);
        return { message: 'The listing has been deleted.' };
      }
      return {
        message: 'The listing has been changed.',
        ...(await changing.change(caller.userId, id, input)),
      };
    },

    deleteProperty: async ({ id, slug_id }, { caller }) => {
      await state.remove(caller.userId, await ownId(caller.userId, id, slug_id));
      return { message: 'The listing has been deleted.' };
    },

    updatePropertyStatus: async ({ property_id, slug_id, status }, { caller }) => {
      await state.close(caller.userId, await ownId(caller.userId, property_id, slug_id), Number(status));
      return { message: 'The listing has been changed.' };
    },

    changePropertyStatus: async ({ property_id, slug_id, status }, { caller }) => {
      const id = await ownId(caller.userId, property_id, slug_id, 400);
      await state.show(caller.userId, id, status === '1' ? 1 : 0);
      return { data: null };
    },

    confirmProperty: async ({ property_id, slug_id }, { caller }) => {
      const id = await ownId(caller.userId, property_id, slug_id, 400);
      return { data: { confirmed_at: iso(await confirmations.confirm(caller.userId, id)) } };
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
          confirmation: input.confirmation,
          search: input.search,
          sort: input.sort,
        },
        input.limit ?? PAGE_SIZE,
        input.offset ?? 0,
      ),

    listingHistory: ({ property_id, slug_id }, { caller }) =>
      history.read({ id: property_id, slug: slug_id, callerId: caller?.userId }),

    updateLead: async ({ property_id, project_id, user_id, state: leadState, note }, { caller }) => ({
      data: await interested.change(
        caller.userId,
        { id: property_id, projectId: project_id },
        { userId: user_id, state: leadState, note: note === null ? '' : note },
      ),
    }),

    arrangePictures: async ({ property_id, project_id, ...arrangement }, { caller }) => ({
      data: await pictures.arrange(
        caller.userId,
        project_id === undefined
          ? { kind: 'property', id: property_id ?? 0 }
          : { kind: 'project', id: project_id },
        arrangement,
      ),
    }),

    listingStatistics: async ({ property_id, slug_id, project_id, project_slug_id }, { caller }) => ({
      data: await statistics.read(caller.userId, {
        id: property_id,
        slug: slug_id,
        projectId: project_id,
        projectSlug: project_slug_id,
      }),
    }),

    getListingSteps: async (_input, { caller }) => ({ data: await steps.read(caller.userId) }),

    getInterestedUsers: interestedUsers,
    getInterestedUsersUnderscored: interestedUsers,
  } satisfies Handlers;
}
