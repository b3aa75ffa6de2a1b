import { photoFile } from '../fixtures/files/photos.ts';
import { choosePhotos, fillHome, goOn, goToCheck, photosOfForm } from '../fixtures/listing-form.ts';
import { newAccount } from '../fixtures/people.ts';
import { completeProfile, postHome, takeStarter } from '../fixtures/account/ready-to-post.ts';
import { openAs } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

test('the limit is over in the middle of a form: the user buys, comes back to the typed text, and posts', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Pia Middle');
  await completeProfile(request, account);
  // Starter: one listing.
  await takeStarter(request, account);
  const title = `House half-way ${Date.now()}`;
  await openAs(page, account, '/user/add-property');
  await fillHome(page, title);
  await goOn(page, 'Photos and video');
  await choosePhotos(page, [await photoFile('a.jpg', 90)]);
  await expect(photosOfForm(page)).toHaveCount(1);
  await goToCheck(page);
  await postHome(request, account);

  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page.getByText('You’ve reached your limit')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See packages' }).click();
  await expect(page.getByText('You need a package with: Properties to list.')).toBeVisible();
  const fitting = page.getByRole('article').filter({ hasText: 'The cheapest one with: Properties to list.' });
  await fitting.getByRole('button', { name: /^Buy: / }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue where you were' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible();
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `“${title}” is in.` })).toBeVisible();
});
