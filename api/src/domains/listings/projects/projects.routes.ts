import type { UserRow } from '@lintel/api-contract';
import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import { words } from '#domains/listings/listings.routes.ts';
import type { ProjectWriteService } from './project-write.service.ts';
import type { ProjectsService } from './projects.service.ts';

interface Services {
  projects: ProjectsService;
  writing: ProjectWriteService;
  /** The user as that user sees it. */
  userRow: (userId: number) => Promise<UserRow>;
}

export const projectsRoutes = ({ projects, writing, userRow }: Services) =>
  ({
    postProject: async (input, { caller }) => {
      const { userId } = caller;
      const { project, ...beside } =
        input.id === undefined
          ? await writing.post(userId, input)
          : await writing.change(userId, input.id, input);
      const message = `The project has been ${input.id === undefined ? 'posted' : 'changed'}.`;
      return { message, data: [{ ...project, customer: await userRow(userId) }], ...beside };
    },

    deleteProject: async ({ id, slug_id }, { caller }) => {
      await writing.remove(caller.userId, { id, slug: slug_id });
      return { message: 'The project has been deleted.' };
    },

    changeProjectStatus: async ({ project_id, slug_id, status }, { caller }) => {
      await writing.show(caller.userId, { id: project_id, slug: slug_id }, status === '1' ? 1 : 0);
      return { data: null };
    },

    getProjects: ({ id, slug_id, latitude, longitude, radius, get_featured, posted_since, limit, offset }) =>
      projects.page({
        id,
        slug: slug_id,
        // Half a position is none.
        at: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radius },
        featured: get_featured,
        postedSince: posted_since,
        limit: limit ?? PAGE_SIZE,
        offset: offset ?? 0,
      }),

    getProjectDetail: ({ id, slug_id, get_similar }, { caller, visitor }) =>
      projects.open(caller.userId, visitor, { id, slug: slug_id, similar: get_similar }),

    getAddedProjects: (
      { id, slug_id, request_status, status, is_promoted, search, sort, limit, offset },
      { caller },
    ) =>
      id === undefined && slug_id === undefined
        ? projects.ownPage(
            caller.userId,
            {
              requestStatus: words(request_status),
              visibility: words(status)
                ?.map(Number)
                .filter((value) => value === 0 || value === 1),
              promoted: is_promoted,
              search,
            },
            { limit: limit ?? PAGE_SIZE, offset: offset ?? 0, order: sort },
          )
        : projects.own(caller.userId, { id, slug: slug_id }),
  }) satisfies Handlers;
