import { baseMapOf, type Place } from '@lintel/map';
import PlacePicker from '@lintel/map/picker';
import { Button, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { pinPlaced } from './find-place.model.ts';
import { $location } from './location.model.ts';

/** Where the map begins when no place is known: the whole world. */
const NOWHERE = { place: [0, 20] as const, zoom: 2 };
const TOWN = 12;

/** The place by a pin on the map. */
export default function LocationMap() {
  const { t } = useDeferredTranslation();
  const { settings, location, choose } = useUnit({
    settings: $settings,
    location: $location,
    choose: pinPlaced,
  });
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  /** Where the map begins when no place is known is no choice. */
  const [place, setPlace] = useState<Place | null>(location && [location.longitude, location.latitude]);
  const [isWrong, setWrong] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const finish = () => {
    // The invalid field shows its own message.
    if (isWrong) parts.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (place) choose({ longitude: place[0], latitude: place[1] });
  };
  return (
    <Parts ref={parts}>
      <PlacePicker
        label={t('location.map')}
        baseMap={baseMap}
        place={place ?? NOWHERE.place}
        onPlace={setPlace}
        onProblem={setWrong}
        zoom={location ? TOWN : NOWHERE.zoom}
      />
      <Button disabled={!place && !isWrong} onClick={finish}>
        {t('location.useThis')}
      </Button>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  > :first-child {
    inline-size: 100%;
  }
`;
