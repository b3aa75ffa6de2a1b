import { lazyDialog, useReadable, useShell } from '@lintel/remote-kit';
import { Button } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $editedSearch, editResumed } from '#common/saved/edited-search.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';

const SaveSearchDialog = lazyDialog(
  () => import(/* webpackChunkName: "save-search" */ './save-search-dialog.tsx'),
);

interface Props {
  query: SearchQuery;
  /** Names of the filters, of which the search gets its own. */
  filters: readonly string[];
}

/** Keeps the search on screen: in the account, which then tells of new homes, or for a visitor in this browser. */
export default function SaveSearch({ query, filters }: Props) {
  const { t } = useDeferredTranslation();
  const isVisitor = useReadable(useShell().session) === null;
  const { known, resume } = useUnit({ known: $editedSearch, resume: editResumed });
  useEffect(() => resume(), [resume]);
  const edited = isVisitor ? null : known;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {t(edited ? 'search.save.changes' : 'search.save.action')}
      </Button>
      {isOpen && (
        <SaveSearchDialog
          query={query}
          filters={filters}
          isVisitor={isVisitor}
          edited={edited}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
