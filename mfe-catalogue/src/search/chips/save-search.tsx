import { saveSearch } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { endpointFx, useGate, useReadable, useShell } from '@lintel/remote-kit';
import { Button } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { toSearchString } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { toFilters } from '#common/search/filters/request.ts';

const saveFx = endpointFx(saveSearch);

/** The longest name that the server takes. */
const LONGEST = 80;

interface Props {
  query: SearchQuery;
  /** Names of the filters, of which the search gets its own. */
  filters: readonly string[];
}

/** Keeps the search on screen in the account, which then tells of new homes. Asks a visitor to sign in first. */
export default function SaveSearch({ query, filters }: Props) {
  const { t } = useDeferredTranslation();
  const { notify, navigate, ...shell } = useShell();
  const location = useReadable(shell.location);
  const guarded = useGate('signed-in');
  const { save, isSaving } = useUnit({ save: saveFx, isSaving: saveFx.pending });
  const filter = toFilters(query, location);
  const address = toSearchString({ ...query, page: 1 });
  const keep = () =>
    void save({ ...filter, name: filters.join(', ').slice(0, LONGEST), address }).then(
      () =>
        notify({
          tone: 'success',
          text: t('search.save.done'),
          action: { label: t('search.save.manage'), run: () => navigate(paths.savedSearches()) },
        }),
      () => undefined,
    );
  return (
    <Button tone="secondary" size="small" busy={isSaving} onClick={() => guarded(keep)}>
      {t('search.save.action')}
    </Button>
  );
}
