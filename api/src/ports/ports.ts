import type { IdentityPort } from './identity.ts';
import type { IdentityAccounts } from './identity-accounts.ts';
import type { MailPort } from './mail.ts';
import type { PaymentsPort } from './payments.ts';
import type { SmsPort } from './sms.ts';
import type { StoragePort } from './storage.ts';

/** Everything outside this process but the database. */
export interface Ports {
  readonly identity: IdentityPort;
  /** Missing where the server may not change accounts of the identity service. */
  readonly identityAccounts?: IdentityAccounts | undefined;
  readonly mail: MailPort;
  readonly payments: PaymentsPort;
  readonly sms: SmsPort;
  readonly storage: StoragePort;
}
