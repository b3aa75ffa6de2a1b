import { areasParameter } from '@lintel/map';
import type { LabelFormatter } from './filter-label.ts';
import type { FilterRow } from './filter-row.ts';
import { noMap, readMap, writeMap, type MapQuery } from './map-query.ts';

const label: LabelFormatter = (value, { t }, kind) =>
  kind === 'areas' ? t('search.chip.areas', { count: Number(value) }) : t('search.chip.box');

/** The row of the map: its window and its drawn areas are filters, with a chip each. */
export const mapRow: FilterRow<MapQuery> & { label: LabelFormatter } = {
  read: readMap,
  write: writeMap,
  toWire: ({ box, areas }) => ({
    ...(box && { bbox: box.join(',') }),
    ...(areas.length > 0 && { areas: areasParameter(areas) }),
  }),
  chips: ({ box, areas, ...map }) => [
    ...(areas.length > 0
      ? [
          {
            kind: 'areas' as const,
            value: String(areas.length),
            without: { ...map, ...(box && { box }), areas: noMap.areas },
          },
        ]
      : []),
    ...(box ? [{ kind: 'box' as const, value: '', without: { ...map, areas } }] : []),
  ],
  label,
};
