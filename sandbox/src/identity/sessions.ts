import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openDocument } from '../storage/document.ts';
import type { Account, Accounts } from './accounts.ts';
import { idTokenLifetime, type IdTokens, type SignIn, type SignInProvider } from './id-tokens.ts';
import { IdentityError } from '../identity-error.ts';
import { digest, newSecret } from '../secrets.ts';

/** A user keeps this many devices signed in; the oldest one beyond that has to sign in again. */
const sessionsPerAccount = 20;

const schema = z.object({
  /** Digest of the refresh token → its session. */
  sessions: z.record(
    z.string(),
    z.object({
      uid: z.string(),
      provider: z.enum(['password', 'phone', 'google.com']),
      signedInAt: z.number(),
    }),
  ),
});

/** Tokens as every sign-in answers them. `expiresIn` is seconds, as text. */
export interface TokenAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Who is signed in on which device, by refresh token. */
export interface Sessions {
  /** Starts a session. Throws USER_DISABLED. */
  open(account: Account, provider: SignInProvider): Promise<TokenAnswer>;
  /** New tokens for a session that goes on, after the account changed. */
  renew(account: Account, signIn: SignIn): Promise<TokenAnswer>;
  /** Throws INVALID_REFRESH_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
  refresh(refreshToken: string): Promise<TokenAnswer>;
  /** Whose ID token this is. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
  holderOf(idToken: string | undefined): Promise<{ account: Account; signIn: SignIn }>;
  endAll(uid: string): Promise<void>;
}

export async function openSessions(options: {
  folder: string;
  accounts: Accounts;
  idTokens: IdTokens;
  clock: Clock;
}): Promise<Sessions> {
  const { folder, accounts, idTokens, clock } = options;
  const document = await openDocument({
    file: path.join(folder, 'sessions.json'),
    schema,
    empty: { sessions: {} },
  });

  function usableAccount(uid: string, startedAt: number): Account {
    const account = accounts.byUid(uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    // Tokens carry whole seconds, so a session of the same second still counts.
    if (startedAt + 1000 <= account.sessionsValidFrom) throw new IdentityError('TOKEN_EXPIRED');
    return account;
  }

  async function renew(account: Account, signIn: SignIn): Promise<TokenAnswer> {
    const refreshToken = newSecret(48);
    const idToken = await idTokens.issue(account, signIn);
    await document.change(({ sessions }) => {
      const mine = Object.entries(sessions).filter(([, session]) => session.uid === account.uid);
      for (const [key] of mine.slice(0, Math.max(0, mine.length - sessionsPerAccount + 1)))
        delete sessions[key];
      sessions[digest(refreshToken)] = {
        uid: account.uid,
        provider: signIn.provider,
        signedInAt: signIn.at,
      };
    });
    return { localId: account.uid, idToken, refreshToken, expiresIn: String(idTokenLifetime) };
  }

  return {
    renew,
    async open(account, provider) {
      if (account.disabled) throw new IdentityError('USER_DISABLED');
      const at = clock();
      const current = await accounts.change(account.uid, (draft) => {
        draft.lastSignInAt = at;
      });
      return renew(current, { provider, at });
    },
    async refresh(refreshToken) {
      const session = document.read().sessions[digest(refreshToken)];
      if (!session) throw new IdentityError('INVALID_REFRESH_TOKEN');
      const account = usableAccount(session.uid, session.signedInAt);
      const idToken = await idTokens.issue(account, { provider: session.provider, at: session.signedInAt });
      return { localId: account.uid, idToken, refreshToken, expiresIn: String(idTokenLifetime) };
    },
    async holderOf(idToken) {
      if (!idToken) throw new IdentityError('INVALID_ID_TOKEN');
      const { uid, signIn } = await idTokens.read(idToken);
      return { account: usableAccount(uid, signIn.at), signIn };
    },
    endAll: (uid) =>
      document.change(({ sessions }) => {
        for (const [key, session] of Object.entries(sessions)) if (session.uid === uid) delete sessions[key];
      }),
  };
}
