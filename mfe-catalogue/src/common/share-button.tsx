import { useShell } from '@lintel/remote-kit';
import { IconButton, shareIcon } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** The device's own way to share where there is one; else the address goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useDeferredTranslation();
  const { notify } = useShell();
  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', text: t('property.copied') });
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ tone: 'warning', text: t('property.notCopied', { url }) });
    }
  }
  return (
    <IconButton tone="outline" shape={shareIcon} label={t('property.share')} onClick={() => void share()} />
  );
}
