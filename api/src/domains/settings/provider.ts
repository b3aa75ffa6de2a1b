/** The provider's id on the wire; in the database it is null. */
export const PROVIDER_ID = 0;

/** The provider as it appears among agents and owners. */
export interface ProviderIdentity {
  name: string;
  slug: string;
  email: string;
  mobile: string;
  profile: string;
}
