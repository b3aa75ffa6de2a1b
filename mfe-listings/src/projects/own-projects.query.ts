import type { OwnProjectRow, RequestOf, getAddedProjects } from '@lintel/api-contract';
import type { ListingAction } from '#common/actions/listing-actions.ts';
import { projectState } from '#common/project-state.ts';

/** Reviews by which own projects are looked at. */
export const reviews = ['all', 'approved', 'pending', 'rejected'] as const;

/** The query of the list of own projects, as its address holds it. */
export interface OwnProjectsQuery {
  show: (typeof reviews)[number];
  /** Part of a title. */
  words: string;
}

const MAX_WORDS = 100;

export function fromSearch(search: string): OwnProjectsQuery {
  const parameters = new URLSearchParams(search);
  return {
    show: reviews.find((review) => review === parameters.get('show')) ?? 'all',
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ show, words }: OwnProjectsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (show !== 'all') parameters.set('show', show);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What to ask the back end for. */
export const requestFor = ({ show, words }: OwnProjectsQuery): RequestOf<typeof getAddedProjects> => ({
  ...(show === 'all' ? {} : { request_status: show }),
  ...(words ? { search: words } : {}),
});

export type ProjectAction = Extract<
  ListingAction,
  'view' | 'edit' | 'interested' | 'feature' | 'hide' | 'show' | 'delete'
>;

/** The actions that the back end takes at the moment, in the order of the menu (docs/spec/listings.md#projects). */
export function projectActionsOf(project: OwnProjectRow): ProjectAction[] {
  const state = projectState(project);
  const may: Record<ProjectAction, boolean> = {
    view: true,
    edit: true,
    interested: state === 'live' || state === 'off',
    feature: state === 'live' && project.is_feature_available,
    hide: state === 'live',
    show: state === 'off',
    delete: true,
  };
  return (Object.keys(may) as ProjectAction[]).filter((action) => may[action]);
}
