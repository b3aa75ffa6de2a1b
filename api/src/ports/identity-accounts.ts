/** Ways to sign in that the identity service keeps. */
export type IdentityMethod = 'password' | 'phone' | 'google';

/** What the identity service knows about an account. */
export interface IdentityAccount {
  readonly email: string | undefined;
  /** A number that was proved there. */
  readonly phone?: string | undefined;
  readonly methods: readonly IdentityMethod[];
}

/** Accounts of the identity service, as an operator of the site sees and changes them. */
export interface IdentityAccounts {
  find(subject: string): Promise<IdentityAccount | undefined>;
  /** Another address that its owner has confirmed here. */
  setEmail(subject: string, email: string): Promise<void>;
  removeMethod(subject: string, method: IdentityMethod): Promise<void>;
  /** Removes an account; one that is not there is removed already. */
  remove(subject: string): Promise<void>;
}
