import { useShell } from '@lintel/remote-kit';
import { Breadcrumb, media, tokens } from '@lintel/ui';
import { paths } from '@lintel/contract';
import { useEffect } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { rememberSearch } from '#common/recent-searches.ts';
import type { SearchQuery } from '#common/search-query.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ResultsList } from './results-list.tsx';
import { SearchGate } from './search.model.ts';
import { Toolbar } from './toolbar.tsx';
import { useSearchAddress } from './use-search-address.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.later.json';

const titles = { '': 'search.title.any', sell: 'search.title.sell', rent: 'search.title.rent' } as const;

/** `/properties` and its presets: filters beside the results, everything in the address. */
export default function SearchPage() {
  const { query, apply, more } = useSearchAddress();
  const title = useSearchTitle(query);
  useEffect(() => rememberSearch(localStorage, query), [query]);
  const { t } = useLaterTexts();
  return (
    <Column>
      <SearchGate query={query} />
      <Breadcrumb trail={[{ to: paths.home(), label: t('nav.home') }]} current={title} />
      <h1>{title}</h1>
      <Toolbar query={query} onApply={apply} />
      <Split>
        <Side aria-label={t('search.filters.title')}>
          <FilterPanel query={query} onChange={apply} />
        </Side>
        <div>
          <FilterChips query={query} onApply={apply} />
          <ResultsList query={query} onApply={apply} onMore={more} />
        </div>
      </Split>
    </Column>
  );
}

/** The heading, also in the title of the document, with the page as soon as there is more than one. */
function useSearchTitle(query: SearchQuery): string {
  const { t } = useLaterTexts();
  const { describePage } = useShell();
  const { type, city, page } = query;
  const what = t(titles[type]);
  const title = city ? t('search.title.inCity', { what, city }) : what;
  useEffect(
    () => describePage({ title: page > 1 ? t('search.title.page', { title, page }) : title }),
    [describePage, t, title, page],
  );
  return title;
}

const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[5]} ${tokens.space.page} ${tokens.space[14]};
  h1 {
    margin-block: ${tokens.space[3]} ${tokens.space[4]};
  }
`;
const Split = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;
const Side = styled.aside`
  display: none;
  ${media.laptop} {
    display: block;
    position: sticky;
    inset-block-start: calc(${tokens.size.header} + ${tokens.space[4]});
    max-block-size: calc(100dvh - ${tokens.size.header} - ${tokens.space[8]});
    overflow: auto;
    /* Room for focus rings, which scrolling would clip. */
    margin: calc(-1 * ${tokens.space[1]});
    padding: ${tokens.space[1]};
  }
`;
