import { useReadable } from '@lintel/remote-kit';
import { addIcon, Button, TextArea } from '@lintel/ui';
import { useCallback, useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import type { Listing } from '#common/card/listing.ts';
import { LONGEST, notes, writeNote } from './notes.ts';

/** A note on a saved home; kept as it is typed. */
export function NoteField({ listing }: { listing: Listing }) {
  const { t } = useLaterTexts();
  const note = useReadable(notes)[listing.id] ?? '';
  const [isOpen, setOpen] = useState(false);
  const takeFocus = useCallback(
    (field: HTMLTextAreaElement | null) => {
      if (isOpen) field?.focus();
    },
    [isOpen],
  );
  if (!note && !isOpen) {
    return (
      <Button
        size="small"
        tone="quiet"
        icon={addIcon}
        aria-label={t('offline.addNoteOn', { title: listing.title })}
        onClick={() => setOpen(true)}
      >
        {t('offline.addNote')}
      </Button>
    );
  }
  return (
    <TextArea
      label={t('offline.noteOn', { title: listing.title })}
      hideLabel
      rows={2}
      maxLength={LONGEST}
      value={note}
      placeholder={t('offline.addNote')}
      ref={takeFocus}
      onChange={({ target }) => writeNote(listing.id, target.value)}
    />
  );
}
