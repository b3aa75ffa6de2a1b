import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Dialog, ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  recipient as recipientQuery,
  RecipientGate,
  type ContactListing,
  type ContactRecipient,
} from './contact.model.ts';
import { MessageForm } from './message-form.tsx';

interface Props {
  listing: ContactListing;
  recipient?: ContactRecipient | undefined;
  /** Why the last try was refused. */
  reason?: string | undefined;
  onClose(): void;
}

/** A message to the owner of a listing. */
export function MessageDialog({ listing, recipient, ...form }: Props) {
  return recipient ? (
    <To listing={listing} recipient={recipient} {...form} />
  ) : (
    <>
      <RecipientGate slug={listing.slug} />
      <Unknown listing={listing} {...form} />
    </>
  );
}

/** Asks who offers the listing. */
function Unknown({ listing, ...form }: Omit<Props, 'recipient'>) {
  const { t } = useTranslation('mfe-chat');
  const { answer, error, pending, refresh } = useUnit({
    answer: recipientQuery.$data,
    error: recipientQuery.$error,
    pending: recipientQuery.$pending,
    refresh: recipientQuery.refresh,
  });
  const found = answer?.data.find(({ id }) => id === listing.id);
  if (found) {
    const owner: ContactRecipient = {
      id: found.added_by,
      name: found.customer_name,
      isBlockedByMe: found.is_blocked_by_me,
      isBlockedByUser: found.is_blocked_by_user,
    };
    return <To listing={listing} recipient={owner} {...form} />;
  }
  return (
    <Dialog kind="sheet" title={t('contact.open')} onClose={form.onClose}>
      {error && !pending ? (
        <ErrorState error={error} onRetry={() => refresh()} />
      ) : answer !== null && !pending ? (
        <Banner tone="warning" title={t('contact.absent')} />
      ) : (
        <LoadingBlocks height="240px" />
      )}
    </Dialog>
  );
}

function To({ listing, recipient, reason, onClose }: Props & { recipient: ContactRecipient }) {
  const { t } = useTranslation('mfe-chat');
  const { session } = useShell();
  const { id, name, isBlockedByMe, isBlockedByUser } = recipient;
  const isOwn = useReadable(session)?.user.id === id;
  const obstacle = isOwn
    ? t('contact.own')
    : isBlockedByMe
      ? t('contact.blocked')
      : isBlockedByUser
        ? t('composer.notAccepted')
        : undefined;
  if (obstacle) {
    return (
      <Dialog kind="sheet" title={t('contact.to', { name })} onClose={onClose}>
        <Banner tone="warning" title={obstacle} />
      </Dialog>
    );
  }
  return <MessageForm to={recipient} listing={listing} reason={reason} onClose={onClose} />;
}
