import type { TestApp } from './test-app.ts';

/** Days that a deletion waits, and one more. */
const OVER_MS = 8 * 86_400_000;

/** Deletes the account of a session and lets its waiting time pass. */
export async function deleteAccount(app: TestApp, token: string): Promise<void> {
  const { body } = await app.post('delete_user', {}, token);
  if (body.error !== false) throw new Error(body.message);
  app.pass(OVER_MS);
  await app.runJob('account_deletions');
}
