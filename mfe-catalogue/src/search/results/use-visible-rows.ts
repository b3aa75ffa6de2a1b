import { useReadable } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { CardListing } from '#common/listing/listing.ts';
import { marks } from '#common/marks/marks.ts';
import { list } from '#search/model/search.model.ts';

interface VisibleRows {
  /** Without those that are hidden. */
  rows: readonly CardListing[];
  hidden: readonly CardListing[];
  /** Matches without the hidden ones among the rows. */
  total: number;
}

/** The results that are loaded, without the homes that the user hid. */
export function useVisibleRows(): VisibleRows {
  const { rows: found, total } = useUnit({ rows: list.$rows, total: list.$total });
  const ids = useReadable(marks).hidden;
  const hidden = useMemo(() => found.filter(({ id }) => ids.includes(id)), [found, ids]);
  const rows = useMemo(
    () => (hidden.length > 0 ? found.filter((home) => !hidden.includes(home)) : found),
    [found, hidden],
  );
  return { rows, hidden, total: total - hidden.length };
}
