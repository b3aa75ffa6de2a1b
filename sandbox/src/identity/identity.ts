import type { Clock } from '../clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { openActionCodes, type ActionCodes } from './action-codes.ts';
import { openAttempts, type Attempts } from './attempts.ts';
import { createBehaviour, type Behaviour } from './behaviour.ts';
import { createDemoAccounts, type DemoAccounts } from './demo-accounts.ts';
import { createGoogle, type Google } from './google.ts';
import { createIdTokens } from './id-tokens.ts';
import { openPhoneCodes, type PhoneCodes } from './phone-codes.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';

/** The parts of the identity service, ready to be used by its operations. */
export interface IdentityParts {
  project: string;
  publicOrigin: string;
  clock: Clock;
  key: SigningKey;
  accounts: Accounts;
  sessions: Sessions;
  attempts: Attempts;
  actionCodes: ActionCodes;
  phoneCodes: PhoneCodes;
  google: Google;
  demoAccounts: DemoAccounts;
  outbox: Outbox;
  behaviour: Behaviour;
}

export interface IdentityOptions {
  folder: string;
  project: string;
  publicOrigin: string;
  demoAccountsFile: string;
  outbox: Outbox;
  clock: Clock;
  log: { info(message: string): void; warn(message: string): void };
}

/** Opens all documents of the service; the signing key is made the first time. */
export async function openIdentity(options: IdentityOptions): Promise<IdentityParts> {
  const { folder, project, publicOrigin, outbox, clock, log } = options;
  const key = await openSigningKey(folder);
  const accounts = await openAccounts(folder, clock);
  const idTokens = createIdTokens(key, project, clock);
  return {
    project,
    publicOrigin,
    clock,
    key,
    accounts,
    outbox,
    behaviour: createBehaviour(),
    sessions: await openSessions({ folder, accounts, idTokens, clock }),
    attempts: await openAttempts(folder, clock),
    actionCodes: await openActionCodes(folder, clock),
    phoneCodes: await openPhoneCodes(folder, clock),
    google: createGoogle(key, publicOrigin, clock),
    demoAccounts: createDemoAccounts({ file: options.demoAccountsFile, accounts, log }),
  };
}
