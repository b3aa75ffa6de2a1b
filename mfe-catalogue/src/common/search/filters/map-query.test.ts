import { fromSearchString } from './codec.ts';
import { noMap, writeMap, type MapQuery, type ResultsView } from './map-query.ts';

const full: MapQuery = {
  view: 'split',
  box: [-24.2, 35.07, -23.7, 35.41],
  areas: [
    {
      excluded: true,
      corners: [
        [-24, 35],
        [-23.9, 35.1],
        [-23.8, 35],
      ],
    },
  ],
  at: [-24.01, 35.2],
};

/** The map of an address; an address that names nothing of it counts as no map. */
const mapOf = (search: string, view?: ResultsView) => fromSearchString(search, { view }).map ?? noMap;

describe('the map in the address', () => {
  it('comes back as it was written', () => {
    expect(mapOf(writeMap(full))).toEqual(full);
    expect(writeMap(noMap)).toBe('');
    expect(mapOf('')).toEqual(noMap);
  });
  it('can be read: commas are commas', () => {
    expect(writeMap({ ...full, areas: [] })).toBe('view=split&bbox=-24.2,35.07,-23.7,35.41&at=35.2,-24.01');
  });
  it('is a map at the address of the map, unless its query names another view', () => {
    expect(mapOf('', 'map').view).toBe('map');
    expect(mapOf('view=list', 'map').view).toBe('list');
  });
  it.each([
    'bbox=1,2,3',
    'bbox=1,2,3,x',
    'bbox=0,50,1,40',
    'bbox=0,0,999,1',
    'at=95,1',
    'at=,',
    'view=globe',
  ])('of %s counts as absent', (search) => expect(mapOf(search)).toEqual(noMap));
});
