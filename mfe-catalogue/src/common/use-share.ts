import { useShell } from '@lintel/remote-kit';
import { useLaterTexts } from '#later-texts.ts';

/** The device's own way to share an address of this product where there is one; else it goes to the clipboard. */
export function useShare(): (what: { title: string; path: string }) => void {
  const { t } = useLaterTexts();
  const { notify } = useShell();
  return ({ title, path }) => {
    const url = new URL(path, window.location.origin).href;
    const copied = () => notify({ tone: 'success', text: t('share.copied') });
    const failed = (error: unknown) => {
      // Closing the device's dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify({ tone: 'warning', text: t('share.notCopied', { url }) });
    };
    const browser = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
    if (browser.share) void browser.share({ title, url }).catch(failed);
    else
      void Promise.resolve(browser.clipboard?.writeText(url) ?? Promise.reject(new Error('none'))).then(
        copied,
        failed,
      );
  };
}
