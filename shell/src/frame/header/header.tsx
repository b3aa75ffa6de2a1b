import type { NavigationEntry, Shell } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Icon, IconButton, searchIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paletteOpened } from '#features/palette/palette-open.ts';
import { AccountMenu } from './account-menu.tsx';
import { NotificationMenuSlot } from './notification-menu-slot.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from '#frame/navigation/mobile-menu.tsx';
import { NavigationLink } from '#frame/navigation/navigation-link.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';
import { SavedLink } from './saved-link.tsx';
import { Bar, Narrow, Pages, Person, Post, Row, Tools, Wide } from './header.styles.ts';

export interface HeaderProps {
  navigation: NavigationEntry[];
  Slot: Shell['Slot'];
}

/** Logo, main pages, and what belongs to the user. On phones most of it is in the menu and in the bar below. */
export function Header({ navigation, Slot }: HeaderProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { openPalette } = useUnit({ openPalette: paletteOpened });
  const main = navigation.filter(({ area }) => area === 'main');
  return (
    <Bar>
      <Row>
        <Logo />
        <Pages aria-label={t('frame.mainNavigation')}>
          <ul role="list">
            {main.map((entry) => (
              <li key={entry.path}>
                <NavigationLink entry={entry}>{entry.label[locale]}</NavigationLink>
              </li>
            ))}
          </ul>
        </Pages>
        <Person>
          <Post entry={postPropertyLink} aria-label={t('frame.post')}>
            <Icon shape={addIcon} size={20} />
            <span>{t('frame.post')}</span>
          </Post>
          <IconButton
            shape={searchIcon}
            label={t('frame.goTo')}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => openPalette()}
          />
          <SavedLink navigation={navigation} />
          <Tools>
            <Slot name="header.actions" />
          </Tools>
          <NotificationMenuSlot />
          <Wide>
            <DisplayMenu />
          </Wide>
          <AccountMenu navigation={navigation} />
          <Narrow>
            <MobileMenu navigation={navigation} />
          </Narrow>
        </Person>
      </Row>
    </Bar>
  );
}
