import { useGate } from '@lintel/remote-kit';
import { Button, checkIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $isInterested, $isInterestPending, interestChanged, type InterestTarget } from './interest.model.ts';

interface Props {
  subject: InterestTarget;
  wide?: boolean;
}

/** Tells the owner that the user is interested, and takes it back. Asks a visitor to sign in first. */
export function InterestButton({ subject, wide = false }: Props) {
  const { t } = useDeferredTranslation();
  const guarded = useGate('signed-in');
  const { isInterested, isPending, change } = useUnit({
    isInterested: $isInterested,
    isPending: $isInterestPending,
    change: interestChanged,
  });
  const interested = isInterested(subject);
  const toggle = () =>
    change({
      subject,
      interested: !interested,
      done: t(interested ? 'interest.withdrawn' : 'interest.told'),
      failed: t('interest.failed'),
      ...(subject.kind === 'property' && { gone: t('property.missing.text') }),
    });
  return (
    <Button
      tone={interested ? 'secondary' : 'primary'}
      {...(interested ? { icon: checkIcon } : {})}
      wide={wide}
      busy={isPending(subject)}
      aria-pressed={interested}
      onClick={() => guarded(toggle)}
    >
      {t(interested ? 'interest.marked' : 'interest.mark')}
    </Button>
  );
}
