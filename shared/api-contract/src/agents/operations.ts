import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type Agent = z.infer<typeof rows.agent>;
export type AgentProperty = z.infer<typeof rows.agentProperty>;

export const agentProperties = /* @__PURE__ */ operationOf<typeof schemas.agentProperties>(
  'GET',
  'agent-properties',
);
