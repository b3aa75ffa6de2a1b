import { bearing, boxAround, compassOf, isInBox, metresBetween } from '#geo.ts';
import { nearestSpot } from './pins.ts';

const spots = [
  { id: 'north', x: 100, y: 20 },
  { id: 'far north', x: 100, y: 5 },
  { id: 'east', x: 180, y: 110 },
  { id: 'a little south', x: 150, y: 140 },
];

describe('the nearest pin in a direction', () => {
  const from = { x: 100, y: 100 };
  it('is the nearest within 45 degrees to both sides', () => {
    expect(nearestSpot(spots, from, 'up')?.id).toBe('north');
    expect(nearestSpot(spots, from, 'right')?.id).toBe('east');
    expect(nearestSpot(spots, from, 'left')).toBeUndefined();
  });
  it('is never the one that the walk starts at', () => {
    expect(nearestSpot(spots, spots[0]!, 'up')?.id).toBe('far north');
  });
});

describe('distances and directions', () => {
  const harbour = [-24, 35.2] as const;
  it('are those of the globe', () => {
    expect(metresBetween(harbour, [-24, 35.3])).toBeCloseTo(11_119.5, 0);
    // A degree of longitude is shorter away from the equator.
    expect(metresBetween(harbour, [-23, 35.2])).toBeCloseTo(90_861, -2);
    expect(compassOf(bearing(harbour, [-23.9, 35.3]))).toBe('northEast');
    expect(compassOf(bearing(harbour, [-24, 35]))).toBe('south');
    expect(compassOf(359)).toBe('north');
  });
  it('boxes hold what lies in them, also across the antimeridian', () => {
    expect(
      boxAround([
        [1, 5],
        [-2, 7],
        [3, 6],
      ]),
    ).toEqual([-2, 5, 3, 7]);
    expect(boxAround([])).toBeUndefined();
    expect(isInBox([179, 0], [170, -5, -170, 5])).toBe(true);
    expect(isInBox([0, 0], [170, -5, -170, 5])).toBe(false);
  });
});
