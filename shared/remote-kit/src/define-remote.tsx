import type {
  Connect,
  EventName,
  Events,
  Locale,
  Messages,
  Remote,
  Session,
  Shell,
  SlotName,
  Slots,
  StorageDeclaration,
  StoredLocation,
} from '@lintel/contract';
import { $language, languageChanged, LoadingContext } from '@lintel/model-kit';
import type { WebSettings } from '@lintel/api-contract';
import {
  allSettled,
  createEvent,
  createStore,
  fork,
  scopeBind,
  type EventCallable,
  type Scope,
} from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { $shell, ShellContext } from './shell-context.ts';

/** What a remote consists of besides its manifest, which travels as data; see the README of this package for an example. */
export interface RemoteDefinition {
  routes: RouteObject[];
  widgets?: { [S in SlotName]?: ComponentType<Slots[S]> };
  /** Bus event → unit of the remote that it triggers, inside the remote's scope. */
  on?: { [E in EventName]?: EventCallable<Events[E]> };
  /** Texts per language; each language but English should be a chunk of its own. */
  messages: (locale: Locale) => Promise<Messages>;
  /** What the remote keeps in the browser, in a chunk of its own. */
  storage?: () => Promise<readonly StorageDeclaration[]>;
}

/** The remote is connected: its scope exists and `$shell` is set. Models start timers and subscriptions here. */
export const started = createEvent();
/** The remote is being taken away. Models end what they began at {@link started}. */
export const stopped = createEvent();

const sessionChanged = createEvent<Session | null>();
const settingsChanged = createEvent<WebSettings | null>();
const locationChanged = createEvent<StoredLocation | null>();

/** The shell's readables as stores, kept up to date inside the remote's scope. */
export const $session = createStore<Session | null>(null).on(sessionChanged, (_, value) => value);
export const $settings = createStore<WebSettings | null>(null).on(settingsChanged, (_, value) => value);
export const $location = createStore<StoredLocation | null>(null).on(locationChanged, (_, value) => value);

/**
 * Makes the one function that a remote exports. Each connection has an effector scope of its own, so two connections,
 * or two remotes on one page, share no state; `dispose` leaves no listener behind.
 */
export function defineRemote(definition: RemoteDefinition): Connect {
  return (shell: Shell): Remote => {
    const scope = fork({
      values: [
        [$shell, shell],
        [$session, shell.session.get()],
        [$settings, shell.settings.get()],
        [$language, shell.language.get()],
        [$location, shell.location.get()],
      ],
    });
    const subscriptions = [
      shell.session.subscribe(scopeBind(sessionChanged, { scope })),
      shell.settings.subscribe(scopeBind(settingsChanged, { scope })),
      shell.language.subscribe(scopeBind(languageChanged, { scope })),
      shell.location.subscribe(scopeBind(locationChanged, { scope })),
    ];
    void allSettled(started, { scope });

    return {
      routes: definition.routes.map((route) => withinScope(route, scope, shell)),
      widgets: Object.fromEntries(
        Object.entries(definition.widgets ?? {}).map(([slot, Widget]) => [
          slot,
          widgetWithinScope(Widget as ComponentType<object>, scope, shell),
        ]),
      ),
      on: Object.fromEntries(
        Object.entries(definition.on ?? {}).map(([event, unit]) => [
          event,
          scopeBind(unit as EventCallable<unknown>, { scope }),
        ]),
      ),
      messages: definition.messages,
      ...(definition.storage ? { storage: definition.storage } : {}),
      dispose() {
        for (const unsubscribe of subscriptions) unsubscribe();
        void allSettled(stopped, { scope });
      },
    };
  };
}

function Within({ scope, shell, children }: { scope: Scope; shell: Shell; children: ReactNode }) {
  return (
    <Provider value={scope}>
      <ShellContext value={shell}>
        <LoadingContext value={shell.busy}>{children}</LoadingContext>
      </ShellContext>
    </Provider>
  );
}

const withinScope = (route: RouteObject, scope: Scope, shell: Shell): RouteObject => ({
  ...route,
  element: (
    <Within scope={scope} shell={shell}>
      {route.element}
    </Within>
  ),
});

function widgetWithinScope(Widget: ComponentType<object>, scope: Scope, shell: Shell): ComponentType<object> {
  return function ScopedWidget(props: object) {
    return (
      <Within scope={scope} shell={shell}>
        <Widget {...props} />
      </Within>
    );
  };
}
