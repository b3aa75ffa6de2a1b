/** What the sandbox's window of accounts sends to the page that opened it. */
interface LocalAuthEvent {
  kind: 'local-auth-event';
  ev: object;
}
type Handler = (event: object) => void;

/**
 * Stub for Google's script (`gapi.iframes`) while the identity service is the sandbox of this origin: the SDK talks to
 * a frame that is not there, and gets the answer of the account window by a message. Nothing leaves the machine.
 */
export function standInForGapi(page: Window): void {
  const handlers: Record<string, Handler> = {};
  const frame = {
    register: (name: string, handler: Handler) => void (handlers[name] = handler),
    send: (_name: string, _data: object, answer: (values: object[]) => void) =>
      void setTimeout(() => {
        try {
          answer([{ webStorageSupport: true }]);
        } catch {
          // The SDK's own callback throws after a good answer.
        }
      }, 0),
    ping: (done: () => void) => {
      setTimeout(done, 0);
      return Promise.resolve([{}]);
    },
    restyle: () => undefined,
  };
  page.addEventListener('message', ({ data, origin }: MessageEvent<LocalAuthEvent | null>) => {
    if (origin !== page.location.origin || data?.kind !== 'local-auth-event') return;
    handlers['authEvent']?.({ type: 'authEvent', authEvent: data.ev });
  });
  const open = (_options: object, ready?: (frame: object) => void) => {
    ready?.(frame);
    return Promise.resolve(frame);
  };
  Object.assign(page, {
    gapi: {
      load: (_name: string, options: { callback: () => void }) => options.callback(),
      iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
    },
  });
}
