import { useReadable, useShell } from '@lintel/remote-kit';
import { PageBody } from '@lintel/ui';
import { useEffect } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { AccountSearches } from './account-searches.tsx';
import { BrowserSearches } from './browser-searches.tsx';
import { SavedSearchesGate } from './saved-searches.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

/** `/user/saved-searches`: what to look for again, and for which of them the user is notified of new homes. */
export default function SavedSearchesPage() {
  const { t } = useDeferredTranslation();
  const { describePage, session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  useEffect(() => describePage({ title: t('savedSearches.title'), noindex: true }), [describePage, t]);
  return (
    <PageBody title={t('savedSearches.title')}>
      <SavedSearchesGate />
      {isSignedIn ? <AccountSearches /> : <BrowserSearches />}
    </PageBody>
  );
}
