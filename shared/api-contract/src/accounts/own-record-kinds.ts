/** What is stored about a user beside what other calls answer. */
export const ownRecordKinds = [
  'interests',
  'leads',
  'reports',
  'adverts',
  'push_devices',
  'units',
  'viewings',
] as const;

/** What a user may erase at once; all else is ended where it is, since others depend on it. */
export const erasableKinds = ['notes', 'searches', 'replies', 'notifications', 'preferences'] as const;
