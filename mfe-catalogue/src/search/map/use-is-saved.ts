import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { $isSaved } from '#common/saved/favourites.model.ts';
import { list } from '../search.model.ts';

/** Whether a home on the map is saved. The map's own rows do not say, so for accounts the list's rows do. */
export function useIsSaved(): (id: number) => boolean {
  const { isSaved, rows } = useUnit({ isSaved: $isSaved, rows: list.$rows });
  return useCallback(
    (id: number) => isSaved({ id, is_favourite: rows.find((row) => row.id === id)?.is_favourite ?? 0 }),
    [isSaved, rows],
  );
}
