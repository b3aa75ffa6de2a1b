import { randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import { publish } from '../../realtime/live-events.ts';
import * as queries from './notifications.queries.ts';
import type { Notice, Notifier } from './notifier.ts';
import { addPushes } from './push-outbox.queries.ts';

/** What deployed mobile clients listen for when a notification is tapped. */
const TAPPED = 'FLUTTER_NOTIFICATION_CLICK';

/** The data of a push message (wire contract 11); every value is text, what is not known is left out. */
function pushData({ title, body, push }: Notice, noticeId: string): Record<string, string> {
  const given = Object.entries(push).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const common = { title, message: body, body, click_action: TAPPED, sound: 'default', notice_id: noticeId };
  return { ...common, ...Object.fromEntries(given) };
}

/** Writes list rows, push messages and events in the caller's transaction; delivery and streams follow from them. */
export function notifierService({ clock }: { clock: Clock }): Notifier {
  return {
    async tell(executor, notice) {
      const { to, title, body, push, mayBeSwitchedOff, list } = notice;
      if (to !== 'everybody' && to.length === 0) return;
      const noticeId = randomUUID();
      const data = pushData(notice, noticeId);
      const now = clock.now();
      if (list) await queries.addToList(executor, notice, now);
      await addPushes(executor, {
        noticeId,
        to,
        title,
        body,
        data,
        mayBeSwitchedOff,
        alsoInactive: push.type === 'account_deactivated',
        now,
      });
      await publish(executor, { to, type: 'push', data, mayBeSwitchedOff });
    },
  };
}
