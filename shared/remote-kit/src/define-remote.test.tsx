import type { Language, Readable, Session, Shell } from '@lintel/contract';
import { act, render, screen } from '@testing-library/react';
import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import type { WebSettings } from '@lintel/api-contract';
import { $session, $settings, defineRemote, stopped } from './define-remote.tsx';
import { sessionEnded, sessionEvents, sessionStarted } from './session-events.ts';
import { useShell } from './shell-context.ts';

function writable<T>(initial: T): Readable<T> & { set(value: T): void; listeners: number } {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener(next);
    },
    get listeners() {
      return listeners.size;
    },
  };
}

function shell(name: string) {
  const session = writable<Session | null>(null);
  const language = writable<Language>({ code: 'en', direction: 'ltr' });
  const settings = writable<WebSettings | null>(null);
  const fake = { contract: 1, name, session, language, location: writable(null), settings };
  return { session, language, settings, shell: fake as unknown as Shell & { name: string } };
}

const viewed = createEvent<{ propertyId: number }>();
const $views = createStore(0).on(viewed, (count) => count + 1);
const $stops = createStore(0);
sample({ clock: stopped, source: $stops, fn: (count) => count + 1, target: $stops });

const $lastSessionEvent = createStore('none')
  .on(sessionStarted, (_, { userId }) => `started ${userId}`)
  .on(sessionEnded, (_, { reason }) => `ended: ${reason}`);

function Page() {
  const { views, session } = useUnit({ views: $views, session: $session });
  const { settings, event } = useUnit({ settings: $settings, event: $lastSessionEvent });
  return (
    <>
      <p>
        {(useShell() as Shell & { name: string }).name}: {views} views, {session ? 'signed in' : 'visitor'}
      </p>
      <p>company: {settings?.company_name}</p>
      <p>session: {event}</p>
    </>
  );
}
const connect = defineRemote({
  routes: [{ path: '/', element: <Page /> }],
  widgets: { 'header.actions': Page },
  on: { 'property.viewed@1': viewed, ...sessionEvents },
  messages: async () => ({}),
});

function Routed({ remote }: { remote: ReturnType<typeof connect> }) {
  return useRoutes(remote.routes);
}

describe('a remote', () => {
  it('gives its routes and widgets the shell and a scope of their own', () => {
    const one = connect(shell('first').shell);
    const two = connect(shell('second').shell);
    one.on['property.viewed@1']?.({ propertyId: 1 });
    const Widget = two.widgets['header.actions']!;
    render(
      <MemoryRouter>
        <Routed remote={one} />
        <Widget />
      </MemoryRouter>,
    );
    expect(screen.getByText('first: 1 views, visitor')).toBeInTheDocument();
    expect(screen.getByText('second: 0 views, visitor')).toBeInTheDocument();
  });

  it('hands on what it keeps in the browser, where it keeps something', () => {
    const storage = async () => [];
    const definition = { routes: [], messages: async () => ({}) };
    expect(defineRemote({ ...definition, storage })(shell('only').shell).storage).toBe(storage);
    expect(defineRemote(definition)(shell('only').shell)).not.toHaveProperty('storage');
  });

  it('follows the session until it is disposed, and leaves no listener', () => {
    const { session, language, settings, shell: given } = shell('only');
    const remote = connect(given);
    render(
      <MemoryRouter>
        <Routed remote={remote} />
      </MemoryRouter>,
    );
    act(() => session.set({ user: {} } as Session));
    expect(screen.getByText(/signed in/)).toBeInTheDocument();
    remote.dispose?.();
    expect(session.listeners + language.listeners + settings.listeners).toBe(0);
  });

  it('begins with the session and the settings of the shell', () => {
    const { session, settings, shell: given } = shell('only');
    session.set({ user: {} } as Session);
    settings.set({ company_name: 'Aster Homes' } as WebSettings);
    render(
      <MemoryRouter>
        <Routed remote={connect(given)} />
      </MemoryRouter>,
    );
    expect(screen.getByText('only: 0 views, signed in')).toBeInTheDocument();
    expect(screen.getByText('company: Aster Homes')).toBeInTheDocument();
  });

  it('knows the settings and hears of the session', () => {
    const { settings, shell: given } = shell('only');
    const remote = connect(given);
    render(
      <MemoryRouter>
        <Routed remote={remote} />
      </MemoryRouter>,
    );
    act(() => settings.set({ company_name: 'Aster Homes' } as WebSettings));
    expect(screen.getByText('company: Aster Homes')).toBeInTheDocument();
    act(() => remote.on['session.started@1']?.({ userId: 7 }));
    expect(screen.getByText('session: started 7')).toBeInTheDocument();
    act(() => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
    expect(screen.getByText('session: ended: signed-out')).toBeInTheDocument();
  });
});
