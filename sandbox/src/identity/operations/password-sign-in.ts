import { normaliseEmail, requireEmail } from '../accounts.ts';
import { IdentityError } from '../../identity-error.ts';
import type { IdentityParts } from '../identity.ts';
import { hashPassword, passwordMatches, requireAcceptablePassword } from '../passwords.ts';
import { operation, optionalText } from './operation.ts';

/** `accounts:signUp` with e-mail and password. */
export const signUp = operation(
  { email: optionalText, password: optionalText, displayName: optionalText },
  async ({ accounts, sessions }, body) => {
    if (!body.email) throw new IdentityError('OPERATION_NOT_ALLOWED');
    const email = requireEmail(body.email);
    requireAcceptablePassword(body.password ?? '');
    if (accounts.byEmail(email)) throw new IdentityError('EMAIL_EXISTS');
    const account = await accounts.create({
      email,
      passwordHash: await hashPassword(body.password ?? ''),
      ...(body.displayName ? { displayName: body.displayName } : {}),
    });
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      email,
      ...(await sessions.open(account, 'password')),
    };
  },
);

/** An account of the demo world may have been written after this service started. */
async function findByEmail({ accounts, demoAccounts }: IdentityParts, email: string) {
  if (!accounts.byEmail(email)) await demoAccounts.catchUp();
  return accounts.byEmail(email);
}

/**
 * `accounts:signInWithPassword`. An unknown address and a wrong password are the same answer after the same time
 * (e-mail enumeration protection, the vendor's default since 2023; older projects have it off, see `behaviour.ts`).
 */
export const signInWithPassword = operation(
  { email: optionalText, password: optionalText },
  async (identity, body) => {
    const { attempts, sessions } = identity;
    const email = requireEmail(body.email ?? undefined);
    if (!body.password) throw new IdentityError('MISSING_PASSWORD');
    await attempts.take('wrong password', email);

    const account = await findByEmail(identity, email);
    if (!(await passwordMatches(body.password, account?.passwordHash)) || !account) {
      if (identity.behaviour.enumerationProtection) throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      throw new IdentityError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
    }
    // Only a caller who knows the password is answered that the account is disabled.
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    await attempts.forget('wrong password', email);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      email,
      displayName: account.displayName ?? '',
      ...(await sessions.open(account, 'password')),
    };
  },
);

/** `accounts:createAuthUri`: with enumeration protection it tells nothing about the address. */
export const createAuthUri = operation({ identifier: optionalText }, async (_identity, body) => {
  requireEmail(normaliseEmail(body.identifier ?? ''));
  return { kind: 'identitytoolkit#CreateAuthUriResponse', signinMethods: [] };
});
