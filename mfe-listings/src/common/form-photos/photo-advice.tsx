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
  hints: PhotoHints | undefined;
  /** A description from what the form states; undefined where too little is stated. */
  suggestion: string | undefined;
  /** Keeps its identity, so that photos which did not change are not rendered with each that arrives. */
  onChange(id: string, changes: PhotoChanges): void;
}

/** Below a photo: what it shows, what could be better, and a description to take over. Nothing of it has to be followed. */
export const PhotoAdvice = memo(Advice, isSameAdvice);

/** Hints are found again with each photo that is measured, and are mostly the same. */
function isSameAdvice(one: PhotoAdviceProps, other: PhotoAdviceProps): boolean {
  return (
    one.photo === other.photo &&
    one.place === other.place &&
    one.suggestion === other.suggestion &&
    one.hints?.repeats === other.hints?.repeats &&
    one.hints?.problems.join() === other.hints?.problems.join()
  );
}

function Advice(props: PhotoAdviceProps) {
  const { photo, place, hints, suggestion, onChange } = props;
  const { t } = useTranslation('mfe-listings');
  const words = [
    ...(hints?.problems ?? []).map((problem) => t(`form.coach.problem.${problem}`)),
    ...(hints?.repeats === undefined ? [] : [t('form.coach.repeats', { place: hints.repeats })]),
  ];
  return (
    <>
      {words.length > 0 && (
        <Hints role="group" aria-label={t('form.coach.hintsOf', { place })}>
          {words.map((word) => (
            <p key={word}>{word}</p>
          ))}
        </Hints>
      )}
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
}

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
