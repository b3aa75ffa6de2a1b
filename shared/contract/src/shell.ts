import type { ApiError, Operation, UserRow, WebSettings } from '@lintel/api-contract';
import type { ComponentType } from 'react';
import type { EventName, Events } from './events.ts';
import type { AlertName, Gate } from './gates.ts';
import type { IdentityService } from './identity.ts';
import type { Locale } from './manifest.ts';
import type { SlotName, Slots } from './slots.ts';
import type { StorageDeclaration } from './storage.ts';

/** A value that changes, readable from any side of a deployment boundary. */
export interface Readable<T> {
  get(): T;
  /** Calls back after each change (not at once); returns the unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Who is signed in. The bearer token stays in the shell. */
export interface Session {
  user: UserRow;
}

export interface Language {
  code: Locale;
  direction: 'ltr' | 'rtl';
}

/** Where the user looks for a home; set by the browser's position or by choice. */
export interface StoredLocation {
  latitude: number;
  longitude: number;
  formatted_address: string;
  city: string;
  state: string;
  country: string;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** The caller shows a failure in place, so the shell must raise neither a toast nor a dialog for it. */
  showsOwnErrors?: boolean;
  /** Milliseconds after which the call counts as lost; by default 30 seconds, 120 for uploads. */
  timeout?: number;
  /** How much of the body was sent, in bytes; `total` is 0 while it is unknown. Older shells never call it. */
  onProgress?: (sent: number, total: number) => void;
  /** The call arrives although the page is being closed; for small writes. Older shells may lose it. */
  outlivesPage?: boolean;
}

/** What became of a write that may wait for the network. */
export type Delivery = 'delivered' | 'queued';

export interface DeliveryOptions {
  /** Of two that wait with the same key only the newer one is sent. Begins with what it is, and a colon: `favourite:12`. */
  key: string;
  /** What it is about, as people call it: the title of a listing. */
  title?: string | undefined;
  /** When the back end refuses it later, it stays among what waits, with the reason, until its person takes it back. */
  keepsRefused?: boolean | undefined;
}

/** A write that waits for the network. */
export interface WaitingWrite {
  id: string;
  key: string;
  title?: string | undefined;
  parameters: unknown;
  /** One sentence: why the back end did not take it. Such a write is not sent any more. */
  refused?: string | undefined;
}

/** The signed-in person's writes that wait, oldest first. */
export interface WaitingWrites extends Readable<readonly WaitingWrite[]> {
  /** Takes one back before it is sent; false when it is on its way or was sent. */
  takeBack(id: string): Promise<boolean>;
}

export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'danger';
  text: string;
  action?: { label: string; run(): void };
}

/** What the head of the document states about the page on screen. */
export interface PageDescription {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** Search engines leave the page out, e.g. because there is nothing behind this address. */
  noindex?: boolean;
}

/** A question to the user, in the words of the remote that asks. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What it is about, in short lines. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[];
  /** Labels of the two buttons. */
  readonly agree: string;
  readonly decline: string;
}

/** Everything that the shell gives a remote. Plain data and functions only. */
export interface Shell {
  readonly contract: number;
  readonly session: Readable<Session | null>;
  readonly settings: Readable<WebSettings | null>;
  readonly language: Readable<Language>;
  readonly location: Readable<StoredLocation | null>;
  /** Calls the back end; rejects with {@link ApiError}. Empty values of the parameters are dropped. */
  request<Request, Answer>(
    operation: Operation<Request, Answer>,
    parameters: Request,
    options?: RequestOptions,
  ): Promise<Answer>;
  /**
   * A write that may wait for the network. Without one it is kept, also over a reload, and sent once when it is back, in the
   * order in which things were asked for. Only for writes that mean the same when they arrive twice. Rejects with
   * {@link ApiError} when the back end refuses; raises no toast.
   */
  deliver<Request, Answer>(
    operation: Operation<Request, Answer>,
    parameters: Request,
    options: DeliveryOptions,
  ): Promise<Delivery>;
  /** What waits for the network. Rejects when the code for it cannot be had; missing in older shells. */
  waitingWrites?(): Promise<WaitingWrites>;
  /** Publishes a fact on the bus; a payload of the wrong shape is reported and goes nowhere. */
  emit<E extends EventName>(event: E, payload: Events[E]): void;
  notify(notice: Notice): void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /**
   * Asks for the gates one by one, opening sign-in or the dialog that explains a closed one. Resolves with true when all are
   * open, so that the action may go on; never rejects.
   */
  passGates(gates: readonly Gate[]): Promise<boolean>;
  /** Tells something in a dialog with its way on; resolves when it is closed. */
  alert(name: AlertName): Promise<void>;
  /** Asks the user in a dialog over the page, after those that are open; false: declined, closed, or the session ended. Missing in older shells. */
  ask?(question: Question): Promise<boolean>;
  /**
   * Something on the page would be lost if it were left: until the returned function is called, the user is asked before another
   * page opens, before the tab is closed, and before the page reloads. Missing in older shells.
   */
  guardLeave?(): () => void;
  /** The account of the session is gone: the user is a visitor again, and what belonged to them is forgotten. Missing in older shells. */
  forgetSession?(): void;
  /** The identity service, fetched with the first call; rejects when it cannot be had. Missing in older shells. */
  identity?(): Promise<IdentityService>;
  /** Opens the control in which the user chooses where to look for homes. Missing in older shells. */
  chooseLocation?(): void;
  /** Shows the loading bar at the top until the task has settled, should it take long enough to be noticed. */
  busy(task: Promise<unknown>): void;
  /** What the shell and the remotes keep in the browser; a remote that cannot be had is left out. Missing in older shells. */
  storage?(): Promise<readonly StorageDeclaration[]>;
  /** Sets title and meta of the page on screen. */
  describePage(page: PageDescription): void;
  /** Renders what the remotes contribute to a slot; nothing when none does. */
  readonly Slot: ComponentType<{ [S in SlotName]: { name: S } & Slots[S] }[SlotName]>;
  /**
   * What to show of a picture of this remote's own build, `new URL('./villa.webp', import.meta.url)`: an address whose bytes
   * are those that the release's record names, from the previous release or a mirror when they do not come from its own place.
   * Null until they are here, and where they cannot be had. Missing in older shells.
   */
  picture?(file: URL): Readable<string | null>;
  /** Hands an unexpected error to the operators, with remote and version attached. */
  report(error: unknown, context?: Record<string, unknown>): void;
}

export type { ApiError };
