import { z } from 'zod';
import { call } from '../common/call.ts';
import { codeParameter, idParameter, paging, textParameter } from '../common/parameters.ts';
import { projectCard } from '../listings/project-rows.ts';
import { agent, agentProperty } from './rows.ts';

const flagParameter = codeParameter(['0', '1']);

export const agentProperties = call({
  summary: 'An agent with the listings or, with `is_projects`, the projects on the market',
  access: 'optional',
  style: 'legacy',
  request: z.object({
    slug_id: textParameter().optional(),
    id: idParameter.optional(),
    /** 1: the provider itself, whatever the slug. */
    is_admin: flagParameter.optional(),
    is_projects: flagParameter.optional(),
    ...paging,
  }),
  answer: z.object({
    error: z.literal(false),
    message: z.string(),
    /** Of the listed kind. */
    total: z.int(),
    data: z.object({
      customer_data: agent,
      properties_data: z.array(agentProperty),
      projects_data: z.array(projectCard),
      /** Premium listings on the market, also those that the caller does not see. */
      premium_properties_count: z.int(),
      /** Whether the caller has a package, and whether it opens the listed kind. */
      package_available: z.boolean(),
      feature_available: z.boolean(),
    }),
  }),
});
