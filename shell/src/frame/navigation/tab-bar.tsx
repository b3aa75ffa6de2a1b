import { paths, type NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Icon, iconByName, CountBadge } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $unread } from '#features/notifications/stream/unread.model.ts';
import { NavigationLink } from './navigation-link.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';
import { $savedCount } from '#user/saved/saved-count.model.ts';
import { Bar } from './tab-bar.styles.ts';

/** Posting stands in the middle of the five. */
const POST_ORDER = 30;

/** The bar at the bottom of phones. */
export function TabBar({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { unread, saved } = useUnit({ unread: $unread, saved: $savedCount });
  const counts: Record<string, number> = { [paths.chat()]: unread.messages, [paths.favourites()]: saved };
  const tabs = navigation.filter(({ area }) => area === 'tabs');
  const items = [
    ...tabs.map((entry) => ({
      entry,
      order: entry.order,
      text: entry.label[locale],
      shape: iconByName(entry.icon),
    })),
    { entry: postPropertyLink, order: POST_ORDER, text: t('frame.postShort'), shape: addIcon },
  ].sort((a, b) => a.order - b.order);
  return (
    <Bar aria-label={t('frame.tabNavigation')}>
      <ul role="list">
        {items.map(({ entry, order, text, shape }) => (
          <li key={order}>
            <NavigationLink entry={entry}>
              <Icon shape={shape} size={24} />
              <CountBadge count={counts[entry.path] ?? 0} spoken />
              <span>{text}</span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
