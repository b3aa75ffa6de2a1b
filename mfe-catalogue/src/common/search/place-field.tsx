import { usualStep, type SearchSuggestions } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { useShell } from '@lintel/remote-kit';
import { Combobox, type ComboboxOption } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { cityOf } from '#common/listing/town.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NamesGate } from './names.model.ts';
import { readRecentSearches, searchWords } from './recent-searches.ts';
import { appliedFilters, type FilterKind } from '#common/search/filters/applied-filters.ts';
import { toSearchString } from '#common/search/filters/codec.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useFilterNames } from '#common/search/filters/use-filter-names.ts';
import { left, suggestions, typed } from './suggest.model.ts';
import { useSearchNames } from './use-search-names.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onValue(value: string): void;
  /** A place, a category or an earlier search was chosen: what it changes of the search, and its name; of an earlier search the whole address. */
  onChoose(part: Partial<SearchQuery>, label: string, address?: string): void;
  /** Takes the focus on mount: it replaces a placeholder field that had the focus. */
  takesFocus?: boolean;
}

interface Choice extends ComboboxOption {
  part?: Partial<SearchQuery>;
  /** Of a complete search. */
  address?: string;
  /** Leads to a page of its own. */
  to?: string;
}

/** What a place lies in, as far as its kind does not say it. */
const regionsOf = ({ kind, ...place }: SearchSuggestions['places'][number]): string[] =>
  [
    kind === 'city' && (place.translated_state || place.state),
    kind !== 'country' && (place.translated_country || place.country),
  ].filter((name): name is string => Boolean(name));

/** What the words of a recent search name already. */
const worded: ReadonlySet<FilterKind> = new Set<FilterKind>(['city', 'state', 'country', 'q', 'category']);
const unknown = () => undefined;

/** A place, a category or a home: suggestions while the user types, recent searches before. */
export default function PlaceField({ label, placeholder, value, onValue, onChoose, takesFocus }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { navigate } = useShell();
  const { answer, onTyped, onLeft } = useUnit({ answer: suggestions.$data, onTyped: typed, onLeft: left });
  const [recent] = useState(() => readRecentSearches(localStorage));
  useEffect(() => () => onLeft(), [onLeft]);
  const namesOf = useSearchNames();
  const nameOf = useFilterNames({ category: unknown, city: unknown, attribute: unknown, place: unknown });
  const recentChoice = (query: SearchQuery): Choice => {
    const words = searchWords({ ...query, ...namesOf(query) }, locale);
    const filters = appliedFilters(query).filter(({ kind }) => !worded.has(kind));
    const others = formatList(filters.map(nameOf), locale);
    const address = toSearchString(query);
    return {
      id: `recent-${address}`,
      label: words || others,
      detail: (words && others) || undefined,
      part: query,
      address,
    };
  };

  const found = value.trim() === '' ? undefined : answer?.data;
  const homes = (count: number) => t('search.count', { count, shown: formatCount(count, locale) });
  const groups: { label: string; options: Choice[] }[] =
    value.trim() === ''
      ? [
          {
            label: t('search.suggest.recent'),
            options: recent.map(recentChoice),
          },
        ]
      : [
          {
            label: t('search.suggest.places'),
            options: (found?.places ?? []).map((place) => ({
              id: `${place.kind}-${place.name}-${place.state}-${place.country}`,
              label: place.translated_name || place.name,
              detail: [...regionsOf(place), homes(place.count)].join(' · '),
              // Searches go by the names of the site, in every language.
              part: { city: '', state: '', country: '', q: '', [place.kind]: place.name },
            })),
          },
          {
            label: t('search.suggest.categories'),
            options: (found?.categories ?? []).map(({ slug_id, name }) => ({
              id: `category-${slug_id}`,
              label: name,
              part: { category: slug_id, q: '' },
            })),
          },
          {
            label: t('search.suggest.nearby'),
            options: (found?.facilities ?? []).map(({ facility_id: id, name }) => ({
              id: `facility-${id}`,
              label: name,
              part: { q: '', nearby: [{ id, distance: usualStep }] },
            })),
          },
          {
            label: t('search.suggest.homes'),
            options: (found?.listings ?? []).map(({ slug_id, title, ...home }) => ({
              id: `home-${slug_id}`,
              label: title,
              detail: cityOf(home),
              to: paths.property(slug_id),
            })),
          },
        ];
  return (
    <>
      {recent.length > 0 && (
        <NamesGate
          cities={recent.some(({ city }) => city !== '')}
          categories={recent.some(({ category }) => category !== '')}
        />
      )}
      <Combobox
        label={label}
        hideLabel
        placeholder={placeholder}
        enterKeyHint="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces a field that has the focus
        autoFocus={takesFocus}
        value={value}
        onValue={(text) => {
          onValue(text);
          onTyped(text);
        }}
        groups={groups}
        resultsText={(count) => t('search.suggest.results', { count })}
        note={found?.corrected ? t('search.suggest.corrected', { words: found.corrected }) : undefined}
        onChoose={({ part, address, to, label: name }) =>
          to === undefined ? onChoose({ ...part }, name, address) : navigate(to)
        }
      />
    </>
  );
}
