/**
 * The few parts of a service worker's world that ours uses. TypeScript's own library for workers cannot stand beside the one
 * for pages in one program.
 */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}
export interface NotificationPressEvent extends ExtendableEvent {
  readonly notification: Notification;
  /** Name of the button that was pressed; empty for the notification itself. */
  readonly action: string;
}

export interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer?: Transferable[]): void;
  focus(): Promise<unknown>;
}

export interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
}

/** The world of the worker that runs this. */
export const worker = globalThis as unknown as WorkerScope;
