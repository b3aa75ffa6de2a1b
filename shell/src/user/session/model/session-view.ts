/** What the dialog and the pages of signing in can show. */
export type SessionView = 'signIn' | 'register' | 'forgot' | 'verify';

/** Where the focus belongs in each. */
export const firstField: Record<SessionView, string> = {
  signIn: 'email',
  register: 'name',
  forgot: 'email',
  verify: 'code',
};

/** The address where a code is entered. */
export const verifyPath = '/login/verify';

export interface SessionViewProps {
  /** Shows another form; on a page that is another address. */
  onView(view: SessionView): void;
}
