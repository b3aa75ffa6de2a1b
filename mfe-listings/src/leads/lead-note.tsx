import { Button, TextArea, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { change, leadChanged, type Lead } from './leads.model.ts';
import { $typedNotes, noteTyped } from './notes.model.ts';

const LONGEST_NOTE = 1000;

interface Props {
  lead: Lead;
  /** The lead among those of all listings. */
  leadKey: string;
  /** Saved, and sent after an earlier change. */
  isWaiting: boolean;
}

/** Written down by a press on Save; what is typed stays when the back end refuses it. */
export function LeadNote({ lead: { id, name, note = '' }, leadKey: key, isWaiting }: Props) {
  const { t } = useTranslation('mfe-listings');
  const { t: common } = useTranslation();
  const { changed, typed, notes, pending } = useUnit({
    changed: leadChanged,
    typed: noteTyped,
    notes: $typedNotes,
    pending: change.$pending,
  });
  const text = notes.get(key) ?? note;
  const [isOpen, setOpen] = useState(text !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    if (wasPressed) field.current?.focus();
  }, [wasPressed]);
  const open = () => {
    setOpen(true);
    setPressed(true);
  };
  const save = () => {
    changed({ id, note: text });
    // The button goes.
    field.current?.focus();
  };
  if (!isOpen)
    return (
      <Button tone="quiet" size="small" onClick={open}>
        {t('leads.addNote')}
      </Button>
    );
  return (
    <NoteBox>
      <TextArea
        label={t('leads.note', { name })}
        ref={field}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ target: { value } }) =>
          // While a change is on its way, the note on screen may be taken back.
          typed({ key, text: value, isStored: value === note && !pending.has(id) })
        }
      />
      {text !== note && (
        <Button size="small" busy={isWaiting} onClick={save}>
          {common('actions.save')}
        </Button>
      )}
    </NoteBox>
  );
}

const NoteBox = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  inline-size: 100%;
  > :first-child {
    inline-size: 100%;
  }
`;
