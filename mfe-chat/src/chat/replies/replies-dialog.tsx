import { errorText } from '@lintel/i18n';
import {
  addIcon,
  Banner,
  Button,
  chevronDownIcon,
  Dialog,
  ErrorState,
  IconButton,
  LiveRegion,
  Skeleton,
  TextArea,
  tokens,
  trashIcon,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormDialog } from '#common/form-dialog.tsx';
import {
  $draftReplies,
  $knownReplies,
  editDiscarded,
  replies,
  repliesEdited,
  RepliesGate,
  repliesSaving,
  $savingError,
  type DraftReply,
} from './replies.model.ts';
import { upIcon } from '#common/shapes.ts';

/** As the back end has it. */
const LONGEST = 1000;
const MOST = 30;

/** The user's own replies: added, changed, put in order and removed; saved all at once. */
export default function RepliesDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('mfe-chat');
  const { answer, error, refresh } = useUnit({
    answer: replies.$data,
    error: replies.$error,
    refresh: replies.refresh,
  });
  if (answer) return <Editor stored={answer.data} onClose={onClose} />;
  return (
    <Dialog kind="sheet" title={t('replies.title')} onClose={onClose}>
      <RepliesGate />
      {error ? (
        <ErrorState error={error} onRetry={() => refresh()} />
      ) : (
        <Skeleton height="160px" shape="box" />
      )}
    </Dialog>
  );
}

const rowsOf = (texts: readonly string[]): readonly DraftReply[] =>
  texts.map((text, index) => ({ key: index + 1, text }));

function Editor({ stored, onClose }: { stored: readonly string[]; onClose(): void }) {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const { draft, known, edit, discard, save, isSaving, error } = useUnit({
    draft: $draftReplies,
    known: $knownReplies,
    edit: repliesEdited,
    discard: editDiscarded,
    save: repliesSaving.start,
    isSaving: repliesSaving.$pending,
    error: $savingError,
  });
  const rows = draft ?? rowsOf(stored);
  const [isTried, setTried] = useState(false);
  const [notice, setNotice] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  }, [added]);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && !error && draft === null) onClose();
    wasSaving.current = isSaving;
  }, [isSaving, error, draft, onClose]);

  const faultOf = ({ text }: DraftReply) =>
    text.trim() === ''
      ? t('replies.missing')
      : text.length > LONGEST
        ? t('composer.tooLong', { count: text.length - LONGEST })
        : undefined;

  function add(): void {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    edit([...rows, { key, text: '' }]);
    setTried(false);
    setAdded(key);
  }
  function move(from: number, to: number): void {
    const others = rows.filter((_, index) => index !== from);
    edit([...others.slice(0, to), rows[from]!, ...others.slice(to)]);
    setNotice(t('replies.moved', { place: to + 1, count: rows.length }));
  }
  function remove(index: number): void {
    edit(rows.filter((_, at) => at !== index));
    setNotice(t('replies.removed'));
    list.current?.focus();
  }
  function confirm(): void {
    setTried(true);
    const faulty = rows.findIndex((row) => faultOf(row) !== undefined);
    if (faulty >= 0) return list.current?.querySelectorAll('textarea')[faulty]?.focus();
    save({ texts: rows.map(({ text }) => text.trim()), known: [...(known ?? stored)] });
  }
  function cancel(): void {
    discard();
    onClose();
  }
  return (
    <FormDialog
      title={t('replies.title')}
      confirmLabel={common('actions.save')}
      busy={isSaving}
      onConfirm={confirm}
      onClose={onClose}
      onCancel={cancel}
    >
      <Fields>
        {error && <Banner tone="danger" urgent title={errorText(errors, error)} />}
        {rows.length === 0 && <p>{t('replies.empty')}</p>}
        <ol ref={list} tabIndex={-1} aria-label={t('replies.own')}>
          {rows.map((row, index) => (
            <li key={row.key}>
              <TextArea
                label={t('replies.reply', { number: index + 1 })}
                rows={2}
                limit={LONGEST}
                value={row.text}
                error={isTried ? faultOf(row) : undefined}
                onChange={({ target }) =>
                  edit(rows.map((other) => (other === row ? { ...row, text: target.value } : other)))
                }
              />
              <Order>
                <IconButton
                  shape={upIcon}
                  label={t('replies.up', { number: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  shape={chevronDownIcon}
                  label={t('replies.down', { number: index + 1 })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  shape={trashIcon}
                  label={t('replies.remove', { number: index + 1 })}
                  onClick={() => remove(index)}
                />
              </Order>
            </li>
          ))}
        </ol>
        <LiveRegion>{notice}</LiveRegion>
        {rows.length < MOST && (
          <Button tone="secondary" icon={addIcon} onClick={add}>
            {t('replies.add')}
          </Button>
        )}
      </Fields>
    </FormDialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: start;
  ol {
    display: grid;
    gap: ${tokens.space[4]};
    justify-self: stretch;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  textarea {
    min-block-size: 3lh;
  }
`;
const Order = styled.div`
  display: flex;
  justify-content: flex-end;
`;
