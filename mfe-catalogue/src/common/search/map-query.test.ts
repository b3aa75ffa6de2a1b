import { mapFromSearchString, mapToSearchString, noMap, type MapQuery } from './map-query.ts';
import { readMarks, withId, writeMarks } from './marks.storage.ts';

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

describe('the map in the address', () => {
  it('comes back as it was written', () => {
    expect(mapFromSearchString(mapToSearchString(full))).toEqual(full);
    expect(mapToSearchString(noMap)).toBe('');
    expect(mapFromSearchString('')).toEqual(noMap);
  });
  it('can be read: commas are commas', () => {
    expect(mapToSearchString({ ...full, areas: [] })).toBe(
      'view=split&bbox=-24.2,35.07,-23.7,35.41&at=35.2,-24.01',
    );
  });
  it('is a map at the address of the map, unless it says otherwise', () => {
    expect(mapFromSearchString('', 'map').view).toBe('map');
    expect(mapFromSearchString('view=list', 'map').view).toBe('list');
  });
  it.each([
    'bbox=1,2,3',
    'bbox=1,2,3,x',
    'bbox=0,50,1,40',
    'bbox=0,0,999,1',
    'at=95,1',
    'at=,',
    'view=globe',
  ])('of %s counts as absent', (search) => expect(mapFromSearchString(search)).toEqual(noMap));
});

describe('marks of homes in this browser', () => {
  const storage = (text: string | null) => ({ getItem: () => text });
  it('come back as they were written, latest first, each once', () => {
    let kept = '';
    writeMarks({ setItem: (_, value) => (kept = value) }, { viewed: withId([1, 2, 3], 2), hidden: [9] });
    expect(readMarks(storage(kept))).toEqual({ viewed: [2, 1, 3], hidden: [9] });
  });
  it.each([null, '{', 'null', '[]', '{"viewed":"all","hidden":[0,-1,"x"]}'])('of %j are none', (text) => {
    expect(readMarks(storage(text))).toEqual({ viewed: [], hidden: [] });
  });
  it('are none where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    expect(readMarks({ getItem: forbidden })).toEqual({ viewed: [], hidden: [] });
    expect(() => writeMarks({ setItem: forbidden }, { viewed: [1], hidden: [] })).not.toThrow();
  });
});
