import type { PropertyDetail } from '@lintel/api-contract';
import { useShell } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';

interface Props {
  listing: Pick<PropertyDetail, 'id' | 'slug_id' | 'title'> &
    Partial<Pick<PropertyDetail, 'added_by' | 'customer_name' | 'is_blocked_by_me' | 'is_blocked_by_user'>>;
  look: 'card' | 'panel';
}

/** Where another remote lets the user write to the owner of a home. Its height is there before it, so that nothing jumps. */
export function ContactSlot({ listing, look }: Props) {
  const { Slot } = useShell();
  const { id, slug_id: slug, title, added_by: ownerId, customer_name: name } = listing;
  const owner =
    ownerId === undefined || name === undefined
      ? {}
      : {
          owner: {
            id: ownerId,
            name,
            isBlockedByMe: listing.is_blocked_by_me ?? false,
            isBlockedByUser: listing.is_blocked_by_user ?? false,
          },
        };
  const slot = (
    <Slot name="property.contact" propertyId={id} slug={slug} title={title} look={look} {...owner} />
  );
  return look === 'panel' ? <Place>{slot}</Place> : slot;
}

const Place = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.size.touch};
`;
