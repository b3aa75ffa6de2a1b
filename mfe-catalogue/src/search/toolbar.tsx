import { formatCount, useLocale } from '@lintel/i18n';
import { lazyDialog } from '@lintel/remote-kit';
import { Button, filterIcon } from '@lintel/ui';
import { startTransition, useRef, useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { noMap, type ResultsView } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useSearchKey } from '#common/use-search-key.ts';
import PlaceField from '#common/search/place-field.tsx';
import { appliedCount, withoutFilters } from '#common/search/filters/applied-filters.ts';
import { SortSelect } from './sort-select.tsx';
import { useDraft } from '#common/search/use-draft.ts';
import { ViewSwitch } from './view-switch.tsx';
import { Bar, FiltersButton, FiltersCount, FiltersWord } from './toolbar.styles.ts';

interface Props {
  query: SearchQuery;
  view: ResultsView;
  onApply(query: SearchQuery): void;
  /** One pill over a map that fills the screen; the order is in the list then. */
  isOverMap?: boolean;
}

const FilterDialog = lazyDialog(
  () => import(/* webpackChunkName: "search-sheet" */ '#search/filters/filter-dialog.tsx'),
);
/** A press asks again for what did not come ahead. */
const ignore = () => undefined;

/** Words to look for, order, and on small screens the way to the filters. Stays in view. */
export function Toolbar({ query, view, onApply, isOverMap = false }: Props) {
  const { t } = useDeferredTranslation();
  const [filtering, setFiltering] = useState(false);
  const locale = useLocale();
  const count = appliedCount(query);
  return (
    <>
      <Bar data-over={isOverMap ? 'map' : undefined}>
        <Words query={query} onApply={onApply} />
        <FiltersButton data-view={view}>
          <Button
            tone="secondary"
            icon={filterIcon}
            aria-haspopup="dialog"
            onPointerEnter={() => void FilterDialog.preload().catch(ignore)}
            onClick={() => startTransition(() => setFiltering(true))}
          >
            <FiltersWord>
              {count > 0 ? t('search.filters.titleWithCount', { count }) : t('search.filters.title')}
            </FiltersWord>
            {count > 0 && <FiltersCount aria-hidden>{formatCount(count, locale)}</FiltersCount>}
          </Button>
        </FiltersButton>
        {!isOverMap && <SortSelect query={query} onApply={onApply} />}
        <ViewSwitch
          view={view}
          onView={(next) => onApply({ ...query, map: { ...(query.map ?? noMap), view: next } })}
        />
      </Bar>
      {/* Outside of the bar, whose fields look otherwise. */}
      {filtering && <FilterDialog query={query} onApply={onApply} onClose={() => setFiltering(false)} />}
    </>
  );
}

function Words({ query, onApply }: Pick<Props, 'query' | 'onApply'>) {
  const { t } = useDeferredTranslation();
  const [words, setWords] = useDraft(query.q);
  const form = useRef<HTMLFormElement>(null);
  useSearchKey(form);
  return (
    <form
      ref={form}
      role="search"
      aria-keyshortcuts="/"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...query, q: words.trim() });
      }}
    >
      <PlaceField
        label={t('search.words')}
        placeholder={t('home.search.placeHint')}
        value={words}
        onValue={(value) => {
          setWords(value);
          if (value === '' && query.q !== '') onApply({ ...query, q: '' });
        }}
        onChoose={(part, _name, address) => {
          setWords(part.q ?? '');
          // An earlier search is complete: what this one asks for beyond it goes.
          onApply(
            address === undefined
              ? { ...query, ...part }
              : { ...withoutFilters(query), ...part, sort: query.sort },
          );
        }}
      />
      <button type="submit" hidden>
        {t('search.words')}
      </button>
    </form>
  );
}
