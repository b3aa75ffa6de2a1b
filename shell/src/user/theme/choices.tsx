import { isLocale } from '@lintel/i18n';
import { moonIcon, settingsIcon, sunIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language, $languages, languageChosen } from '#user/language/language.model.ts';
import { $theme, themeChosen, themes, type Theme } from './theme.model.ts';

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

const shapes = { light: sunIcon, dark: moonIcon, auto: settingsIcon };
const names = { light: 'theme.light', dark: 'theme.dark', auto: 'theme.auto' } as const satisfies Record<
  Theme,
  string
>;

/** The themes as choices for a menu. */
export function useThemeChoices() {
  const { t } = useTranslation('shell');
  const { theme, choose } = useUnit({ theme: $theme, choose: themeChosen });
  return themes.map((each) => ({
    key: each,
    label: t(names[each]),
    icon: shapes[each],
    checked: each === theme,
    onSelect: () => {
      choose(each);
    },
  }));
}
