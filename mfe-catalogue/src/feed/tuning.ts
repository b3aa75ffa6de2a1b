import { createPersistentValue } from '@lintel/remote-kit';
import { kinds, MAX_WEIGHT, type Tuning } from './reasons.ts';

/** The user's weights of the reasons; stored in this browser only. */
export const tuning = createPersistentValue<Tuning>({
  key: 'lintel.feed-tuning',
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          kinds.flatMap((kind) => {
            const weight = (stored as Record<string, unknown>)[kind];
            return typeof weight === 'number' && weight >= 0 && weight <= MAX_WEIGHT ? [[kind, weight]] : [];
          }),
        )
      : {},
});
