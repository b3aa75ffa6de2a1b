/** What pages and the service worker say to each other. Types only, so that either side gets no code of the other. */

/** A push message in the vendor's form. */
export interface PushPayload {
  notification?: { title?: string | undefined; body?: string | undefined };
  data?: Readonly<Record<string, string>>;
}

/** From a page to the worker. */
export type ToWorker =
  /** A message that came on another way than the browser's push service; to be treated as if it had come there. */
  | { type: 'lintel.push'; payload: PushPayload }
  /** Files that the page has loaded and that the worker should have as well. */
  | { type: 'lintel.keep'; urls: string[] };

/** From the worker to all pages. */
export type ToPage =
  | { type: 'lintel.pushed'; payload: PushPayload }
  /** Asks whether the page listens; its confirmation is the answer. */
  | { type: 'lintel.listening' }
  /** The user pressed a notification. */
  | { type: 'lintel.open'; link: string };
