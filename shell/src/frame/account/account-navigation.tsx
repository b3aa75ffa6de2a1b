import { paths, type NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { iconByName, SideNav } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { $unread } from '#features/notifications/stream/unread.model.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { groupedPages } from './grouped-pages.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

export interface AccountNavigationProps {
  navigation: readonly NavigationEntry[];
  /** The frame's link over a part, which shows with the focus. */
  Skip: ComponentType<ComponentProps<'a'>>;
}

/** Beside every page of the account: the pages of all remotes that are on, in groups. */
export default function AccountNavigation({ navigation, Skip }: AccountNavigationProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation('common');
  const locale = useLocale();
  const { unread } = useUnit({ unread: $unread });
  const counts: Record<string, number> = {
    [paths.chat()]: unread.messages,
    [paths.notifications()]: unread.notifications,
  };
  return (
    <>
      <Skip href="#content" onClick={skip}>
        {common('nav.skip')}
      </Skip>
      <SideNav
        label={t('account.pages')}
        groups={groupedPages(navigation).map(({ group, pages }) => ({
          key: group,
          label: t(`account.groups.${group}`),
          entries: pages.map(({ path, label, icon }) => ({
            to: path,
            label: label[locale],
            icon: iconByName(icon),
            count: counts[path] ?? 0,
          })),
        }))}
      />
    </>
  );
}

/** Focuses what stands after these pages: the page on screen. */
function skip(event: MouseEvent<HTMLElement>): void {
  const page = event.currentTarget.parentElement?.nextElementSibling;
  if (!(page instanceof HTMLElement)) return;
  event.preventDefault();
  page.tabIndex = -1;
  page.focus();
}
