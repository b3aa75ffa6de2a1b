import { baseMapOf, type Place } from '@lintel/map';
import PlacePicker from '@lintel/map/picker';
import { $location, $settings } from '@lintel/remote-kit';
import { fieldId, useBoundField } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pinMoved } from './place.model.ts';
import { useUnreadableCoordinates } from './unreadable-coordinates.ts';

const fieldIds = { latitude: fieldId('latitude'), longitude: fieldId('longitude') };

/** Where the map begins when no place is known: the whole world. */
const NOWHERE: Place = [0, 20];
const WORLD = 2;
const TOWN = 13;

/** The pin of a listing: fields `latitude` and `longitude` of the form. */
export default function PickerMap() {
  const { t } = useTranslation('mfe-listings');
  const { settings, home, move } = useUnit({ settings: $settings, home: $location, move: pinMoved });
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const latitude = useBoundField<number>('latitude', t('form.place.map'));
  const longitude = useBoundField<number>('longitude', t('form.place.map'));
  const markUnreadable = useUnreadableCoordinates();
  const isPlaced = latitude.value !== undefined && longitude.value !== undefined;
  const begin: Place = home ? [home.longitude, home.latitude] : NOWHERE;
  return (
    <PlacePicker
      label={t('form.place.map')}
      baseMap={baseMap}
      place={isPlaced ? [longitude.value!, latitude.value!] : begin}
      isChosen={isPlaced}
      onProblem={markUnreadable}
      fieldIds={fieldIds}
      zoom={isPlaced || home ? TOWN : WORLD}
      onPlace={([lng, lat]) => {
        latitude.onValue(lat);
        longitude.onValue(lng);
        move({ latitude: lat, longitude: lng });
      }}
    />
  );
}
