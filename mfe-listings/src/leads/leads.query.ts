import { leadStates, type getInterestedUsers, type LeadState, type RequestOf } from '@lintel/api-contract';

export const kinds = ['property', 'project'] as const;
export type ListingKind = (typeof kinds)[number];

/** The query of a list of leads, as its address holds it: `/user/interested/villa?kind=project&state=new`. */
export interface LeadsQuery {
  slug: string;
  kind: ListingKind;
  state: LeadState | 'all';
}

export function fromAddress(slug: string, search: string): LeadsQuery {
  const parameters = new URLSearchParams(search);
  return {
    slug,
    kind: kinds.find((kind) => kind === parameters.get('kind')) ?? 'property',
    state: leadStates.find((state) => state === parameters.get('state')) ?? 'all',
  };
}

/** Only what differs from all leads of a property. */
export function toSearch({ kind, state }: Pick<LeadsQuery, 'kind' | 'state'>): string {
  const parameters = new URLSearchParams();
  if (kind === 'project') parameters.set('kind', kind);
  if (state !== 'all') parameters.set('state', state);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What to ask the back end for. */
export const requestFor = ({ kind, slug, state }: LeadsQuery): RequestOf<typeof getInterestedUsers> => ({
  ...(kind === 'project' ? { project_slug_id: slug } : { slug_id: slug }),
  ...(state === 'all' ? {} : { state }),
});
