import type { AnswerOf, ApiError, RequestOf, agentList } from '@lintel/api-contract';
import { createPageGate, createPagination, toApiError } from '@lintel/remote-kit';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import type { AgentsQuery } from './agents-query.ts';
import { loadAgentsFx } from './agents.api.ts';

export const AGENTS_PER_PAGE = 24;

export const { Gate: AgentsGate, paramsChanged, left } = createPageGate<{ query: AgentsQuery }>();

type Request = RequestOf<typeof agentList>;
type Answer = AnswerOf<typeof agentList>;

/** The list that a request is a page of. */
const listOf = ({ offset: _offset, limit: _limit, ...params }: Request) => JSON.stringify(params);
const providersIn = ({ data }: Answer) => data.filter(({ is_admin: isProvider }) => isProvider).length;

/** How many rows of a list are the provider: the back end has it above the first page, and counts it in no total and no offset. */
const $providers = createStore<Record<string, number>>({});
const pageFx = createEffect<{ request: Request; providers: number }, Answer, ApiError>(
  async ({ request, providers }) => {
    const offset = Math.max(0, Number(request.offset) - providers);
    try {
      const answer = await loadAgentsFx({ ...request, offset });
      const here = providersIn(answer);
      const { total = offset + answer.data.length - here } = answer;
      return { ...answer, total: total + (offset === 0 ? here : providers) };
    } catch (error) {
      throw toApiError(error);
    }
  },
);
const countedFx = attach({
  source: $providers,
  mapParams: (request: Request, providers) => ({ request, providers: providers[listOf(request)] ?? 0 }),
  effect: pageFx,
});
$providers
  .on(pageFx.done, (known, { params: { request }, result }) =>
    Number(request.offset) === 0 ? { ...known, [listOf(request)]: providersIn(result) } : known,
  )
  .reset(left);

export const agents = createPagination({ effect: countedFx, pageSize: AGENTS_PER_PAGE });

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
