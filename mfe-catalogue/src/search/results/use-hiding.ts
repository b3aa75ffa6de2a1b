import { useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import type { Listing } from '#common/listing/listing.ts';
import { homeHidden, homeShownAgain } from '#common/search/marks.model.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** Hides a home and notifies the user, with an undo. */
export function useHiding(): (home: Pick<Listing, 'id' | 'title'>) => void {
  const { t } = useDeferredTranslation();
  const { notify } = useShell();
  const { hide, show } = useUnit({ hide: homeHidden, show: homeShownAgain });
  return ({ id, title }) => {
    hide(id);
    notify({
      tone: 'info',
      text: t('search.marks.hidden', { title }),
      action: { label: t('search.marks.undo'), run: () => show(id) },
    });
  };
}
