import type { errors as ClientErrors } from '@opensearch-project/opensearch';
import { SearchAwayError } from '#ports/search-engine.ts';

/** A search that takes longer is of no use to who waits for it; retries at other nodes included. */
const ANSWERED_WITHIN_MS = 3000;
/** Filling sends megabytes at a time. */
const WRITTEN_WITHIN_MS = 60_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
interface Request {
  readonly method: Method;
  readonly path: string;
  readonly query?: Record<string, string> | undefined;
  readonly body?: object | undefined;
  /** Lines of a bulk request. */
  readonly lines?: readonly object[] | undefined;
  readonly isLong?: boolean | undefined;
}

/** The nodes of OpenSearch: one that does not answer is left out for a while, and the next is asked. */
export interface OpenSearchCluster {
  /** Undefined where there is no such thing (404). Rejects with {@link SearchAwayError} when no node can answer. */
  send<Answer>(request: Request): Promise<Answer | undefined>;
  close(): Promise<void>;
}

/** Whether the cluster cannot answer, in contrast to a question that it refuses. */
const isAway = (errors: typeof ClientErrors, error: unknown) =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  (error instanceof errors.ResponseError && (error.statusCode === 429 || error.statusCode >= 500));

/** @param urls addresses of nodes, separated by commas */
export async function openCluster(urls: string): Promise<OpenSearchCluster> {
  // A process without OpenSearch does not load its client.
  const { Client, errors } = await import('@opensearch-project/opensearch');
  const client = new Client({ nodes: urls.split(','), maxRetries: 2, requestTimeout: ANSWERED_WITHIN_MS });
  return {
    async send<Answer>({ method, path, query = {}, body, lines, isLong = false }: Request) {
      try {
        const answer = await client.transport.request(
          {
            method,
            path,
            querystring: query,
            ...(body ? { body } : {}),
            ...(lines ? { bulkBody: [...lines] as Record<string, unknown>[] } : {}),
          },
          { requestTimeout: isLong ? WRITTEN_WITHIN_MS : ANSWERED_WITHIN_MS },
        );
        return answer.body as Answer;
      } catch (error) {
        if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
        if (isAway(errors, error))
          throw new SearchAwayError('the search engine does not answer', { cause: error });
        throw error;
      }
    },
    close: () => client.close(),
  };
}
