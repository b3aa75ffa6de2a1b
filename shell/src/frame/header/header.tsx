import type { NavigationEntry, Shell } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import { addIcon, Icon, IconButton, media, searchIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { paletteOpened } from '#features/palette/palette-open.ts';
import { AccountMenu } from './account-menu.tsx';
import { NotificationMenuSlot } from './notification-menu-slot.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from '#frame/navigation/mobile-menu.tsx';
import { NavigationLink } from '#frame/navigation/navigation-link.tsx';
import { postPropertyLink } from '#remotes/routing/post-property-link.ts';
import { SavedLink } from './saved-link.tsx';

export interface HeaderProps {
  navigation: NavigationEntry[];
  Slot: Shell['Slot'];
}

/** Logo, main pages, and what belongs to the person. On phones most of it is in the menu and in the bar below. */
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

const { color, space } = tokens;

/** What there is room for depends on the size of the letters too, hence `rem` of a container. Five pages in the longest language beside a signed-in person's tools; below, the menu has them. */
const roomForPages = '@container (min-width: 62.5rem)';
/** The same with language, colours and place. */
const roomForAll = '@container (min-width: 77.5rem)';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  container-type: inline-size;
  border-block-end: 1px solid ${color.border.hairline};
  background: ${color.surface.canvas};
  ${media.print} {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-inline-size: ${tokens.size.page};
  /* Above a page from edge to edge it begins and ends where that does. */
  :root:has(main [data-full-bleed]) & {
    max-inline-size: none;
  }
  block-size: ${tokens.size.header};
  margin-inline: auto;
  padding-inline: ${space.page};
  ${media.phone} {
    gap: ${space[2]};
  }
`;
const Pages = styled.nav`
  flex: 1;
  min-inline-size: 0;
  ul {
    display: none;
    gap: ${space[1]};
    ${roomForPages} {
      display: flex;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.size.touch};
    padding-inline: ${space[2]};
    ${roomForAll} {
      padding-inline: ${space[3]};
    }
    border-radius: ${tokens.radius.control};
    color: ${color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${tokens.motion.state};
    &:hover,
    &[aria-current] {
      color: ${color.text.default};
    }
    &[aria-current] {
      box-shadow: inset 0 -2px ${color.action.default};
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${media.phone} {
    gap: 0;
  }
`;
const Post = styled(NavigationLink)`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  margin-inline-end: ${space[2]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.pill};
  color: ${color.text.default};
  font: ${tokens.font.smallStrong};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${tokens.motion.state};
  &:hover {
    background: ${color.surface.sunken};
  }
  @container (min-width: 37.5rem) {
    display: inline-flex;
  }
  /* Here pages or tools fill the row. */
  @container (max-width: 44.99rem) or ((min-width: 62.5rem) and (max-width: 69.99rem)) {
    span {
      display: none;
    }
  }
`;
/** On phones the bar at the bottom has them. */
const Tools = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
/** Where there is no room for all of them, the menu has language and colours. */
const Wide = styled.div`
  display: none;
  ${roomForAll} {
    display: contents;
  }
`;
const Narrow = styled.div`
  display: contents;
  ${roomForAll} {
    display: none;
  }
`;
