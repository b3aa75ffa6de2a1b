/** What the dialog and the pages of signing in can show. */
export type SessionView = 'signIn' | 'register' | 'forgot' | 'verify';

/** The address where a code is entered. */
export const verifyPath = '/login/verify';

export interface SessionViewProps {
  /** Shows another form; on a page that is another address. */
  onView(view: SessionView): void;
}
