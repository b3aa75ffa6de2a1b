import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, ButtonLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** The ways to something that is for members: packages, and for a visitor, who may have one already, signing in. */
export function MembersActions() {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { session, passGates } = useShell();
  const isSignedIn = useReadable(session) !== null;
  return (
    <Ways>
      <ButtonLink to={paths.packages()}>{t('property.premium.action')}</ButtonLink>
      {!isSignedIn && (
        <Button tone="secondary" onClick={() => void passGates(['signed-in'])}>
          {common('actions.signIn')}
        </Button>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
