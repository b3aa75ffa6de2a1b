import { useShell } from '@lintel/remote-kit';
import { useTranslation } from 'react-i18next';

/** By the device's own sheet where it has one, else into the clipboard. */
export function useShare() {
  const { t } = useTranslation('mfe-listings');
  const { notify } = useShell();
  return (path: string, title: string) => {
    const url = `${location.origin}${path}`;
    if (typeof navigator.share === 'function')
      return void navigator.share({ url, title }).catch(() => undefined);
    return void navigator.clipboard
      .writeText(url)
      .then(() => notify({ tone: 'success', text: t('owner.copied') }));
  };
}
