import { listingStatistics } from '@lintel/api-contract';
import { createQuery, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';

/** A listing, a project, or all of the user. */
export type ResultsSubject = { property_id: number } | { project_id: number } | Record<never, never>;

/** What came of the subject on screen in 30 days; asked for when its owner wants to see it. */
export const results = createQuery({ effect: endpointFx(listingStatistics) });
export const resultsOpened = createEvent<ResultsSubject>();
sample({ clock: resultsOpened, target: results.start });
sample({ clock: sessionEnded, fn: () => undefined, target: results.forget });
