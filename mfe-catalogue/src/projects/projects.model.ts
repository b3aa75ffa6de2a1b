import { $location, createPageGate, createPagination } from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';
import { loadProjectsFx } from './projects.api.ts';
import { toRequest, type ProjectsQuery } from './projects-query.ts';

export const PROJECTS_PER_PAGE = 12;

export const { Gate: ProjectsGate, paramsChanged, left } = createPageGate<{ query: ProjectsQuery }>();

export const projects = createPagination({ effect: loadProjectsFx, pageSize: PROJECTS_PER_PAGE });

const $query = createStore<ProjectsQuery | null>(null)
  .on(paramsChanged, (_, { query }) => query)
  .reset(left);
/** Which list is on screen or on its way; a list that failed is none. */
const $shown = createStore('');

const asked = sample({
  clock: [paramsChanged, $location],
  source: combine({ query: $query, location: $location, shown: $shown, pages: projects.$pages }),
  filter: ({ query }) => query !== null,
  fn: ({ query, location, shown, pages }) => {
    const params = toRequest(query!, location);
    const key = JSON.stringify(params);
    const step =
      key !== shown ? 'new' : query!.page === pages + 1 ? 'more' : query!.page === pages ? 'nothing' : 'new';
    return { step, key, params, pages: query!.page } as const;
  },
});
$shown.on(asked, (_, { key }) => key).reset(left);
sample({ clock: asked, filter: ({ step }) => step === 'new', target: projects.start });
sample({ clock: asked, filter: ({ step }) => step === 'more', fn: () => undefined, target: projects.more });
