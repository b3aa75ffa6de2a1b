import { formatTime, useLocale } from '@lintel/i18n';
import styled from 'styled-components';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';

export interface SaveNoteProps {
  /** `$state` of `createAutosave`. */
  state: 'nothing' | 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Milliseconds since 1970; null before the first save. */
  savedAt: number | null;
}

/** Whether what the user typed is saved as a draft, e.g. "Saved 12:04". Screen readers hear only that saving failed. */
export function SaveNote({ state, savedAt }: SaveNoteProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  if (state === 'nothing') return null;
  if (state === 'failed') return <Note role="alert">{t('autosave.failed')}</Note>;
  return (
    <Note>
      {state === 'saved' && savedAt !== null
        ? t('autosave.saved', { time: formatTime(savedAt, { locale }) })
        : t(state === 'unsaved' ? 'autosave.unsaved' : 'autosave.saving')}
    </Note>
  );
}

const Note = styled.small`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  &[role='alert'] {
    color: ${tokens.color.danger.text};
  }
`;
