import { z } from 'zod';
import { requireEmail, type Account } from '../accounts.ts';
import type { SignIn } from '../id-tokens.ts';
import { IdentityError } from '../../identity-error.ts';
import type { IdentityParts } from '../identity.ts';
import { hashPassword, requireAcceptablePassword } from '../passwords.ts';
import { operation, optionalText } from './operation.ts';
import { removeProviders } from './providers.ts';
import { providerUserInfo, userRow } from './profile.ts';

/** Changing a password or deleting an account needs a sign-in that is at most this old. */
const recentSignIn = 5 * 60_000;

/** `accounts:lookup`: who the holder of the token is. The SDK calls it after every sign-in. */
export const lookup = operation({ idToken: optionalText }, async ({ sessions }, { idToken }) => {
  const { account } = await sessions.holderOf(idToken ?? undefined);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userRow(account)] };
});

function requireRecent({ clock }: IdentityParts, signIn: SignIn): void {
  if (clock() - signIn.at > recentSignIn) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** The code of a verification mail was followed. */
async function applyActionCode({ accounts, actionCodes }: IdentityParts, oobCode: string) {
  if (actionCodes.inspect(oobCode).purpose === 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
  const code = await actionCodes.use(oobCode);
  const account = await accounts.change(code.uid, (draft) => {
    if (code.purpose === 'VERIFY_EMAIL' && draft.email !== code.email)
      throw new IdentityError('INVALID_OOB_CODE');
    draft.email = code.email;
    draft.emailVerified = true;
  });
  return { localId: account.uid, email: account.email, emailVerified: true };
}

/** `accounts:update`: profile, password, removal of the phone number, or a verification code. */
export const update = operation(
  {
    idToken: optionalText,
    oobCode: optionalText,
    displayName: optionalText,
    photoUrl: optionalText,
    email: optionalText,
    password: optionalText,
    deleteProvider: z.array(z.string()).nullish(),
  },
  async (identity, body) => {
    const { accounts, sessions } = identity;
    if (body.oobCode) return applyActionCode(identity, body.oobCode);

    const { account, signIn } = await sessions.holderOf(body.idToken ?? undefined);
    // With enumeration protection an address changes only through a mail to the new one.
    if (body.email && requireEmail(body.email) !== account.email)
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    let passwordHash: string | undefined;
    let current = signIn;
    if (body.password) {
      requireRecent(identity, signIn);
      requireAcceptablePassword(body.password);
      passwordHash = await hashPassword(body.password);
      await sessions.endAll(account.uid);
      // The session that changed the password goes on as a new one; all tokens from before are over.
      current = { provider: signIn.provider, at: identity.clock() };
    }
    const changed = await accounts.change(account.uid, (draft) => {
      assignOrClear(draft, 'displayName', body.displayName);
      assignOrClear(draft, 'photoUrl', body.photoUrl);
      if (passwordHash) {
        draft.passwordHash = passwordHash;
        draft.sessionsValidFrom = current.at;
      }
      removeProviders(draft, body.deleteProvider ?? []);
    });
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      email: changed.email,
      displayName: changed.displayName,
      photoUrl: changed.photoUrl,
      emailVerified: changed.emailVerified,
      providerUserInfo: providerUserInfo(changed),
      ...(await sessions.renew(changed, current)),
    };
  },
);

/** undefined = not mentioned; null or empty = cleared. */
function assignOrClear(
  draft: Account,
  field: 'displayName' | 'photoUrl',
  value: string | null | undefined,
): void {
  if (value) draft[field] = value;
  else if (value !== undefined) delete draft[field];
}

/** `accounts:delete`: the holder of the token leaves. */
export const remove = operation({ idToken: optionalText }, async (identity, { idToken }) => {
  const { account, signIn } = await identity.sessions.holderOf(idToken ?? undefined);
  requireRecent(identity, signIn);
  await identity.accounts.remove(account.uid);
  await identity.sessions.endAll(account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
});
