import type { IdentityPort } from './identity.ts';
import type { MailPort } from './mail.ts';
import type { PaymentsPort } from './payments.ts';
import type { SmsPort } from './sms.ts';
import type { StoragePort } from './storage.ts';

/** Everything outside this process but the database. */
export interface Ports {
  readonly identity: IdentityPort;
  readonly mail: MailPort;
  readonly payments: PaymentsPort;
  readonly sms: SmsPort;
  readonly storage: StoragePort;
}
