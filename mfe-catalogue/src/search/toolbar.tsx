import { formatCount, useLocale } from '@lintel/i18n';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { Button, filterIcon, media, Select, tokens } from '@lintel/ui';
import { startTransition, useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { noMap, type ResultsView } from '#common/search/map-query.ts';
import type { ChosenOrder, SearchQuery } from '#common/search/search-query.ts';
import PlaceField from '#common/search/place-field.tsx';
import { appliedCount } from './applied-filters.ts';
import { useDraft } from './use-draft.ts';
import { ViewSwitch } from './view-switch.tsx';

const sorts = {
  '': 'search.sort.default',
  newest: 'search.sort.newest',
  price_asc: 'search.sort.priceAsc',
  price_desc: 'search.sort.priceDesc',
  most_viewed: 'search.sort.mostViewed',
  most_liked: 'search.sort.mostLiked',
  distance: 'search.sort.distance',
  price_per_area: 'search.sort.pricePerArea',
  area_desc: 'search.sort.area',
  reduction: 'search.sort.reduction',
  best: 'search.sort.best',
} as const satisfies Record<ChosenOrder, string>;

interface Props {
  query: SearchQuery;
  view: ResultsView;
  onApply(query: SearchQuery): void;
}

const FilterDialog = lazyPage(
  () => import(/* webpackChunkName: "search-sheet" */ './filter-dialog.tsx'),
  null,
);
/** A failed chunk opens nothing; the next press tries again. */
const ignore = () => undefined;

/** Words to look for, order, and on small screens the way to the filters. Stays in view. */
export function Toolbar({ query, view, onApply }: Props) {
  const { t } = useLaterTexts();
  const [filtering, setFiltering] = useState(false);
  const locale = useLocale();
  const location = useReadable(useShell().location);
  const options = (Object.keys(sorts) as (keyof typeof sorts)[])
    .filter((sort) => sort !== 'distance' || location !== null || query.sort === 'distance')
    .map((sort) => ({ value: sort, label: t(sorts[sort]) }));
  const count = appliedCount(query);
  return (
    <Bar>
      <Words query={query} onApply={onApply} />
      <FiltersButton data-view={view}>
        <Button
          tone="secondary"
          icon={filterIcon}
          aria-haspopup="dialog"
          onPointerEnter={() => void FilterDialog.preload().catch(ignore)}
          onClick={() =>
            void FilterDialog.preload().then(() => startTransition(() => setFiltering(true)), ignore)
          }
        >
          <FiltersWord>
            {count > 0 ? t('search.filters.titleWithCount', { count }) : t('search.filters.title')}
          </FiltersWord>
          {count > 0 && <FiltersCount aria-hidden>{formatCount(count, locale)}</FiltersCount>}
        </Button>
      </FiltersButton>
      <Select
        label={t('search.sort.label')}
        hideLabel
        value={query.sort}
        options={options}
        onChange={({ target }) => onApply({ ...query, sort: target.value as SearchQuery['sort'] })}
      />
      <ViewSwitch
        view={view}
        onView={(next) => onApply({ ...query, map: { ...(query.map ?? noMap), view: next } })}
      />
      {filtering && <FilterDialog query={query} onApply={onApply} onClose={() => setFiltering(false)} />}
    </Bar>
  );
}

function Words({ query, onApply }: Pick<Props, 'query' | 'onApply'>) {
  const { t } = useLaterTexts();
  const [words, setWords] = useDraft(query.q);
  return (
    <form
      role="search"
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
        onChoose={(part) => {
          setWords(part.q ?? '');
          onApply({ ...query, ...part });
        }}
      />
    </form>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: ${tokens.size.header};
  z-index: ${tokens.layer.sticky};
  display: grid;
  align-items: end;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  margin-block-end: ${tokens.space[2]};
  background: ${tokens.color.surface.canvas};
  grid-template-columns: minmax(0, 1fr) auto;
  > button {
    justify-self: end;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
  }
`;
const FiltersButton = styled.span`
  ${media.laptop} {
    &[data-view='grid'],
    &[data-view='list'] {
      display: none;
    }
  }
`;
/** On a phone the order needs the room: the words are for screen readers, the eye has sign and number. */
const FiltersWord = styled.span`
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
const FiltersCount = styled.span`
  ${media.tablet} {
    display: none;
  }
`;
