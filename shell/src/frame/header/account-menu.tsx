import { paths, type NavigationEntry } from '@lintel/contract';
import { Avatar, Button, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { requestSignIn } from '#user/session/model/request-sign-in.ts';
import { $session } from '#user/session/model/session.model.ts';
import { verifyPath } from '#user/session/model/session-view.ts';
import { preloadSignIn } from '#user/session/sign-in-host.tsx';
import { LazyMenu } from './lazy-menu.tsx';

const sessionAddresses = new Set([paths.login(), verifyPath, paths.register(), paths.forgotPassword()]);

/** A visitor signs in here; a signed-in user finds the account pages and sign-out. */
export function AccountMenu({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const { session } = useUnit({ session: $session });
  const { pathname } = useLocation();
  if (!session) {
    // The page on screen is that form already.
    if (sessionAddresses.has(pathname)) return null;
    return (
      <SignIn
        size="small"
        onClick={() => void requestSignIn()}
        onPointerEnter={preloadSignIn}
        onFocus={preloadSignIn}
      >
        {t('account.signIn')}
      </SignIn>
    );
  }
  return (
    <LazyMenu
      kind="account"
      label={t('frame.accountNavigation')}
      navigation={navigation}
      renderButton={(attributes) => (
        <Face
          type="button"
          {...attributes}
          aria-label={
            session.user.name ? t('account.menu', { name: session.user.name }) : t('frame.accountNavigation')
          }
        >
          <Avatar name={session.user.name} src={session.user.profile} size={36} />
        </Face>
      )}
    />
  );
}

const SignIn = styled(Button)`
  flex: none;
  white-space: nowrap;
  /* On a narrow phone, or with large letters, it would push the menu out of the window. */
  @container (max-width: 20rem) {
    flex-shrink: 1;
    padding-inline: ${tokens.space[2]};
    line-height: 1.2;
    white-space: normal;
  }
  @container (max-width: 18rem) {
    font-size: min(1em, 4vw);
  }
`;
const Face = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.touch};
  block-size: ${tokens.size.touch};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;
