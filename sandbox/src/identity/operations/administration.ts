import { z } from 'zod';
import { IdentityError } from '../../identity-error.ts';
import { operation } from './operation.ts';
import { userRow } from './profile.ts';

/** The operator's `accounts:update`: closes or opens an account. Closing ends its sessions. */
export const administer = operation(
  { localId: z.string(), disableUser: z.boolean().optional() },
  async ({ accounts, sessions }, body) => {
    const account = await accounts.change(body.localId, (draft) => {
      if (body.disableUser !== undefined) draft.disabled = body.disableUser;
    });
    if (account.disabled) await sessions.endAll(account.uid);
    return { localId: account.uid };
  },
);

/** The operator's `accounts:lookup` by uid. */
export const administerLookup = operation({ localId: z.array(z.string()) }, async ({ accounts }, body) => {
  const found = body.localId.flatMap((uid) => accounts.byUid(uid) ?? []);
  if (found.length === 0) throw new IdentityError('USER_NOT_FOUND');
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: found.map(userRow) };
});
