import { gateways, gatewayTable } from '@lintel/api-contract';
import { isExact } from '#domains/payments/money.ts';
import type { SettingKey } from '#domains/settings/defaults.ts';

/** A setting by its key. */
export type SettingOf = (key: SettingKey) => string;

/** The price and why no payer could be charged it as it is written (ADR 0195); nothing where it can be charged. */
export function unfitPrice(price: number, setting: SettingOf): string | undefined {
  const currency = setting('currency_code');
  if (!isExact(price, currency)) return `${price}, which there is not in ${currency}`;
  const used = gateways.filter((name) => setting(gatewayTable[name].setting) === '1');
  const gateway = used.find((name) => !isExact(price, currency, name));
  return gateway && `${price} ${currency}, which ${gateway} does not take: it is too finely divided`;
}
