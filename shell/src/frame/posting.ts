import { paths, type NavigationEntry } from '@lintel/contract';

/** Where "Post a property" leads to: the own properties, which offer to add one. */
export const posting: Pick<NavigationEntry, 'path' | 'access'> = {
  path: paths.myProperties(),
  access: 'user',
};
