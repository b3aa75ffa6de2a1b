import { MOST_PHOTOS } from '@lintel/api-contract';
import { FormTextField } from '@lintel/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotosField, type PhotosFieldProps } from '#common/form-photos/photos-field.tsx';

/** What the fields are called, for the summary of errors. */
export function usePhotoLabels() {
  const { t } = useTranslation('mfe-listings');
  return { photos: t('form.photos.label'), video: t('form.photos.video') };
}

type PhotosPartProps = Pick<PhotosFieldProps, 'photos' | 'onPhotos' | 'intake' | 'facts'> & {
  /** Between the photos and the film. */
  children?: ReactNode;
};

/** Photos and a film of a listing. */
export function PhotosPart({ children, ...photos }: PhotosPartProps) {
  const { t } = useTranslation('mfe-listings');
  const labels = usePhotoLabels();
  return (
    <>
      <PhotosField
        name="photos"
        label={labels.photos}
        hint={t('form.photos.hint')}
        limit={MOST_PHOTOS}
        {...photos}
      />
      {children}
      <FormTextField
        name="video"
        label={labels.video}
        hint={t('form.photos.videoHint')}
        type="url"
        inputMode="url"
        dir="ltr"
        optional
      />
    </>
  );
}
