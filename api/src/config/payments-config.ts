import { gateways, gatewayRow } from '@lintel/api-contract';
import { z } from 'zod';
import { address, isLocal } from './environment.ts';

/** What the environment states about one gateway: `RAZORPAY_KEY_ID` is `keyId`, `RAZORPAY_URL` is `url`. Its adapter knows which it needs. */
export type GatewayVariables = Readonly<Record<string, string>>;
/** By the gateway's slug. */
export type PaymentKeys = Readonly<Record<string, GatewayVariables>>;

const MIN_KEY_LENGTH = 8;
const URL_NAME = 'url';
const key = z.string().min(MIN_KEY_LENGTH, `must have at least ${MIN_KEY_LENGTH} characters`);

const prefixOf = (slug: string) => `${slug.toUpperCase()}_`;
const camelCase = (name: string) =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const slugs = gateways.map((gateway) => gatewayRow(gateway).slug);

/** Schema of those environment variables that belong to gateways; their names begin with the gateway's slug. */
export const paymentVariables = (names: readonly string[]) =>
  z.object(
    Object.fromEntries(
      names
        .filter((name) => slugs.some((slug) => name.startsWith(prefixOf(slug))))
        .map((name) => [name, name.endsWith('_URL') ? address : key]),
    ),
  );

/** The variables of each gateway. */
export const paymentKeys = (env: Readonly<Record<string, string>>): PaymentKeys =>
  Object.fromEntries(
    slugs.map((slug) => [
      slug,
      Object.fromEntries(
        Object.entries(env)
          .filter(([name]) => name.startsWith(prefixOf(slug)))
          .map(([name, value]) => [camelCase(name.slice(prefixOf(slug).length)), value]),
      ),
    ]),
  );

/** Names of the variables that point a gateway with keys at this machine, i.e. at the sandbox. */
export const localGateways = (payments: PaymentKeys): string[] =>
  Object.entries(payments)
    .filter(([, variables]) => isLocal(variables[URL_NAME] ?? '') && Object.keys(variables).length > 1)
    .map(([slug]) => `${prefixOf(slug)}URL`);
