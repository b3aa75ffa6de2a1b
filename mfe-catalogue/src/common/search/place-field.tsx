import { paths } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { useShell } from '@lintel/remote-kit';
import { Combobox, type ComboboxOption } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import { readRecentSearches, searchWords } from './recent-searches.ts';
import { toSearchString, type SearchQuery } from './search-query.ts';
import { left, suggestions, typed } from './suggest.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.later.json';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onValue(value: string): void;
  /** A place, a category or an earlier search was chosen: what it changes of the search. */
  onChoose(part: Partial<SearchQuery>): void;
  /** Takes the focus when it appears, because it stands in for a field that had it. */
  takesFocus?: boolean;
}

interface Choice extends ComboboxOption {
  part?: Partial<SearchQuery>;
  /** Leads to a page of its own. */
  to?: string;
}

/** Where, what or which home: suggestions while somebody types, earlier searches before. */
export default function PlaceField({ label, placeholder, value, onValue, onChoose, takesFocus }: Props) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const { navigate } = useShell();
  const { answer, onTyped, onLeft } = useUnit({ answer: suggestions.$data, onTyped: typed, onLeft: left });
  const [recent] = useState(() => readRecentSearches(localStorage));
  useEffect(() => () => onLeft(), [onLeft]);

  const found = value.trim() === '' ? undefined : answer?.data;
  const homes = (count: number) => t('search.count', { count, shown: formatCount(count, locale) });
  const groups: { label: string; options: Choice[] }[] =
    value.trim() === ''
      ? [
          {
            label: t('search.suggest.recent'),
            options: recent.map((query) => ({
              id: `recent-${toSearchString(query)}`,
              label: searchWords(query) || t('search.suggest.filters'),
              detail: query.type === '' ? undefined : t(`search.title.${query.type}`),
              part: query,
            })),
          },
        ]
      : [
          {
            label: t('search.suggest.places'),
            options: (found?.places ?? []).map(({ kind, name, state, country, count }) => ({
              id: `${kind}-${name}-${state}-${country}`,
              label: name,
              detail: [kind === 'city' ? state : '', kind === 'country' ? '' : country, homes(count)]
                .filter(Boolean)
                .join(' · '),
              part: kind === 'city' ? { city: name, q: '' } : { city: '', q: name },
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
            label: t('search.suggest.homes'),
            options: (found?.listings ?? []).map(({ slug_id, title, city }) => ({
              id: `home-${slug_id}`,
              label: title,
              detail: city,
              to: paths.property(slug_id),
            })),
          },
        ];
  return (
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
      note={found?.corrected ? t('search.suggest.corrected', { words: found.corrected }) : undefined}
      onChoose={({ part, to }) => (to === undefined ? onChoose({ ...part }) : navigate(to))}
    />
  );
}
