import { photoRules } from '@lintel/files';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import { PhotosPart, usePhotoLabels } from '#common/form-steps/photos-part.tsx';
import { categories, photoIntake } from '#property-form/form/property-form.model.ts';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';

/** A panorama goes up as it is, since its pieces are looked at closely. */
const panoramaRules = { ...photoRules, kinds: ['jpg', 'png', 'webp'], maxBytes: 3_000_000 } as const;

/** Photos, a picture to look around in, a film. */
export default function PhotosStep() {
  const { t } = useTranslation('mfe-listings');
  const { values, change } = usePropertyForm();
  const answer = useUnit(categories.$data);
  const category = answer?.data.find(({ id }) => String(id) === values.category)?.category ?? '';
  return (
    <Step step="photos" labels={usePhotoLabels()}>
      <PhotosPart
        photos={values.photos}
        intake={photoIntake}
        onPhotos={(photos) => change({ photos })}
        facts={{ category, city: values.city }}
      >
        <DocumentsField
          name="panorama"
          label={t('form.photos.panorama')}
          hint={t('form.photos.panoramaHint')}
          documents={values.panorama}
          onDocuments={(panorama) => change({ panorama })}
          limit={1}
          rules={panoramaRules}
        />
      </PhotosPart>
    </Step>
  );
}
