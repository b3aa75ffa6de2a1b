import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** Nothing is on offer near the visitor's place; the sections show homes from everywhere. */
export function NothingNear() {
  const { t } = useDeferredTranslation();
  const city = useReadable(useShell().location)?.city;
  return (
    <Banner title={city ? t('home.nothingNear', { city }) : t('home.nothingNearYou')}>
      {t('home.showingAll')}
    </Banner>
  );
}
