import { admin } from '../fixtures/admin.ts';
import { newAccount } from '../fixtures/people.ts';
import { completeProfile, postHome, takeStarter } from '../fixtures/account/ready-to-post.ts';
import { openAs } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('a verification is refused with reasons, applied for again, and passed: the open page and the badge show it', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Vera Broker');
  await completeProfile(request, account);
  const { data: user } = (await (
    await request.get('/api/get-user-data', { headers: account.headers })
  ).json()) as { data: { id: number; slug_id: string } };
  await openAs(page, account, '/user/verification');
  await page.getByRole('textbox', { name: /^Company or trading name/ }).fill('Broker and Daughters');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('We’re looking at it')).toBeVisible();

  // The page is open and receives the decision.
  const refusal = ['--reason', 'The register does not know the company.'];
  const field = ['--field', 'Company or trading name=Not registered under this name'];
  admin('verify', 'agent', String(user.id), '--fail', ...refusal, ...field);
  const main = page.getByRole('main');
  await expect(main.getByText('The register does not know the company.')).toBeVisible();
  await expect(main.getByText('Refused: Not registered under this name')).toBeVisible();

  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: 'See the reasons' }).click();
  await page.getByRole('button', { name: 'Apply again' }).click();
  const name = page.getByRole('textbox', { name: /^Company or trading name/ });
  await expect(name).toHaveValue('Broker and Daughters');
  await name.fill('Broker & Daughters Ltd');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('We’re looking at it')).toBeVisible();

  admin('verify', 'agent', String(user.id));
  await expect(page.getByText('You are verified')).toBeVisible();
  await takeStarter(request, account);
  admin('approve', 'property', String(await postHome(request, account)));
  await page.goto(`/agent-details/${user.slug_id}`);
  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Verified/ })
    .first()
    .click();
  await expect(page.getByText(/documents/).first()).toBeVisible();
});
