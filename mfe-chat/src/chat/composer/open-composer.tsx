import type { Conversation } from '@lintel/api-contract';
import { $isOnline, lazyDialog, messageDrafts, useReadable } from '@lintel/remote-kit';
import { attachIcon, IconButton, media, microphoneIcon, sendIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CardMenu } from '#chat/cards/card-menu.tsx';
import { insertReply } from '#chat/replies/insert-reply.ts';
import { ReplyMenu } from '#chat/replies/reply-menu.tsx';
import type { ThreadId } from '#chat/wire/address.ts';
import { warningsOf } from '#common/shield/rules.ts';
import { $answeredAt } from '#chat/shield/shield.model.ts';
import { countSentElsewhere, sentWords } from '#common/shield/recipients.ts';
import { useFocusBack } from '#common/use-focus-back.ts';
import { useRecorded } from '#chat/voice/use-recorded.ts';
import { WarningNote } from '#common/shield/warning-note.tsx';
import { $text, draftsChanged, textChanged } from '#chat/sending/draft.model.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';

const FilesDialog = lazyDialog(
  () => import(/* webpackChunkName: "chat-files" */ '#chat/files/files-dialog.tsx'),
);
const VoiceRecorder = lazyDialog(
  () => import(/* webpackChunkName: "chat-recorder" */ '#chat/voice/voice-recorder.tsx'),
);

/** Longer ones the back end refuses. */
const LONGEST = 5000;

interface Props {
  thread: ThreadId;
  conversation: Conversation;
}

/** The field with what can be sent beside words: cards, files, recordings, replies that the user keeps. */
export function OpenComposer({ thread, conversation: { name, property } }: Props) {
  const { t } = useTranslation('mfe-chat');
  const { text, change, readDraft, submit, isOnline } = useUnit({
    text: $text,
    change: textChanged,
    readDraft: draftsChanged,
    submit: submitted,
    isOnline: $isOnline,
  });
  const drafts = useReadable(messageDrafts);
  useEffect(() => readDraft(), [readDraft, drafts]);
  const [opened, setOpened] = useState<'files' | 'voice' | null>(null);
  const close = () => setOpened(null);
  const recorded = useRecorded(thread);
  const isSpoken = opened === 'voice' || recorded.values.file !== null;
  const microphone = useFocusBack<HTMLButtonElement>(isSpoken);
  const { answeredAt } = useUnit({ answeredAt: $answeredAt });
  const sent = useReadable(sentWords);
  const warnings = warningsOf(text, {
    isFirst: answeredAt === Infinity,
    sentElsewhere: countSentElsewhere(sent, thread, text, Date.now()),
    ownHost: location.host,
  });
  const isTooLong = text.length > LONGEST;

  const field = useRef<HTMLTextAreaElement>(null);

  /** Into the field at its caret; what is written stays. */
  function insert(reply: string): void {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    const next = insertReply(text, reply, { start, end });
    flushSync(() => change(next.text));
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  }
  function send(): void {
    const words = text.trim();
    if (!words || isTooLong) return;
    submit({ thread, title: property.title, text: words });
    change('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    // On devices without a keyboard of their own Enter begins a line, as everywhere there.
    const isTouch = globalThis.matchMedia?.('(hover: none)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  }
  if (isSpoken) {
    return (
      <VoiceRecorder
        recorded={recorded}
        onClose={close}
        onSend={(file, seconds) =>
          submit({ thread, title: property.title, text: '', audio: { file, seconds } })
        }
      />
    );
  }
  return (
    <div>
      {opened === 'files' && (
        <FilesDialog thread={thread} title={property.title} name={name} onClose={close} />
      )}
      {!isOnline && <Hint role="status">{t('composer.offline')}</Hint>}
      {!property.is_live && <Hint>{t('composer.offMarket')}</Hint>}
      {isTooLong && <Hint role="alert">{t('composer.tooLong', { count: text.length - LONGEST })}</Hint>}
      {warnings.length > 0 && (
        <Notice>
          <WarningNote warnings={warnings} side="mine" />
        </Notice>
      )}
      <Bar
        data-state={text.trim() ? 'written' : 'empty'}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <CardMenu isOwner={property.is_mine} />
        <IconButton shape={attachIcon} label={t('files.attach')} onClick={() => setOpened('files')} />
        <ReplyMenu onChoose={insert} />
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          aria-label={t('composer.label', { name })}
          placeholder={t('composer.placeholder')}
          value={text}
          aria-invalid={isTooLong || undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          ref={microphone}
          data-part="microphone"
          shape={microphoneIcon}
          label={t('voice.record')}
          onClick={() => setOpened('voice')}
        />
        <IconButton
          type="submit"
          shape={sendIcon}
          label={t('composer.send')}
          disabled={!text.trim() || isTooLong}
        />
      </Bar>
    </div>
  );
}

const { color } = tokens;

const Notice = styled.div`
  padding: ${tokens.space[3]};
`;
const Hint = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[4]} 0;
  color: ${color.text.muted};
  font: ${tokens.font.small};
`;
const Bar = styled.form`
  display: flex;
  align-items: end;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]};
  border-block-start: 1px solid ${color.border.hairline};
  /* What stands above it may take all of the room. */
  ${media.low} {
    position: sticky;
    inset-block-end: 0;
    padding-block-end: ${tokens.space[2]};
    background: ${color.surface.raised};
  }
  textarea {
    flex: 1;
    field-sizing: content;
    min-inline-size: 0;
    min-block-size: ${tokens.size.touch};
    max-block-size: calc(6lh + 20px);
    padding: 9px ${tokens.space[3]};
    border: 1px solid ${color.border.control};
    border-radius: ${tokens.radius.card};
    background: ${color.surface.canvas};
    color: ${color.text.default};
    font: ${tokens.font.body};
    resize: none;
    ${media.low} {
      max-block-size: calc(2lh + 20px);
    }
  }
  button[type='submit']:not(:disabled) {
    background: ${color.action.default};
    color: ${color.text.onAction};
    &:hover {
      background: ${color.action.hover};
    }
  }
  /* Between two other panes it is narrow: the field begins a row, which it shares with what sends. */
  @container (min-width: 58rem) {
    flex-wrap: wrap;
    textarea {
      flex-basis: calc(100% - 2 * (${tokens.size.touch} + ${tokens.space[1]}));
    }
  }
  /* Where there is little room, one place serves both: speaking before words are written, sending after. */
  @container (max-width: 43.99rem) {
    &[data-state='empty'] > [type='submit'],
    &[data-state='written'] > [data-part='microphone'] {
      display: none;
    }
  }
`;
