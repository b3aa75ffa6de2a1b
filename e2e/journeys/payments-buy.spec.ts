import type { APIRequestContext, Page } from '@playwright/test';
import { completeProfile, postHome, takeStarter } from '../fixtures/account/ready-to-post.ts';
import { admin } from '../fixtures/admin.ts';
import { photoFile, receiptFromPhone } from '../fixtures/files/photos.ts';
import { choosePhotos, fillHome, goOn, goToCheck, photosOfForm } from '../fixtures/listing-form.ts';
import { newAccount, type NewAccount } from '../fixtures/people.ts';
import { orderDelay } from '../fixtures/sandbox.ts';
import { openAs } from '../fixtures/signed-in.ts';
import { expect, test } from '../test.ts';

const OWNER = 2;
const SEEKER = 3;
const AGENT = 4;
const counted = {
  'Properties to list': 'property_list',
  'Properties to feature': 'property_feature',
  'Projects to list': 'project_list',
  'Projects to feature': 'project_feature',
} as const;
const uncounted = {
  'Mortgage details': 'mortgage_calculator_detail',
  'Premium properties': 'premium_properties',
  'Project details': 'project_access',
} as const;
/** A date as the page writes it. */
const written = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(moment));

interface Overview {
  active_packages: {
    name: string;
    end_date: string;
    features: { type: string; used_limit: number | null; total_limit: number | null }[];
  }[];
}
interface Payments {
  data: { id: number; payment_status: string; order_id: string | null }[];
}

const read = async <Answer>(request: APIRequestContext, { headers }: NewAccount, path: string) =>
  (await (await request.get(`/api/${path}`, { headers })).json()) as Answer;
const payments = async (request: APIRequestContext, account: NewAccount) =>
  (await read<Payments>(request, account, 'get_payment_details')).data;

/** Units that are left of units there are, over all running packages. */
async function unitsOf(request: APIRequestContext, account: NewAccount, type: string): Promise<string> {
  const { active_packages: running } = await read<Overview>(request, account, 'get-package');
  const features = running.flatMap((one) => one.features.filter((feature) => feature.type === type));
  const sum = (of: (feature: (typeof features)[number]) => number) =>
    features.reduce((total, feature) => total + of(feature), 0);
  const total = sum((feature) => feature.total_limit ?? 0);
  return total === 0
    ? '–'
    : `${sum((one) => (one.total_limit ?? 0) - (one.used_limit ?? 0))} of ${total} left`;
}

const cellOf = (page: Page, feature: string, column: number) =>
  page
    .getByRole('complementary', { name: 'What you’re buying' })
    .getByRole('row')
    .filter({ hasText: feature })
    .getByRole('cell')
    .nth(column);
/** On the page, not in a notice beside it. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const payButton = (page: Page) => page.getByRole('button', { name: /^(Continue: pay|Pay) \$/ });

test('a user takes a free package and buys another: what was promised is there afterwards', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'Pia Upgrade');
  await openAs(page, account, '/subscription-plan');
  await page.getByRole('button', { name: 'Take it: Starter' }).click();
  await expect(page.getByRole('article', { name: 'Starter' }).getByRole('meter')).toBeVisible();
  await page.getByRole('button', { name: 'Buy: Agent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();

  const promised = new Map<string, string>();
  for (const [label, type] of Object.entries(counted)) {
    await expect(cellOf(page, label, 1)).toHaveText(await unitsOf(request, account, type));
    promised.set(type, await cellOf(page, label, 2).innerText());
  }
  for (const label of Object.keys(uncounted)) {
    await expect(cellOf(page, label, 1)).toHaveText('–');
    await expect(cellOf(page, label, 2)).toHaveText('included');
  }
  const summary = page.getByRole('complementary', { name: 'What you’re buying' });
  const until = await summary.getByText(/^Bought today, it runs until /).innerText();
  const starterUntil = await summary.getByText(/^Starter runs on until /).innerText();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/success\?payment_transaction_id=\d+$/);
  await expect(shown(page, 'Payment received')).toBeVisible();
  for (const [type, units] of promised) expect(await unitsOf(request, account, type)).toBe(units);
  const { active_packages: running } = await read<Overview>(request, account, 'get-package');
  const nowOf = (name: string) => running.find((one) => one.name === name)!;
  expect(nowOf('Agent').features.map(({ type }) => type)).toEqual(
    expect.arrayContaining(Object.values(uncounted)),
  );
  expect(until).toBe(`Bought today, it runs until ${written(nowOf('Agent').end_date)}.`);
  expect(starterUntil).toBe(`Starter runs on until ${written(nowOf('Starter').end_date)}.`);

  await page.getByRole('link', { name: 'See what you have' }).click();
  await expect(page.getByRole('article', { name: 'Agent' }).getByRole('meter').first()).toBeVisible();
});

test('two tabs and a second visit go on with one order', async ({ page, context, request }) => {
  const account = await newAccount(request, 'Pia Twice');
  await openAs(page, account, `/payment/${OWNER}`);
  const other = await context.newPage();
  await other.goto(`/payment/${OWNER}`);
  const pages = [page, other];
  for (const tab of pages) await expect(payButton(tab)).toBeEnabled();
  await Promise.all(pages.map((tab) => payButton(tab).click()));
  for (const tab of pages) await expect(tab).toHaveURL(/\/sandbox\/pay\/stripe\//);
  expect(page.url()).toBe(other.url());
  await other.goto(`/payment/${OWNER}`);
  await other.getByRole('button', { name: 'Continue: pay $19.00' }).click();
  await expect(other).toHaveURL(page.url());
  expect(await payments(request, account)).toHaveLength(1);
});

test('a payment that is left open is given up, and tried again', async ({ page, request }) => {
  const account = await newAccount(request, 'Pia Open');
  await openAs(page, account, `/payment/${OWNER}`);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/stripe\//);
  const [open] = await payments(request, account);
  await page.goto(`/payment/result/${open!.id}`);
  await page.getByRole('button', { name: 'Give up this payment' }).click();
  await expect(shown(page, 'You gave up this payment')).toBeVisible();
  expect((await payments(request, account))[0]!.payment_status).toBe('failed');
  await page.reload();
  await page.getByRole('link', { name: 'Try again' }).click();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shown(page, 'Payment received')).toBeVisible();
});

test('a bank transfer: order, declined receipt, another receipt, verified', async ({ page, request }) => {
  const account = await newAccount(request, 'Pia Transfer');
  const receipt = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF`),
  });
  await openAs(page, account, `/payment/${AGENT}`);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(page.getByText(/^LT-\d+-4$/)).toBeVisible();
  await page.getByLabel('Receipt of the transfer').setInputFiles(receipt('first.pdf'));
  await expect(page).toHaveURL(/\/payment\/result\/\d+$/);
  await expect(shown(page, 'We’re checking your payment')).toBeVisible();
  const id = page.url().split('/').at(-1)!;

  admin('receipts', 'reject', id, '--reason', 'The amount is missing.');
  await page.reload();
  const steps = page.getByRole('list', { name: 'Bank transfer' });
  await expect(steps.getByText('The amount is missing.')).toBeVisible();
  const photo = await receiptFromPhone('second.jpg');
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  const sending = page.waitForRequest(/upload-bank-receipt-file/);
  await page.getByLabel('Another receipt').setInputFiles(photo);
  expect((await (await sending).sizes()).requestBodySize).toBeLessThan(3_000_000);
  await expect(shown(page, 'We’re checking your payment')).toBeVisible();

  const [sent] = (
    await read<{ data: { bank_receipt_file: string }[] }>(request, account, 'get_payment_details')
  ).data;
  const stored = await (await request.get(sent!.bank_receipt_file)).body();
  expect(stored.length).toBeGreaterThan(10_000);
  expect([stored.includes('Exif'), photo.buffer.includes('Exif')]).toEqual([false, true]);

  admin('receipts', 'accept', id);
  await page.reload();
  await expect(shown(page, 'Payment received')).toBeVisible();
  await page.getByRole('link', { name: 'Payment details' }).click();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('Agent')).toBeVisible();
});

test('a locked page leads to the package that opens it, and back; another tab opens by itself', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request, 'Pia Limit');
  const { data } = (await (await request.get('/api/get-projects?limit=100')).json()) as {
    data: { id: number; slug_id: string }[];
  };
  // One of the demo world, which has plans; other journeys post newer ones.
  const oldest = data.toSorted((a, b) => a.id - b.id)[0]!;
  const address = `/project-details/${oldest.slug_id}`;
  await openAs(page, account, address);
  const other = await context.newPage();
  await other.goto(address);
  for (const tab of [other, page])
    await expect(tab.getByRole('link', { name: 'See packages' })).toBeVisible();
  await page.getByRole('link', { name: 'See packages' }).click();
  await expect(page.getByText('You need a package with: Project details.')).toBeVisible();
  const fitting = page.getByRole('article').filter({ hasText: 'The cheapest one with: Project details.' });
  await fitting.getByRole('button', { name: /^Buy: / }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(address);
    await expect(tab.getByRole('link', { name: 'See packages' })).toBeHidden();
    await expect(tab.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible();
  }
});

// In this file, since the journeys below switch the gateway that it pays with off.
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

/** Every gateway: the setting that switches it on, its name on screen, its address for messages. */
const gateways = [
  { setting: 'stripe_gateway', name: 'Stripe', slug: 'stripe' },
  { setting: 'razorpay_gateway', name: 'Razorpay', slug: 'razorpay' },
  { setting: 'paystack_gateway', name: 'Paystack', slug: 'paystack' },
  { setting: 'paypal_gateway', name: 'PayPal', slug: 'paypal' },
  { setting: 'flutterwave_status', name: 'Flutterwave', slug: 'flutterwave' },
];
const LATE_MS = 3000;
function switched(setting: string, on: boolean): void {
  admin('settings', 'set', setting, on ? '1' : '0');
}

test.describe('paid with', () => {
  // On by default; each gateway below is the only one that is on.
  test.beforeAll(() => switched('stripe_gateway', false));
  test.afterAll(async ({ request }) => {
    await orderDelay(request, 0);
    switched('stripe_gateway', true);
  });
  for (const { setting, name, slug } of gateways)
    test.describe(name, () => {
      let account: NewAccount;
      test.beforeAll(async ({ request }) => {
        switched(setting, true);
        account = await newAccount(request, `Pia ${name}`);
      });
      test.afterAll(() => switched(setting, false));
      const begin = async (page: Page, packageId: number) => {
        await openAs(page, account, `/payment/${packageId}`);
        await expect(page.getByRole('radio', { name: `Online with ${name}` })).toBeChecked();
        await payButton(page).click();
        await expect(page.getByRole('heading', { name: `Pay with ${name}` })).toBeVisible();
      };

      test(`${name}: approved`, async ({ page }) => {
        await begin(page, SEEKER);
        await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await expect(page).toHaveURL(/\/payment\/success\?payment_transaction_id=\d+$/);
        await expect(shown(page, 'Payment received')).toBeVisible();
        await expect(page.getByRole('region', { name: 'What was added' })).toBeVisible();
      });

      test(`${name}: declined, cancelled, forged, and paid with the tab closed and a late message`, async ({
        page,
        context,
        request,
      }) => {
        await begin(page, OWNER);
        await page.getByRole('button', { name: 'Let it be declined' }).click();
        await expect(page.getByRole('alert')).toHaveText('The payment was declined. You can try again.');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/payment\/fail\?payment_transaction_id=\d+$/);
        await expect(shown(page, 'You cancelled this payment')).toBeVisible();

        await page.getByRole('link', { name: 'Try again' }).click();
        await payButton(page).click();
        await expect(page.getByRole('heading', { name: `Pay with ${name}` })).toBeVisible();
        const [attempt] = await payments(request, account);
        const state = async () => (await payments(request, account))[0]!.payment_status;
        const forged = {
          event: 'charge.completed',
          data: { tx_ref: attempt!.order_id, status: 'successful' },
        };
        await request.post(`/webhook/${slug}`, { data: forged });
        expect(await state()).toBe('pending');

        // The user pays and closes the tab: only the gateway's own message states it.
        await orderDelay(request, LATE_MS);
        const otherTab = await context.newPage();
        await otherTab.goto('/faqs');
        await request.post(page.url(), { form: { decision: 'approve' }, maxRedirects: 0 });
        await orderDelay(request, 0);
        await page.close();
        expect(await state()).toBe('pending');
        await expect.poll(state).toBe('success');
        // Another tab shows it as it arrives, and leads to the payment, as the bell does.
        await expect(otherTab.getByText(/^Payment received: /).first()).toBeVisible();
        await otherTab.getByRole('button', { name: 'Open', exact: true }).first().click();
        await expect(otherTab).toHaveURL(new RegExp(`/user/transactions/${attempt!.id}$`));
        await expect(otherTab.getByRole('region', { name: 'Receipt' })).toBeVisible();
      });
    });
});
