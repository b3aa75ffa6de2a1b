import { targetsOfKind } from '@lintel/api-contract';
import {
  everyNotification,
  placeholders,
  textOf,
} from '../../../test/harness/notifications/every-notification.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { englishNotifications } from '#texts/notifications.en.ts';
import { notificationText } from '#texts/notifications.ts';
import { textLanguages } from '#texts/text-language.ts';
import { notifierService } from './notifier.service.ts';

interface ListedRow {
  kind: string;
  title: string;
  message: string;
  target: { type: string; id: number; slug_id?: string } | null;
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('agent');
  const { id } = (await app.get('get-user-data', {}, token)).body.data as { id: number };
  const notifier = notifierService({ clock: { now: () => new Date() } });
  for (const notification of await everyNotification(app.db, id)) await notifier.notify(app.db, notification);
});
afterAll(() => app.close());

const list = async () =>
  (await app.get('get_notification_list', { limit: 100 }, token)).body.data as ListedRow[];

it('the contract names every kind that there is a text for', () => {
  expect(Object.keys(targetsOfKind).sort()).toEqual(Object.keys(englishNotifications).sort());
});

const listed = Object.entries(targetsOfKind).flatMap(([kind, types]): [string, string[]][] =>
  types === null ? [] : [[kind, [...types]]],
);
it.each(listed)('%s is listed with its targets: %j', async (kind, types) => {
  const raised = (await list()).filter((row) => row.kind === kind);
  const targets = raised.slice(0, Math.max(1, types.length)).map(({ target }) => target?.type ?? 'nothing');
  expect(targets.sort()).toEqual(types.length === 0 ? ['nothing'] : [...types].sort());
  for (const { target } of raised.slice(0, types.length))
    if (/property|project/.test(target!.type)) expect(target!.slug_id).toEqual(expect.any(String));
});

/** Which values of the placeholders stand in a text. */
const given = Object.values(placeholders).flat().map(String);
const filledIn = (text: string) => given.filter((value) => text.includes(value));

it.each(textLanguages)('every row is in the language of the profile: %s', async (language) => {
  await app.db.updateTable('users').set({ language }).where('email', '=', 'agent@example.com').execute();
  const rows = await list();
  for (const [kind] of listed) {
    const words = notificationText(language, textOf(kind));
    const row = rows.find((found) => found.kind === kind);
    expect(row).toMatchObject({ title: words.title, message: words.body });
    expect(words.title).not.toBe(kind);
    expect(words.body).not.toMatch(/undefined|null|\[object|\{\{/);
  }
});

it.each(Object.keys(targetsOfKind))('%s quotes the same values in every language', (kind) => {
  const quoted = textLanguages.map((language) => {
    const { title, body } = notificationText(language, textOf(kind));
    return filledIn(`${title} ${body}`).sort();
  });
  expect(quoted[1]).toEqual(quoted[0]);
  expect(quoted[2]).toEqual(quoted[0]);
});
