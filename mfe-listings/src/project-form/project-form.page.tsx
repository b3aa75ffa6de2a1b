import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import { LoadingBlocks } from '@lintel/ui';
import { stepFormPage } from '#common/form-steps/step-form-page.tsx';
import { projectCategories, projectForm, projectPhotos } from '#project-form/form/project-form.model.ts';
import { projectSteps } from '#project-form/form/project-steps.ts';
import { ProjectTasks } from './project-tasks.tsx';
import type { ProjectStep } from '#project-form/form/project.schema.ts';

const loading = <LoadingBlocks height="320px" />;
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
  () => import(/* webpackChunkName: "project-check" */ '#common/form-steps/form-done.tsx'),
  loading,
);
const Preview = lazyPage(
  () => import(/* webpackChunkName: "project-preview" */ '#project-form/preview/project-preview.tsx'),
  loading,
);
const Newer = lazyPage(
  () => import(/* webpackChunkName: "project-sources" */ '#project-form/project-newer.tsx'),
  <LoadingBlocks height="120px" />,
);

/** `/user/add-project` and `/user/edit-project/{id}`: the form of a project in steps. `listing`: the one that is changed. */
export const ProjectFormPage = stepFormPage({
  kind: 'project',
  model: projectForm,
  categories: projectCategories,
  $waiting: projectPhotos.$waiting,
  order: projectSteps.order,
  steps,
  feature: 'project_list',
  editAddress: paths.editProject,
  Tasks: ProjectTasks,
  Done: FormDone,
  Preview,
  Newer,
});
