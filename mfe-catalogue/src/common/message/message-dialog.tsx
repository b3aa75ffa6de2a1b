import { Banner, Dialog, ErrorState, Skeleton } from '@lintel/ui';
import { useReadable, useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { MessageForm } from './message-form.tsx';
import { recipient as recipientQuery, RecipientGate, type Recipient } from './message.model.ts';

interface Props {
  listing: { id: number; slug_id: string; title: string };
  recipient?: Recipient | undefined;
  /** Why the last try was refused. */
  reason?: string | undefined;
  onClose(): void;
}

/** A message to the owner of a home. */
export default function MessageDialog({ listing, recipient, ...form }: Props) {
  return recipient ? (
    <To recipient={recipient} {...form} />
  ) : (
    <>
      <RecipientGate slug={listing.slug_id} />
      <Unknown listing={listing} {...form} />
    </>
  );
}

/** Asks who offers the home. */
function Unknown({ listing, ...form }: Omit<Props, 'recipient'>) {
  const { t } = useDeferredTranslation();
  const { answer, error, pending, refresh } = useUnit({
    answer: recipientQuery.$data,
    error: recipientQuery.$error,
    pending: recipientQuery.$pending,
    refresh: recipientQuery.refresh,
  });
  const found = answer?.data.find(({ id }) => id === listing.id);
  if (found) return <To recipient={found} {...form} />;
  const isAbsent = answer !== null && !pending;
  return (
    <Dialog kind="sheet" title={t('message.open')} onClose={form.onClose}>
      {error && !pending ? (
        <ErrorState error={error} onRetry={() => refresh()} />
      ) : isAbsent ? (
        <Banner tone="warning" title={t('message.absent')} />
      ) : (
        <Skeleton height="240px" shape="box" />
      )}
    </Dialog>
  );
}

function To({ recipient, reason, onClose }: Omit<Props, 'recipient' | 'listing'> & { recipient: Recipient }) {
  const { t } = useDeferredTranslation();
  const { session } = useShell();
  const { added_by: ownerId, customer_name: name, is_blocked_by_me, is_blocked_by_user } = recipient;
  const isOwn = useReadable(session)?.user.id === ownerId;
  const obstacle = isOwn
    ? t('property.contact.own')
    : is_blocked_by_me
      ? t('property.contact.blocked')
      : is_blocked_by_user
        ? t('message.notFromYou')
        : undefined;
  if (obstacle) {
    return (
      <Dialog kind="sheet" title={t('message.to', { name })} onClose={onClose}>
        <Banner tone="warning" title={obstacle} />
      </Dialog>
    );
  }
  return <MessageForm to={recipient} reason={reason} onClose={onClose} />;
}
