import type { ApiClient } from '@lintel/api-client';
import { CONTRACT_VERSION, type Notice, type RemoteRelease, type Shell } from '@lintel/contract';
import { toApiError } from '@lintel/remote-kit';
import type { Bus } from './bus.ts';
import { describePage } from './describe-page.ts';

/** What the shell's own rooms give to the Shell object. */
export interface ShellParts extends Pick<
  Shell,
  'session' | 'settings' | 'language' | 'location' | 'requestSignIn' | 'Slot' | 'busy' | 'navigate'
> {
  client: ApiClient;
  bus: Bus;
  notify(notice: Notice): void;
  /** One sentence for a failed call, in the language on screen. */
  errorText(error: unknown): string;
  siteName(): string;
  report(error: unknown, context: Record<string, unknown>): void;
}

/**
 * Makes the Shell objects, one per release, so that every report names the remote and version that it came from.
 * A failed call raises a toast (specification 7) unless the caller shows the failure itself or gave the call up.
 */
export function createShellFactory(parts: ShellParts): (release: RemoteRelease) => Shell {
  const { client, bus, errorText, siteName, report, ...given } = parts;
  const request: Shell['request'] = async (operation, parameters, options = {}) => {
    try {
      return await client.request(operation, parameters, options);
    } catch (error) {
      const quiet = options.showsOwnErrors || toApiError(error).kind === 'aborted';
      if (!quiet) given.notify({ tone: 'danger', text: errorText(error) });
      throw error;
    }
  };
  return ({ name, version, build }) => ({
    ...given,
    contract: CONTRACT_VERSION,
    request,
    emit: bus.emit,
    describePage: (page) => describePage(page, siteName()),
    report: (error, context) => report(error, { remote: name, version, build, ...context }),
  });
}
