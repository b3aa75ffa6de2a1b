import type { EventName } from './events.ts';
import type { SlotName } from './slots.ts';

/** Breaking changes of this package are counted here. The shell accepts its own number and the one before. */
export const CONTRACT_VERSION = 1;

export type RemoteName =
  | 'mfe-catalogue'
  | 'mfe-account'
  | 'mfe-listings'
  | 'mfe-chat'
  | 'mfe-payments'
  | 'mfe-overlay';

/** Languages with bundled texts. `ar` is right-to-left. */
export const locales = ['en', 'ar', 'de'] as const;
export type Locale = (typeof locales)[number];
/** A short text that must be known before the remote's code arrives, so it travels in the manifest. */
export type Label = Record<Locale, string>;

/** `public`: everybody; `user`: a visitor is asked to sign in first. */
export type Access = 'public' | 'user';

/** A URL pattern (react-router syntax) that this remote renders. */
export interface Mount {
  path: string;
  access: Access;
  title: Label;
  /** `webpackChunkName` of the page's own chunk, so that the server can announce it before any script runs. */
  chunk?: string;
  /**
   * The large picture at the top of the page, which the server announces as well: names of two image files of the build
   * without hash and ending, for phones (up to 599 px) and for everything wider.
   */
  image?: { narrow: string; wide: string };
  /**
   * Calls (GET, e.g. `homepage-data?view=card`) whose answers for a visitor the server may put into the page, so that the first screen
   * of this address needs no request.
   */
  data?: string[];
}

/** Shapes that a navigation entry may name. Few on purpose: the first screen carries all of them. */
export type NavigationIcon =
  | 'bell'
  | 'building'
  | 'chat'
  | 'document'
  | 'grid'
  | 'heart'
  | 'home'
  | 'info'
  | 'list'
  | 'package'
  | 'pin'
  | 'search'
  | 'settings'
  | 'star'
  | 'tag'
  | 'user'
  | 'users'
  | 'wallet';

/** A link that the shell draws before any code of the remote is there. */
export interface NavigationEntry {
  path: string;
  label: Label;
  /** `main`: header; `account`: menu of the signed-in person; `tabs`: bottom bar on phones; `footer`: footer column. */
  area: 'main' | 'account' | 'tabs' | 'footer';
  /** Small first; ties in order of remote name. */
  order: number;
  icon: NavigationIcon;
  access: Access;
}

/** What a remote says about itself as data; emitted as `manifest.json` beside its bundle. */
export interface RemoteManifest {
  name: RemoteName;
  contract: number;
  mounts: Mount[];
  navigation: NavigationEntry[];
  /** Names of slots that it has a widget for. */
  fills: SlotName[];
  /** Names of bus events with their schema version, e.g. `favourite.changed@1`. */
  emits: EventName[];
  consumes: EventName[];
}
