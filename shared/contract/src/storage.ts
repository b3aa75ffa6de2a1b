/** What the browser keeps for the product, by subject; the page of the user's data shows them in this order. */
export const storedSubjects = [
  'session',
  'settings',
  'saved',
  'searches',
  'drafts',
  'offline',
  'technical',
] as const;
export type StoredSubject = (typeof storedSubjects)[number];

/** One thing that the shell or a remote keeps in the browser. Whatever is kept is declared; a check of the sources and a journey of `npm test` compare. */
export interface StorageDeclaration {
  /** Key, or name of a database or cache; with `*` at its end every name that begins so. */
  name: string;
  place: 'local' | 'session' | 'database' | 'cache';
  subject: StoredSubject;
  /** When it goes by itself; `never`: when the user erases it. */
  until: 'signOut' | 'tabClosed' | 'never';
}
