import type { TileSourceEvent } from 'ol/source/Tile.js';
import type VectorTileSource from 'ol/source/VectorTile.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';

/** Waits between attempts for tiles that could not be had, the last again and again. Milliseconds. */
const DELAYS_MS = [2_000, 5_000, 15_000, 30_000, 60_000];
/** Those that failed last are on screen; older ones are asked for when the map comes back to them. */
const MOST_TILES = 32;

/**
 * Asks again for tiles that could not be had: their place would stay water, with homes in it, for as long as the map is open. They
 * take no place in the library's queue meanwhile. Returns what ends it.
 */
export function retryTiles(source: VectorTileSource): () => void {
  const failed = new Set<Tile>();
  const underWay = new Set<Tile>();
  let attempt = 0;
  let hasNews = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    if (timer !== undefined || underWay.size > 0 || failed.size === 0) return;
    timer = setTimeout(askAgain, DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]);
  }
  function askAgain(): void {
    timer = undefined;
    attempt += 1;
    const tiles = [...failed].slice(-MOST_TILES);
    failed.clear();
    for (const tile of tiles) underWay.add(tile);
    for (const tile of tiles) {
      tile.setState(TileState.IDLE);
      tile.load();
    }
  }
  function end(tile: Tile): void {
    if (!underWay.delete(tile) || underWay.size > 0) return;
    if (failed.size === 0) attempt = 0;
    // Layers that met a tile while it had failed look at it again.
    if (hasNews) source.changed();
    hasNews = false;
  }
  const onError = ({ tile }: TileSourceEvent) => {
    failed.add(tile);
    end(tile);
    plan();
  };
  const onLoad = ({ tile }: TileSourceEvent) => {
    hasNews ||= underWay.has(tile);
    end(tile);
    plan();
  };
  source.on('tileloaderror', onError);
  source.on('tileloadend', onLoad);
  return () => {
    clearTimeout(timer);
    source.un('tileloaderror', onError);
    source.un('tileloadend', onLoad);
  };
}
