import { paths } from '@lintel/contract';
import { lazyPage, useReadable, useShell } from '@lintel/remote-kit';
import { PageBody, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '#common/form/form-address.ts';
import { FormBody } from '#common/form/form-body.tsx';
import { useStepStart } from '#common/form/step-start.ts';
import { useComingSteps } from '#common/form-steps/coming-steps.ts';
import { PreviewPart } from '#common/form-preview/preview-part.tsx';
import { projectCategories, projectForm, projectPhotos } from '#project-form/form/project-form.model.ts';
import { projectSteps } from '#project-form/form/project-steps.ts';
import { ProjectTasks } from './project-tasks.tsx';
import type { ProjectStep } from '#project-form/form/project.schema.ts';

const loading = <Skeleton height="320px" shape="box" />;
const steps: Record<ProjectStep | 'check', ReturnType<typeof lazyPage>> = {
  basics: lazyPage(
    () => import(/* webpackChunkName: "project-steps" */ '#project-form/steps/basics-step.tsx'),
    loading,
  ),
  place: lazyPage(
    () => import(/* webpackChunkName: "project-place" */ '#project-form/steps/place-step.tsx'),
    loading,
  ),
  units: lazyPage(
    () => import(/* webpackChunkName: "project-lists" */ '#project-form/steps/units-step.tsx'),
    loading,
  ),
  plans: lazyPage(
    () => import(/* webpackChunkName: "project-lists" */ '#project-form/steps/plans-step.tsx'),
    loading,
  ),
  photos: lazyPage(
    () => import(/* webpackChunkName: "project-files" */ '#project-form/steps/photos-step.tsx'),
    loading,
  ),
  documents: lazyPage(
    () => import(/* webpackChunkName: "project-files" */ '#project-form/steps/documents-step.tsx'),
    loading,
  ),
  search: lazyPage(
    () => import(/* webpackChunkName: "project-files" */ '#project-form/steps/search-step.tsx'),
    loading,
  ),
  check: lazyPage(
    () => import(/* webpackChunkName: "project-check" */ '#project-form/steps/check-step.tsx'),
    loading,
  ),
};
// Comes with the step before it.
const FormDone = lazyPage(
  () => import(/* webpackChunkName: "project-check" */ '#common/form-sending/form-done.tsx'),
  loading,
);
const Preview = lazyPage(
  () => import(/* webpackChunkName: "project-preview" */ '#project-form/preview/project-preview.tsx'),
  loading,
);
const Newer = lazyPage(
  () => import(/* webpackChunkName: "project-newer" */ '#project-form/project-newer.tsx'),
  <Skeleton height="120px" shape="box" />,
);
const isStep = (name: string | null): name is ProjectStep | 'check' =>
  name === 'check' || projectSteps.order.some((step) => step === name);

/** `/user/add-project` and `/user/edit-project/{id}`: the form of a project in steps. `listing`: the one that is changed. */
export function ProjectFormPage({ listing }: { listing: number | null }) {
  const { t } = useTranslation('mfe-listings');
  const place = useFormPlace();
  const isSignedIn = useReadable(useShell().session) !== null;
  const { submission } = useUnit({ submission: projectForm.submission.$submission });
  const isNew = listing === null;
  const posted = submission.state === 'done' ? submission.posted : null;
  const step = isStep(place.step) && !posted ? place.step : null;
  const StepPage = step && steps[step];
  useStepStart(step);
  useComingSteps(steps, step !== null);
  const title = t(isNew ? 'form.project.title' : 'form.project.edit');
  return (
    <PageBody title={step ? t(`form.step.${step}`) : title} lead={step ? undefined : t('form.project.lead')}>
      <projectForm.Gate draft={place.draft} listing={listing} from={isNew ? place.from : null} />
      {posted && (
        <FormDone
          posted={posted}
          isNew={isNew}
          list={{ to: paths.myProjects(), title: t('projects.title') }}
          publicAddress={paths.project(posted.slug)}
        />
      )}
      {isSignedIn && !posted && (
        <FormBody
          model={projectForm}
          categories={projectCategories}
          $waiting={projectPhotos.$waiting}
          isNew={isNew}
          feature="project_list"
          editAddress={paths.editProject}
          newer={<Newer />}
        >
          {StepPage ? (
            <>
              <StepPage />
              <PreviewPart>
                <Preview />
              </PreviewPart>
            </>
          ) : (
            <ProjectTasks />
          )}
        </FormBody>
      )}
    </PageBody>
  );
}
