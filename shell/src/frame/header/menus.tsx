import { paths } from '@lintel/contract';
import { useLocale } from '@lintel/i18n';
import {
  bellIcon,
  iconByName,
  lockIcon,
  logOutIcon,
  Menu,
  pinIcon,
  tokens,
  verifiedIcon,
  type MenuItem,
  type MenuProps,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { $location, locationOpened } from '#user/location/location.model.ts';
import { $isKnown } from '#remotes/routing/known-addresses.ts';
import { $session, signOutEverywhereRequested, signOutRequested } from '#user/session/model/session.model.ts';
import { $isPushOn, pushSwitchedOff, pushSwitchedOn } from '#features/notifications/push/push.model.ts';
import { useLanguageChoices, useThemeChoices } from '#user/theme/choices.tsx';
import { groupedPages } from '#frame/account/grouped-pages.ts';
import type { MenuContentProps } from './lazy-menu.tsx';
import { $userRole, userRoleNeeded } from './user-role.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** The button was pressed to get here, so the menu begins open. */
const Opened = (props: Omit<MenuProps, 'beginsOpen'>) => <Menu beginsOpen {...props} />;

/** Place, language and colours. */
function Display({ renderButton, label }: MenuContentProps) {
  const { t } = useDeferredTranslation();
  const { place, openLocation } = useUnit({ place: $location, openLocation: locationOpened });
  const languages = useLanguageChoices();
  const themes = useThemeChoices();
  const items: MenuItem[] = [
    {
      key: 'place',
      label: <bdi>{place?.city || t('location.change')}</bdi>,
      icon: pinIcon,
      group: t('frame.place'),
      onSelect: () => {
        openLocation();
      },
    },
    ...(languages.length > 1 ? languages.map((item) => ({ ...item, group: t('language.label') })) : []),
    ...themes.map((item) => ({ ...item, group: t('theme.label') })),
  ];
  return <Opened label={label} items={items} renderButton={renderButton} />;
}

/** Pages of the user, messages on this device, and the way out. */
function Account({ renderButton, label, navigation = [] }: MenuContentProps) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const {
    isPushOn,
    switchOn,
    switchOff,
    signOut,
    signOutEverywhere,
    session,
    userRole,
    needUserRole,
    isKnown,
  } = useUnit({
    session: $session,
    userRole: $userRole,
    needUserRole: userRoleNeeded,
    isKnown: $isKnown,
    isPushOn: $isPushOn,
    switchOn: pushSwitchedOn,
    switchOff: pushSwitchedOff,
    signOut: signOutRequested,
    signOutEverywhere: signOutEverywhereRequested,
  });
  useEffect(() => needUserRole(), [needUserRole]);
  const device: MenuItem = {
    key: 'push',
    label: (
      <Setting>
        {t('push.label')}
        <b aria-hidden>{t(isPushOn ? 'push.on' : 'push.off')}</b>
      </Setting>
    ),
    icon: bellIcon,
    switched: isPushOn,
    onSelect: () => {
      if (isPushOn) switchOff();
      else switchOn();
    },
  };
  const leave: MenuItem = {
    key: 'sign-out',
    label: t('account.signOut'),
    icon: logOutIcon,
    onSelect: () => {
      signOut();
    },
  };
  const leaveEverywhere: MenuItem = {
    key: 'sign-out-everywhere',
    label: t('account.signOutEverywhere'),
    icon: lockIcon,
    onSelect: () => {
      signOutEverywhere();
    },
  };
  const pages: MenuItem[] = groupedPages(navigation).flatMap(({ group, pages: members }) =>
    members.map(({ path, label: text, icon }) => ({
      key: path,
      label: text[locale],
      icon: iconByName(icon),
      to: path,
      group: t(`account.groups.${group}`),
    })),
  );
  const agentPage: MenuItem[] =
    userRole?.kind === 'agent' && session
      ? [
          {
            key: 'agent',
            label: t('account.agentPage'),
            icon: verifiedIcon,
            to: paths.agent(session.user.slug_id),
          },
        ].filter(({ to }) => isKnown(to))
      : [];
  return (
    <Opened
      label={label}
      heading={<Who />}
      items={[...pages, ...agentPage, device, leave, leaveEverywhere]}
      renderButton={renderButton}
    />
  );
}

/** Whose account it is, and what that user is on this site. */
function Who() {
  const { t } = useDeferredTranslation();
  const { session, userRole } = useUnit({ session: $session, userRole: $userRole });
  const texts = {
    agent: t('account.role.agent'),
    owner: t('account.role.owner'),
    seeker: t('account.role.seeker'),
  };
  if (!session) return null;
  return (
    <Person>
      <strong dir="auto">{session.user.name}</strong>
      <small>{userRole ? texts[userRole.kind] : session.user.email}</small>
    </Person>
  );
}

const Person = styled.span`
  display: grid;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Setting = styled.span`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;

export const menus = { display: Display, account: Account };
