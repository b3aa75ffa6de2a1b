import path from 'node:path';
import { z } from 'zod';
import { paymentKeys, paymentVariables, type PaymentKeys } from './payments/payment-keys.ts';

/** Every variable that is read. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4301),
  HOST: z.string().min(1).default('127.0.0.1'),
  LINTEL_DATA: z.string().min(1),
  IDENTITY_PROJECT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{2,60}$/, 'letters, digits and hyphens')
    .default('lintel-local'),
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  ...paymentVariables,
  NODE_ENV: z.string().optional(),
  ALLOW_SANDBOX: z.string().optional(),
});

/** Everything that this service reads from its environment, parsed once. */
export interface Config {
  port: number;
  host: string;
  /** Folder of this service's documents. */
  folder: string;
  /** Accounts of the demo world, written by the back end's seed. */
  demoAccountsFile: string;
  project: string;
  /** Origin that a browser sees; links in mails start with it. */
  publicOrigin: string;
  /** Undefined: no gateway is stood in for. */
  payments: PaymentKeys | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Parses the environment; throws one sentence that names the variable and what it should be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The sandbox cannot start. Set these variables: ${problems.join('; ')}`);
  }
  const values = parsed.data;
  if (values.NODE_ENV === 'production' && values.ALLOW_SANDBOX !== '1') {
    throw new Error(
      'The sandbox stands in for real vendors and does not start with NODE_ENV=production. Set ALLOW_SANDBOX=1 to use it anyway.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    folder: path.join(values.LINTEL_DATA, 'sandbox'),
    demoAccountsFile: path.join(values.LINTEL_DATA, 'demo-accounts.json'),
    project: values.IDENTITY_PROJECT,
    publicOrigin: new URL(values.PUBLIC_URL).origin,
    payments: paymentKeys(values),
    logLevel: values.LOG_LEVEL,
  };
}
