import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gateways, gatewayRow, type Gateway } from '@lintel/api-contract';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { configuredGateways } from '#adapters/payments/gateways.ts';
import { paymentKeys, paymentVariables } from '#config/payments-config.ts';
import { defaultSettings } from '#domains/settings/defaults.ts';
import { gatewayOfSlug } from './gateways.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const root = path.resolve(import.meta.dirname, '../../../..');
const written = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rows = JSON.parse(written('sandbox/payment-keys.json')) as Record<string, Record<string, string>>;
const names = Object.values(rows).flatMap(Object.keys);
const filled = Object.fromEntries(names.map((name) => [name, 'key-of-a-gateway']));
const madeOf = (variables: Record<string, string>) =>
  configuredGateways({
    payments: paymentKeys(paymentVariables(Object.keys(variables)).parse(variables)),
  });

describe.each(gateways.map((gateway): [Gateway] => [gateway]))('%s', (gateway) => {
  const { slug, setting, publicSettings } = gatewayRow(gateway);

  it('has an adapter that the configuration makes, and an address for its messages', () => {
    expect(madeOf(filled)[gateway]).toBeDefined();
    expect(gatewayOfSlug(slug)).toBe(gateway);
  });

  it('is not there while one of its keys is missing', () => {
    const own = Object.keys(rows[slug]!);
    for (const missing of own) {
      const { [missing]: _missing, ...others } = filled;
      expect(madeOf(others)[gateway]).toBeUndefined();
    }
  });

  it('is taken by the table of transactions', async () => {
    const { id } = await app.db.selectFrom('transactions').select('id').executeTakeFirstOrThrow();
    const { gateway: kept } = await app.db
      .updateTable('transactions')
      .set({ gateway })
      .where('id', '=', id)
      .returning('gateway')
      .executeTakeFirstOrThrow();
    expect(kept).toBe(gateway);
  });

  it('is off until an operator switches it on, with settings that exist', () => {
    expect(defaultSettings).toMatchObject({ [setting]: '0' });
    for (const name of publicSettings) expect(Object.keys(defaultSettings)).toContain(name);
  });

  it('is spoken by the sandbox, and operators find its keys', () => {
    expect(existsSync(path.join(root, `sandbox/src/payments/dialects/${slug}.ts`))).toBe(true);
    expect(Object.keys(rows)).toContain(slug);
    const guide = written('docs/guides/configuration.md');
    expect(guide).toMatch(new RegExp(`/webhook/\\{[^}]*\\b${slug}\\b`));
    for (const name of [...Object.keys(rows[slug]!), `${slug.toUpperCase()}_URL`])
      expect(guide).toContain(`\`${name}\``);
    for (const name of Object.keys(rows[slug]!))
      expect(written('deploy/kubernetes/secret.example.yaml')).toContain(`  ${name}: `);
  });

  it('is paid with in a browser', () => {
    expect(written('e2e/journeys/payments-buy.spec.ts')).toContain(`slug: '${slug}'`);
  });
});

it('the rules name all of them, in the order of precedence', () => {
  const inOrder = gateways.map((gateway) => gatewayRow(gateway).name).join(', ');
  expect(written('docs/spec/payments.md')).toContain(`${inOrder}. The first one in this order`);
});
