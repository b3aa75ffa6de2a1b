import { z } from 'zod';

export interface SearchConfig {
  /** Addresses of nodes of OpenSearch, separated by commas; without them the columns in memory answer. */
  readonly url: string | undefined;
  /** Begins the names of the indices. */
  readonly index: string;
  readonly shards: number;
  readonly replicas: number;
}

export const searchVariables = {
  /** OpenSearch that searches over all listings, as addresses of nodes separated by commas. */
  SEARCH_URL: z
    .string()
    .regex(/^https?:\/\/[^,]+(,https?:\/\/[^,]+)*$/, 'must be addresses that start with http:// or https://')
    .optional(),
  /** Begins the names of its indices. */
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must have small letters, digits and hyphens')
    .default('lintel-listings'),
  /** Parts of an index, on as many nodes at most; a change takes effect when it is filled from the start. */
  SEARCH_SHARDS: z.coerce.number().int().min(1).max(256).default(1),
  /** Copies of each part on other nodes, so that one node may fail. */
  SEARCH_REPLICAS: z.coerce.number().int().min(0).max(8).default(1),
};

/** What of the environment is about search. */
export const searchConfig = (env: z.output<z.ZodObject<typeof searchVariables>>): SearchConfig =>
  Object.freeze({
    url: env.SEARCH_URL,
    index: env.SEARCH_INDEX,
    shards: env.SEARCH_SHARDS,
    replicas: env.SEARCH_REPLICAS,
  });
