import { errorKeys, errorStatus, type ApiError, type ErrorKey } from '@lintel/api-contract';

/** No answer came: no network, the server is down, or the browser refused the call. With a network, the site is what is not there. */
export const offline = (): ApiError => ({
  kind: 'offline',
  retryable: true,
  ...(navigator.onLine && { key: 'unavailable' }),
});

/** The server took longer than the limit of the client. */
export const timedOut = (): ApiError => ({ kind: 'timeout', retryable: true });

/** The caller no longer wants the answer. */
export const aborted = (): ApiError => ({ kind: 'aborted', retryable: false });

/** An answer came that is no envelope, e.g. the HTML page of a proxy. */
export const invalidReply = (status: number): ApiError => ({
  kind: 'invalid-reply',
  retryable: status >= 500,
  status,
  // A proxy whose server is down.
  ...(status >= 500 && { key: 'unavailable' }),
});

const isErrorKey = (key: unknown): key is ErrorKey => errorKeys.includes(key as ErrorKey);

/** Back ends without machine keys still tell these failures apart by the HTTP status alone. */
function keyOfStatus(status: number): ErrorKey | undefined {
  const keys = errorKeys.filter((key) => errorStatus[key] === status);
  if (status === 401) return 'unauthenticated';
  return keys.length === 1 ? keys[0] : undefined;
}

function textFields(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length ? Object.fromEntries(texts) : undefined;
}

/** The back end refused: HTTP 200 with `error: true` and an HTTP error with a body are the same thing. */
export function rejected(status: number, body: Record<string, unknown>): ApiError {
  const key = isErrorKey(body.key) ? body.key : keyOfStatus(status);
  const fields = textFields(body.fields);
  return {
    kind: 'rejected',
    retryable: status >= 500 || status === 429,
    status,
    ...(key ? { key } : {}),
    ...(typeof body.message === 'string' ? { message: body.message } : {}),
    ...(fields ? { fields } : {}),
    ...(body.data === undefined || body.data === null ? {} : { data: body.data }),
  };
}

/** Whether something caught is the failure of a call, and not a mistake in the program. */
export const isApiError = (caught: unknown): caught is ApiError =>
  typeof caught === 'object' && caught !== null && 'kind' in caught && 'retryable' in caught;

/** Whether the back end no longer takes the user for signed in. */
export const isUnauthenticated = (error: ApiError): boolean =>
  error.kind === 'rejected' && (error.status === 401 || error.key === 'unauthenticated');
