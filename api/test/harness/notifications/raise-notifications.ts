import { readConfig } from '../../../src/config/config.ts';
import { openRunning } from '../../../src/admin/open-running.ts';
import { addToList } from '../../../src/domains/notifications/notifications.queries.ts';
import { notificationText } from '../../../src/texts/notifications.ts';
import { everyNotification } from './every-notification.ts';

/**
 * Puts a notification of every kind on the list of the user with this address, in the running product (`LINTEL_DATA`). The list
 * alone: pushes would show notices on the pages of journeys beside this one.
 */
const [email = ''] = process.argv.slice(2);
const { db, close } = await openRunning(readConfig(process.env));
try {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  for (const notification of await everyNotification(db, id))
    await addToList(db, notification, notificationText('en', notification.text), new Date());
} finally {
  await close();
}
