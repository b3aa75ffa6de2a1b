import type { ApiClient } from '@lintel/api-client';
import {
  CONTRACT_VERSION,
  refusalAlerts,
  type AlertName,
  type Notice,
  type RemoteRelease,
  type Shell,
} from '@lintel/contract';
import { toApiError } from '@lintel/model-kit';
import type { Caller } from '#user/user-state.ts';
import type { Pictures } from '#platform/integrity/pictures.ts';
import type { Bus } from './bus.ts';
import { dropFirstPicture } from '#platform/first-picture.ts';
import { describePage } from '#core/layout/describe-page.ts';

/** A signal that ends with whichever of the two ends first; older browsers know the caller's alone. */
const either = (life: AbortSignal, own: AbortSignal | undefined): AbortSignal =>
  own && 'any' in AbortSignal ? AbortSignal.any([life, own]) : (own ?? life);

/** What the shell's own rooms give to the Shell object. */
export interface ShellParts extends Pick<
  Shell,
  | 'session'
  | 'settings'
  | 'language'
  | 'location'
  | 'passGates'
  | 'alert'
  | 'ask'
  | 'chooseLocation'
  | 'forgetSession'
  | 'identity'
  | 'guardLeave'
  | 'deliver'
  | 'waitingWrites'
  | 'Slot'
  | 'busy'
  | 'navigate'
  | 'storage'
> {
  client: ApiClient;
  bus: Bus;
  notify(notice: Notice): void;
  /** Whom calls are made for now. */
  caller(): Caller | null;
  /** Waits while the session is suspended; returns whether a call refused for its token is worth another try. */
  resumed(caller: Caller | null): Promise<boolean>;
  /** One sentence for a failed call, in the language on screen. */
  errorText(error: unknown): string;
  siteName(): string;
  pictures: Pictures;
  report(error: unknown, context: Record<string, unknown>): void;
}

/**
 * Makes the Shell objects, one per release, so that every report names the remote and version that it came from.
 * A failed call raises a toast (docs/spec/client.md#errors-of-calls), or the dialog of docs/spec/client.md#dialogs that belongs to it, unless the caller shows
 * the failure itself or gave the call up. A call that finds the session expired goes on when the user is back.
 */
export function createShellFactory(parts: ShellParts): (release: RemoteRelease, life: AbortSignal) => Shell {
  const { client, bus, caller, resumed, errorText, siteName, pictures, report, ...given } = parts;

  function reportFailure(thrown: unknown, wasSignedIn: boolean): void {
    const { kind, key, status } = toApiError(thrown);
    // The end of a session is announced once, for all of its calls.
    const isAlreadyShown = kind === 'aborted' || (status === 401 && wasSignedIn);
    if (isAlreadyShown) return;
    if (refusalAlerts.includes(key as (typeof refusalAlerts)[number])) void given.alert(key as AlertName);
    else given.notify({ tone: 'danger', text: errorText(thrown) });
  }
  const request: Shell['request'] = async (operation, parameters, options = {}) => {
    const who = caller();
    try {
      return await client.request(operation, parameters, options);
    } catch (thrown) {
      if (toApiError(thrown).status === 401 && (await resumed(who))) {
        return request(operation, parameters, options);
      }
      if (!options.showsOwnErrors) reportFailure(thrown, who !== null);
      throw thrown;
    }
  };
  return (release, life) => {
    const { name, version, build, manifest } = release;
    const reportFrom: Shell['report'] = (error, context) =>
      report(error, { remote: name, version, build, ...context });
    return {
      ...given,
      contract: CONTRACT_VERSION,
      // A read ends with the remote that asked, since no caller is left for the answer. A write goes on.
      request: (operation, parameters, options) =>
        request(
          operation,
          parameters,
          operation.method === 'GET' ? { ...options, signal: either(life, options?.signal) } : options,
        ),
      emit(event, payload) {
        // The manifest is what operators read to know who tells what; an event that it does not name goes nowhere.
        if (manifest.emits.includes(event)) bus.emit(event, payload);
        else reportFrom(new Error(`${event} is not among the events that the manifest names`));
      },
      describePage(page) {
        dropFirstPicture();
        describePage(page, siteName());
      },
      picture: (file) => pictures(release, file),
      report: reportFrom,
    };
  };
}
