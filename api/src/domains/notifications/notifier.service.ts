import type { Clock } from '../../ports/clock.ts';
import * as queries from './notifications.queries.ts';
import type { Notifier } from './notifier.ts';

/** Writes the notification list; push and server-sent events follow from it. */
export function notifierService({ clock }: { clock: Clock }): Notifier {
  return {
    async tell(executor, notice) {
      if (notice.list) await queries.addToList(executor, notice, clock.now());
    },
  };
}
