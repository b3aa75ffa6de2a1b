import { useLocale } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { PhotoAdvice, PhotoHintsNote, type PhotoChanges } from './photo-advice.tsx';
import { $measures, coachReset, photosShown } from './photo-coach.model.ts';
import { hintsOf, suggestedOrder } from './photo-hints.ts';
import { suggestedAlts, type ListingFacts } from './suggested-alt.ts';

/** Advice on photos: `order` is a better one than the present, `hintsOf` what could be better about a photo, `adviceOf` what stands below its description. */
export function usePhotoCoach(
  photos: readonly ListingFile[],
  facts: ListingFacts,
  onPhotos: (photos: readonly ListingFile[]) => void,
) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { measures, show, reset } = useUnit({ measures: $measures, show: photosShown, reset: coachReset });
  useEffect(() => {
    show(photos);
  }, [photos, show]);
  useEffect(() => () => reset(), [reset]);

  const now = useRef({ photos, onPhotos });
  useEffect(() => {
    now.current = { photos, onPhotos };
  }, [photos, onPhotos]);
  const change = useCallback(
    (id: string, changes: PhotoChanges) =>
      now.current.onPhotos(
        now.current.photos.map((photo) => (photo.id === id ? withChanges(photo, changes) : photo)),
      ),
    [],
  );

  const hints = useMemo(() => hintsOf(photos, measures), [photos, measures]);
  const alts = suggestedAlts(photos, facts, {
    locale,
    nameOf: (subject) => t(`form.coach.subject.${subject}`),
  });
  const order = suggestedOrder(photos, measures, hints);
  return {
    hints,
    order: order.every((id, place) => photos[place]?.id === id) ? null : order,
    hintsOf: (id: string, place: number) => <PhotoHintsNote hints={hints.get(id)} place={place + 1} />,
    adviceOf: (id: string, place: number) => (
      <PhotoAdvice photo={photos[place]!} place={place + 1} suggestion={alts.get(id)} onChange={change} />
    ),
  };
}

function withChanges(photo: ListingFile, changes: PhotoChanges): ListingFile {
  const { shows, ...rest } = { ...photo, ...changes };
  return { ...rest, ...(shows ? { shows } : {}) };
}
