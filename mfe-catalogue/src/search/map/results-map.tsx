import type { WebSettings } from '@lintel/api-contract';
import { baseMapOf, type Drawing, type MapTarget, type MapWindow } from '@lintel/map';
import { MapView } from '@lintel/map/view';
import { lazyPage, PartBoundary, useReadable, useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { marks } from '#common/marks/marks.ts';
import { noMap, type MapQuery } from '#common/search/filters/map-query.ts';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useBudgetPins } from '#search/affordability/use-budget-pins.ts';
import { clusterId, pinsOf } from '#search/map/pins/map-pins.ts';
import { pinIdOf } from '#search/model/map-spots.ts';
import { PinPopup } from '#search/map/pins/pin-popup.tsx';
import { usePinLabels } from '#search/map/pins/pin-labels.ts';
import { $pointed, homePointed } from '#search/model/pointed-home.model.ts';
import {
  $chosen,
  $clusters,
  $follows,
  $pinned,
  $spots,
  mapClosed,
  mapOpened,
  pinChosen,
  windowMoved,
} from '#search/model/results-map.model.ts';
import { MapLoading } from '#search/map/viewport/map-loading.tsx';
import { ShownHomes } from '#search/map/viewport/shown-homes.tsx';
import { FollowSwitch, SearchHere } from '#search/map/viewport/search-here.tsx';
import { useDebouncedTransition } from '#search/map/viewport/use-debounced-transition.ts';
import { useDrawing } from '#search/map/areas/use-drawing.ts';
import { useIsAtLeast } from '#common/layout/use-is-at-least.ts';
import { useIsSaved } from '#search/map/pins/use-is-saved.ts';
import { useMapViewport } from '#search/map/viewport/use-map-viewport.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery, options?: { replace?: boolean }): void;
}

const MapTools = lazyPage(() => import(/* webpackChunkName: "map-tools" */ './map-tools.tsx'), null);

/** The matches in the window on screen: prices, groups, and what is behind a pin. The list beside or below has the same homes. */
export default function ResultsMap({ query, onApply }: Props) {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  const isSmall = !useIsAtLeast('laptop');
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const { clusters, spots, follows, chosen, pointed, open, close, move, point, choose } = useUnit({
    clusters: $clusters,
    spots: $spots,
    follows: $follows,
    chosen: $chosen,
    pointed: $pointed,
    open: mapOpened,
    close: mapClosed,
    move: windowMoved,
    point: homePointed,
    choose: pinChosen,
  });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  const { viewport, showViewport, markShown } = useMapViewport(
    useMemo(() => placeOfSite(settings), [settings]),
  );
  const [isStale, setStale] = useState(false);
  const [mode, setMode] = useState<Drawing['mode']>(null);
  const [extraRate, setExtraRate] = useState(0);
  const pins = usePins(extraRate, query.type);
  const map = query.map ?? noMap;
  // A drawn area stays the search area, wherever the map moves.
  const hasOwnArea = map.areas.length > 0 || (map.at !== undefined && query.radius !== undefined);
  const drawing = useDrawing(query, mode);

  const searchHere = (window: MapWindow) => {
    setStale(false);
    change({ ...map, box: rounded(window.box) }, { replace: true });
  };
  /** What the map itself writes into the address is on screen already. */
  function change(next: MapQuery, options?: { replace?: boolean }, radius = query.radius ?? null) {
    const { radius: _, ...rest } = query;
    const changed = { ...rest, ...(radius !== null && { radius }), map: next };
    markShown(changed);
    onApply(changed, options);
  }
  const searchWhenSettled = useDebouncedTransition(searchHere);
  const [isOpening, setOpening] = useState(false);
  const moved = (window: MapWindow) => {
    move(window);
    if ((!window.byPerson && !isOpening) || hasOwnArea || mode) return;
    setOpening(false);
    if (follows) searchWhenSettled(window);
    else setStale(true);
  };
  const press = (id: string | null) => {
    const cluster = clusters.find((one) => clusterId(one) === id);
    if (!cluster) return choose(id);
    setOpening(true);
    showViewport({ box: cluster.bounds });
  };
  const spot = spots.find(({ points }) => chosen !== null && pinIdOf(spots, points[0]!.id) === chosen);

  if (!viewport) return <MapLoading />;
  return (
    <MapView
      label={t('search.map.label')}
      baseMap={baseMap}
      look={viewport}
      pins={pins}
      activeId={chosen ?? (pointed === null ? null : pinIdOf(spots, pointed))}
      drawing={drawing}
      popup={
        spot
          ? {
              place: [spot.points[0]!.longitude, spot.points[0]!.latitude],
              content: <PinPopup spot={spot} onClose={() => choose(null)} />,
            }
          : null
      }
      on={{
        moved,
        areas: (areas) => {
          setMode(null);
          const { box: _, ...rest } = map;
          change({ ...rest, areas });
        },
        chosen: press,
        hovered: (id) =>
          point(spots.find(({ points }) => pinIdOf(spots, points[0]!.id) === id)?.points[0]?.id ?? null),
      }}
    >
      {!hasOwnArea && <SearchHere isSmall={isSmall} isStale={isStale && !follows} onSearch={searchHere} />}
      <PartBoundary>
        <MapTools
          isSmall={isSmall}
          follow={!hasOwnArea && <FollowSwitch />}
          areas={{ query, mode, onMode: setMode, onChange: change }}
          budget={{ extraRate, onExtraRate: setExtraRate }}
        />
      </PartBoundary>
      <ShownHomes />
    </MapView>
  );
}

function usePins(extraRate: number, deal: string) {
  const cost = useBudgetPins(extraRate);
  const latest = useUnit($pinned);
  const { viewed, hidden } = useReadable(marks);
  // A deferred value: moving the map comes first; the first pins are not deferred.
  const pinned = useDeferredValue(latest) ?? latest;
  const labels = usePinLabels(deal);
  const isSaved = useIsSaved();
  return useMemo(
    () =>
      pinsOf(pinned?.clusters ?? [], pinned?.spots ?? [], {
        viewed: new Set(viewed),
        hidden: new Set(hidden),
        isSaved,
        labels,
        cost,
      }),
    [pinned, viewed, hidden, isSaved, labels, cost],
  );
}

/** Shows a city and its surroundings. */
const CITY_ZOOM = 11;
function placeOfSite(settings: WebSettings | null): MapTarget | undefined {
  const { latitude, longitude } = settings ?? {};
  return latitude && longitude
    ? { center: [Number(longitude), Number(latitude)], zoom: CITY_ZOOM }
    : undefined;
}

const rounded = ([west, south, east, north]: MapWindow['box']): MapWindow['box'] => {
  const short = (value: number) => Number(value.toFixed(5));
  return [short(west), short(south), short(east), short(north)];
};
