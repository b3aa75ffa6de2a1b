import { comparedMessages } from '#texts/compared-messages.ts';
import type { UserRow } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { hashToken } from '#http/authentication.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, IdentityPort } from '#ports/identity.ts';
import { linkDevice } from './devices.queries.ts';
import { clearOtherClaims, registrationOf } from '#domains/accounts/profile/addresses.queries.ts';
import type { ConfirmationService } from '#domains/accounts/codes/confirmation.service.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { oneLine } from '#text/plain-text.ts';
import { passwordMatches } from '#domains/accounts/passwords/passwords.ts';
import { profilePhoto } from '#domains/accounts/profile/profile-photo.ts';
import type { ProfileService } from '#domains/accounts/profile/profile.service.ts';
import type { LeavingService } from '#domains/accounts/leaving/leaving.service.ts';
import type { ProofStore } from '#domains/accounts/codes/proofs.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { NetworkPlaces } from '#ports/network-places.ts';
import { deviceOf } from './device.ts';
import type { SecurityService } from './security.service.ts';
import type { SessionService } from './sessions.service.ts';
import { identityUnavailable } from '#domains/accounts/methods/identity-unavailable.ts';
import * as users from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  identity: IdentityPort;
  proofs: ProofStore;
  confirmation: ConfirmationService;
  sessions: SessionService;
  profile: ProfileService;
  leaving: Pick<LeavingService, 'keep'>;
  emails: SecurityEmails;
  security: SecurityService;
  limits: AccountLimits;
  places: NetworkPlaces;
  allowUnprovenAuthId: boolean;
}

export interface SignInRequest {
  /** 0 Google, 1 phone, 2 Apple, 3 e-mail. */
  type: number;
  authId?: string | undefined;
  idToken?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  fcmId?: string | undefined;
  /** For a new account only, like the details. */
  photo?: { bytes: Uint8Array } | undefined;
  /** The caller's network, see `http/network.ts`. */
  network: string;
  userAgent: string | undefined;
  /** The client asks its user whether to keep an account that waits for its deletion; else the sign-in keeps it. */
  asksAboutDeletion: boolean;
  /** Used for a new account only. */
  details: {
    name?: string | undefined;
    mobile?: string | undefined;
    address?: string | undefined;
    facebook_id?: string | undefined;
    twitter_id?: string | undefined;
    instagram_id?: string | undefined;
    youtube_id?: string | undefined;
  };
}

/** `once`: the proof that is used up by the session. */
type Proved = Identity & { readonly userId?: number; readonly once?: string };

/** Sign-in and sign-up in one (docs/spec/accounts.md#sign-in). */
export function signInService({
  db,
  clock,
  identity,
  proofs,
  confirmation,
  sessions,
  profile,
  leaving,
  emails,
  security,
  limits,
  places,
  allowUnprovenAuthId,
}: Dependencies) {
  const refused = new DomainError(
    'identityProofInvalid',
    'Your sign-in could not be confirmed. Please sign in again.',
  );

  /** Who the caller is, according to a service that the server trusts; `userId` where the proof names the account. */
  async function proof(authId: string, idToken: string | undefined): Promise<Proved> {
    if (idToken !== undefined) {
      const found = await identity.verify(idToken).catch(() => {
        throw identityUnavailable();
      });
      if (found?.subject !== authId) throw refused;
      return found;
    }
    const found = await proofs.find(authId);
    if (found && 'userId' in found)
      return {
        subject: authId,
        email: found.target,
        emailVerified: true,
        userId: found.userId,
        once: authId,
      };
    if (found) return { subject: found.subject, emailVerified: false, phone: found.target, once: authId };
    if (allowUnprovenAuthId) return { subject: authId, emailVerified: false };
    throw refused;
  }

  /** An account with the same address is the same user only if both sides have confirmed the address. */
  async function linkByEmail(who: Identity, type: number): Promise<users.UserRecord | undefined> {
    if (!who.email) return undefined;
    const account = await users.accountOfEmail(db, who.email);
    if (!account) return undefined;
    if (!who.emailVerified) {
      throw new DomainError(
        'emailNotVerified',
        'There is an account with this email address. Confirm the address to sign in to it.',
      );
    }
    const letters = await emails.beforeTransaction();
    await db.transaction().execute(async (trx) => {
      // The same sign-in has come twice, and the other one was first.
      if (!(await users.addIdentity(trx, account.id, who.subject, type))) return;
      await security.note(trx, account.id, 'method_added');
      await letters(trx).signInMethodAdded(account);
    });
    return account;
  }

  /** Tokens of a sign-in before the sessions were ended prove nothing; a password that changed there ends what was before. */
  async function requireFresh(user: users.UserRecord, { signedInAt, validSince }: Identity): Promise<void> {
    const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
    const ends = validSince && (!user.sessions_after || validSince > user.sessions_after);
    if (ends) await sessions.revokeBefore(user.id, validSince);
    const after = ends ? validSince : user.sessions_after;
    // Tokens carry whole seconds.
    if (signedInAt && after && seconds(signedInAt) < seconds(after)) throw refused;
  }

  async function create(
    who: Identity,
    { type, details }: SignInRequest,
  ): Promise<users.UserRecord | undefined> {
    const { email } = who;
    const isConfirmed = who.emailVerified && email !== undefined;
    const record = {
      ...details,
      name: details.name ?? oneLine(who.name ?? ''),
      email: isConfirmed ? email : '',
      pending_email: isConfirmed ? null : (email ?? null),
      mobile: who.phone ?? details.mobile ?? null,
      login_type: type,
      is_email_verified: isConfirmed,
    };
    await users.createUser(db, record, who.subject, async (trx) => {
      if (isConfirmed) await clearOtherClaims(trx, email);
    });
    // also when the same user came twice at once and the other request was first
    return (await users.userBySubject(db, who.subject)) ?? (await linkByEmail(who, type));
  }

  async function byIdentity(request: SignInRequest & { authId: string }) {
    const who = await proof(request.authId, request.idToken);
    const known =
      who.userId === undefined
        ? await users.userBySubject(db, who.subject)
        : await users.userById(db, who.userId);
    if (known) {
      await requireFresh(known, who);
      const { email, subject, signedInAt } = who;
      // Confirmed at the identity service since the last time.
      const isConfirmed =
        who.emailVerified && !known.email && known.pending_email?.toLowerCase() === email?.toLowerCase();
      if (isConfirmed && email)
        await confirmation.confirmByIdentity(known.id, { email, subject, signedInAt });
      return { user: known, isNew: false, once: who.once };
    }
    if (who.userId !== undefined) throw refused;
    const linked = await linkByEmail(who, request.type);
    if (linked) return { user: linked, isNew: false, once: who.once };
    const created = await create(who, request);
    if (created) return { user: created, isNew: true, once: who.once };
    throw new DomainError('conflict', 'The account could not be created. Please try again.');
  }

  async function byPassword({ email, password, network }: SignInRequest) {
    if (!email || !password) {
      throw new DomainError('validation', 'The fields email and password are required.', {
        fields: { email: 'is required', password: 'is required' },
      });
    }
    const address = email.toLowerCase();
    await limits.wrongPasswordsFromNetwork.check(network);
    await limits.wrongPasswordsForAccount.check(address);
    await limits.passwordsForAccountFromNetwork.check(`${address} ${network}`);
    const user = await users.accountOfEmail(db, email);
    const waiting = await registrationOf(db, email, clock.now());
    const isRight = await passwordMatches(user?.password_hash, password);
    // Compared in either case, so that a refusal takes the same time for each address.
    const waits = !isRight && (await passwordMatches(waiting?.password_hash, password));
    if (!isRight && !waits)
      throw new DomainError('invalidCredentials', 'E-mail address or password is not correct.');
    await limits.wrongPasswordsFromNetwork.release(network);
    await limits.wrongPasswordsForAccount.release(address);
    await limits.passwordsForAccountFromNetwork.forget(`${address} ${network}`);
    if (!isRight || !user) throw new DomainError('emailNotVerified', comparedMessages.emailNotVerified);
    return { user, isNew: false, once: undefined };
  }

  return {
    /** The account of a fresh identity token; undefined when the token proves a user without an account. */
    async userOfToken(authId: string, idToken: string): Promise<number | undefined> {
      const who = await proof(authId, idToken);
      const user = await users.userBySubject(db, who.subject);
      if (user) await requireFresh(user, who);
      return user?.id;
    },

    async signIn(request: SignInRequest): Promise<{ data: UserRow; token: string }> {
      const { authId, type, fcmId, photo } = request;
      if (authId === undefined && type !== 3) {
        throw new DomainError('validation', 'The field auth_id is required.', {
          fields: { auth_id: 'is required' },
        });
      }
      // refused before an account exists
      if (photo) await profilePhoto(photo.bytes);
      const { user, isNew, once } = await (authId === undefined
        ? byPassword(request)
        : byIdentity({ ...request, authId }));
      if (!user.is_active) {
        throw new DomainError('accountDeactivated', comparedMessages.accountDeactivated, {
          status: 200,
          isActive: false,
        });
      }
      if (!request.asksAboutDeletion) await leaving.keep(user.id);
      const place = await places.placeOf(request.network);
      const device = deviceOf(request.userAgent, request.network, place);
      await security.signedIn(user, device);
      if (photo && isNew) await profile.update(user.id, {}, { picture: photo });
      // With its session or not at all: what fails before may be repeated with the same proof.
      const token = await db.transaction().execute(async (trx) => {
        if (once !== undefined && !(await proofs.use(trx, once))) throw refused;
        const issued = await sessions.issue(user.id, device, trx);
        if (fcmId && !isNew) await linkDevice(trx, { userId: user.id, tokenHash: hashToken(issued), fcmId });
        return issued;
      });
      return { data: await profile.read(user.id), token };
    },
  };
}

export type SignInService = ReturnType<typeof signInService>;
