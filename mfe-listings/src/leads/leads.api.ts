import { getAddedProjects, getInterestedUsers, updateLead } from '@lintel/api-contract';
import { createEffect } from 'effector';
import type { ApiError } from '@lintel/api-contract';
import { endpointFx, readRows } from '@lintel/remote-kit';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';
import type { ListingKind } from './leads.query.ts';

export const loadLeadsFx = endpointFx(getInterestedUsers, { read: readRows() });
export const loadForFileFx = endpointFx(getInterestedUsers, { toastsErrors: true });
export const changeLeadFx = endpointFx(updateLead, { toastsErrors: true });
const loadOwnProjectsFx = endpointFx(getAddedProjects);

/** What the leads are about. */
export interface LeadsListing {
  kind: ListingKind;
  id: number;
  title: string;
}

/** The own listing or project of an address; null where there is none. */
export const loadSubjectFx = createEffect<{ kind: ListingKind; slug: string }, LeadsListing | null, ApiError>(
  async ({ kind, slug }) => {
    const found =
      kind === 'property'
        ? (await loadOwnPropertiesFx({ slug_id: slug })).data[0]
        : oneOf((await loadOwnProjectsFx({ slug_id: slug })).data);
    return found ? { kind, id: found.id, title: found.title } : null;
  },
);

const oneOf = <One, Row>(data: One | Row[] | null): One | Row | undefined =>
  Array.isArray(data) ? data[0] : (data ?? undefined);
