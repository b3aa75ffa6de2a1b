import type { ApiError, OwnProjectRow, RequestOf, getAddedProjects } from '@lintel/api-contract';
import {
  createPagination,
  createRowWrite,
  createUserPageGate,
  sessionEnded,
  reopened,
} from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createLastPress } from '#common/actions/last-press.ts';
import { createVisibilityNotices } from '#common/actions/stored-notices.ts';
import { featuring, isAbout } from '#common/feature/feature.model.ts';
import { listingNews } from '#common/listing-news.ts';
import { createMoreOfMoved } from '#common/more-of-moved.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import { requestFor, type OwnProjectsQuery } from './own-projects.query.ts';
import { changeProjectVisibilityFx, deleteProjectFx, loadOwnProjectsFx } from '#common/projects.api.ts';

export const PAGE_SIZE = 12;

export const { Gate: ProjectsGate, opened, left } = createUserPageGate<{ query: OwnProjectsQuery }>();

/** The call answers with one project where it is asked for one; here it is asked for a list. */
const loadListFx = createEffect<
  RequestOf<typeof getAddedProjects>,
  { data: OwnProjectRow[]; total: number },
  ApiError
>(async (request) => {
  const { data, total } = await loadOwnProjectsFx(request);
  return { data: Array.isArray(data) ? data : [], total };
});

export const projects = createPagination({ effect: loadListFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  source: { shown: projects.$shown, pages: projects.$pages },
  fn: (before, { query }) => reopened(requestFor(query), before),
  target: projects.start,
});
sample({
  clock: listingNews,
  source: { page: ProjectsGate.state, isShown: ProjectsGate.status, pages: projects.$pages },
  filter: ({ isShown }) => isShown,
  fn: ({ page, pages }) => ({ params: requestFor(page.query), pages }),
  target: projects.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: projects.reset });

const idOf = ({ id }: OwnProjectRow) => id;

/** Shows and hides. */
export const projectVisibility = createRowWrite({
  list: projects,
  idOf,
  rowOf: ({ project_id }) => Number(project_id),
  effect: changeProjectVisibilityFx,
  change: (row, { status }): OwnProjectRow => ({ ...row, status: Number(status) === 1 ? 1 : 0 }),
});
/** The user shows or hides a project. */
export const projectSwitched = createLastPress({
  write: projectVisibility,
  rowOf: ({ project_id }) => Number(project_id),
});
createVisibilityNotices({
  $rows: projects.$rows,
  write: projectVisibility,
  rowOf: ({ project_id }) => Number(project_id),
});

/** The list whose next page leaves out none that a change has moved up. */
export const listed = createMoreOfMoved({ list: projects, opened, moved: projectVisibility.done });

export const projectRemoval = createRowWrite({
  list: projects,
  idOf,
  rowOf: ({ id }) => Number(id),
  effect: deleteProjectFx,
  change: () => null,
});
sample({
  clock: projectRemoval.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('projects.deleted') }),
  target: noticeFx,
});
sample({
  clock: featuring.done,
  filter: ({ params }) => params.project_id !== undefined,
  fn:
    ({ params }) =>
    (rows: OwnProjectRow[]) =>
      rows.map((row) =>
        row.id === Number(params.project_id) ? { ...row, is_feature_available: false } : row,
      ),
  target: projects.edit,
});

/** What the user confirms first. */
type Question =
  | { kind: 'delete'; projects: readonly OwnProjectRow[] }
  | { kind: 'feature'; project: OwnProjectRow };
export const projectAsked = createEvent<Question>();
export const projectAnswered = createEvent();
export const $projectQuestion = createStore<Question | null>(null)
  .on(projectAsked, (_, question) => question)
  .on(featuring.done, (question, { params }) =>
    question?.kind === 'feature' && isAbout(params, 'project', question.project.id) ? null : question,
  )
  .reset(projectAnswered, left, sessionEnded);
