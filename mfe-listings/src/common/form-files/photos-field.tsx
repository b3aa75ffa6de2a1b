import { checkFile, photoRules, type FileRules } from '@lintel/files';
import { Banner, Spinner, tokens } from '@lintel/ui';
import { FileDrop, ImageSorter } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ListingFile } from './listing-file.ts';
import type { PhotoIntake } from './photo-intake.ts';
import { useMirroredField } from '#common/form/mirrored-field.ts';
import { usePictureAddresses } from './picture-addresses.ts';

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
}

/** Photos of a listing: chosen, dropped, pasted or taken; each is prepared in a worker; order, cover and descriptions below. */
export function PhotosField(props: PhotosFieldProps) {
  const { name, label, hint, photos, intake, onPhotos, limit, rules = photoRules } = props;
  const { t } = useTranslation('mfe-listings');
  const { waiting, unreadable, choose } = useUnit({
    waiting: intake.$waiting,
    unreadable: intake.$unreadable,
    choose: intake.chosen,
  });
  const addresses = usePictureAddresses(photos);
  const frame = useMirroredField(name, photos);
  const alt = (id: string, text: string) =>
    onPhotos(photos.map((photo) => (photo.id === id ? { ...photo, alt: text } : photo)));
  return (
    <Part>
      <FileDrop
        {...frame}
        label={label}
        hint={hint}
        rules={rules}
        check={checkFile}
        onFiles={choose}
        room={limit - photos.length - waiting}
        camera
      />
      {waiting > 0 && (
        <Busy role="status">
          <Spinner /> {t('form.photos.preparing', { count: waiting })}
        </Busy>
      )}
      {unreadable.length > 0 && (
        <Banner tone="warning">{t('form.photos.unreadable', { names: unreadable.join(', ') })}</Banner>
      )}
      {photos.length > 0 && (
        <ImageSorter
          label={label}
          images={photos.map((photo) => ({
            id: photo.id,
            src: addresses.get(photo.id) ?? '',
            alt: photo.alt,
          }))}
          onOrder={(ids) => onPhotos(ids.map((id) => photos.find((photo) => photo.id === id)!))}
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
