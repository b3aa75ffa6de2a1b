import { z } from 'zod';
import rows from '../../payment-keys.json' with { type: 'json' };

export type Gateway = keyof typeof rows;
/** The gateways of the sandbox: the rows of `payment-keys.json`, which name their keys. */
export const gateways = Object.keys(rows) as [Gateway, ...Gateway[]];

type NamesOf<Row> = Row extends unknown ? keyof Row : never;
type KeyName = NamesOf<(typeof rows)[Gateway]>;
const keyNames = gateways.flatMap((gateway) => Object.keys(rows[gateway])) as KeyName[];

const key = z.string().min(8).optional();

/** The same names as the back end reads. Without them the sandbox offers no gateway. */
export const paymentVariables = {
  ...(Object.fromEntries(keyNames.map((name) => [name, key])) as Record<KeyName, typeof key>),
  /** Origin of the back end; messages go to its `/webhook/<gateway>`. */
  WEBHOOK_ORIGIN: z.url().optional(),
};
const schema = z.object(paymentVariables);

/** Keys of all gateways, and where their messages go. */
export type PaymentKeys = { readonly [Name in keyof typeof paymentVariables]-?: string };

/** Undefined unless everything is set. */
export function paymentKeys(env: z.output<typeof schema>): PaymentKeys | undefined {
  const values = Object.fromEntries(
    Object.keys(paymentVariables).map((name) => [name, env[name as keyof PaymentKeys]]),
  );
  return Object.values(values).every(Boolean) ? (values as PaymentKeys) : undefined;
}
