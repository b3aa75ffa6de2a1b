import type { Agent, AnswerOf, agentProperties, ApiError, RequestOf } from '@lintel/api-contract';
import {
  createPageGate,
  createPagination,
  toApiError,
  packageBought,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { combine, createEffect, createStore, sample } from 'effector';
import type { CardListing } from '#common/listing/listing.ts';
import type { AgentQuery } from './agents-query.ts';
import { loadAgentFx } from './agents.api.ts';

export const OFFERS_PER_PAGE = 12;

interface Params extends AgentQuery {
  slug: string;
}
type Request = RequestOf<typeof agentProperties>;
type Answer = AnswerOf<typeof agentProperties>;

export const { Gate: AgentGate, paramsChanged, left } = createPageGate<Params>();

// One call answers both who it is and what they offer; the lists take their rows out of it.
const rowsFx = <Row>(rowsOf: (answer: Answer) => Row[]) =>
  createEffect<Request, { data: Row[]; total: number }, ApiError>(async (request) => {
    try {
      const answer = await loadAgentFx(request);
      return { data: rowsOf(answer), total: answer.total };
    } catch (error) {
      throw toApiError(error);
    }
  });
/** `is_premium` is a number on this wire. */
const homesOf = ({ data }: Answer): CardListing[] =>
  data.properties_data.map((home) => ({ ...home, is_premium: home.is_premium === 1 }));

export const homes = createPagination({ effect: rowsFx(homesOf), pageSize: OFFERS_PER_PAGE });
export const projects = createPagination({
  effect: rowsFx(({ data }) => data.projects_data),
  pageSize: OFFERS_PER_PAGE,
});

const $params = createStore<Params | null>(null)
  .on(paramsChanged, (_, params) => params)
  .reset(left);

export interface ShownAgent {
  person: Agent;
  /** Premium homes on offer, also those that the caller does not see. */
  premium: number;
  /** Whether a package opens projects; known once they were asked for. */
  opensProjects: boolean;
  opensPremium: boolean;
}

const requestOf = ({ slug, isProvider, tab }: Params) => ({
  ...(isProvider ? { is_admin: '1' } : { slug_id: slug }),
  ...(tab === 'projects' ? { is_projects: '1' } : {}),
});

/** An answer about the agent of the address; one about an earlier agent may come late. */
const answered = sample({
  clock: loadAgentFx.done,
  source: $params,
  filter: (shown, { params }) => {
    const wanted: Request | null = shown && requestOf(shown);
    return wanted !== null && wanted.slug_id === params.slug_id && wanted.is_admin === params.is_admin;
  },
  fn: (_, done) => done,
});

/** Whose page this is; stays while the other tab is being fetched. */
export const $agent = createStore<ShownAgent | null>(null)
  .on(answered, (before, { params, result: { data } }) => ({
    person: data.customer_data,
    premium: data.premium_properties_count,
    opensProjects: params.is_projects === '1' ? data.feature_available : (before?.opensProjects ?? true),
    opensPremium: params.is_projects === '1' ? (before?.opensPremium ?? true) : data.feature_available,
  }))
  .reset(left, sessionEnded);

/** What the list on screen or on its way is of. */
const listOf = ({ slug, isProvider, tab }: Params) => JSON.stringify([slug, isProvider, tab]);
const $listed = createStore<string | null>(null);

/** What an address requires of its list: one page more, a new list, or nothing. */
const addressed = sample({
  clock: paramsChanged,
  source: { listed: $listed, ofHomes: homes.$pages, ofProjects: projects.$pages },
  fn: ({ listed, ofHomes, ofProjects }, params) => {
    const pages = params.tab === 'homes' ? ofHomes : ofProjects;
    const grown = listOf(params) === listed ? params.page - pages : undefined;
    return { step: grown === 0 ? 'nothing' : grown === 1 ? 'more' : 'new', params } as const;
  },
});
$listed.on(addressed, (_, { params }) => listOf(params)).reset(left);
const listChanged = sample({
  clock: addressed,
  filter: ({ step }) => step === 'new',
  fn: ({ params }) => params,
});
const grew = sample({ clock: addressed, filter: ({ step }) => step === 'more', fn: ({ params }) => params });

// Packages depend on who asks.
const asked = sample({
  clock: [listChanged, sessionStarted, sessionEnded, packageBought],
  source: $params,
  filter: Boolean,
  fn: (params) => params!,
});
const changed = sample({
  clock: paramsChanged,
  source: $agent,
  filter: (shown, { slug, isProvider }) => !isProvider && shown !== null && shown.person.slug_id !== slug,
  fn: () => null,
});
$agent.on(changed, () => null);
sample({
  clock: asked,
  filter: ({ tab }) => tab === 'homes',
  fn: (params) => ({ params: requestOf(params), pages: params.page }),
  target: homes.start,
});
sample({
  clock: asked,
  filter: ({ tab }) => tab === 'projects',
  fn: (params) => ({ params: requestOf(params), pages: params.page }),
  target: projects.start,
});
sample({
  clock: grew,
  filter: ({ tab }) => tab === 'homes',
  fn: () => undefined,
  target: homes.more,
});
sample({
  clock: grew,
  filter: ({ tab }) => tab === 'projects',
  fn: () => undefined,
  target: projects.more,
});
sample({ clock: left, fn: () => undefined, target: [homes.reset, projects.reset] });

/** No agent of that name, whichever tab asked. */
export const $agentError = combine(
  homes.$error,
  projects.$error,
  (ofHomes, ofProjects) => ofHomes ?? ofProjects,
);
