import { createPersistentValue } from '#common/persistent-value.ts';
import { toBudget, type Budget } from './budget.ts';

/** The person's figures. They stay here: no model, no call and no address may carry them. */
export const keptBudget = createPersistentValue<Budget>({ key: 'lintel.affordability', read: toBudget });
