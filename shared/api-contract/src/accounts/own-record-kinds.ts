/** What is stored about a user beside what other calls answer. */
export const ownRecordKinds = [
  'interests',
  'leads',
  'reports',
  'adverts',
  'push_devices',
  'units',
  'viewings',
  'hidden',
  'compared',
] as const;

/** What a user may erase at once; all else is ended where it is, since others depend on it. */
export const erasableKinds = [
  'favourites',
  'notes',
  'hidden',
  'compared',
  'searches',
  'replies',
  'notifications',
  'preferences',
] as const;
