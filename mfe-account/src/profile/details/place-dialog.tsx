import { baseMapOf, type Place } from '@lintel/map';
import PlacePicker from '@lintel/map/picker';
import { useIsShown, useReadable, useShell } from '@lintel/remote-kit';
import { Button, Dialog } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namePlaceFx } from '../model/profile.api.ts';

export interface ChosenPlace {
  /** Degrees as the wire writes them. */
  position: { lat: string; lng: string };
  address?: string;
  city?: string;
  state?: string;
  country?: string;
}

export interface PlaceDialogProps {
  position: { lat: string; lng: string } | null;
  onPlace(place: ChosenPlace): void;
  onClose(): void;
}

/** Where the map begins when no place is known: the whole world. */
const NOWHERE = { place: [0, 20] as const, zoom: 2 };
const TOWN = 12;

/** The user's place by a pin on the map; its town is looked up. */
export default function PlaceDialog({ position, onPlace, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('mfe-account');
  const { settings, location } = useShell();
  const map = useReadable(settings)?.map;
  const here = useReadable(location);
  const known: Place | null = position
    ? [Number(position.lng), Number(position.lat)]
    : here && [here.longitude, here.latitude];
  const baseMap = useMemo(() => baseMapOf(map), [map]);
  /** Where the map begins when no place is known is no choice. */
  const [place, setPlace] = useState<Place | null>(known);
  const [isWrong, setWrong] = useState(false);
  const { nameOf, busy } = useUnit({ nameOf: namePlaceFx, busy: namePlaceFx.pending });
  const isShown = useIsShown();
  const choose = async ([longitude, latitude]: Place) => {
    // A place without a name is a place all the same.
    const named = await nameOf({ latitude, longitude }).then(
      ({ data }) => ({
        address: data.formatted_address,
        city: data.city,
        state: data.state,
        country: data.country,
      }),
      () => ({}),
    );
    if (isShown()) onPlace({ position: { lat: String(latitude), lng: String(longitude) }, ...named });
  };
  return (
    <Dialog
      title={t('profile.map.title')}
      kind="sheet"
      onClose={onClose}
      footer={
        <Button busy={busy} disabled={isWrong || !place} onClick={() => place && void choose(place)}>
          {t('profile.map.choose')}
        </Button>
      }
    >
      <PlacePicker
        label={t('profile.map.title')}
        baseMap={baseMap}
        place={place ?? NOWHERE.place}
        onPlace={setPlace}
        onProblem={setWrong}
        zoom={known ? TOWN : NOWHERE.zoom}
      />
    </Dialog>
  );
}
