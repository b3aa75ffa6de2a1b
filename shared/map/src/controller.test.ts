import { createMap, type MapController, type MapWindow } from './controller.ts';
import type { Pin } from '#pins/pins.ts';

// jsdom has no layout and no canvas: the element reports 800 by 600, and nothing is painted.
let element: HTMLElement;
let map: MapController;

const pin = (id: string, lng: number, lat: number): Pin => ({
  id,
  place: [lng, lat],
  kind: 'home',
  label: id,
  name: `Home ${id}`,
});

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
  element = document.createElement('div');
  for (const [name, value] of Object.entries({
    offsetWidth: 800,
    offsetHeight: 600,
    clientWidth: 800,
    clientHeight: 600,
  }))
    Object.defineProperty(element, name, { value });
  element.style.width = '800px';
  element.style.height = '600px';
  element.getClientRects = () => [{ width: 800, height: 600 }] as unknown as DOMRectList;
  document.body.append(element);
  map = createMap(element, {
    baseMap: { kind: 'mvt', sources: [], attribution: '' },
    theme: 'light',
    look: { center: [-24, 35.2], zoom: 12 },
  });
});
afterEach(() => {
  map.dispose();
  element.remove();
});

describe('the controller of the map', () => {
  it('looks at a place from a height', () => {
    const { center, zoom, box } = map.readWindow();
    expect(center[0]).toBeCloseTo(-24);
    expect(center[1]).toBeCloseTo(35.2);
    expect(zoom).toBe(12);
    expect(box[0]).toBeLessThan(-24);
    expect(box[3]).toBeGreaterThan(35.2);
  });

  it('shows a whole window again as it was', () => {
    const { box } = map.readWindow();
    map.look({ center: [0, 0], zoom: 3 }, true);
    map.look({ box, isWhole: true }, true);
    for (const [index, value] of map.readWindow().box.entries()) expect(value).toBeCloseTo(box[index]!, 4);
  });

  it('leaves room around a box that is only something to look at', () => {
    const box = [-24.1, 35.1, -23.9, 35.3] as const;
    map.look({ box }, true);
    const shown = map.readWindow().box;
    expect(shown[1]).toBeLessThan(box[1] - 0.01);
    expect(shown[3]).toBeGreaterThan(box[3] + 0.01);
  });

  it('does not go nearer than streets for a single place', () => {
    map.look({ box: [-24, 35.2, -24, 35.2] }, true);
    expect(map.readWindow().zoom).toBe(17);
  });

  it('keeps a long list of pins in step: adds, changes, takes away', () => {
    map.setPins([pin('a', -24, 35.2), pin('b', -24.01, 35.21)]);
    map.setPins([pin('b', -24.01, 35.21), pin('c', -23.99, 35.19)]);
    map.setActive('c');
    map.setActive('gone');
    expect(() => map.setPins([])).not.toThrow();
  });

  it('tells who moved: a step that the page asked for, or a look', () => {
    const seen: MapWindow[] = [];
    const stop = map.on('moved', (window) => seen.push(window));
    stop();
    map.pan('up');
    expect(seen).toEqual([]);
  });

  it.each([
    ['a step', () => map.pan('up')],
    ['a change of height', () => map.zoomBy(1)],
    ['a turn of the wheel', () => element.dispatchEvent(new Event('wheel'))],
  ])('takes %s for the person’s, also after a look of the page that moved nothing', (_, act) => {
    const { center, zoom } = map.readWindow();
    map.look({ center, zoom }, true);
    expect(map.readWindow().byPerson).toBe(false);
    act();
    expect(map.readWindow().byPerson).toBe(true);
  });

  it('leaves nothing behind in the page', () => {
    map.dispose();
    expect(element.querySelector('canvas, .ol-viewport')).toBeNull();
  });
});
