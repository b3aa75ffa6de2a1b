import type { WaitingWrite } from '@lintel/contract';
import { useReadable, useShell, useWaitingWrites, writeMessageDraft } from '@lintel/remote-kit';
import { Button, Panel, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { heartTakenBack } from '#common/saved/favourites.model.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { noteTakenBack, outboxChanged } from './notes.model.ts';

/** What waits for the network, each by kind and home; until it is sent it can be taken back. */
export function OutboxList() {
  const { t } = useDeferredTranslation();
  const { notify, session } = useShell();
  const userId = useReadable(session)?.user.id;
  const { waiting, takeBack } = useWaitingWrites();
  const { heart, note, changed } = useUnit({
    heart: heartTakenBack,
    note: noteTakenBack,
    changed: outboxChanged,
  });
  const keys = waiting.map(({ key }) => key).join(' ');
  useEffect(() => {
    changed(keys.split(' '));
  }, [keys, changed]);

  async function undo(write: WaitingWrite): Promise<void> {
    if (!(await takeBack(write.id))) return notify({ tone: 'info', text: t('outbox.tooLate') });
    const [kind, id] = write.key.split(':');
    if (kind === 'favourite') heart({ id: Number(id), saved: isSaving(write) });
    if (kind === 'note') note({ id: Number(id) });
    // The words are in the form again.
    if (kind === 'message')
      writeMessageDraft({ peerId: peerOf(write), propertyId: Number(id) }, textOf(write), userId);
  }
  const nameOf = (write: WaitingWrite) => {
    const { key, title } = write;
    const about = { title: title || t('outbox.aHome') };
    if (key.startsWith('note:')) return t('outbox.note', about);
    if (key.startsWith('message:')) return t('outbox.message', about);
    if (key.startsWith('favourite:')) return t(isSaving(write) ? 'outbox.save' : 'outbox.remove', about);
    return t('outbox.change', about);
  };
  return (
    <div role="status">
      {waiting.length > 0 && (
        <Box as="section" aria-label={t('outbox.title')}>
          <h2>{t('outbox.title')}</h2>
          <p>{t('offline.outbox', { count: waiting.length })}</p>
          <ul>
            {waiting.map((write) => (
              <li key={write.id}>
                <span>
                  <strong>{nameOf(write)}</strong>
                  {textOf(write) && <q dir="auto">{textOf(write)}</q>}
                  {write.refused && <em>{t('message.refused', { why: write.refused })}</em>}
                </span>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`${t('outbox.takeBack')}: ${nameOf(write)}`}
                  onClick={() => void undo(write)}
                >
                  {t('outbox.takeBack')}
                </Button>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </div>
  );
}

/** The heart was filled, not emptied. */
const isSaving = ({ parameters }: Pick<WaitingWrite, 'parameters'>): boolean =>
  (parameters as { type?: unknown } | null)?.type === '1';

/** The words of a message that waits; nothing for other writes. */
const textOf = ({ parameters }: WaitingWrite): string =>
  (parameters as { message?: string } | null)?.message ?? '';
const peerOf = ({ parameters }: WaitingWrite): number =>
  Number((parameters as { receiver_id?: unknown } | null)?.receiver_id ?? 0);

const Box = styled(Panel)`
  display: grid;
  gap: ${tokens.space[2]};
  h2 {
    font: ${tokens.font.h3};
  }
  p,
  q {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  ul {
    display: grid;
    gap: ${tokens.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.border.hairline};
  }
  li > span {
    display: grid;
    gap: ${tokens.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font: ${tokens.font.smallStrong};
  }
  em {
    color: ${tokens.color.danger.text};
    font: ${tokens.font.small};
  }
`;
