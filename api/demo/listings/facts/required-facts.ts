import type { Rows } from '../../rows.ts';
import { categoryId, parameterId } from './taxonomy.ts';

/** The fact that plots and shops have to state. */
export const REQUIRED = 'frontage';

/** One listing of this owner was taken over before the fact was required, and lacks it. */
export function leaveOutRequiredFact(rows: Rows, owner: number): void {
  const having = new Set([categoryId('plot'), categoryId('shop')]);
  const listing = rows.properties?.find(
    ({ added_by, category_id, request_status }) =>
      added_by === owner && having.has(category_id) && request_status === 'approved',
  );
  rows.property_parameters = rows.property_parameters?.filter(
    ({ property_id, parameter_id }) => property_id !== listing?.id || parameter_id !== parameterId(REQUIRED),
  );
}
