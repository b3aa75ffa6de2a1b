/** URL patterns that the shell renders itself, as data for the server; everything else belongs to a remote or is 404. */
export const shellPaths = [
  '/login',
  '/login/verify',
  '/register',
  '/forgot-password',
  '/auth/action',
  '/403',
  '/offline',
  '/maintenance',
  '/account-deactivated',
  '/design',
];

/** Calls that the shell makes on every page; the server may put their answers into it. */
export const shellData = ['web-settings'];
