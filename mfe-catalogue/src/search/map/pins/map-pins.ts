import type { MapCluster, MapPoint } from '@lintel/api-contract';
import type { Pin, PinState, PinTone } from '@lintel/map';
import { pinIdOfSpot, type MapSpot } from '#search/model/map-spots.ts';

/** What pins depend on: the user's marks, labels and the budget. */
export interface PinContext {
  viewed: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  isSaved(id: number): boolean;
  labels: PinLabels;
  /** The cost per month and whether it fits, when a budget is set. */
  cost?: ((point: MapPoint) => { label: string; tone: PinTone; name: string }) | undefined;
}
export interface PinLabels {
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
  /** Words of one name, with the comma of the language: "Villa, saved". */
  list(words: readonly (string | undefined)[]): string;
}

/** Stable while the cluster has the same homes, so that panning does not make pins blink. */
export const clusterId = ({ bounds, count }: MapCluster): string => `cluster ${bounds.join(',')} ${count}`;

function stateOf(points: readonly MapPoint[], { viewed, hidden, isSaved }: PinContext): PinState {
  if (points.every(({ id }) => hidden.has(id))) return 'hidden';
  if (points.some(({ id }) => isSaved(id))) return 'saved';
  if (points.every(({ id }) => viewed.has(id))) return 'viewed';
  return points.every(({ is_premium }) => is_premium) ? 'premium' : 'plain';
}

/** Pins for what a window of the map shows. */
export function pinsOf(
  clusters: readonly MapCluster[],
  spots: readonly MapSpot[],
  context: PinContext,
): Pin[] {
  const { labels } = context;
  const nameOf = (text: string, state: PinState) => labels.list([text, labels.state(state)]);
  return [
    ...clusters.map((cluster): Pin => ({
      id: clusterId(cluster),
      kind: 'cluster',
      place: [cluster.longitude, cluster.latitude],
      label: labels.number(cluster.count),
      // A getter: names are needed by screen readers only, and there are many with each move.
      get name() {
        return labels.cluster(cluster);
      },
    })),
    ...spots.map((spot): Pin => {
      const [first] = spot.points as [MapPoint];
      const state = stateOf(spot.points, context);
      const isOne = spot.points.length === 1;
      const cost = isOne && first.price > 0 ? context.cost?.(first) : undefined;
      return {
        id: pinIdOfSpot(spot),
        kind: isOne ? 'home' : 'group',
        place: [first.longitude, first.latitude],
        label: cost ? cost.label : isOne ? labels.short(first) : labels.groupShort(spot.points.length),
        get name() {
          return nameOf(
            isOne ? labels.list([labels.home(first), cost?.name]) : labels.group(spot.points),
            state,
          );
        },
        state,
        ...(cost && { tone: cost.tone }),
      };
    }),
  ];
}
