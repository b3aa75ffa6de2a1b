import { isLocale } from '@lintel/i18n';
import { globeIcon, IconButton, Menu } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language, $languages, languageChosen } from '../language/language.model.ts';

/** The languages of the site, each in its own words, as choices for a menu. */
export function useLanguageChoices() {
  const { languages, language, choose } = useUnit({
    languages: $languages,
    language: $language,
    choose: languageChosen,
  });
  return languages.map(({ code, name }) => ({
    key: code,
    label: <span lang={code}>{name}</span>,
    name,
    checked: code === language.code,
    onSelect: () => {
      if (isLocale(code)) choose(code);
    },
  }));
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const items = useLanguageChoices();
  if (items.length < 2) return null;
  return (
    <Menu
      label={t('language.label')}
      items={items}
      renderButton={(attributes) => (
        <IconButton {...attributes} shape={globeIcon} label={t('language.label')} />
      )}
    />
  );
}
