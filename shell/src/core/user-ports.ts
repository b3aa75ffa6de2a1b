import type { ApiError, Operation } from '@lintel/api-contract';
import type { EventName, Events, Locale, Notice, RequestOptions, Shell } from '@lintel/contract';
import { toApiError } from '@lintel/model-kit';
import { attach, createEffect, createEvent, createStore, type Effect } from 'effector';
import { outside } from './scope.ts';

/** What the user's half of the shell needs from the other half. */
export interface UserPorts {
  request: Shell['request'];
  emit: Shell['emit'];
  notify(notice: Notice): void;
  /** Loads what other parts have to say in a language, before the page switches to it. */
  prepareLanguage?(locale: Locale): Promise<void>;
  /** Whether the page on screen is one for signed-in users, where an expired session waits for its user. */
  keepsPage?(): boolean;
  /** Where failures go that the user need not hear about. */
  log?(message: string, context?: Record<string, unknown>): void;
}

const notStarted: UserPorts = {
  request: () => Promise.reject(toApiError('the shell has not started')),
  emit: () => undefined,
  notify: () => undefined,
};

export const portsGiven = createEvent<UserPorts>();
export const $ports = createStore<UserPorts>(notStarted);
$ports.on(portsGiven, (_, ports) => ports);

/**
 * An effect for one call of the back end; fails with {@link ApiError} and nothing else. The caller shows a failure itself; with
 * `toastsErrors` it becomes a toast, or the dialog that belongs to it.
 */
export const callFx = <Request, Answer>(
  operation: Operation<Request, Answer>,
  {
    toastsErrors = false,
    ...options
  }: Omit<RequestOptions, 'showsOwnErrors'> & { toastsErrors?: boolean } = {},
): Effect<Request, Answer, ApiError> =>
  attach({
    source: $ports,
    mapParams: (parameters: Request, ports) => ({ parameters, ports }),
    effect: createEffect<{ parameters: Request; ports: UserPorts }, Answer, ApiError>(
      ({ parameters, ports }) =>
        ports
          .request(operation, parameters, { ...options, showsOwnErrors: !toastsErrors })
          .catch((error: unknown) => {
            throw toApiError(error);
          }),
    ),
  });

type Fact = { [E in EventName]: { event: E; payload: Events[E] } }[EventName];

/** Puts a fact on the bus. */
export const emitFx = attach({
  source: $ports,
  effect: ({ emit }, { event, payload }: Fact) => outside(() => emit(event, payload)),
});

export const notifyFx = attach({ source: $ports, effect: ({ notify }, notice: Notice) => notify(notice) });

export const logFx = attach({
  source: $ports,
  effect: ({ log }, { message, context }: { message: string; context?: Record<string, unknown> }) =>
    log?.(message, context),
});

export const prepareLanguageFx = attach({
  source: $ports,
  effect: ({ prepareLanguage }, locale: Locale) => prepareLanguage?.(locale),
});
