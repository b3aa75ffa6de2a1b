import type { MapCluster, MapPoint } from '@lintel/api-contract';
import type { Pin, PinState, PinTone } from '@lintel/map';
import { comparedPrice } from '#common/card/listing.ts';

/** What somebody did with homes, and how a pin says things. */
export interface PinContext {
  viewed: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  isSaved(id: number): boolean;
  words: PinWords;
  /** What a month costs and whether that fits, for somebody who gave a budget. */
  cost?: ((point: MapPoint) => { label: string; tone: PinTone; name: string }) | undefined;
}
export interface PinWords {
  /** Short, for the pin: "$420K", of a rent "$590/mo". */
  short(point: MapPoint): string;
  /** "420K, Villa by the park, 3 bedrooms". */
  home(point: MapPoint): string;
  /** "4 homes at this address, from $380K". */
  group(points: readonly MapPoint[]): string;
  groupShort(count: number): string;
  /** "23 homes, $210K to $1.2M". */
  cluster(cluster: MapCluster): string;
  number(count: number): string;
  state(state: PinState): string;
}

/** Homes at one place; the address of a block has many. */
export interface Spot {
  key: string;
  points: readonly MapPoint[];
}

/** About a metre: homes that share it would lie under each other. */
const DIGITS = 5;
const keyOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${longitude.toFixed(DIGITS)},${latitude.toFixed(DIGITS)}`;

/** Brings homes of one address together, cheapest first. */
export function spotsOf(points: readonly MapPoint[]): Spot[] {
  const spots = new Map<string, MapPoint[]>();
  for (const point of points) {
    const key = keyOf(point);
    const there = spots.get(key);
    if (there) there.push(point);
    else spots.set(key, [point]);
  }
  return [...spots].map(([key, here]) => ({
    key,
    points: here.toSorted((a, b) => comparedPrice(a) - comparedPrice(b)),
  }));
}

/** The id of the pin that stands for a home. */
export const pinIdOf = (spots: readonly Spot[], homeId: number): string | null => {
  const spot = spots.find(({ points }) => points.some(({ id }) => id === homeId));
  return spot ? idOf(spot) : null;
};
const idOf = ({ key, points }: Spot) => (points.length === 1 ? `home ${points[0]!.id}` : `group ${key}`);

/** Stable while the same homes come together, so that panning does not make pins blink. */
export const clusterId = ({ bounds, count }: MapCluster): string => `cluster ${bounds.join(',')} ${count}`;

function stateOf(points: readonly MapPoint[], { viewed, hidden, isSaved }: PinContext): PinState {
  if (points.every(({ id }) => hidden.has(id))) return 'hidden';
  if (points.some(({ id }) => isSaved(id))) return 'saved';
  if (points.every(({ id }) => viewed.has(id))) return 'viewed';
  return points.every(({ is_premium }) => is_premium) ? 'premium' : 'plain';
}

/** Pins for what a window of the map shows. */
export function pinsOf(clusters: readonly MapCluster[], spots: readonly Spot[], context: PinContext): Pin[] {
  const { words } = context;
  const said = (text: string, state: PinState) => [text, words.state(state)].filter(Boolean).join(', ');
  return [
    ...clusters.map((cluster): Pin => ({
      id: clusterId(cluster),
      kind: 'cluster',
      place: [cluster.longitude, cluster.latitude],
      label: words.number(cluster.count),
      // Worded when somebody wants to hear it: there are many, and more with each move.
      get name() {
        return words.cluster(cluster);
      },
    })),
    ...spots.map((spot): Pin => {
      const [first] = spot.points as [MapPoint];
      const state = stateOf(spot.points, context);
      const isOne = spot.points.length === 1;
      const cost = isOne && first.price > 0 ? context.cost?.(first) : undefined;
      return {
        id: idOf(spot),
        kind: isOne ? 'home' : 'group',
        place: [first.longitude, first.latitude],
        label: cost ? cost.label : isOne ? words.short(first) : words.groupShort(spot.points.length),
        get name() {
          return said(
            isOne ? [words.home(first), cost?.name].filter(Boolean).join(', ') : words.group(spot.points),
            state,
          );
        },
        state,
        ...(cost && { tone: cost.tone }),
      };
    }),
  ];
}
