import type { PropertyDetail } from '@lintel/api-contract';
import { formatDistance, formatList, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { Icon, pinIcon, TextLink, tokens } from '@lintel/ui';
import { useMemo } from 'react';
import { cityOf } from '#common/listing/town.ts';
import { addresses } from '#common/addresses.ts';
import { comparedPrice, placeOf, rentPeriod } from '#common/listing/listing.ts';
import { LocationMap } from '#common/media/location-map.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { facilityPins } from './facility-pins.ts';

/** Where the home stands, and what else is offered there. */
export function PlaceSection({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { id, title, address, city, latitude, longitude, assign_facilities: facilities } = listing;
  const amount = formatMoney(comparedPrice(listing), { ...currency, suffix: true, locale });
  const rent = rentPeriod(listing) ? t('search.afford.perMonth', { price: amount }) : amount;
  const price = listing.price ? rent : t('search.map.noPrice');
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  const nearby = useMemo(
    () => facilityPins(facilities, (distance) => formatDistance(distance, { unit, locale }), locale),
    [facilities, unit, locale],
  );
  return (
    <>
      <LocationMap
        key={id}
        latitude={latitude}
        longitude={longitude}
        where={address || placeOf(listing, locale)}
        label={price}
        name={formatList([price, title], locale)}
        nearby={nearby}
      />
      <Where>
        <Icon shape={pinIcon} size={22} />
        <address dir="auto">{address || placeOf(listing, locale)}</address>
        {city && <TextLink to={addresses.city(city)}>{t('place.more', { city: cityOf(listing) })}</TextLink>}
      </Where>
    </>
  );
}

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  address {
    font-style: normal;
  }
`;
