import MVT from 'ol/format/MVT.js';
import { get as getProjection } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileState from 'ol/TileState.js';
import type VectorTile from 'ol/VectorTile.js';
import { retryTiles } from './tile-retries.ts';

/** Addresses that were asked for. */
let asked: string[];
/** Addresses that the back end cannot serve now. */
let missing: Set<string>;
let source: VectorTileSource;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  missing = new Set();
  source = new VectorTileSource({
    format: new MVT(),
    url: '/tiles/{z}/{x}/{y}.mvt',
    tileLoadFunction(tile, url) {
      asked.push(url);
      const loaded = tile as VectorTile<never>;
      loaded.setLoader(() => (missing.has(url) ? loaded.onError() : loaded.setFeatures([])));
    },
  });
});
afterEach(() => jest.useRealTimers());

/** What a layer does for a place on screen; answers the state of that place. */
function show(column: number): () => number {
  const projection = getProjection('EPSG:3857')!;
  const tile = source.getTile(3, column, 2, 1, projection);
  source.getSourceTiles(1, projection, tile as Parameters<VectorTileSource['getSourceTiles']>[2]);
  return () => tile.getState();
}
const address = (column: number) => `/tiles/3/${column}/2.mvt`;

describe('tiles that could not be had', () => {
  it('are asked for again at growing distances, and drawn once they are there', () => {
    const drawn = jest.fn();
    source.on('change', drawn);
    retryTiles(source);
    missing.add(address(4));
    const state = show(4);
    show(5);
    expect(state()).toBe(TileState.ERROR);
    jest.advanceTimersByTime(2000);
    expect(asked).toEqual([address(4), address(5), address(4)]);
    missing.clear();
    jest.advanceTimersByTime(4999);
    expect(state()).toBe(TileState.ERROR);
    jest.advanceTimersByTime(1);
    expect(state()).toBe(TileState.LOADED);
    expect(drawn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(600_000);
    expect(asked).toHaveLength(4);
  });

  it('do not hold up each other', () => {
    retryTiles(source);
    for (const column of [3, 4]) missing.add(address(column));
    const [gone, back] = [show(3), show(4)] as const;
    missing.delete(address(4));
    jest.advanceTimersByTime(2000);
    expect(back()).toBe(TileState.LOADED);
    jest.advanceTimersByTime(60_000);
    missing.clear();
    jest.advanceTimersByTime(60_000);
    expect(gone()).toBe(TileState.LOADED);
  });

  it('are asked for no more once the map is gone', () => {
    const end = retryTiles(source);
    missing.add(address(4));
    show(4);
    end();
    jest.advanceTimersByTime(600_000);
    expect(asked).toHaveLength(1);
  });
});
