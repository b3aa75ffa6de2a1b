import type { ApiError, Operation } from '@lintel/api-contract';
import axios, { isAxiosError, type AxiosResponse } from 'axios';
import { throughFetch } from './through-fetch.ts';
import { aborted, invalidReply, isUnauthenticated, offline, rejected, timedOut } from './api-errors.ts';
import { toFormData, toQuery } from './parameters.ts';

/** Milliseconds after which a call counts as lost. Uploads over a slow line need the longer one. */
const TIMEOUT_MS = { json: 30_000, multipart: 120_000 };

export interface ApiClientOptions {
  /** Where the calls live, e.g. `/api/`. */
  baseUrl: string;
  /** The bearer token of the signed-in person, or null. Asked before every call. */
  getToken(): string | null;
  /** Code of the language on screen; sent as `Content-Language`, so the server may answer in it. */
  getLanguage(): string;
  /** The token that was sent is no longer accepted. Not called for a token that was replaced meanwhile. */
  onUnauthenticated(error: ApiError, operation: Operation<never, unknown>): void;
  /** Milliseconds; shorter in tests. */
  timeout?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sends the call as a visitor although a user is signed in. */
  withoutToken?: boolean;
  /** Milliseconds after which this call counts as lost; by default 30 seconds, 120 for uploads. */
  timeout?: number;
  /** How much of the body was sent, in bytes; `total` is 0 while it is unknown. */
  onProgress?: (sent: number, total: number) => void;
  /** The browser finishes the call although the page is being closed; for bodies below 64 KB. */
  outlivesPage?: boolean;
}

export interface ApiClient {
  /** Resolves with the whole body of the answer; rejects with an {@link ApiError} and nothing else. */
  request<Request, Answer>(
    operation: Operation<Request, Answer>,
    parameters: Request,
    options?: CallOptions,
  ): Promise<Answer>;
}

/** The only door to the back end: envelope, token, language, XSRF names; failures as data, never shown here. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, getToken, getLanguage, onUnauthenticated, timeout } = options;
  const http = axios.create({
    baseURL: baseUrl,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    headers: { Accept: 'application/json' },
    validateStatus: () => true,
  });

  return {
    async request<Request, Answer>(
      operation: Operation<Request, Answer>,
      parameters: Request,
      { signal, withoutToken, timeout: own, onProgress, outlivesPage }: CallOptions = {},
    ): Promise<Answer> {
      const token = withoutToken ? null : getToken();
      const { method, path, encoding = 'json', answers } = operation;
      const values = (parameters ?? {}) as Record<string, unknown>;
      const body = encoding === 'multipart' ? toFormData(values) : values;
      const outcome = await http
        .request<unknown>({
          method,
          url: path,
          timeout: own ?? timeout ?? TIMEOUT_MS[encoding],
          headers: {
            'Content-Language': getLanguage(),
            'X-Request-Id': requestId(),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          ...(method === 'GET' ? { params: toQuery(values) } : { data: body }),
          ...(signal ? { signal } : {}),
          ...(outlivesPage ? { adapter: throughFetch } : {}),
          ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? 0) } : {}),
        })
        .then(answers === 'page' ? readPage : readAnswer, readFailure);

      if (outcome.error) {
        if (token && isUnauthenticated(outcome.error) && getToken() === token)
          onUnauthenticated(outcome.error, operation as unknown as Operation<never, unknown>);
        throw outcome.error;
      }
      return outcome.body as Answer;
    },
  };
}

/** By it the logs of every server on the way name this call. Not `randomUUID`, which browsers keep for secure contexts. */
const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type Outcome = { error: ApiError; body?: never } | { error?: never; body: unknown };

function readAnswer({ status, data }: AxiosResponse<unknown>): Outcome {
  const isSuccess = status >= 200 && status < 300;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { error: invalidReply(status) };
  const body = data as Record<string, unknown>;
  if (isSuccess && body.error === false) return { body };
  // Some frameworks answer errors with `message` alone.
  if (body.error === true || (!isSuccess && typeof body.message === 'string')) {
    return { error: rejected(status, body) };
  }
  return { error: invalidReply(status) };
}

/** A document is a success; what else comes must be the envelope of a failure. */
function readPage(response: AxiosResponse<unknown>): Outcome {
  const { status, data, headers } = response;
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (status >= 200 && status < 300 && isPage && typeof data === 'string') return { body: data };
  const { error } = readAnswer(response);
  return { error: error ?? invalidReply(status) };
}

function readFailure(cause: unknown): Outcome {
  if (!isAxiosError(cause)) throw cause;
  if (cause.code === 'ERR_CANCELED') return { error: aborted() };
  if (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT') return { error: timedOut() };
  return { error: offline() };
}
