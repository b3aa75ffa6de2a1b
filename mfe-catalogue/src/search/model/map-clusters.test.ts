import type { MapCluster } from '@lintel/api-contract';
import { mergeOverlapping } from './map-clusters.ts';

/** At zoom 10 a pixel is 0.00137 degrees of longitude wide. */
const cluster = (count: number, longitude: number, latitude = 35): MapCluster => ({
  latitude,
  longitude,
  count,
  min_price: 100_000 * count,
  max_price: 200_000 * count,
  bounds: [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01],
});

describe('the clustering of the map', () => {
  it('merges clusters that would cover each other: their sum, prices and bounds, in the middle of their homes', () => {
    const [one, ...others] = mergeOverlapping([cluster(30, -24), cluster(10, -23.98)], 10);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ count: 40, min_price: 1_000_000, max_price: 6_000_000 });
    expect(one!.longitude).toBeCloseTo(-23.995);
    expect(one!.bounds).toEqual([-24.01, 34.99, -23.97, 35.01]);
  });

  it('keeps clusters apart where the user looks closer, and the sum of all homes always', () => {
    const near = [cluster(30, -24), cluster(10, -23.98), cluster(5, -23.9), cluster(4, -23.87)];
    expect(mergeOverlapping(near, 12)).toHaveLength(4);
    expect(mergeOverlapping(near, 10).map(({ count }) => count)).toEqual([40, 9]);
    expect(mergeOverlapping(near, 2).map(({ count }) => count)).toEqual([49]);
  });

  it('merges a third cluster when the first two become one beside it', () => {
    // 36 px to the right and below, and 50 px to the right and 10 px above.
    const [second, third] = [cluster(2, -23.9506, 34.9595), cluster(2, -23.9313, 35.0113)];
    expect(mergeOverlapping([cluster(2, -24), third], 10)).toHaveLength(2);
    expect(mergeOverlapping([second, third], 10)).toHaveLength(2);
    expect(mergeOverlapping([cluster(2, -24), second, third], 10)).toHaveLength(1);
  });

  it('merges over the height of the screen as well', () => {
    expect(mergeOverlapping([cluster(2, -24, 35), cluster(3, -24, 35.02)], 10)).toHaveLength(1);
    expect(mergeOverlapping([cluster(2, -24, 35), cluster(3, -24, 35.2)], 10)).toHaveLength(2);
  });
});
