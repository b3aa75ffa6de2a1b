import type { ApiError, OwnProjectDetail } from '@lintel/api-contract';
import { createMutation, createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createVisibilityNotices } from '#common/actions/stored-notices.ts';
import { featuring } from '#common/feature/feature.model.ts';
import { changeProjectVisibilityFx, loadOwnProjectsFx } from '#common/projects.api.ts';

export const { Gate: ProjectBarGate, paramsChanged, left } = createPageGate<{ projectId: number }>();

/** The call answers with a list or, asked for one, with that one. */
const loadOneFx = createEffect<{ id: number }, OwnProjectDetail | null, ApiError>(async ({ id }) => {
  const { data } = await loadOwnProjectsFx({ id });
  return Array.isArray(data) ? null : data;
});

/** The project of the page as its owner reads it. */
export const shownProject = createQuery({ effect: loadOneFx, staleAfter: 0 });
sample({ clock: paramsChanged, fn: ({ projectId }) => ({ id: projectId }), target: shownProject.start });
sample({ clock: left, fn: () => undefined, target: shownProject.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: shownProject.forget });

/** Shows or hides it. */
export const visibility = createMutation({ effect: changeProjectVisibilityFx });
sample({ clock: visibility.done, fn: () => undefined, target: shownProject.refresh });
createVisibilityNotices({
  $rows: shownProject.$data.map((project) => (project ? [project] : [])),
  write: visibility,
  rowOf: ({ project_id: id }) => Number(id),
});
sample({
  clock: featuring.done,
  filter: ({ params }) => params.project_id !== undefined,
  fn: () => undefined,
  target: shownProject.refresh,
});

/** The dialog that features it is opened, and closed without that. */
export const featureAsked = createEvent();
export const featureAnswered = createEvent();
export const $isFeaturing = createStore(false)
  .on(featureAsked, () => true)
  .reset(featureAnswered, featuring.done, left, sessionEnded);
