import type { FoundPlace } from '@lintel/api-contract';
import { formatPlace } from '@lintel/i18n';
import { lazyPage } from '@lintel/model-kit';
import {
  Banner,
  Button,
  Combobox,
  Dialog,
  globeIcon,
  Icon,
  pinIcon,
  Skeleton,
  tokens,
  type ComboboxOption,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CityList } from './city-list.tsx';
import {
  $problem,
  placeChosen,
  places,
  placeTyped,
  positionRequested,
  requestPositionFx,
  type LocationProblem,
} from './find-place.model.ts';
import { $location, locationCleared, locationClosed } from './location.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

const problemTexts = {
  unsupported: 'location.problems.unsupported',
  denied: 'location.problems.denied',
  unavailable: 'location.problems.unavailable',
  timeout: 'location.problems.timeout',
  'not-found': 'location.problems.notFound',
} as const satisfies Record<LocationProblem, string>;

/** Comes only to those who choose on a map. */
const LocationMap = lazyPage(
  () => import(/* webpackChunkName: "location-map" */ './location-map.tsx'),
  <Skeleton height="300px" />,
);

/** Where the user looks for a home: what is known, the device's own position, or a town by its name. */
export default function LocationDialog() {
  const { t } = useDeferredTranslation();
  const { location, problem, isAsking, requestPosition, clear, close } = useUnit({
    location: $location,
    problem: $problem,
    isAsking: requestPositionFx.pending,
    requestPosition: positionRequested,
    clear: locationCleared,
    close: locationClosed,
  });
  const [isMapOpen, setMapOpen] = useState(false);
  const name = location && (location.formatted_address || location.city);
  return (
    <Dialog title={t('location.title')} kind="sheet" onClose={() => close()}>
      <Parts>
        <Current role="status" aria-label={t('location.current')}>
          <Icon shape={pinIcon} size={22} />
          <span>{location ? <bdi>{name || t('location.unnamed')}</bdi> : t('location.none')}</span>
          {location && (
            <Button size="small" tone="quiet" onClick={() => clear()}>
              {t('location.clear')}
            </Button>
          )}
        </Current>
        {problem && (
          <Banner tone="warning" urgent>
            {t(problemTexts[problem])}
          </Banner>
        )}
        <Device>
          <Button icon={pinIcon} tone="secondary" busy={isAsking} onClick={() => requestPosition()}>
            {t('location.useMine')}
          </Button>
          <small>{t('location.why')}</small>
        </Device>
        <PlaceSearch />
        <CityList />
        {isMapOpen ? (
          <LocationMap />
        ) : (
          <Device>
            <Button icon={globeIcon} tone="secondary" onClick={() => setMapOpen(true)}>
              {t('location.onMap')}
            </Button>
          </Device>
        )}
      </Parts>
    </Dialog>
  );
}

interface Choice extends ComboboxOption {
  place: FoundPlace;
}

/** Towns by the beginning of their name, also mistyped; those with homes on offer first. */
function PlaceSearch() {
  const { t } = useDeferredTranslation();
  const [text, setText] = useState('');
  const { found, failed, type, choose } = useUnit({
    found: places.$data,
    failed: places.$error,
    type: placeTyped,
    choose: placeChosen,
  });
  const shown = text.trim() === '' ? [] : (found?.data ?? []);
  const optionsOf = (hasListings: boolean) =>
    shown
      .filter(({ has_listings: has }) => has === hasListings)
      .map((place): Choice => ({
        id: `${place.latitude},${place.longitude}`,
        label: place.city,
        detail: formatPlace([place.state, place.country]),
        place,
      }));
  const hint = failed
    ? t('location.searchFailed')
    : found && shown.length === 0 && text
      ? t('location.nothing')
      : t('location.searchHint');
  return (
    <Combobox
      label={t('location.search')}
      hint={hint}
      value={text}
      onValue={(value) => {
        setText(value);
        type(value);
      }}
      groups={[
        { label: t('location.withHomes'), options: optionsOf(true) },
        { label: t('location.otherPlaces'), options: optionsOf(false) },
      ]}
      resultsText={(count) => t('location.results', { count })}
      onChoose={({ place }) => {
        setText('');
        choose(place);
      }}
    />
  );
}

const { color, space } = tokens;

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  /* Room for the suggestions, which hang below their field. */
  min-block-size: 340px;
  align-content: start;
`;
const Current = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${tokens.size.touch};
  font: ${tokens.font.bodyStrong};
  span {
    flex: 1;
    min-inline-size: 0;
  }
`;
const Device = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  small {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
`;
