import { MOST_AREAS, MOST_CORNERS } from '@lintel/api-contract';
import { areasParameter, decodeAreas, encodeAreas, type Area } from './areas.ts';

const harbour: Area = {
  excluded: false,
  corners: [
    [-24.01234, 35.2],
    [-24.00001, 35.21],
    [-23.98, 35.19999],
  ],
};
const far: Area = {
  excluded: true,
  corners: [
    [179.99999, -89.5],
    [-180, 90],
    [0, 0],
    [0.00001, -0.00001],
  ],
};

describe('areas in the address', () => {
  it('come back as they were drawn, to a metre', () => {
    expect(decodeAreas(encodeAreas([harbour, far]))).toEqual([harbour, far]);
  });
  it('are short and need no escapes', () => {
    const text = encodeAreas([harbour, far]);
    expect(text).toBe(new URLSearchParams({ text }).toString().replace('text=', ''));
    expect(encodeAreas([harbour]).length).toBeLessThan(32);
  });
  it.each([
    ['nothing', ''],
    ['foreign signs', 'a b%c'],
    ['a cut end', encodeAreas([harbour]).slice(0, -1) + 'g'],
    ['two corners', encodeAreas([{ excluded: false, corners: harbour.corners.slice(0, 2) }])],
    [
      'a place beyond the pole',
      encodeAreas([
        {
          excluded: false,
          corners: [
            [0, 91],
            [1, 1],
            [2, 2],
          ],
        },
      ]),
    ],
    ['an endless number', '_'.repeat(400)],
  ])('of %s count as absent', (_, text) => {
    expect(decodeAreas(text)).toEqual([]);
  });
  it('are never more than the back end takes', () => {
    expect(decodeAreas(encodeAreas(Array.from({ length: 20 }, () => harbour)))).toHaveLength(MOST_AREAS);
    const many = Array.from({ length: MOST_CORNERS + 1 }, (_, index) => [index / 100, index / 200] as const);
    expect(decodeAreas(encodeAreas([{ excluded: false, corners: many }]))).toEqual([]);
  });
  it('are sent as the calls take them', () => {
    expect(areasParameter([harbour, { ...harbour, excluded: true }])).toBe(
      '-24.01234,35.2;-24.00001,35.21;-23.98,35.19999|!-24.01234,35.2;-24.00001,35.21;-23.98,35.19999',
    );
  });
});
