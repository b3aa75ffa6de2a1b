import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, ButtonLink, EmptyState, lockIcon, searchIcon } from '@lintel/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';

/** No listing has this address: never did, or it ran out or was taken down. */
export function PropertyMissing() {
  const { t } = useLaterTexts();
  const { describePage } = useShell();
  useEffect(() => describePage({ title: t('property.missing.title') }), [describePage, t]);
  return (
    <>
      <h1>{t('property.missing.title')}</h1>
      <EmptyState
        icon={searchIcon}
        title={t('property.missing.text')}
        action={<ButtonLink to={paths.properties()}>{t('property.missing.action')}</ButtonLink>}
      >
        {t('property.missing.reason')}
      </EmptyState>
    </>
  );
}

/** A premium listing and no package for it. Says what would open it; a visitor may have the package already. */
export function PropertyPremium() {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const { describePage, passGates, session } = useShell();
  const signedIn = useReadable(session) !== null;
  useEffect(() => describePage({ title: t('property.premium.title') }), [describePage, t]);
  return (
    <>
      <h1>{t('property.premium.title')}</h1>
      <EmptyState
        icon={lockIcon}
        title={t('property.premium.text')}
        action={<ButtonLink to={paths.packages()}>{t('property.premium.action')}</ButtonLink>}
      >
        {signedIn ? t('property.premium.why') : t('property.premium.whyVisitor')}
      </EmptyState>
      {!signedIn && (
        <p style={{ textAlign: 'center' }}>
          <Button tone="quiet" onClick={() => void passGates(['signed-in'])}>
            {common('actions.signIn')}
          </Button>
        </p>
      )}
    </>
  );
}
