import { useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import type { Listing } from '#common/card/listing.ts';
import { homeHidden, homeShownAgain } from '#common/search/marks.model.ts';
import { useDeferredTranslation } from '#deferred-texts.ts';

/** Puts a home away and says so, with a way back. */
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
