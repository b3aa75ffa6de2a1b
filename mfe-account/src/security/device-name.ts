import type { SessionRow } from '@lintel/api-contract';
import { useTranslation } from 'react-i18next';

/** A device in plain words: `Chrome on Windows`, as much of it as was recognised. */
export function useDeviceName(): (device: Pick<SessionRow, 'browser' | 'system'>) => string {
  const { t } = useTranslation('mfe-account');
  return ({ browser, system }) =>
    browser && system
      ? t('security.device', { browser, system })
      : (browser ?? system ?? t('security.unknownDevice'));
}
