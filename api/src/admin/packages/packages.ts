import { AdminError, audited, type AdminContext } from '../context.ts';
import type { Page } from '../list-pages.ts';
import { settingsNow } from '../site-settings.ts';
import { unfitPrice } from './exact-prices.ts';
import * as queries from './packages.queries.ts';

/** All packages, also those that are not on sale; one without a price is free. */
export async function listPackages({ db }: AdminContext, page: Page) {
  const setting = await settingsNow(db);
  return (await queries.packages(db, page)).map(({ price, ...row }) => ({
    id: row.id,
    name: row.name,
    price,
    currency: setting('currency_code'),
    duration_hours: row.duration_hours,
    on_sale: row.on_sale,
  }));
}

function priceOf(text: string): number {
  if (/^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new AdminError('A price is more than 0, with at most three decimals, e.g. 1990.50.');
}

/** What a package costs from now on, in the currency of the site. Payments that are open keep their amount. */
export async function setPrice(context: AdminContext, id: number, given: string) {
  const price = priceOf(given);
  return audited(context, async (trx) => {
    const found = await queries.lockPackage(trx, id);
    if (!found) throw new AdminError(`There is no package ${id}. See: packages list.`);
    const setting = await settingsNow(trx);
    const unfit = unfitPrice(price, setting);
    if (unfit) throw new AdminError(`The package ${found.name} would cost ${unfit}.`);
    await queries.putPrice(trx, id, price);
    return {
      result: { id, name: found.name, price, currency: setting('currency_code') },
      ledger: {
        action: 'packages.price',
        subject: `package ${id}`,
        details: { before: found.price, after: price },
      },
    };
  });
}
