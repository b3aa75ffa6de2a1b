import type { ApiError, Operation, UserRow, WebSettings } from '@lintel/api-contract';
import type { ComponentType } from 'react';
import type { EventName, Events } from './events.ts';
import type { Locale } from './manifest.ts';
import type { SlotName, Slots } from './slots.ts';

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

/** Where the person looks for a home; set by the browser's position or by choice. */
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
  /** The caller shows a failure in place, so the shell must not raise a toast for it. */
  showsOwnErrors?: boolean;
}

export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'danger';
  text: string;
  action?: { label: string; run(): void };
}

/** What the head of the document says about the page on screen. */
export interface PageDescription {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** Search engines leave the page out, e.g. because there is nothing behind this address. */
  noindex?: boolean;
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
  /** Publishes a fact on the bus; a payload of the wrong shape is reported and goes nowhere. */
  emit<E extends EventName>(event: E, payload: Events[E]): void;
  notify(notice: Notice): void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Opens sign-in over the page; resolves with the session, or null when the person gave up. */
  requestSignIn(): Promise<Session | null>;
  /** Shows the loading bar at the top until the task has settled, should it take long enough to be noticed. */
  busy(task: Promise<unknown>): void;
  /** Sets title and meta of the page on screen. */
  describePage(page: PageDescription): void;
  /** Renders what the remotes contribute to a slot; nothing when nobody does. */
  readonly Slot: ComponentType<{ [S in SlotName]: { name: S } & Slots[S] }[SlotName]>;
  /** Hands an unexpected error to the operators, with remote and version attached. */
  report(error: unknown, context?: Record<string, unknown>): void;
}

export type { ApiError };
