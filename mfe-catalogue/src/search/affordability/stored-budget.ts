import { createPersistentValue } from '@lintel/remote-kit';
import { toBudget, type Budget } from './budget.ts';

/** The user's figures. They stay in this browser: no model, no call and no address may carry them. */
export const storedBudget = createPersistentValue<Budget>({ key: 'lintel.affordability', read: toBudget });
