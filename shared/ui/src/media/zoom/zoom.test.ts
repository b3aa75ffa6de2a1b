import { kept, MOST, moved, whole, zoomed } from './zoom.ts';

const size = { width: 400, height: 300 };

describe('the zoom', () => {
  it('magnifies around a point, which stays where it is', () => {
    const point = { x: 100, y: -50 };
    const view = zoomed(whole, 2, point, size);
    expect(view.scale).toBe(2);
    // What was under the point before is under it now: (point − shift) ÷ scale is unchanged.
    expect((point.x - view.x) / view.scale).toBe(point.x);
    expect((point.y - view.y) / view.scale).toBe(point.y);
  });
  it('never shows less than the whole, nor more than the most', () => {
    expect(zoomed(whole, 0.2, { x: 0, y: 0 }, size)).toEqual(whole);
    expect(zoomed(whole, 99, { x: 0, y: 0 }, size).scale).toBe(MOST);
  });
  it('cannot be moved out of its window', () => {
    expect(moved(whole, { x: 30, y: 30 }, size)).toEqual(whole);
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(kept({ scale: 3, x: 10, y: 10 }, size)).toEqual({ scale: 3, x: 10, y: 10 });
  });
});
