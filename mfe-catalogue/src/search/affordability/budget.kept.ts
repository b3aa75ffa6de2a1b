import { createKept } from '#common/kept.ts';
import { toBudget, type Budget } from './budget.ts';

/** The person's figures. They stay here: no model, no call and no address may carry them. */
export const keptBudget = createKept<Budget>({ key: 'lintel.affordability', read: toBudget });
