import { readFileSync } from 'node:fs';
import { takeStarter } from '../fixtures/account/ready-to-post.ts';
import { newAccount } from '../fixtures/people.ts';
import { openAs } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('switching notifications on in the profile asks the browser and makes this device known', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['notifications']);
  const account = await newAccount(request, 'Nils Notify');
  const devices = async () => {
    const answer = await request.get('/api/get-own-records?kind=push_devices', { headers: account.headers });
    return ((await answer.json()) as { total: number }).total;
  };
  await openAs(page, account, '/user/profile');
  expect(await devices()).toBe(0);
  const notifications = page.getByRole('switch', { name: /^Notifications/ });
  await notifications.click();
  await expect(notifications).not.toBeChecked();
  await notifications.click();
  await expect(notifications).toBeChecked();
  await expect.poll(devices).toBe(1);
});

test('days to come are saved as a calendar', async ({ page, request }) => {
  const account = await newAccount(request, 'Carla Calendar');
  await takeStarter(request, account);
  await openAs(page, account, '/user/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dates as calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lintel.ics');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines).toContain('SUMMARY:Package Starter ends');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});
