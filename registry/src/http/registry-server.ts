import type { FastifyInstance } from 'fastify';
import { buildSite, type SiteOptions } from '#site/server.ts';
import { teamApi } from './team-api.ts';
import type { Team } from './teams.ts';

export interface RegistryServerOptions extends Omit<SiteOptions, 'extend'> {
  /** Teams that may use the commands over HTTP; default none. */
  teams?: Team[];
  /** What gives visitors something else over HTTP waits until a second team approves it. */
  requireApproval?: boolean;
}

/** The site of an environment, and below `/registry/api` the commands for its teams. */
export const buildRegistryServer = ({
  teams = [],
  requireApproval = false,
  ...site
}: RegistryServerOptions): Promise<FastifyInstance> =>
  buildSite({
    ...site,
    async extend(app, stores) {
      if (teams.length > 0) await app.register(teamApi, { ...stores, teams, requireApproval });
    },
  });
