/** Abort signals of calls under way, found by the identity of their parameters. */
const signals = new WeakMap<object, AbortSignal>();

/**
 * Lets a factory cancel a call that it starts through an effect which reads {@link signalOf}. Returns a copy: one object may start
 * two calls, and each has a signal of its own.
 */
export function abortable<Request>(request: Request, signal: AbortSignal): Request {
  if (typeof request !== 'object' || request === null) return request;
  const copy: Request = Array.isArray(request) ? (request.slice() as Request) : { ...request };
  signals.set(copy as object, signal);
  return copy;
}

/** The signal that ends the call with these parameters; undefined where the caller never cancels it. */
export const signalOf = (request: unknown): AbortSignal | undefined =>
  typeof request === 'object' && request !== null ? signals.get(request) : undefined;
