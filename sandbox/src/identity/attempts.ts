import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';
import { IdentityError } from '../identity-error.ts';

const minute = 60_000;

/** How often something may happen for one subject (address, number) within a window. */
const limits = {
  'wrong password': { most: 5, window: 5 * minute },
  'text message': { most: 5, window: 10 * minute },
  'reset mail': { most: 5, window: 60 * minute },
  'verification mail': { most: 5, window: 60 * minute },
} as const;

export type Attempt = keyof typeof limits;

const tooMany =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled after many attempts. Try again later.';

const schema = z.object({ moments: z.record(z.string(), z.array(z.number())) });

/** Counts attempts and refuses when there were too many; a restart does not forget them. */
export interface Attempts {
  /** Counts one more before it is made, so a burst of guesses gets no further. Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
  take(attempt: Attempt, subject: string): Promise<void>;
  forget(attempt: Attempt, subject: string): Promise<void>;
}

export async function openAttempts(folder: string, clock: Clock): Promise<Attempts> {
  const document = await openDocument({
    file: path.join(folder, 'attempts.json'),
    schema,
    empty: { moments: {} },
  });
  const keyOf = (attempt: Attempt, subject: string) => `${attempt}|${subject}`;
  const longestWindow = Math.max(...Object.values(limits).map(({ window }) => window));

  return {
    take: (attempt, subject) =>
      document.change(({ moments }) => {
        const now = clock();
        const { most, window } = limits[attempt];
        const key = keyOf(attempt, subject);
        const recent = (moments[key] ?? []).filter((moment) => moment > now - window && moment <= now);
        if (recent.length >= most) throw new IdentityError(tooMany);
        for (const [other, list] of Object.entries(moments)) {
          if (list.every((moment) => moment <= now - longestWindow || moment > now)) delete moments[other];
        }
        moments[key] = [...recent, now];
      }),
    forget: (attempt, subject) =>
      document.read().moments[keyOf(attempt, subject)]
        ? document.change(({ moments }) => {
            delete moments[keyOf(attempt, subject)];
          })
        : Promise.resolve(),
  };
}
