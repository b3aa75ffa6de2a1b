import type { ApiError, OwnProjectDetail } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { $shell, createMutation, createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { noticeFx, type Translate } from '#common/notices.ts';
import { createVisibilityNotices } from '#common/actions/stored-notices.ts';
import { featuring, isAbout } from '#common/feature/feature.model.ts';
import { listingNews } from '#common/listing-news.ts';
import { changeProjectVisibilityFx, deleteProjectFx, loadOwnProjectsFx } from '#common/projects.api.ts';

export const { Gate: ProjectBarGate, paramsChanged, left } = createPageGate<{ projectId: number }>();

/** The call answers with a list or, asked for one, with that one. */
const loadOneFx = createEffect<{ id: number }, OwnProjectDetail | null, ApiError>(async ({ id }) => {
  const { data } = await loadOwnProjectsFx({ id });
  return Array.isArray(data) ? null : data;
});

/** The project of the page as its owner reads it. */
export const shownProject = createQuery({ effect: loadOneFx, staleAfter: 0 });
sample({ clock: paramsChanged, fn: ({ projectId }) => ({ id: projectId }), target: shownProject.start });
sample({ clock: listingNews, filter: ProjectBarGate.status, target: shownProject.refresh });
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

/** The owner has confirmed that it goes; others may be going still. */
export const removalConfirmed = createEvent<{ id: number }>();
const removeFx = attach({ effect: deleteProjectFx });
const $removing = createStore<ReadonlySet<number>>(new Set())
  .on(removeFx, (ids, { id }) => new Set([...ids, Number(id)]))
  .on(removeFx.finally, (ids, { params }) => new Set([...ids].filter((id) => id !== Number(params.id))));
sample({
  clock: removalConfirmed,
  source: $removing,
  filter: (ids, { id }) => !ids.has(id),
  fn: (_, project) => project,
  target: removeFx,
});
sample({
  clock: removeFx.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('projects.deleted') }),
  target: noticeFx,
});
/** What was deleted has no page any more; a user who has gone on is not disturbed. */
const leaveFx = attach({
  source: $shell,
  effect: (shell) => shell?.navigate(paths.myProjects(), { replace: true }),
});
sample({
  clock: removeFx.done,
  source: { page: ProjectBarGate.state, isShown: ProjectBarGate.status },
  filter: ({ page, isShown }, { params }) => isShown && page.projectId === Number(params.id),
  fn: () => undefined,
  target: leaveFx,
});

/** What the owner confirms first; closed without that. */
export const asked = createEvent<'feature' | 'delete'>();
export const answered = createEvent();
export const $question = createStore<'feature' | 'delete' | null>(null)
  .on(asked, (_, question) => question)
  .reset(answered, paramsChanged, left, sessionEnded);
sample({
  clock: featuring.done,
  source: ProjectBarGate.state,
  filter: ({ projectId }, { params }) => isAbout(params, 'project', projectId),
  fn: () => undefined,
  target: answered,
});
