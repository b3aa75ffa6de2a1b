import { slotAccess, type RemoteName, type Shell, type ResolvedLock, type SlotName } from '@lintel/contract';
import { awaited, useReadable, whenIdle } from '@lintel/model-kit';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '#core/network/use-online.ts';
import type { ConnectedRemote, Remotes } from '#platform/loader/remotes.ts';
import { RemoteBoundary } from '#remotes/routing/remote-boundary.tsx';

/** A widget comes after four seconds also where the page is never idle. */
const IDLE = { timeout: 4_000, otherwiseAfter: 1_500 };

/** Makes the component that renders what remotes contribute to a slot. A slot without a remote renders nothing. */
export function createSlot(
  site: ResolvedLock,
  remotes: Remotes,
  session: Shell['session'],
  report: (error: unknown, context: Record<string, unknown>) => void,
): Shell['Slot'] {
  const fillers = (slot: SlotName): RemoteName[] =>
    site.remotes
      .filter(({ state, active }) => state === 'on' && active.manifest.fills.includes(slot))
      .map(({ name }) => name);

  return function Slot({ name, ...props }) {
    const isSignedIn = useReadable(session) !== null;
    if (slotAccess[name] === 'user' && !isSignedIn) return null;
    return fillers(name).map((remote) => (
      <Place key={remote} onError={(error) => report(error, { remote, slot: name })}>
        <Widget remote={remote} slot={name} remotes={remotes} props={props} />
      </Place>
    ));
  };
}

interface WidgetProps {
  remote: RemoteName;
  slot: SlotName;
  remotes: Remotes;
  props: object;
}

/** A widget that broke has its place on the next page again. */
function Place({ children, onError }: { children: ReactNode; onError(error: unknown): void }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary resetKey={pathname} onError={onError}>
      {children}
    </RemoteBoundary>
  );
}

/** Goes on with the connection that takes the place of its own, which has ended. */
function Widget({ remote, slot, remotes, props }: WidgetProps) {
  const [connection, setConnection] = useState<ConnectedRemote | undefined>(() => remotes.connected(remote));
  useEffect(
    () =>
      remotes.onConnected((name, replacement) => {
        if (name === remote) setConnection(replacement);
      }),
    [remote, remotes],
  );
  if (!connection) return <Awaited remote={remote} remotes={remotes} onConnected={setConnection} />;
  const Filler = connection.remote.widgets[slot] as ComponentType<object> | undefined;
  if (!Filler) return null;
  const { version, build } = connection.release;
  // Takes no part in the layout: it only names the remote.
  return (
    <div data-remote={remote} data-version={version} data-build={build} data-slot={slot}>
      <Filler {...props} />
    </div>
  );
}

interface AwaitedProps extends Pick<WidgetProps, 'remote' | 'remotes'> {
  onConnected(connection: ConnectedRemote): void;
}

/**
 * Waits for a quiet moment: a widget must never delay the page that it sits in. A remote that could not be had is asked for again on
 * the next page, and when the network is back.
 */
function Awaited({ remote, remotes, onConnected }: AwaitedProps) {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let here = true;
    const cancel = whenIdle(() => {
      // A slot stays empty while its remote cannot be had; the loader has reported why.
      remotes.connect(remote).then(
        (ready) => here && onConnected(ready),
        () => setMissing(here),
      );
    }, IDLE);
    return () => {
      here = false;
      cancel();
    };
  }, [remote, remotes, onConnected, pathname, isOnline]);
  return isMissing ? null : awaited;
}
