import type { SessionRow } from '@lintel/api-contract';
import { useLocale } from '@lintel/i18n';
import { useTranslation } from 'react-i18next';

/** Roughly where a device was used: its country in the language of the page; nothing where it is not known. */
export function useDevicePlace(): (device: Pick<SessionRow, 'place'>) => string | undefined {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  return ({ place }) => {
    if (!place) return undefined;
    if (place === 'local') return t('security.localNetwork');
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(place);
  };
}
