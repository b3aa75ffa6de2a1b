import { compareProperties, getAllSimilarProperties, type ComparedProperty } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readCards, rowsOf } from '#common/wire/rows.ts';

const readSide = (home: ComparedProperty): ComparedProperty => ({
  ...home,
  facilities: rowsOf(home.facilities),
  near_by_places: rowsOf(home.near_by_places),
});

export const compareFx = endpointFx(compareProperties, {
  read: ({ data, ...answer }) => ({
    ...answer,
    data: {
      source_property: readSide(data.source_property),
      target_property: readSide(data.target_property),
    },
  }),
});
export const loadSimilarFx = endpointFx(getAllSimilarProperties, { read: readCards });
