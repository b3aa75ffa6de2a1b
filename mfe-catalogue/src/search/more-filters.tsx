import type { SearchQuery } from '#common/search/search-query.ts';
import { FeaturesFilter } from './features-filter.tsx';
import { NearbyFilter } from './nearby-filter.tsx';

interface Props {
  query: SearchQuery;
  onChange(query: SearchQuery): void;
}

/** Filters that are not needed for the first picture: what is near, and what a home includes. */
export default function MoreFilters({ query, onChange }: Props) {
  return (
    <>
      <NearbyFilter chosen={query.nearby ?? []} onChange={(nearby) => onChange({ ...query, nearby })} />
      <FeaturesFilter
        chosen={query.features ?? []}
        onChange={(features) => onChange({ ...query, features })}
      />
    </>
  );
}
