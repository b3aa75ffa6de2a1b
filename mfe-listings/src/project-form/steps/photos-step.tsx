import { useUnit } from 'effector-react';
import { PhotosPart, usePhotoLabels } from '#common/form-steps/photos-part.tsx';
import { projectCategories, projectPhotos } from '#project-form/form/project-form.model.ts';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';

/** Photos and a film. */
export default function PhotosStep() {
  const { values, change } = useProjectForm();
  const answer = useUnit(projectCategories.$data);
  const category = answer?.data.find(({ id }) => String(id) === values.category)?.category ?? '';
  return (
    <Step step="photos" labels={usePhotoLabels()}>
      <PhotosPart
        photos={values.photos}
        intake={projectPhotos}
        onPhotos={(photos) => change({ photos })}
        facts={{ category, city: values.city }}
      />
    </Step>
  );
}
