import type { Area } from '#ports/search-engine.ts';

type Condition = Readonly<Record<string, unknown>>;
type Corner = Area['corners'][number];

/** Which side of a line a point is on: positive, negative or 0. */
const side = ([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const cross = (a: Corner, b: Corner, c: Corner, d: Corner) =>
  side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;

/** Whether the outline meets itself, so that the middle of a star has to count as inside. */
function crossesItself({ corners }: Area): boolean {
  const count = corners.length;
  const at = (index: number) => corners[index % count]!;
  for (let first = 0; first < count; first += 1)
    for (let second = first + 2; second < count; second += 1) {
      const areNeighbours = first === 0 && second === count - 1;
      if (!areNeighbours && cross(at(first), at(first + 1), at(second), at(second + 1))) return true;
    }
  return false;
}

/** Nonzero rule, as PostgreSQL's `polygon` and the canvas of the map; OpenSearch's own shapes know the even-odd rule alone. */
const WINDING = `
  if (doc['latitude'].size() == 0) { return false; }
  double lng = doc['longitude'].value;
  double lat = doc['latitude'].value;
  int winding = 0;
  int count = params.xs.length;
  for (int at = 0; at < count; ++at) {
    int before = at == 0 ? count - 1 : at - 1;
    double y = params.ys[at];
    double previousY = params.ys[before];
    if ((y > lat) == (previousY > lat)) { continue; }
    double x = params.xs[at];
    if (lng < (params.xs[before] - x) * (lat - y) / (previousY - y) + x) { winding += y > lat ? 1 : -1; }
  }
  return winding != 0;`;

function byScript({ corners }: Area): Condition {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const within = (field: string, values: readonly number[]) => ({
    range: { [field]: { gte: Math.min(...values), lte: Math.max(...values) } },
  });
  return {
    bool: {
      filter: [
        within('longitude', xs),
        within('latitude', ys),
        { script: { script: { source: WINDING, params: { xs, ys } } } },
      ],
    },
  };
}

const byShape = ({ corners }: Area): Condition => ({
  geo_polygon: { place: { points: corners.map(([lon, lat]) => ({ lat, lon })) } },
});

/** A shape ends at the edges of the world. */
const isOnEarth = ({ corners }: Area) =>
  corners.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);

const inArea = (area: Area) => (isOnEarth(area) && !crossesItself(area) ? byShape(area) : byScript(area));

/** In one of the drawn areas, where any is wanted, and in none of the excluded ones. */
export function areasCondition(areas: readonly Area[]): Condition {
  const wanted = areas.filter(({ excluded }) => !excluded).map(inArea);
  const excluded = areas.filter((area) => area.excluded).map(inArea);
  return {
    bool: {
      filter: { exists: { field: 'place' } },
      must_not: excluded,
      ...(wanted.length > 0 ? { should: wanted, minimum_should_match: 1 } : {}),
    },
  };
}
