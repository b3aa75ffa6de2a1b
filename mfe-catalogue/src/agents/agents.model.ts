import { createPageGate, createPagination } from '@lintel/remote-kit';
import { combine, createStore, sample } from 'effector';
import type { AgentsQuery } from './agents-query.ts';
import { loadAgentsFx } from './agents.api.ts';

export const AGENTS_PER_PAGE = 24;

export const { Gate: AgentsGate, paramsChanged, left } = createPageGate<{ query: AgentsQuery }>();

export const agents = createPagination({ effect: loadAgentsFx, pageSize: AGENTS_PER_PAGE });

/** Which list is on screen or on its way. */
const $shown = createStore('');

const asked = sample({
  clock: paramsChanged,
  source: combine({ shown: $shown, pages: agents.$pages }),
  fn: ({ shown, pages }, { query: { words, verified, page } }) => {
    const params = { ...(words ? { search: words } : {}), ...(verified ? { is_verified: '1' } : {}) };
    const key = JSON.stringify(params);
    const step = key !== shown ? 'new' : page === pages + 1 ? 'more' : page === pages ? 'nothing' : 'new';
    return { step, key, params, pages: page } as const;
  },
});
$shown.on(asked, (_, { key }) => key).reset(left);
sample({ clock: asked, filter: ({ step }) => step === 'new', target: agents.start });
sample({ clock: asked, filter: ({ step }) => step === 'more', fn: () => undefined, target: agents.more });
