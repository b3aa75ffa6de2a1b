import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $isSaved } from '#common/saved/favourites.model.ts';
import { list } from '#search/model/search.model.ts';

/** Whether a home on the map is saved. The map's own rows do not say, so for accounts the list's rows do. */
export function useIsSaved(): (id: number) => boolean {
  const { isSaved, rows } = useUnit({ isSaved: $isSaved, rows: list.$rows });
  // Another list with the same hearts changes no pin.
  const hearts = JSON.stringify(rows.filter((row) => row.is_favourite === 1).map(({ id }) => id));
  return useMemo(() => {
    const ids = new Set<number>(JSON.parse(hearts) as number[]);
    return (id) => isSaved({ id, is_favourite: ids.has(id) ? 1 : 0 });
  }, [isSaved, hearts]);
}
