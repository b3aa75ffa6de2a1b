import type { PropertyDetail } from '@lintel/api-contract';
import { useGate } from '@lintel/remote-kit';
import { Button, checkIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useLaterTexts } from '#later-texts.ts';
import { $interestPending, $isInterested, interestChanged } from './interest.model.ts';

interface Props {
  listing: PropertyDetail;
  wide?: boolean;
}

/** Tells the owner that somebody is interested, and takes it back. Asks a visitor to sign in first. */
export function InterestButton({ listing, wide = false }: Props) {
  const { t } = useLaterTexts();
  const guarded = useGate('signed-in');
  const { isInterested, pending, change } = useUnit({
    isInterested: $isInterested,
    pending: $interestPending,
    change: interestChanged,
  });
  if (!listing.is_interest_available) return null;
  const interested = isInterested(listing);
  const toggle = () =>
    change({
      propertyId: listing.id,
      interested: !interested,
      done: t(interested ? 'interest.withdrawn' : 'interest.told'),
      failed: t('interest.failed'),
    });
  return (
    <Button
      tone={interested ? 'secondary' : 'primary'}
      {...(interested ? { icon: checkIcon } : {})}
      wide={wide}
      busy={pending}
      aria-pressed={interested}
      onClick={() => guarded(toggle)}
    >
      {t(interested ? 'interest.marked' : 'interest.mark')}
    </Button>
  );
}
