import { Readable } from 'node:stream';
import type { Identity, IdentityPort } from '#ports/identity.ts';
import type { IdentityAccount, IdentityAccounts } from '#ports/identity-accounts.ts';
import type { Mail, MailPort } from '#ports/mail.ts';
import type { PushMessage, PushOutcome, PushPort } from '#ports/push.ts';
import type { SmsPort, TextMessage } from '#ports/sms.ts';
import type { StoragePort } from '#ports/storage.ts';

/** Identities by token, for tests. */
export function memoryIdentity(): IdentityPort & { readonly tokens: Map<string, Identity> } {
  const tokens = new Map<string, Identity>();
  return { tokens, verify: async (idToken) => tokens.get(idToken) };
}

/** Accounts by subject, for tests; `isDown` makes every call fail. */
export function memoryIdentityAccounts(): IdentityAccounts & {
  readonly accounts: Map<string, IdentityAccount>;
  isDown: boolean;
} {
  const accounts = new Map<string, IdentityAccount>();
  const self = {
    accounts,
    isDown: false,
    async find(subject: string) {
      if (self.isDown) throw new Error('the identity service does not answer');
      return accounts.get(subject);
    },
    async setEmail(subject: string, email: string) {
      accounts.set(subject, { methods: [], ...(await self.find(subject)), email });
    },
    async removeMethod(subject: string, method: string) {
      const account = await self.find(subject);
      if (account)
        accounts.set(subject, { ...account, methods: account.methods.filter((each) => each !== method) });
    },
    async remove(subject: string) {
      await self.find(subject);
      accounts.delete(subject);
    },
  };
  return self;
}

/** Keeps what was sent, for tests, which may also take the delivery away. */
export function memoryMail(): MailPort & { readonly sent: Mail[]; isConfigured: boolean } {
  const sent: Mail[] = [];
  return {
    sent,
    isConfigured: true,
    send: async (mail) => void sent.push(mail),
    sendNothing: async () => undefined,
  };
}

/** Keeps what was sent, for tests. */
export function memorySms(): SmsPort & { readonly sent: TextMessage[]; isConfigured: boolean } {
  const sent: TextMessage[] = [];
  return { sent, isConfigured: true, send: async (message) => void sent.push(message) };
}

/** Keeps what was sent, for tests; `answer` decides the vendor's outcome. */
export function memoryPush(answer: (message: PushMessage) => PushOutcome = () => 'sent'): PushPort & {
  readonly sent: PushMessage[];
} {
  const sent: PushMessage[] = [];
  return {
    sent,
    async send(message) {
      const outcome = answer(message);
      if (outcome === 'sent') sent.push(message);
      return outcome;
    },
  };
}

/** Keeps files in memory, for tests. */
export function memoryStorage(): StoragePort & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const times = new Map<string, Date>();
  return {
    files,
    async put(path, bytes) {
      files.set(path, bytes);
      times.set(path, new Date());
    },
    async open(path) {
      const bytes = files.get(path);
      return (
        bytes && {
          size: bytes.length,
          read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
            Readable.from([Buffer.from(bytes.subarray(start, end + 1))]),
        }
      );
    },
    remove: async (path) => void files.delete(path),
    async *list(folder) {
      for (const path of [...files.keys()].filter((name) => name.startsWith(`${folder}/`)))
        yield { path, storedAt: times.get(path) ?? new Date(0) };
    },
  };
}
