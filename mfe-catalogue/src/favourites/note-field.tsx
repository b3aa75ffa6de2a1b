import { useReadable, useShell } from '@lintel/remote-kit';
import { addIcon, Banner, Button, TextArea, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { CardListing } from '#common/listing/listing.ts';
import { conflictSettled, noteTyped } from './notes.model.ts';
import { LONGEST, notes } from '#common/saved/notes.ts';

/** A note on a saved home; kept as it is typed, and sent to the account when the typing pauses. */
export function NoteField({ listing: { id, title } }: { listing: CardListing }) {
  const { t } = useDeferredTranslation();
  const { session } = useShell();
  const me = useReadable(session)?.user.id;
  const known = useReadable(notes)[id];
  const note = known?.owner === undefined || known.owner === me ? known : undefined;
  const type = useUnit(noteTyped);
  const [isOpen, setOpen] = useState(false);
  const takeFocus = useCallback(
    (field: HTMLTextAreaElement | null) => {
      if (isOpen) field?.focus();
    },
    [isOpen],
  );
  const text = note?.text ?? '';
  if (!text && !note?.other && !isOpen) {
    return (
      <Button
        size="small"
        tone="quiet"
        icon={addIcon}
        aria-label={t('offline.addNoteOn', { title })}
        onClick={() => setOpen(true)}
      >
        {t('offline.addNote')}
      </Button>
    );
  }
  return (
    <Lines>
      <TextArea
        label={t('offline.noteOn', { title })}
        hideLabel
        rows={2}
        maxLength={LONGEST}
        value={text}
        placeholder={t('offline.addNote')}
        ref={takeFocus}
        onChange={({ target }) => type({ id, title, text: target.value })}
      />
      {note?.other && <Conflict id={id} title={title} mine={text} other={note.other} />}
    </Lines>
  );
}

interface ConflictProps {
  id: number;
  title: string;
  mine: string;
  other: string;
}

/** Two devices have changed the note without knowing of each other: both texts, and the choice. */
function Conflict({ id, title, mine, other }: ConflictProps) {
  const { t } = useDeferredTranslation();
  const settle = useUnit(conflictSettled);
  const both = `${mine}\n\n${other}`;
  const choices = [
    { name: t('offline.keepBoth'), text: both },
    { name: t('offline.keepThis'), text: mine },
    { name: t('offline.keepOther'), text: other },
  ].filter(({ text }) => text.length <= LONGEST);
  return (
    <div role="group" aria-label={t('offline.conflictOn', { title })}>
      <Banner tone="warning" urgent title={t('offline.conflict')}>
        <Other dir="auto">{other}</Other>
        <Choices>
          {choices.map(({ name, text }) => (
            <Button key={name} size="small" tone="secondary" onClick={() => settle({ id, title, text })}>
              {name}
            </Button>
          ))}
        </Choices>
      </Banner>
    </div>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
const Other = styled.blockquote`
  margin: ${tokens.space[2]} 0;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid currentcolor;
  white-space: pre-line;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
