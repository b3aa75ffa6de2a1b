import type { HomeSection } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage, useShell } from '@lintel/remote-kit';
import { Button, NumberField, searchIcon, SegmentedControl, Select, TextField } from '@lintel/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchKey } from '#common/use-search-key.ts';
import { toBasicSearchString } from '#common/search/filters/basic-filters.ts';
import { emptyQuery, type SearchQuery } from '#common/search/filters/search-query.ts';
import { Bar, Place } from './hero-search.styles.ts';

/** With suggestions; fetched when the user is about to type, so that the first screen does without. */
const PlaceField = lazyPage(
  withTexts(
    'mfe-catalogue',
    () => import(/* webpackChunkName: "place-field" */ '#common/search/place-field.tsx'),
  ),
);
/** Without suggestions the field works as it is. */
const ignore = () => undefined;

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
  /** The suggestion that stands in the field, until something else is typed. */
  const [chosen, setChosen] = useState<{ place: string; part: Partial<SearchQuery> }>();
  const [active, setActive] = useState(false);
  const bar = useRef<HTMLFormElement>(null);
  useSearchKey(bar);
  const cities = rowsOf(sections, 'properties_by_cities_section');
  const categories = rowsOf(sections, 'categories_section');

  function form(): SearchQuery {
    const typed = place.trim();
    const isTyped = (name?: string) => name?.toLocaleLowerCase() === typed.toLocaleLowerCase();
    const city = cities.find(
      ({ City, translated_city: translated }) => isTyped(City) || isTyped(translated),
    )?.City;
    return {
      ...emptyQuery,
      type: deal,
      category,
      ...(max === undefined ? {} : { max }),
      // A known city is a filter; anything else is looked for in titles, addresses and categories.
      ...(chosen?.place === place ? chosen.part : city ? { city } : { q: typed }),
    };
  }
  /** Fills the form in; the rest of it is the visitor's. An earlier search is complete already. */
  function choose(part: Partial<SearchQuery>, label: string, address?: string) {
    if (address !== undefined) return navigate(paths.properties(address));
    const isOffered = categories.some(({ slug_id: slug }) => slug === part.category);
    if (isOffered) setCategory(part.category ?? '');
    setPlace(isOffered ? '' : label);
    setChosen(isOffered ? undefined : { place: label, part });
  }
  function search(event: FormEvent) {
    event.preventDefault();
    navigate(paths.properties(toBasicSearchString(form())));
  }
  return (
    <Bar ref={bar} role="search" aria-keyshortcuts="/" onSubmit={search}>
      <SegmentedControl
        label={t('home.search.deal')}
        value={deal}
        onValue={(next) => {
          setDeal(next);
          // A price of sales is no rent.
          setMax(undefined);
        }}
        options={[
          { value: 'sell', label: t('home.search.buy') },
          { value: 'rent', label: t('home.search.rent') },
        ]}
      />
      <Place>
        {active ? (
          <PlaceField
            label={t('home.search.place')}
            placeholder={t('home.search.placeHint')}
            value={place}
            onValue={setPlace}
            onChoose={choose}
            takesFocus
          />
        ) : (
          <TextField
            label={t('home.search.place')}
            hideLabel
            placeholder={t('home.search.placeHint')}
            autoComplete="off"
            enterKeyHint="search"
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            onPointerEnter={() => void PlaceField.preload()}
            onFocus={() => void PlaceField.preload().then(() => setActive(true), ignore)}
          />
        )}
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
        label={t('home.search.maxPrice')}
        hideLabel
        placeholder={t('home.search.maxPrice')}
        value={max}
        onValue={setMax}
      />
      <Button type="submit" icon={searchIcon}>
        {t('home.search.submit')}
      </Button>
    </Bar>
  );
}
