import { paths, type NavigationEntry } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { heartIcon, Icon, media, tokens, CountBadge } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NavigationLink } from '#frame/navigation/navigation-link.tsx';
import { $savedCount } from '#user/saved/saved-count.model.ts';

/** The way to the saved homes, with how many there are; on phones the bar at the bottom has it. */
export function SavedLink({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { count } = useUnit({ count: $savedCount });
  const entry = navigation.find(({ path }) => path === paths.favourites());
  if (!entry) return null;
  return (
    <Place
      entry={entry}
      aria-label={count > 0 ? t('frame.savedCount', { shown: formatCount(count, locale) }) : t('frame.saved')}
    >
      <Icon shape={heartIcon} />
      <CountBadge count={count} />
    </Place>
  );
}

const Place = styled(NavigationLink)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.touch};
  block-size: ${tokens.size.touch};
  border-radius: 50%;
  color: ${tokens.color.text.default};
  &:hover {
    background: ${tokens.color.surface.sunken};
  }
  ${media.phone} {
    display: none;
  }
`;
