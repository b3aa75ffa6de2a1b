import type { PropertyDetail } from '@lintel/api-contract';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { PriceTag } from '@lintel/ui';
import { BottomBar } from '#common/layout/bottom-bar.tsx';
import { rentPeriod } from '#common/listing/listing.ts';
import { InterestButton } from '#common/interest/interest-button.tsx';

/** Price and interest at the foot of a phone's screen. */
export function ActionBar({ listing }: { listing: PropertyDetail }) {
  const currency = useCurrency();
  const isOwn = useReadable(useShell().session)?.user.id === listing.added_by;
  const isBlocked = listing.is_blocked_by_me || listing.is_blocked_by_user;
  if (isOwn || isBlocked || !listing.is_interest_available) return null;
  return (
    <BottomBar
      price={<PriceTag value={listing.price} currency={currency} period={rentPeriod(listing)} />}
      mobile={listing.mobile}
    >
      <InterestButton subject={{ ...listing, kind: 'property' }} />
    </BottomBar>
  );
}
