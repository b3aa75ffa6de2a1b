import type { PropertyDetail } from '@lintel/api-contract';
import { Icon, pinIcon, TextLink, tokens } from '@lintel/ui';
import { addresses } from '#common/addresses.ts';
import { placeOf } from '#common/card/listing.ts';
import { LocationMap } from './location-map.tsx';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';

/** Where the home stands, and what else is offered there. */
export function PlaceSection({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const { address, city } = listing;
  return (
    <>
      <LocationMap key={listing.id} listing={listing} />
      <Where>
        <Icon shape={pinIcon} size={22} />
        <address dir="auto">{address || placeOf(listing)}</address>
        {city && <TextLink to={addresses.city(city)}>{t('place.more', { city })}</TextLink>}
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
