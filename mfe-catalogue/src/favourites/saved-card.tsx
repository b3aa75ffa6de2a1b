import type { PropertyDetail } from '@lintel/api-contract';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { CardTools } from '#common/card-tools/card-tools.tsx';
import type { CardListing } from '#common/listing/listing.ts';
import { firstDots } from '#common/card/card-dots.tsx';
import { PropertyCard } from '#common/card/property-card.tsx';
import { useCompareTool } from '#common/compare/use-compare-tool.ts';
import { ContactSlot } from '#common/contact-slot.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NoteField } from './note-field.tsx';

/** A saved home; the account also knows whether it is shown to buyers. */
type SavedListing = CardListing & Partial<Pick<PropertyDetail, 'status'>>;

/** A saved home, with what its reader wrote about it and to its owner. */
export function SavedCard({ listing }: { listing: SavedListing }) {
  const end = useEnd(listing);
  return (
    <Column>
      <PropertyCard
        listing={end ? withoutOffer(listing) : listing}
        heading="h2"
        dots={firstDots}
        tools={<Tools listing={listing} />}
      />
      <div>
        {end && <End>{end}</End>}
        <ContactSlot listing={listing} look="card" />
        <NoteField listing={listing} />
      </div>
    </Column>
  );
}

/** Without what only holds while it is on offer: that it is an ad, is cheaper than before, was listed or confirmed lately. */
const withoutOffer = ({
  posted_at: _posted,
  confirmed_at: _confirmed,
  previous_price: _before,
  ...listing
}: SavedListing): SavedListing => ({ ...listing, promoted: false, is_confirmation_overdue: false });

/** Why a saved home can no longer be had; nothing while it is on offer. */
function useEnd({ property_type: deal, status }: SavedListing): string | undefined {
  const { t } = useDeferredTranslation();
  if (deal === 'sold' || deal === 'rented') return t(`property.gone.${deal}`);
  return status === 0 ? t('property.withdrawn.title') : undefined;
}

function Tools({ listing }: { listing: CardListing }) {
  return <CardTools title={listing.title} tools={[useCompareTool(listing)]} />;
}

const Column = styled.div`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space[2]};
    margin-block-start: ${tokens.space[1]};
    > button {
      gap: ${tokens.space[1]};
      padding-inline: ${tokens.space[1]};
    }
    /* A field or a message takes a line of its own. */
    > :not(button, dialog, [data-slot]) {
      flex: 1 0 100%;
      min-inline-size: 0;
      margin-block: ${tokens.space[1]};
    }
  }
`;
const End = styled.p`
  color: ${tokens.color.text.default};
  font: ${tokens.font.smallStrong};
`;
