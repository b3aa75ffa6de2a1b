import { photoRules } from '@lintel/files';
import { FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import { PhotosField } from '#common/form-files/photos-field.tsx';
import { photoIntake } from '#property-form/form/property-form.model.ts';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';
import { MOST_PHOTOS } from '#property-form/form/property.schema.ts';

/** A panorama goes up as it is, since its pieces are looked at closely. */
const panoramaRules = { ...photoRules, kinds: ['jpg', 'png', 'webp'], maxBytes: 3_000_000 } as const;

/** Photos, a picture to look around in, a film. */
export default function PhotosStep() {
  const { t } = useTranslation('mfe-listings');
  const { values, change } = usePropertyForm();
  const labels = { photos: t('form.photos.label'), video: t('form.photos.video') };
  return (
    <Step step="photos" labels={labels}>
      <PhotosField
        name="photos"
        label={labels.photos}
        hint={t('form.photos.hint')}
        photos={values.photos}
        intake={photoIntake}
        onPhotos={(photos) => change({ photos })}
        limit={MOST_PHOTOS}
      />
      <DocumentsField
        name="panorama"
        label={t('form.photos.panorama')}
        hint={t('form.photos.panoramaHint')}
        documents={values.panorama}
        onDocuments={(panorama) => change({ panorama })}
        limit={1}
        rules={panoramaRules}
      />
      <FormTextField
        name="video"
        label={labels.video}
        hint={t('form.photos.videoHint')}
        type="url"
        inputMode="url"
        dir="ltr"
        optional
      />
    </Step>
  );
}
