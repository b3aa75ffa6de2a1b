import { withTexts } from '@lintel/i18n';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { PageBody } from '@lintel/ui';
import { SignedOut } from '#common/signed-out.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

const ProjectPage = lazyPage(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "page-projects" */ './project.page.tsx')),
);

/**
 * `/my-project/{id}`: an own project as buyers see it. The back end answers its owner in every state, also what waits, was refused or
 * is hidden; mfe-listings shows the bar above it.
 */
export default function OwnProjectPage() {
  const { t } = useDeferredTranslation();
  const isSignedIn = useReadable(useShell().session) !== null;
  if (isSignedIn) return <ProjectPage />;
  return (
    <PageBody title={t('detail.project')}>
      <SignedOut title={t('detail.ownSignedOut')} />
    </PageBody>
  );
}
