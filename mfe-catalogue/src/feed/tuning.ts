import { createPersistentValue } from '#common/persistent-value.ts';
import { kinds, MOST, type Tuning } from './reasons.ts';

/** What counts for this person; stays in this browser. */
export const tuning = createPersistentValue<Tuning>({
  key: 'lintel.feed-tuning',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          kinds.flatMap((kind) => {
            const weight = (stored as Record<string, unknown>)[kind];
            return typeof weight === 'number' && weight >= 0 && weight <= MOST ? [[kind, weight]] : [];
          }),
        )
      : {},
});
