import type { SavedSearch } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { ErrorState, Select, Skeleton, useKeptFocus } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { editBegun } from '#common/saved/edited-search.ts';
import { frequencies } from '#common/saved/saved-search.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NoSearches } from './no-searches.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import {
  $categories,
  $searches,
  searchChanged,
  searchDeleted,
  searches,
  searchSeen,
} from './saved-searches.model.ts';
import { SearchRows } from './search-rows.ts';
import { searchAddress } from './search-address.ts';

/** The searches of the account. */
export function AccountSearches() {
  const { t: common } = useTranslation();
  const list = useKeptFocus<HTMLUListElement>();
  const { rows, error, pending, refresh } = useUnit({
    rows: $searches,
    error: searches.$error,
    pending: searches.$pending,
    refresh: searches.refresh,
  });
  if (!rows && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!rows)
    return (
      <div role="status" aria-label={common('state.loading')}>
        <Skeleton height="88px" shape="box" />
      </div>
    );
  if (rows.length === 0) return <NoSearches />;
  return (
    <SearchRows ref={list}>
      {rows.map((search) => (
        <AccountSearch key={search.id} search={search} />
      ))}
    </SearchRows>
  );
}

function AccountSearch({ search }: { search: SavedSearch }) {
  const { t } = useDeferredTranslation();
  const { categories, change, remove, see, edit } = useUnit({
    categories: $categories,
    change: searchChanged,
    remove: searchDeleted,
    see: searchSeen,
    edit: editBegun,
  });
  const { id, name, frequency, created_at: savedAt, new_count: newCount } = search;
  const address = searchAddress(search, categories);
  return (
    <SavedSearchRow
      name={name}
      savedAt={savedAt}
      to={paths.properties(address)}
      address={address}
      {...(newCount !== undefined && { newCount })}
      onOpen={() => see(id)}
      onEdit={() => {
        see(id);
        edit({ id, name, frequency });
      }}
      alerts={
        <Select
          label={t('savedSearches.alerts')}
          value={frequency}
          options={frequencies.map((value) => ({ value, label: t(`savedSearches.frequency.${value}`) }))}
          onChange={({ target }) => change({ id, frequency: target.value as SavedSearch['frequency'] })}
        />
      }
      onRename={(next) => change({ id, name: next })}
      onDelete={() => remove(id)}
    />
  );
}
