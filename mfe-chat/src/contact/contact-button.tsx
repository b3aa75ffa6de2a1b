import { aboutProject } from '@lintel/api-contract';
import type { Slots, WaitingWrite } from '@lintel/contract';
import {
  messageDrafts,
  useReadable,
  useShell,
  useWaitingWrites,
  writeMessageDraft,
} from '@lintel/remote-kit';
import { Banner, Button, chatIcon, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { waitingKey } from '#common/send.api.ts';
import { MessageDialog } from './message-dialog.tsx';

/** Widget of the slot `property.contact`: the form for a message to the owner, and messages that wait or were refused. */
export default function ContactButton(props: Slots['property.contact']) {
  // Pages of older releases have a form of their own, and do not name the address.
  return props.slug ? <Contact {...props} /> : null;
}

/** Widget of the slot `project.contact`: the same for a project. Its owner is known, so that its address is not needed. */
export function ProjectContactButton({ projectId, title, owner }: Slots['project.contact']) {
  return (
    <Contact
      propertyId={aboutProject(projectId)}
      slug=""
      title={title}
      owner={{ ...owner, isBlockedByMe: false, isBlockedByUser: false }}
    />
  );
}

function Contact({ propertyId, slug, title, owner, look = 'panel' }: Slots['property.contact']) {
  const { t } = useTranslation('mfe-chat');
  const { notify, session } = useShell();
  const userId = useReadable(session)?.user.id;
  const hasDraft = Object.entries(useReadable(messageDrafts)).some(
    ([key, { userId: writer }]) =>
      key.endsWith(`/${propertyId}`) && (writer === undefined || writer === userId),
  );
  const { waiting, takeBack } = useWaitingWrites();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<string>();
  const label = t(hasDraft ? 'contact.continue' : 'contact.open');

  async function edit(write: WaitingWrite): Promise<void> {
    if (!(await takeBack(write.id))) return notify({ tone: 'info', text: t('contact.tooLate') });
    const { text, peerId = owner?.id } = wordsOf(write);
    if (peerId !== undefined) writeMessageDraft({ peerId, propertyId }, text, userId);
    setReason(write.refused);
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    setReason(undefined);
  }
  return (
    <>
      <Opener
        icon={chatIcon}
        $isCompact={look === 'card'}
        {...(look === 'card'
          ? ({ size: 'small', tone: 'quiet', 'aria-label': `${label}: ${title}` } as const)
          : ({ tone: 'secondary', wide: true } as const))}
        onClick={() => setOpen(true)}
      >
        {label}
      </Opener>
      {waiting
        .filter(({ key }) => key.startsWith(waitingKey(propertyId)))
        .map((write) => (
          <Line key={write.id}>
            <Banner
              tone={write.refused ? 'danger' : 'info'}
              title={write.refused ? t('message.refused', { why: write.refused }) : t('contact.waits')}
              action={
                <Button size="small" tone="secondary" onClick={() => void edit(write)}>
                  {t(write.refused ? 'contact.edit' : 'message.undo')}
                </Button>
              }
            >
              <span dir="auto">{wordsOf(write).text}</span>
            </Banner>
          </Line>
        ))}
      {isOpen && (
        <MessageDialog
          listing={{ id: propertyId, slug, title }}
          recipient={owner}
          reason={reason}
          onClose={close}
        />
      )}
    </>
  );
}

function wordsOf({ parameters }: WaitingWrite): { text: string; peerId?: number } {
  const { message = '', receiver_id: peer } = (parameters ?? {}) as {
    message?: string;
    receiver_id?: number;
  };
  return peer === undefined ? { text: message } : { text: message, peerId: Number(peer) };
}

/** In a row of buttons below a card it takes no more room than its neighbours. */
const Opener = styled(Button)<{ $isCompact: boolean }>`
  ${({ $isCompact }) => $isCompact && `gap: ${tokens.space[1]}; padding-inline: ${tokens.space[1]}; text-align: start;`}
`;
/** In a row of buttons a message takes a line of its own. */
const Line = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
  margin-block: ${tokens.space[1]};
`;
