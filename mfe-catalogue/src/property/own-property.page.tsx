import { withTexts } from '@lintel/i18n';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { PageBody } from '@lintel/ui';
import { SignedOut } from '#common/signed-out.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

const PropertyPage = lazyPage(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "page-property" */ './property.page.tsx')),
);

/**
 * `/my-property/{slug}`: an own property as buyers see it. The back end answers its owner in every state, also what waits, was refused or
 * is hidden; mfe-listings shows the bar above it.
 */
export default function OwnPropertyPage() {
  const { t } = useDeferredTranslation();
  const isSignedIn = useReadable(useShell().session) !== null;
  if (isSignedIn) return <PropertyPage />;
  return (
    <PageBody title={t('detail.property')}>
      <SignedOut title={t('detail.ownSignedOut')} />
    </PageBody>
  );
}
