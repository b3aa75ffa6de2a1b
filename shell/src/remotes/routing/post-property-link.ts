import { paths, type Gate, type NavigationEntry } from '@lintel/contract';

/** Where "Post a property" leads to, and what is asked before, so that nobody fills in a form for nothing. */
export const postPropertyLink: Pick<NavigationEntry, 'path' | 'access'> & { gates: readonly Gate[] } = {
  path: paths.myProperties(),
  access: 'user',
  gates: ['signed-in', 'profile-complete', 'verified', 'package:property_list'],
};
