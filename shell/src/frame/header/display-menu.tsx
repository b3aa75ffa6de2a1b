import { globeIcon, IconButton } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from './lazy-menu.tsx';

/** How the site is shown: place, language, light or dark. */
export function DisplayMenu() {
  const { t } = useTranslation('shell');
  return (
    <LazyMenu
      kind="display"
      label={t('frame.display')}
      renderButton={(attributes) => (
        <IconButton {...attributes} shape={globeIcon} label={t('frame.display')} />
      )}
    />
  );
}
