import { useShell } from '@lintel/remote-kit';
import { useTranslation } from 'react-i18next';

/** By the device's own sheet where it has one, else into the clipboard; where neither works, the user reads the address. */
export function useShare() {
  const { t } = useTranslation('mfe-listings');
  const { notify } = useShell();
  const share = async (url: string, title: string) => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title });
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', text: t('owner.copied') });
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ tone: 'warning', text: t('owner.notCopied', { url }) });
    }
  };
  return (path: string, title: string) => void share(`${location.origin}${path}`, title);
}
