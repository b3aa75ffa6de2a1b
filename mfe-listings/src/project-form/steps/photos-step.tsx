import { FormTextField } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { PhotosField } from '#common/form-files/photos-field.tsx';
import { projectPhotos } from '#project-form/form/project-form.model.ts';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';
import { MOST_PHOTOS } from '#project-form/form/project.schema.ts';

/** Photos and a film. */
export default function PhotosStep() {
  const { t } = useTranslation('mfe-listings');
  const { values, change } = useProjectForm();
  const labels = { photos: t('form.photos.label'), video: t('form.photos.video') };
  return (
    <Step step="photos" labels={labels}>
      <PhotosField
        name="photos"
        label={labels.photos}
        hint={t('form.photos.hint')}
        photos={values.photos}
        intake={projectPhotos}
        onPhotos={(photos) => change({ photos })}
        limit={MOST_PHOTOS}
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
