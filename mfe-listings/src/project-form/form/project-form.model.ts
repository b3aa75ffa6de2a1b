import type { ApiError } from '@lintel/api-contract';
import { createQuery, sessionEnded } from '@lintel/remote-kit';
import { createEffect, createStore, sample } from 'effector';
import { projectDrafts } from '#common/drafts-of-forms.ts';
import { photosOfForm } from '#common/form-photos/photos-of-form.ts';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { createFormModel } from '#common/form/form-model.ts';
import { packageCheck } from '#common/requirements/requirements.model.ts';
import { loadProjectFx } from './load-project.ts';
import { loadCategoriesFx } from './project-form.api.ts';
import { emptyProject, type ProjectValues } from './project-values.ts';

/** More than any site has; the form offers all of them. */
const ALL = 100;

export const projectCategories = createQuery({ effect: loadCategoriesFx });

/** A part of the page from which a form is sent: it is there by then, also without a network. An effect, which keeps the scope. */
const loadSendFx = createEffect(() => import(/* webpackChunkName: "project-check" */ './send-project.ts'));

export const projectForm = createFormModel<ProjectValues, PostedListing>({
  ...projectDrafts,
  empty: emptyProject,
  readFx: loadProjectFx,
  copyFx: createEffect<ProjectValues, ProjectValues, ApiError>(async (values) => {
    const { copiedProject } = await import(/* webpackChunkName: "project-sources" */ './copy-project.ts');
    return copiedProject(values);
  }),
  $clean: createStore<(values: ProjectValues) => ProjectValues>((values) => values),
  async send(form, options) {
    const { sendProject } = await loadSendFx();
    return sendProject(form, options);
  },
});

sample({ clock: projectForm.opened, fn: () => ({ limit: ALL }), target: projectCategories.start });
sample({
  clock: projectForm.opened,
  filter: ({ listing }) => listing === null,
  fn: () => ({ type: 'project_list' as const }),
  target: packageCheck.start,
});
sample({
  clock: projectForm.retried,
  fn: () => undefined,
  target: [projectCategories.refresh, packageCheck.refresh],
});
sample({
  clock: [projectForm.left, sessionEnded],
  fn: () => undefined,
  target: projectCategories.reset,
});

/** By a part of the steps where photos are chosen: it is there by then, also without a network. */
export const projectPhotos = photosOfForm(projectForm, {
  async prepare(file) {
    const { prepareForListing } = await import(
      /* webpackChunkName: "project-files" */ '#common/form-photos/prepare-for-listing.ts'
    );
    return prepareForListing(file);
  },
});
