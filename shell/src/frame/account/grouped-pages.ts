import { accountGroups, type AccountGroup, type NavigationEntry } from '@lintel/contract';

/** Pages of the account by group, in the order of the groups; a group without pages is absent. */
export const groupedPages = (
  navigation: readonly NavigationEntry[],
): { group: AccountGroup; pages: NavigationEntry[] }[] =>
  accountGroups
    .map((group) => ({
      group,
      pages: navigation.filter((entry) => entry.area === 'account' && (entry.group ?? 'me') === group),
    }))
    .filter(({ pages }) => pages.length > 0);
