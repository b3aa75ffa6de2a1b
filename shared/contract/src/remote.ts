import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { EventName, Events } from './events.ts';
import type { Locale } from './manifest.ts';
import type { Shell } from './shell.ts';
import type { SlotName, Slots } from './slots.ts';
import type { StorageDeclaration } from './storage.ts';

/** Texts of one namespace: nested objects of strings. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What a remote hands over once it is connected. */
export interface Remote {
  /** Routes with absolute paths that cover the manifest's mounts. */
  routes: RouteObject[];
  widgets: { [S in SlotName]?: ComponentType<Slots[S]> };
  on: { [E in EventName]?: (payload: Events[E]) => void };
  /** Texts of the namespace named like the remote. */
  messages(locale: Locale): Promise<Messages>;
  /** What it keeps in the browser; missing when that is nothing. */
  storage?(): Promise<readonly StorageDeclaration[]>;
  /** Ends timers, subscriptions and listeners. */
  dispose?(): void;
}

/** The one function that a remote exports. May be called again after `dispose`. */
export type Connect = (shell: Shell) => Remote;

/** The module that a remote exposes to the federation as `./remote`. */
export interface RemoteModule {
  contract: number;
  connect: Connect;
}
