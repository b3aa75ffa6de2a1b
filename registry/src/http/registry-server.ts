import type { FastifyInstance } from 'fastify';
import { buildSite, type SiteOptions } from '#site/server.ts';
import { teamApi } from './team-api.ts';
import type { Team } from './teams.ts';
import type { Webhook } from './webhook-settings.ts';
import { startWebhooks } from './webhooks.ts';

export interface RegistryServerOptions extends Omit<SiteOptions, 'extend'> {
  /** Teams that may use the commands over HTTP; default none. */
  teams?: Team[];
  /** What gives visitors something else over HTTP waits until a second team approves it. */
  requireApproval?: boolean;
  /** Addresses that are notified of each change; default none. */
  webhooks?: Webhook[];
  /** Percent of the views that are to go without an error; error budgets are what is left. */
  objective?: number;
}

/** The site of an environment, and below `/registry/api` the commands for its teams. */
export const buildRegistryServer = ({
  teams = [],
  requireApproval = false,
  webhooks = [],
  objective,
  ...site
}: RegistryServerOptions): Promise<FastifyInstance> =>
  buildSite({
    ...site,
    async extend(app, stores) {
      if (webhooks.length > 0) {
        const stop = startWebhooks({
          environment: stores.environment,
          webhooks,
          onFailure: (host, error) =>
            app.log.warn({ event: 'webhook_failed', host, err: error }, 'a webhook does not take a message'),
        });
        app.addHook('onClose', stop);
      }
      if (teams.length > 0) await app.register(teamApi, { ...stores, teams, requireApproval, objective });
    },
  });
