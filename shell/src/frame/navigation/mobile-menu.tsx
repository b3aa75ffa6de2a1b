import type { NavigationEntry } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { IconButton, menuIcon } from '@lintel/ui';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MobileMenuSheetProps } from './mobile-menu-sheet.tsx';

/** Fetches the menu itself, also for callers that expect to lose the network. */
export const loadSheet = withTexts(
  'shell',
  () => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu-sheet.tsx'),
);

/** The button of the menu on phones; the menu itself comes with the first press. */
export function MobileMenu({ navigation }: { navigation: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<MobileMenuSheetProps> | null>(null);
  const open = () => {
    setOpen(true);
    // Offline there is no menu to show, and the banner at the top names the reason.
    void loadSheet().then(
      ({ default: loaded }) => setSheet(() => loaded),
      () => setOpen(false),
    );
  };
  return (
    <>
      <IconButton
        shape={menuIcon}
        label={t('frame.openMenu')}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
      />
      {isOpen && Sheet && <Sheet navigation={navigation} onClose={() => setOpen(false)} />}
    </>
  );
}
