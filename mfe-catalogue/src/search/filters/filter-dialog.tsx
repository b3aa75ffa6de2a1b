import { formatCount, useLocale } from '@lintel/i18n';
import { Button, Dialog } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { withoutFilters } from '#common/search/filters/applied-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { draftChanged, draftCount, draftDropped } from '#search/model/search.model.ts';
import { withoutStalePlace } from '#search/model/stale-place.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery): void;
  onClose(): void;
}

/** The filters on a small screen: choose several, see how many homes that leaves, then show them. */
export default function FilterDialog({ query, onApply, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const [draft, setDraft] = useState(query);
  const [isLeaving, leave] = useTransition();
  const { answer, pending, changed, drop } = useUnit({
    answer: draftCount.$data,
    pending: draftCount.$pending,
    changed: draftChanged,
    drop: draftDropped,
  });
  useEffect(() => {
    // What is counted is what the button applies.
    changed(withoutStalePlace(draft, query));
  }, [changed, draft, query]);
  const total = answer && (answer.total ?? answer.data.length);
  return (
    <Dialog
      kind="sheet"
      title={t('search.filters.title')}
      onClose={() => {
        drop();
        onClose();
      }}
      footer={
        <>
          <Button tone="quiet" onClick={() => setDraft(withoutFilters(draft))}>
            {common('actions.clearAll')}
          </Button>
          <Button
            busy={isLeaving || (pending && total === null)}
            // The press is painted first: removing the dialog and rendering the page again takes longer than a frame on a phone.
            onClick={() =>
              leave(() => {
                onApply(draft);
                onClose();
              })
            }
          >
            {total === null
              ? t('search.filters.show')
              : t('search.filters.showCount', { count: total, shown: formatCount(total, locale) })}
          </Button>
        </>
      }
    >
      <FilterPanel query={draft} onChange={setDraft} />
    </Dialog>
  );
}
