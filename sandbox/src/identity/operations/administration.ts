import { z } from 'zod';
import { IdentityError } from '../../identity-error.ts';
import { operation } from './operation.ts';
import { removeProviders } from './providers.ts';
import { requireEmail } from '../accounts.ts';
import { userRow } from './profile.ts';

/** The operator's `accounts:update`: closes or opens an account, changes its address, removes a way to sign in. Closing ends its sessions. */
export const administer = operation(
  {
    localId: z.string(),
    disableUser: z.boolean().optional(),
    email: z.string().optional(),
    emailVerified: z.boolean().optional(),
    deleteProvider: z.array(z.string()).optional(),
  },
  async ({ accounts, sessions }, body) => {
    const account = await accounts.change(body.localId, (draft) => {
      if (body.disableUser !== undefined) draft.disabled = body.disableUser;
      if (body.email !== undefined) draft.email = requireEmail(body.email);
      if (body.emailVerified !== undefined) draft.emailVerified = body.emailVerified;
      removeProviders(draft, body.deleteProvider ?? []);
    });
    if (account.disabled) await sessions.endAll(account.uid);
    return { localId: account.uid };
  },
);

/** The operator's `accounts:delete`. */
export const administerDelete = operation({ localId: z.string() }, async ({ accounts, sessions }, body) => {
  if (!accounts.byUid(body.localId)) throw new IdentityError('USER_NOT_FOUND');
  await accounts.remove(body.localId);
  await sessions.endAll(body.localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
});

/** The operator's `accounts:lookup` by uid. */
export const administerLookup = operation({ localId: z.array(z.string()) }, async ({ accounts }, body) => {
  const found = body.localId.flatMap((uid) => accounts.byUid(uid) ?? []);
  if (found.length === 0) throw new IdentityError('USER_NOT_FOUND');
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: found.map(userRow) };
});
