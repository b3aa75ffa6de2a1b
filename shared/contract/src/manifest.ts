import type { EventName } from './events.ts';
import type { SlotName } from './slots.ts';

/** Breaking changes of this package are counted here. The shell accepts its own number and the one before. */
export const CONTRACT_VERSION = 1;

type AnyRemoteName = `mfe-${string}`;

/** Remotes of this repository, for completion, and those of repositories of their own. */
export type RemoteName =
  | 'mfe-catalogue'
  | 'mfe-account'
  | 'mfe-listings'
  | 'mfe-chat'
  | 'mfe-payments'
  | 'mfe-overlay'
  | (AnyRemoteName & {});

/** Something for each remote that there is: a name without an entry gives `undefined`. */
export type ByRemote<Value> = Record<AnyRemoteName, Value>;

/** Languages with bundled texts. */
export const locales = ['en', 'ar', 'de'] as const;
export type Locale = (typeof locales)[number];
/** Which way each language is written. */
export const directions: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl', de: 'ltr' };
/** A short text that must be known before the remote's code arrives, so it travels in the manifest. */
export type Label = Record<Locale, string>;

/** The labels of a remote, from one object of texts per language. A text that a language lacks does not compile. */
export const labelsOf = <Key extends string>(
  texts: Record<Locale, Record<Key, string>>,
): Record<Key, Label> =>
  Object.fromEntries(
    (Object.keys(texts.en) as Key[]).map((key) => [
      key,
      Object.fromEntries(locales.map((locale) => [locale, texts[locale][key]])),
    ]),
  ) as Record<Key, Label>;

/** `public`: all visitors; `user`: a visitor is asked to sign in first. */
export type Access = 'public' | 'user';

/**
 * How the server learns what a page is about, for robots and for previews of links, which run no script. Asked without any
 * token, so that nothing private can get there. The paths (`name`, `data.0`) lead into the answer; of several fields the
 * first that is not empty counts.
 */
export interface MountHead {
  /** A GET call; `:slug` in it stands for that part of the address, e.g. `get_property?slug_id=:slug`. */
  call: string;
  /** The call instead when the part of the address is a number. */
  callByNumber?: string;
  /** The field with the name that addresses have; a page that is asked for by its number is known to robots by that name. */
  name?: string;
  /** Where in the answer the thing is that the page is about; when there is none, the page is answered with 404. */
  subject: string;
  /** Fields of it, from here on. */
  title: string[];
  /** Plain text or HTML, of which the text is taken. */
  description: string[];
  image: string[];
  /** A number in the currency of the settings. */
  price?: string;
}

/**
 * The photo that a page begins with, as far as an answer names it; the document asks for the very file that the page shows, and
 * carries that answer, so that a visitor's page does not ask for it again.
 */
export interface MountPhoto {
  /** A GET call whose answer names it, for addresses without a query; without one the call of `head` does. */
  call?: string;
  /** Where its address is in the answer, e.g. `data.0.title_image`. */
  field: string;
  /** How wide it is shown, as in HTML: the same text as on the page. */
  sizes: string;
  /**
   * Where phones see it, as a 4:3 picture: below heading and tools of a list, or below the path at the top of a page. The document
   * shows it there before any script runs; without this it is only loaded.
   */
  place?: 'list' | 'top';
}

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
  photo?: MountPhoto;
  /** What search engines show below the title of a page that is about no one thing. */
  description?: Label;
  /** What the document itself states about the subject of the page. */
  head?: MountHead;
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

/** Columns of the footer, in their order. */
export const footerGroups = ['homes', 'tools', 'company', 'help'] as const;
export type FooterGroup = (typeof footerGroups)[number];

/** Groups of the account's pages, in their order. */
export const accountGroups = ['me', 'listings', 'messages', 'money'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** A link that the shell draws before any code of the remote is there. */
export interface NavigationEntry {
  path: string;
  label: Label;
  /**
   * `main`: header; `account`: menu of the signed-in user and navigation beside the pages of the account; `tabs`: bottom bar on
   * phones; `footer`: footer column.
   */
  area: 'main' | 'account' | 'tabs' | 'footer';
  /** Column of the footer (default "Help") or group of the account's pages (default "Me"). */
  group?: FooterGroup | AccountGroup;
  /** Small first; ties in order of remote name. */
  order: number;
  icon: NavigationIcon;
  access: Access;
}

/** What a remote declares about itself as data; emitted as `manifest.json` beside its bundle. */
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
