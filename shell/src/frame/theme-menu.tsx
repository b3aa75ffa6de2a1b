import { IconButton, moonIcon, sunIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from './lazy-menu.tsx';
import { $theme } from './theme.model.ts';

/** Light, dark, or as on the device. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const { theme } = useUnit({ theme: $theme });
  return (
    <LazyMenu
      kind="themes"
      label={t('theme.label')}
      renderButton={(attributes) => (
        <IconButton {...attributes} shape={theme === 'dark' ? moonIcon : sunIcon} label={t('theme.label')} />
      )}
    />
  );
}
