import { paths, type NavigationEntry } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Icon, iconByName, media, tokens, CountBadge } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $unread } from '#features/notifications/stream/unread.model.ts';
import { NavigationLink } from './navigation-link.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';
import { $savedCount } from '#user/saved/saved-count.model.ts';

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

const { color } = tokens;

const Bar = styled.nav`
  display: none;
  ${media.phone} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.header};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border.hairline};
  background: ${color.surface.canvas};
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    block-size: 64px;
    padding-inline: 2px;
    color: ${color.text.muted};
    font: ${tokens.font.micro};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.text.link};
  }
  li {
    position: relative;
  }
  b {
    inset-block-start: 8px;
    inset-inline: calc(50% + 4px) auto;
  }
  span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    /* Letters of twice the size would be broken words in a fifth of a phone. */
    font-size: min(1em, 3.7vw);
    text-align: center;
  }
`;
