import { saveSearch } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { endpointFx, useGate, useReadable, useShell } from '@lintel/remote-kit';
import { Button } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { keepSearch } from '#common/saved/visitor-searches.ts';
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

/** Keeps the search on screen: in the account, which then tells of new homes, or for a visitor in this browser. */
export default function SaveSearch({ query, filters }: Props) {
  const { t } = useDeferredTranslation();
  const { notify, navigate, ...shell } = useShell();
  const location = useReadable(shell.location);
  const isVisitor = useReadable(shell.session) === null;
  const guarded = useGate('signed-in');
  const { save, isSaving } = useUnit({ save: saveFx, isSaving: saveFx.pending });
  const filter = toFilters(query, location);
  const address = toSearchString({ ...query, page: 1 });
  const name = filters.join(', ').slice(0, LONGEST);
  const manage = { label: t('search.save.manage'), run: () => navigate(paths.savedSearches()) };
  const keep = () =>
    void save({ ...filter, name, address }).then(
      () => notify({ tone: 'success', text: t('search.save.done'), action: manage }),
      () => undefined,
    );
  const keepHere = () => {
    const outcome = keepSearch({ name, address, filter, savedAt: new Date().toISOString() });
    if (outcome === 'kept') notify({ tone: 'success', text: t('search.save.here'), action: manage });
    else if (outcome === 'full') notify({ tone: 'warning', text: t('search.save.full'), action: manage });
    else guarded(keep);
  };
  return (
    <Button
      tone="secondary"
      size="small"
      busy={isSaving}
      onClick={() => (isVisitor ? keepHere() : guarded(keep))}
    >
      {t('search.save.action')}
    </Button>
  );
}
