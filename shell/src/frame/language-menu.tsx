import { globeIcon, IconButton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $languages } from '../language/language.model.ts';
import { LazyMenu } from './lazy-menu.tsx';

/** The languages of the site; nothing where there is only one. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const languages = useUnit($languages);
  if (languages.length < 2) return null;
  return (
    <LazyMenu
      kind="languages"
      label={t('language.label')}
      renderButton={(attributes) => (
        <IconButton {...attributes} shape={globeIcon} label={t('language.label')} />
      )}
    />
  );
}
