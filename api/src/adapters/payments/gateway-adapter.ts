import type { GatewayVariables } from '#config/payments-config.ts';
import type { PaymentGateway } from '#ports/payments.ts';

/** A gateway, and the keys without which it is not there. */
export interface GatewayAdapter<Key extends string = string, Url extends string | undefined = string> {
  /** `keyId` of the gateway with the slug `razorpay` is the variable `RAZORPAY_KEY_ID`. */
  readonly keys: readonly Key[];
  /** Where the vendor is, unless `<SLUG>_URL` names another address; undefined: the vendor's own library knows. */
  readonly url: Url;
  create(keys: Readonly<Record<Key, string>>, url: Url): PaymentGateway;
}

/** The gateway, or undefined where one of its keys is missing. */
export function createGateway<Key extends string, Url extends string | undefined>(
  { keys, url, create }: GatewayAdapter<Key, Url>,
  variables: GatewayVariables = {},
): PaymentGateway | undefined {
  return keys.every((name) => variables[name])
    ? create(variables as Record<Key, string>, (variables['url'] ?? url) as Url)
    : undefined;
}
