import type { MapCluster } from '@lintel/api-contract';

/** Side of the square that shows a cluster of up to two digits on the map, with a gap, CSS px. */
const SIDE = 38;
/** Side of a tile of the map, CSS px. */
const TILE = 256;

/** Where a place lies on the map of a zoom level, in CSS px (spherical Mercator, EPSG:3857). */
function pixelsOf({ longitude, latitude }: MapCluster, zoom: number): readonly [x: number, y: number] {
  const world = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [world * (longitude / 360 + 0.5), world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

function merged(a: MapCluster, b: MapCluster): MapCluster {
  const count = a.count + b.count;
  const middle = (key: 'latitude' | 'longitude') => (a[key] * a.count + b[key] * b.count) / count;
  const [west, south, east, north] = a.bounds;
  return {
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    count,
    min_price: Math.min(a.min_price, b.min_price),
    max_price: Math.max(a.max_price, b.max_price),
    bounds: [
      Math.min(west, b.bounds[0]),
      Math.min(south, b.bounds[1]),
      Math.max(east, b.bounds[2]),
      Math.max(north, b.bounds[3]),
    ],
  };
}

/**
 * Clusters that would cover each other on the map of a zoom level become one: the back end groups by cells of a grid, and the middles
 * of two cells can lie close together.
 */
export function mergeOverlapping(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const kept: MapCluster[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    let whole = cluster;
    // A merged cluster has another middle: it may cover a third one.
    for (let index = 0; index < kept.length; index += 1) {
      const [x, y] = pixelsOf(whole, zoom);
      const [otherX, otherY] = pixelsOf(kept[index]!, zoom);
      if (Math.abs(x - otherX) >= SIDE || Math.abs(y - otherY) >= SIDE) continue;
      whole = merged(kept[index]!, whole);
      kept.splice(index, 1);
      index = -1;
    }
    kept.push(whole);
  }
  return kept;
}
