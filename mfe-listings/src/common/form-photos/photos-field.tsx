import { photoRules, type FileRules } from '@lintel/files';
import { Banner, Button, Spinner, tokens } from '@lintel/ui';
import { FileDrop, ImageSorter } from '@lintel/ui/files';
import { useStoreMap, useUnit } from 'effector-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { originOf, type ListingFile } from '#common/form-files/listing-file.ts';
import { checkRepeated } from '#common/form-files/check-repeated.ts';
import type { PhotoIntake } from './photo-intake.ts';
import { PhotosOnTheirWay } from './photos-on-their-way.tsx';
import { usePhotoCoach } from './use-photo-coach.tsx';
import type { ListingFacts } from './suggested-alt.ts';
import { useMirroredField } from '#common/form-files/mirrored-field.ts';
import { usePictureAddresses } from '#common/form-files/picture-addresses.ts';

export interface PhotosFieldProps {
  /** Path in the form. */
  name: string;
  label: string;
  hint: string;
  photos: readonly ListingFile[];
  intake: PhotoIntake;
  onPhotos(photos: readonly ListingFile[]): void;
  /** The most photos. */
  limit: number;
  rules?: FileRules;
  /** For descriptions that are suggested. */
  facts: ListingFacts;
}

/** Photos of a listing: chosen, dropped, pasted or taken; each is prepared in a worker; order, cover and descriptions below. */
export function PhotosField(props: PhotosFieldProps) {
  const { name, label, hint, photos, intake, onPhotos, limit, rules = photoRules, facts } = props;
  const { t } = useTranslation('mfe-listings');
  const { waiting, choose } = useUnit({
    waiting: intake.$waiting,
    choose: intake.chosen,
  });
  const onTheirWay = useStoreMap(intake.$queue, (queue) =>
    queue.map(({ file }) => originOf(file)).join('\n'),
  );
  const addresses = usePictureAddresses(photos);
  // A photo that arrives is drawn in slices beside what the user does.
  const shown = photos.slice(0, useDeferredValue(photos.length));
  const frame = useMirroredField(name, label, photos);
  const { hints, order, hintsOf, adviceOf } = usePhotoCoach(photos, facts, onPhotos);
  const inOrder = (ids: readonly string[]) =>
    onPhotos([
      ...ids.map((id) => photos.find((photo) => photo.id === id)!),
      // Those that are not on screen yet.
      ...photos.filter(({ id }) => !ids.includes(id)),
    ]);
  const alt = (id: string, text: string) =>
    onPhotos(photos.map((photo) => (photo.id === id ? { ...photo, alt: text } : photo)));
  return (
    <Part>
      <FileDrop
        {...frame}
        label={label}
        hint={hint}
        rules={rules}
        check={checkRepeated([...photos.map(({ origin }) => origin), ...onTheirWay.split('\n')])}
        onFiles={choose}
        room={limit - photos.length - waiting}
        camera
      />
      {waiting > 0 && (
        <Busy role="status">
          <Spinner /> {t('form.photos.preparing', { count: waiting })}
        </Busy>
      )}
      <PhotosOnTheirWay intake={intake} />
      {(order || hints.size > 0) && (
        <Banner
          title={hints.size > 0 ? t('form.coach.found', { count: hints.size }) : t('form.coach.better')}
          action={
            order && (
              <Button tone="secondary" size="small" onClick={() => inOrder(order)}>
                {t('form.coach.order')}
              </Button>
            )
          }
        >
          {t('form.coach.lead')}
        </Banner>
      )}
      {shown.length > 0 && (
        <ImageSorter
          label={label}
          images={shown.map((photo) => ({
            id: photo.id,
            src: addresses.get(photo.id) ?? '',
            alt: photo.alt,
          }))}
          onOrder={inOrder}
          notes={hintsOf}
          details={adviceOf}
          onAlt={alt}
          onRemove={(id) => onPhotos(photos.filter((photo) => photo.id !== id))}
        />
      )}
    </Part>
  );
}

const Part = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Busy = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.text.muted};
`;
