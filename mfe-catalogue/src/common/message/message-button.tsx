import type { WaitingWrite } from '@lintel/contract';
import { lazyPage, useReadable, useShell, useWaitingWrites } from '@lintel/remote-kit';
import { Banner, Button, chatIcon } from '@lintel/ui';
import { useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { drafts, writeDraft } from './drafts.ts';
import { messageKey, type Recipient } from './message.model.ts';

const MessageDialog = lazyPage(
  () => import(/* webpackChunkName: "message-form" */ './message-dialog.tsx'),
  null,
);
/** Fetches the form, so that it is there without a network. */
export const keepMessageForm = (): Promise<void> => MessageDialog.preload();

interface Props {
  listing: { id: number; slug_id: string; title: string };
  /** When the page knows the owner. */
  recipient?: Recipient;
  look: 'card' | 'panel';
}

/** Opens the form for a message to the owner, and tells of those that wait or were refused. */
export function MessageButton({ listing, recipient, look }: Props) {
  const { t } = useDeferredTranslation();
  const { id, title } = listing;
  const { notify } = useShell();
  const hasDraft = useReadable(drafts)[id] !== undefined;
  const { waiting, takeBack } = useWaitingWrites();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<string>();
  const label = t(hasDraft ? 'message.continue' : 'message.open');

  async function edit(write: WaitingWrite): Promise<void> {
    if (!(await takeBack(write.id))) return notify({ tone: 'info', text: t('outbox.tooLate') });
    writeDraft(id, textOf(write));
    setReason(write.refused);
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    setReason(undefined);
  }
  return (
    <>
      <Button
        icon={chatIcon}
        {...(look === 'card'
          ? ({ size: 'small', tone: 'quiet', 'aria-label': `${label}: ${title}` } as const)
          : ({ tone: 'secondary', wide: true } as const))}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {waiting
        .filter(({ key }) => key.startsWith(messageKey(id)))
        .map((write) => (
          <Banner
            key={write.id}
            tone={write.refused ? 'danger' : 'info'}
            title={write.refused ? t('message.refused', { why: write.refused }) : t('message.waits')}
            action={
              <Button size="small" tone="secondary" onClick={() => void edit(write)}>
                {t(write.refused ? 'message.edit' : 'outbox.takeBack')}
              </Button>
            }
          >
            <span dir="auto">{textOf(write)}</span>
          </Banner>
        ))}
      {isOpen && <MessageDialog listing={listing} recipient={recipient} reason={reason} onClose={close} />}
    </>
  );
}

/** The words of a message that waits; nothing for other writes. */
export const textOf = ({ parameters }: WaitingWrite): string =>
  (parameters as { message?: string } | null)?.message ?? '';
