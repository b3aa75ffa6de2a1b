import { packagesFor, type PackageFeature } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, ButtonLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** The ways to something that is for members: packages with the feature, and for a visitor, who may have one already, signing in. */
export function MembersActions({ feature }: { feature: PackageFeature }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const here = useLocation();
  const { session, passGates } = useShell();
  const isSignedIn = useReadable(session) !== null;
  return (
    <Ways>
      <ButtonLink to={packagesFor(feature, here)}>{t('property.premium.action')}</ButtonLink>
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
