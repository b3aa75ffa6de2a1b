import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import type { AgentsService } from './agents.service.ts';

export const agentsRoutes = (agents: AgentsService) =>
  ({
    agentProperties: async (input, { caller }) => ({
      message: 'Success',
      ...(await agents.page({
        id: input.id,
        slug: input.slug_id,
        isProvider: input.is_admin === '1',
        listProjects: input.is_projects === '1',
        limit: input.limit ?? PAGE_SIZE,
        offset: input.offset ?? 0,
        callerId: caller?.userId,
      })),
    }),
  }) satisfies Handlers;
