import { Button, Select, tokens } from '@lintel/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { PhotoHints } from './photo-hints.ts';
import { photoSubjects, type PhotoSubject } from '#common/form-files/photo-subject.ts';

export type PhotoChanges = Partial<Pick<ListingFile, 'shows' | 'alt'>>;

interface PhotoAdviceProps {
  photo: ListingFile;
  /** From 1. */
  place: number;
  /** A description from what the form states; undefined where too little is stated. */
  suggestion: string | undefined;
  /** Keeps its identity, so that photos which did not change are not rendered with each that arrives. */
  onChange(id: string, changes: PhotoChanges): void;
}

/** What could be better about a photo. */
export function PhotoHintsNote({ hints, place }: { hints: PhotoHints | undefined; place: number }) {
  const { t } = useTranslation('mfe-listings');
  const words = [
    ...(hints?.problems ?? []).map((problem) => t(`form.coach.problem.${problem}`)),
    ...(hints?.repeats === undefined ? [] : [t('form.coach.repeats', { place: hints.repeats })]),
  ];
  if (words.length === 0) return null;
  return (
    <Hints role="group" aria-label={t('form.coach.hintsOf', { place })}>
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </Hints>
  );
}

/** With the description of a photo: what it shows, and a description to take over. Nothing of it has to be followed. */
export const PhotoAdvice = memo(function PhotoAdvice({
  photo,
  place,
  suggestion,
  onChange,
}: PhotoAdviceProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <>
      <Select
        label={t('form.coach.shows', { place })}
        value={photo.shows ?? ''}
        onChange={({ target }) =>
          onChange(photo.id, { shows: (target.value || undefined) as PhotoSubject | undefined })
        }
        options={[
          { value: '', label: t('form.coach.unstated') },
          ...photoSubjects.map((value) => ({ value, label: t(`form.coach.subject.${value}`) })),
        ]}
      />
      {suggestion && suggestion !== photo.alt && (
        <Suggestion tone="secondary" size="small" onClick={() => onChange(photo.id, { alt: suggestion })}>
          {t('form.coach.use', { text: suggestion })}
        </Suggestion>
      )}
    </>
  );
});

const Hints = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
/* A description is longer than the words of a button. */
const Suggestion = styled(Button)`
  block-size: auto;
  white-space: normal;
  overflow-wrap: anywhere;
`;
