import type { PropertyDetail } from '@lintel/api-contract';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { ButtonLink, phoneIcon, PriceTag, tokens, VisuallyHidden } from '@lintel/ui';
import { rentPeriod } from '#common/card/listing.ts';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { InterestButton } from './interest-button.tsx';
import { useIsPhone } from '#common/use-is-phone.ts';

/** On a phone the price and the next step stay in reach, above the tabs of the frame. */
export function ActionBar({ listing }: { listing: PropertyDetail }) {
  const { t } = useLaterTexts();
  const currency = useCurrency();
  const isPhone = useIsPhone();
  const isOwn = useReadable(useShell().session)?.user.id === listing.added_by;
  const isBlocked = listing.is_blocked_by_me || listing.is_blocked_by_user;
  if (!isPhone || isOwn || isBlocked || !listing.is_interest_available) return null;
  return (
    <Bar data-bottom-bar role="group" aria-label={t('property.contact.title')}>
      <PriceTag value={listing.price} currency={currency} period={rentPeriod(listing)} />
      <span>
        {listing.mobile && (
          <ButtonLink to={`tel:${listing.mobile}`} reloadDocument tone="secondary" icon={phoneIcon}>
            <VisuallyHidden>{t('property.contact.call')}</VisuallyHidden>
          </ButtonLink>
        )}
        <InterestButton listing={listing} />
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  position: fixed;
  inset-inline: 0;
  /* Height of the tabs of the frame. */
  inset-block-end: calc(64px + env(safe-area-inset-bottom));
  z-index: ${tokens.layer.sticky};
  padding: ${tokens.space[2]} ${tokens.space.page};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  background: ${tokens.color.surface.overlay};
  > span:last-child {
    display: flex;
    gap: ${tokens.space[2]};
  }
  button {
    padding-inline: ${tokens.space[3]};
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
  }
`;
