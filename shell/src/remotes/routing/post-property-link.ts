import { paths, type Gate, type NavigationEntry } from '@lintel/contract';

/** Where "Post a property" leads to, and the gates before it, so that no form is filled in for nothing. */
export const postPropertyLink: Pick<NavigationEntry, 'path' | 'access'> & { gates: readonly Gate[] } = {
  path: paths.addProperty(),
  access: 'user',
  gates: ['signed-in', 'profile-complete', 'verified', 'package:property_list'],
};
