import type { Conversation } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { Badge, PriceTag, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const periods = { Daily: 'daily', Monthly: 'monthly', Quaterly: 'quarterly', Yearly: 'yearly' } as const;

/** Price and state of the listing, and whether an interest was stated. */
export function ListingFacts({ conversation: { property, is_interested } }: { conversation: Conversation }) {
  const { t } = useTranslation('mfe-chat');
  const currency = useCurrency();
  const { price, property_type: deal, rentduration, is_live, is_mine, is_project } = property;
  const isGone = deal === 'sold' || deal === 'rented';
  const period = deal === 'rent' ? periods[rentduration as keyof typeof periods] : undefined;
  return (
    <>
      {!is_project && <PriceTag value={price} currency={currency} period={period} />}
      <Badges>
        {isGone && <Badge tone="warning">{t(deal === 'sold' ? 'listing.sold' : 'listing.rented')}</Badge>}
        {!is_live && !isGone && <Badge tone="warning">{t('listing.offMarket')}</Badge>}
        {is_mine && <Badge tone="info">{t('listing.mine')}</Badge>}
        {is_interested && (
          <Badge tone="success">{t(is_mine ? 'listing.theyInterested' : 'listing.youInterested')}</Badge>
        )}
      </Badges>
    </>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  &:empty {
    display: none;
  }
`;
