// @ts-check
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Variables with which back end and sandbox trust each other as shop and gateway. The keys are new at every start: no user
 * needs them, and messages that still wait are signed when they are sent.
 * @param {{ sandbox: string, api: string }} origins @returns {Record<string, string>}
 */
export function localPayments({ sandbox, api }) {
  const file = path.join(import.meta.dirname, '../../sandbox/payment-keys.json');
  /** @type {Record<string, Record<string, string>>} */
  const gateways = JSON.parse(readFileSync(file, 'utf8'));
  const names = Object.values(gateways).flatMap(Object.keys);
  return {
    ...Object.fromEntries(names.map((name) => [name, `local_${randomBytes(16).toString('hex')}`])),
    ...Object.fromEntries(Object.keys(gateways).map((slug) => [`${slug.toUpperCase()}_URL`, sandbox])),
    WEBHOOK_ORIGIN: api,
  };
}
