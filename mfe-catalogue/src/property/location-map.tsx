import type { PropertyDetail } from '@lintel/api-contract';
import { formatMoney, useLocale } from '@lintel/i18n';
import { baseMapOf, type Place } from '@lintel/map';
import { lazyPart, useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { placeOf } from '#common/card/listing.ts';
import { useLaterTexts } from '#later-texts.ts';

const HEIGHT = '320px';
/** OpenLayers comes when the map is nearly in view. */
const PlaceMap = lazyPart(() => import(/* webpackChunkName: "place-map" */ '@lintel/map/place'), {
  reserve: () => HEIGHT,
});

/** The map around the home; nothing for a home without a place. */
export function LocationMap({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const locale = useLocale();
  const currency = useCurrency();
  const settings = useReadable(useShell().settings);
  const baseMap = useMemo(() => baseMapOf(settings?.map), [settings?.map]);
  const place: Place = [Number(listing.longitude), Number(listing.latitude)];
  if (!listing.latitude || !listing.longitude || !place.every(Number.isFinite)) return null;
  const price = listing.price
    ? formatMoney(listing.price, { ...currency, suffix: true, locale })
    : t('search.map.noPrice');
  const where = [listing.address, placeOf(listing)].find(Boolean) ?? '';
  return (
    <Plate>
      <PlaceMap
        label={t('property.mapOf', { place: where })}
        baseMap={baseMap}
        place={place}
        pinLabel={price}
        pinName={`${price}, ${listing.title}`}
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
