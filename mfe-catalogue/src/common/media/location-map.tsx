import { baseMapOf, type NearbyPin, type Place } from '@lintel/map';
import { lazyPart, useReadable, useShell } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

const HEIGHT = '320px';
/** OpenLayers comes when the map is nearly in view. */
const PlaceMap = lazyPart(() => import(/* webpackChunkName: "place-map" */ '@lintel/map/place'), {
  reserve: () => HEIGHT,
});

interface Props {
  /** As on the wire; nothing is drawn where there is no place. */
  latitude: string;
  longitude: string;
  /** Where it is, in words. */
  where: string;
  /** On the pin, short. */
  label: string;
  /** The pin for screen readers. */
  name: string;
  /** What else is shown. */
  nearby?: readonly NearbyPin[] | undefined;
}

/** The map around a home or a project. */
export function LocationMap({ latitude, longitude, where, label, name, nearby }: Props) {
  const { t } = useDeferredTranslation();
  const settings = useReadable(useShell().settings);
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const place: Place = [Number(longitude), Number(latitude)];
  if (!latitude || !longitude || !place.every(Number.isFinite)) return null;
  return (
    <Plate>
      <PlaceMap
        label={t('property.mapOf', { place: where })}
        baseMap={baseMap}
        place={place}
        pinLabel={label}
        pinName={name}
        {...(nearby && { nearby })}
      />
    </Plate>
  );
}

const Plate = styled.div`
  block-size: ${HEIGHT};
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  background: ${tokens.color.surface.sunken};
  + p,
  + div {
    margin-block-start: ${tokens.space[3]};
  }
`;
