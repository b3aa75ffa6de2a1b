import { baseMapOf, type MapTarget, type MapWindow } from '@lintel/map';
import { MapView } from '@lintel/map/view';
import { formatCount, useLocale } from '@lintel/i18n';
import { useReadable, useShell } from '@lintel/remote-kit';
import { LiveRegion, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { $hidden, $viewed } from '#common/marks.model.ts';
import { noMap } from '#common/map-query.ts';
import type { SearchQuery } from '#common/search-query.ts';
import { useLaterTexts } from '#later-texts.ts';
import { clusterId, pinIdOf, pinsOf } from './map-pins.ts';
import { PinPopup } from './pin-popup.tsx';
import { usePinWords } from './pin-words.ts';
import {
  $chosen,
  $follows,
  $look,
  $pointed,
  $spots,
  $view,
  homePointed,
  mapClosed,
  mapOpened,
  pinChosen,
  windowMoved,
} from './results-map.model.ts';
import { SearchHere } from './search-here.tsx';
import { useIsSaved } from './use-is-saved.ts';

interface Props {
  query: SearchQuery;
  onApply(query: SearchQuery, options?: { replace?: boolean }): void;
}

/** The matches in the window on screen: prices, groups, and what is behind a pin. The list beside or below says the same. */
export default function ResultsMap({ query, onApply }: Props) {
  const { t } = useLaterTexts();
  const settings = useReadable(useShell().settings);
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const { view, spots, follows, chosen, pointed, open, close, move, point, choose } = useUnit({
    view: $view,
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
  const { look, setLook, keep } = useLook();
  const [isStale, setStale] = useState(false);
  const pins = usePins();
  const map = query.map ?? noMap;
  const drawing = useMemo(() => ({ areas: map.areas, mode: null }), [map.areas]);

  const searchHere = (window: MapWindow) => {
    setStale(false);
    keep(window);
    onApply({ ...query, map: { ...map, box: rounded(window.box) } }, { replace: true });
  };
  const [isOpening, setOpening] = useState(false);
  const moved = (window: MapWindow) => {
    move(window);
    if (!window.byPerson && !isOpening) return;
    setOpening(false);
    if (follows) searchHere(window);
    else setStale(true);
  };
  const press = (id: string | null) => {
    const cluster = view?.clusters.find((one) => clusterId(one) === id);
    if (!cluster) return choose(id);
    setOpening(true);
    setLook({ box: cluster.bounds });
  };
  const spot = spots.find(({ points }) => chosen !== null && pinIdOf(spots, points[0]!.id) === chosen);

  if (!look) return <Skeleton height="100%" />;
  return (
    <MapView
      label={t('search.map.label')}
      baseMap={baseMap}
      look={look}
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
        chosen: press,
        hovered: (id) =>
          point(spots.find(({ points }) => pinIdOf(spots, points[0]!.id) === id)?.points[0]?.id ?? null),
      }}
    >
      <SearchHere isStale={isStale && !follows} onSearch={searchHere} />
      <Shown />
    </MapView>
  );
}

/** Where to look: as the model says, but for windows that the map itself has put into the address. */
function useLook() {
  const wished = useUnit($look);
  const [look, setLook] = useState<MapTarget | null>(wished);
  const [own, setOwn] = useState('');
  const wish = JSON.stringify(wished);
  const [last, setLast] = useState(wish);
  // During rendering, so that the map never sees an old wish beside a new one.
  if (wish !== last) {
    setLast(wish);
    if (wished && wish !== own && JSON.stringify(look) !== wish) setLook(wished);
  }
  return {
    look,
    setLook,
    keep: ({ box }: MapWindow) => setOwn(JSON.stringify({ box: rounded(box), isWhole: true })),
  };
}

function usePins() {
  const { view, spots, viewed, hidden } = useUnit({
    view: $view,
    spots: $spots,
    viewed: $viewed,
    hidden: $hidden,
  });
  const words = usePinWords();
  const isSaved = useIsSaved();
  return useMemo(
    () => pinsOf(view?.clusters ?? [], spots, { viewed, hidden, isSaved, words }),
    [view, spots, viewed, hidden, isSaved, words],
  );
}

/** How many of the matches in the window have a pin of their own. */
function Shown() {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const view = useUnit($view);
  if (!view) return null;
  const text =
    view.total === 0
      ? t('search.map.nothing')
      : t('search.map.shown', {
          shown: formatCount(view.points.length, locale),
          total: formatCount(view.total, locale),
          count: view.total,
        });
  return (
    <>
      <Note>{text}</Note>
      <LiveRegion>{text}</LiveRegion>
    </>
  );
}

const rounded = ([west, south, east, north]: MapWindow['box']): MapWindow['box'] => {
  const short = (value: number) => Number(value.toFixed(5));
  return [short(west), short(south), short(east), short(north)];
};

const Note = styled.p.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block-end: ${tokens.space[8]};
  inset-inline-start: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.card};
  font: ${tokens.font.small};
`;
