import type { Account, Accounts, FederatedProfile } from '../accounts.ts';
import { IdentityError } from '../../identity-error.ts';
import { operation, optionalText } from './operation.ts';
import { federatedIdOf } from './profile.ts';

/** The provider's answer arrives as a form body or as the query of the address the popup ended on. */
function readAssertion(postBody: string | null | undefined, requestUri: string | null | undefined): string {
  const query = URL.canParse(requestUri ?? '')
    ? new URL(requestUri ?? '').searchParams
    : new URLSearchParams();
  const answer = postBody ? new URLSearchParams(postBody) : query;
  if (answer.get('providerId') !== 'google.com') throw new IdentityError('OPERATION_NOT_ALLOWED');
  const assertion = answer.get('id_token');
  if (!assertion) throw new IdentityError('INVALID_IDP_RESPONSE : The supplied credential has no id_token.');
  return assertion;
}

const addProfile = (accounts: Accounts, uid: string, profile: FederatedProfile): Promise<Account> =>
  accounts.change(uid, (draft) => {
    draft.federated = [...draft.federated.filter((each) => each.providerId !== profile.providerId), profile];
    draft.displayName ??= profile.displayName;
    draft.photoUrl ??= profile.photoUrl;
    if (draft.email === profile.email && !draft.emailVerified) {
      // Google proves the address; a password set without proof is removed.
      draft.emailVerified = true;
      delete draft.passwordHash;
    }
  });

/** `accounts:signInWithIdp`: sign-in with Google; with an ID token it is added to that account. */
export const signInWithIdp = operation(
  { postBody: optionalText, requestUri: optionalText, idToken: optionalText },
  async ({ accounts, google, sessions }, body) => {
    const assertion = readAssertion(body.postBody, body.requestUri);
    const profile = await google.read(assertion);
    const owner = accounts.byFederatedId(profile.providerId, profile.rawId);
    const holder = body.idToken ? await sessions.holderOf(body.idToken) : undefined;
    if (holder && owner && owner.uid !== holder.account.uid) {
      throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
    }
    const known = holder?.account ?? owner ?? accounts.byEmail(profile.email);
    const target = known ?? (await accounts.create({ email: profile.email, emailVerified: true }));
    if (target.disabled) throw new IdentityError('USER_DISABLED');
    const account = await addProfile(accounts, target.uid, profile);
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId: profile.providerId,
      federatedId: federatedIdOf(profile),
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
      isNewUser: !known,
      oauthIdToken: assertion,
      rawUserInfo: JSON.stringify({
        sub: profile.rawId,
        email: profile.email,
        email_verified: true,
        name: profile.displayName,
        picture: profile.photoUrl,
      }),
      ...(await sessions.open(account, profile.providerId)),
    };
  },
);
