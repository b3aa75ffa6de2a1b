import type { Columns } from '#search-index/columns/columns.ts';
import { latitudeOf, longitudeOf } from './mercator.ts';
import type { PlaceTest } from './place-tests.ts';
import type { Area } from '#ports/search-engine.ts';

/** A rectangle in degrees. */
interface Rectangle {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** One area within a node of the tree: the edges to test, as x1, y1, x2, y2, and the turns of all other edges. */
interface Part {
  readonly excluded: boolean;
  readonly edges: Float64Array;
  /** Winding number of the edges that lie to the east of every point of the node. */
  readonly turns: number;
}

interface Node extends Rectangle {
  readonly depth: number;
  readonly parts: readonly Part[];
  readonly edges: number;
  visits: number;
  children?: [Node, Node, Node, Node];
}

/** A node with more edges than `edges` is split after so many `visits`; limits keep the tree small. */
const SPLIT = { visits: 24, edges: 4, depth: 24, nodes: 40_000 };

function edgesOf({ corners }: Area): Float64Array {
  const edges = new Float64Array(corners.length * 4);
  for (const [at, [x, y]] of corners.entries()) {
    const [previousX, previousY] = corners[(at + corners.length - 1) % corners.length]!;
    edges.set([x, y, previousX, previousY], at * 4);
  }
  return edges;
}

type EdgeSide = 'never' | 'always' | 'test';

/** Whether the ray from a point of the rectangle to the east crosses an edge: never, always, or it depends on the point. */
function sideOf(edges: Float64Array, at: number, { west, south, east, north }: Rectangle): EdgeSide {
  const x1 = edges[at]!;
  const y1 = edges[at + 1]!;
  const x2 = edges[at + 2]!;
  const y2 = edges[at + 3]!;
  const low = y1 < y2 ? y1 : y2;
  const high = y1 < y2 ? y2 : y1;
  if (high < south || low > north || (x1 < west && x2 < west)) return 'never';
  if (low > south || high <= north) return 'test';
  const slope = (x2 - x1) / (y2 - y1);
  const atSouth = x1 + slope * (south - y1);
  const atNorth = x1 + slope * (north - y1);
  if (atSouth < west && atNorth < west) return 'never';
  return atSouth > east && atNorth > east ? 'always' : 'test';
}

/** 1 for an edge that runs north, -1 for one that runs south. */
const turnOf = (y: number, previousY: number): number => (y > previousY ? 1 : -1);

/** An area within a smaller rectangle. */
function partWithin({ excluded, edges, turns }: Part, rectangle: Rectangle): Part {
  const tested: number[] = [];
  let always = turns;
  for (let at = 0; at < edges.length; at += 4) {
    const side = sideOf(edges, at, rectangle);
    if (side === 'always') always += turnOf(edges[at + 1]!, edges[at + 3]!);
    if (side === 'test') tested.push(edges[at]!, edges[at + 1]!, edges[at + 2]!, edges[at + 3]!);
  }
  return { excluded, edges: Float64Array.from(tested), turns: always };
}

/**
 * Nonzero rule, as PostgreSQL's `polygon` and the canvas of the map: the outline turns around the point. Where an outline crosses
 * itself, both loops are inside.
 */
function isInside({ edges, turns }: Part, lng: number, lat: number): boolean {
  let winding = turns;
  for (let at = 0; at < edges.length; at += 4) {
    const y = edges[at + 1]!;
    const previousY = edges[at + 3]!;
    if (y > lat === previousY > lat) continue;
    const x = edges[at]!;
    if (lng < ((edges[at + 2]! - x) * (lat - y)) / (previousY - y) + x) winding += turnOf(y, previousY);
  }
  return winding !== 0;
}

function nodeOf(rectangle: Rectangle, depth: number, parts: readonly Part[]): Node {
  const edges = parts.reduce((sum, part) => sum + part.edges.length / 4, 0);
  return { ...rectangle, depth, parts, edges, visits: 0 };
}

function childrenOf({ west, south, east, north, depth, parts }: Node): [Node, Node, Node, Node] {
  const middleX = (west + east) / 2;
  const middleY = (south + north) / 2;
  // A child is a little larger than its quarter, so that rounding moves no point out of it.
  const margin = (east - west + north - south) * 1e-9;
  const child = (left: number, bottom: number, right: number, top: number) => {
    const rectangle = {
      west: left - margin,
      south: bottom - margin,
      east: right + margin,
      north: top + margin,
    };
    return nodeOf(
      rectangle,
      depth + 1,
      parts.map((part) => partWithin(part, rectangle)),
    );
  };
  return [
    child(west, south, middleX, middleY),
    child(middleX, south, east, middleY),
    child(west, middleY, middleX, north),
    child(middleX, middleY, east, north),
  ];
}

const boundsOf = (areas: readonly Area[]): Rectangle => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of areas)
    for (const [lng, lat] of corners) {
      [west, east] = [Math.min(west, lng), Math.max(east, lng)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    }
  return { west, south, east, north };
};

/**
 * Whether a slot lies in one of the drawn areas, where any is wanted, and in none of the excluded ones. A quadtree grows where
 * listings are tested; each node keeps only the edges that matter to its points, so that a request with as many edges as
 * possible costs little more than one with four.
 */
export function areasTest({ x: xs, y: ys }: Columns, areas: readonly Area[]): PlaceTest {
  const anyWanted = areas.some(({ excluded }) => !excluded);
  const bounds = boundsOf(areas);
  const whole = areas.map((area) => ({ excluded: area.excluded, edges: edgesOf(area), turns: 0 }));
  const root = nodeOf(bounds, 0, whole);
  let nodes = 1;

  function leafAt(lng: number, lat: number): Node {
    let node = root;
    for (;;) {
      node.visits += 1;
      if (!node.children) {
        const isWorthIt = node.visits > SPLIT.visits && node.edges > SPLIT.edges;
        if (!isWorthIt || node.depth >= SPLIT.depth || nodes >= SPLIT.nodes) return node;
        node.children = childrenOf(node);
        nodes += 4;
      }
      const isEast = lng >= (node.west + node.east) / 2;
      const isNorth = lat >= (node.south + node.north) / 2;
      node = node.children[isNorth ? (isEast ? 3 : 2) : isEast ? 1 : 0];
    }
  }

  return (slot) => {
    const y = ys[slot]!;
    if (Number.isNaN(y)) return false;
    const lng = longitudeOf(xs[slot]!);
    const lat = latitudeOf(y);
    const isBeyond = lng < bounds.west || lng > bounds.east || lat < bounds.south || lat > bounds.north;
    if (isBeyond) return !anyWanted;
    const { parts } = leafAt(lng, lat);
    let isWanted = !anyWanted;
    for (const part of parts) {
      if (part.excluded) {
        if (isInside(part, lng, lat)) return false;
      } else if (!isWanted) isWanted = isInside(part, lng, lat);
    }
    return isWanted;
  };
}
