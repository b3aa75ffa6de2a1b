import { IconButton, Menu, moonIcon, settingsIcon, sunIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $theme, themeChosen, themes, type Theme } from './theme.model.ts';

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

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const { theme } = useUnit({ theme: $theme });
  const items = useThemeChoices();
  return (
    <Menu
      label={t('theme.label')}
      items={items}
      renderButton={(attributes) => (
        <IconButton {...attributes} shape={theme === 'dark' ? moonIcon : sunIcon} label={t('theme.label')} />
      )}
    />
  );
}
