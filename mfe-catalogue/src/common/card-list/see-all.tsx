import { TextLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';

/** The link from a section to all of its subject; screen readers hear the title of the section with it. */
export function SeeAll({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation('mfe-catalogue');
  return (
    <TextLink to={to} aria-label={t('home.seeAllOf', { what: title })}>
      {t('home.seeAll')}
    </TextLink>
  );
}
