import { randomUUID } from 'node:crypto';
import type { NotificationTarget } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import { publish } from '#realtime/live-events.ts';
import * as queries from './notifications.queries.ts';
import { wordsByLanguage, type Words } from '#texts/notifications.ts';
import { textLanguages, type TextLanguage } from '#texts/text-language.ts';
import { shownTargets } from './targets.queries.ts';
import type { Notification, Notifier } from './notifier.ts';
import { addPushes } from './push-outbox.queries.ts';

/** What deployed mobile clients listen for when a notification is tapped. */
const TAPPED = 'FLUTTER_NOTIFICATION_CLICK';

/** The words as the data of a push message carries them (docs/spec/notifications.md#push-messages). */
const wordsAsData = ({ title, body, action }: Words) => ({
  title,
  message: body,
  body,
  ...(action && { action }),
});

/** The data of a push message (docs/spec/notifications.md#push-messages) beside its words; every value is text, what is not known is left out. */
function pushData(
  { push, text, target }: Notification,
  shown: NotificationTarget | null,
  notificationId: string,
): Record<string, string> {
  const given = Object.entries(push).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    click_action: TAPPED,
    sound: 'default',
    notice_id: notificationId,
    kind: text.kind,
    ...(target && { target_type: target.type, target_id: String(target.id) }),
    ...(shown?.slug_id && { slug_id: shown.slug_id }),
    ...(shown?.is_project && { is_project: '1' }),
    ...Object.fromEntries(given),
  };
}

const dataByLanguage = (words: Record<TextLanguage, Words>) =>
  Object.fromEntries(textLanguages.map((language) => [language, wordsAsData(words[language])]));

/** Writes list rows, push messages and events in the caller's transaction; delivery and streams follow from them. */
export function notifierService({ clock }: { clock: Clock }): Notifier {
  async function notify(executor: Db, notification: Notification): Promise<void> {
    const { to, text, push, mayBeSwitchedOff, list } = notification;
    if (to !== 'everybody' && to.length === 0) return;
    const notificationId = randomUUID();
    const { target } = notification;
    const shown = target ? (await shownTargets(executor, [target]))(target) : null;
    const data = pushData(notification, shown, notificationId);
    const words = wordsByLanguage(text);
    const texts = dataByLanguage(words);
    const now = clock.now();
    if (list) await queries.addToList(executor, notification, words.en, now);
    if (!notification.isForPagesAlone)
      await addPushes(executor, {
        notificationId,
        to,
        texts,
        data,
        mayBeSwitchedOff,
        alsoInactive: push.type === 'account_deactivated',
        now,
      });
    await publish(executor, { to, type: 'push', data, texts, mayBeSwitchedOff });
  }

  return {
    notify,
    async correct(executor, outdated, notification) {
      await queries.removeFromList(executor, outdated, notification);
      await notify(executor, notification);
    },
  };
}
