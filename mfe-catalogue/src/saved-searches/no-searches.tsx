import { paths } from '@lintel/contract';
import { ButtonLink, EmptyState, searchIcon } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

export function NoSearches() {
  const { t } = useDeferredTranslation();
  return (
    <EmptyState
      icon={searchIcon}
      title={t('savedSearches.empty')}
      action={<ButtonLink to={paths.properties()}>{t('savedSearches.start')}</ButtonLink>}
    >
      {t('savedSearches.how')}
    </EmptyState>
  );
}
