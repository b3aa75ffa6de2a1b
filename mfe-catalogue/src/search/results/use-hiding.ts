import { useShell } from '@lintel/remote-kit';
import type { CardListing } from '#common/listing/listing.ts';
import { hideHome, showHomesAgain } from '#common/marks/marks.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** Hides a home and notifies the user, with an undo. */
export function useHiding(): (home: Pick<CardListing, 'id' | 'title'>) => void {
  const { t } = useDeferredTranslation();
  const { notify } = useShell();
  return ({ id, title }) => {
    hideHome(id);
    notify({
      tone: 'info',
      text: t('search.marks.hidden', { title }),
      action: { label: t('search.marks.undo'), run: () => void showHomesAgain([id]) },
    });
  };
}
