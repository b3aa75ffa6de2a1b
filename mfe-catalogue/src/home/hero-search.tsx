import type { HomeSection } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import {
  Button,
  media,
  NumberField,
  searchIcon,
  SegmentedControl,
  Select,
  TextField,
  tokens,
} from '@lintel/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { emptyQuery, toSearchString, type SearchQuery } from '#common/search-query.ts';

/** Rows of one kind of section; empty when the administrator switched it off. */
function rowsOf<Type extends HomeSection['type']>(sections: readonly HomeSection[], type: Type) {
  const found = sections.find((section) => section.type === type);
  return (found?.data ?? []) as Extract<HomeSection, { type: Type }>['data'];
}

/** Buy or rent, where, what, for how much. Leads to the results. */
export function HeroSearch({ sections }: { sections: readonly HomeSection[] }) {
  const { t } = useTranslation('mfe-catalogue');
  const { navigate } = useShell();
  const [deal, setDeal] = useState<'sell' | 'rent'>('sell');
  const [place, setPlace] = useState('');
  const [category, setCategory] = useState('');
  const [max, setMax] = useState<number>();
  const listId = useId();
  const cities = rowsOf(sections, 'properties_by_cities_section').map(({ City }) => City);
  const categories = rowsOf(sections, 'categories_section');

  function search(event: FormEvent) {
    event.preventDefault();
    const typed = place.trim();
    const city = cities.find((name) => name.toLocaleLowerCase() === typed.toLocaleLowerCase());
    const query: SearchQuery = {
      ...emptyQuery,
      type: deal,
      category,
      ...(max === undefined ? {} : { max }),
      // A known city is a filter; anything else is looked for in titles, addresses and categories.
      ...(city ? { city } : { q: typed }),
    };
    navigate(paths.properties(toSearchString(query)));
  }
  return (
    <Bar role="search" onSubmit={search}>
      <SegmentedControl
        label={t('home.search.deal')}
        value={deal}
        onValue={setDeal}
        options={[
          { value: 'sell', label: t('home.search.buy') },
          { value: 'rent', label: t('home.search.rent') },
        ]}
      />
      <Place>
        <TextField
          label={t('home.search.place')}
          hideLabel
          placeholder={t('home.search.placeHint')}
          list={listId}
          autoComplete="off"
          enterKeyHint="search"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <datalist id={listId}>
          {cities.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </Place>
      <Select
        label={t('home.search.category')}
        hideLabel
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        options={[
          { value: '', label: t('search.filters.anyCategory') },
          ...categories.map(({ slug_id, category: name }) => ({ value: slug_id, label: name })),
        ]}
      />
      <NumberField
        label={t('search.filters.max')}
        hideLabel
        placeholder={t('search.filters.max')}
        value={max}
        onValue={setMax}
      />
      <Button type="submit" icon={searchIcon}>
        {t('home.search.submit')}
      </Button>
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  color: ${tokens.color.text.default};
  box-shadow: ${tokens.shadow.popover};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    > :first-child,
    > :last-child {
      grid-column: auto;
    }
  }
`;
const Place = styled.div`
  min-inline-size: 0;
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-column: auto;
  }
`;
