import type { IdentityService } from '@lintel/contract';

/** What shows the back end that the account is the caller's, where the session is older than some minutes. */
export interface OwnershipProof {
  readonly password?: string;
  readonly owner_token?: string;
}

/** The password as the side that keeps it takes it: a token of the identity service, or the password itself. */
export async function ownerBy(
  identity: IdentityService | undefined,
  email: string,
  password: string,
): Promise<OwnershipProof> {
  const token = await identity?.prove(email, password);
  return token ? { owner_token: token.id_token } : { password };
}
