import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describePage } from '#core/layout/describe-page.ts';
import { $settings } from '#user/settings/settings.model.ts';

/** What the operator calls the site. */
export function useSiteName(): string {
  const { t } = useTranslation('shell');
  const { settings } = useUnit({ settings: $settings });
  return settings?.company_name || t('product');
}

/** Title of a page of the shell itself, hidden from search engines; remotes describe theirs through the Shell object. */
export function usePageTitle(title: string): void {
  const siteName = useSiteName();
  useEffect(() => describePage({ title, noindex: true }, siteName), [title, siteName]);
}
