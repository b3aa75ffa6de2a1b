import type { UserRow } from '@lintel/api-contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { hashToken } from '../../http/authentication.ts';
import type { Limiter } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Identity, IdentityPort } from '../../ports/identity.ts';
import { linkDevice } from '../notifications/devices.queries.ts';
import type { OtpService } from './otp.service.ts';
import { passwordMatches } from './passwords.ts';
import { profilePhoto } from './profile-photo.ts';
import type { ProfileService } from './profile.service.ts';
import type { SessionService } from './sessions.service.ts';
import * as users from './users.queries.ts';

interface Dependencies {
  db: Kysely<Tables>;
  identity: IdentityPort;
  otp: OtpService;
  sessions: SessionService;
  profile: ProfileService;
  /** Attempts per account and address. */
  attempts: Limiter;
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
  ip: string;
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

/** Sign-in and sign-up in one (wire contract 2.2, 18). */
export function signInService({
  db,
  identity,
  otp,
  sessions,
  profile,
  attempts,
  allowUnprovenAuthId,
}: Dependencies) {
  /** Who the caller is, according to somebody whom we trust. */
  async function proof(authId: string, idToken: string | undefined): Promise<Identity> {
    const refused = new Refusal(
      'identityProofInvalid',
      'Your sign-in could not be confirmed. Please sign in again.',
    );
    if (idToken !== undefined) {
      const found = await identity.verify(idToken).catch(() => {
        throw new Refusal('unavailable', 'The sign-in service cannot be reached. Please try again.', {
          status: 503,
        });
      });
      if (found?.subject !== authId) throw refused;
      return found;
    }
    const used = await otp.consume(authId);
    if (used) {
      const isPhone = used.target.startsWith('+');
      return {
        subject: authId,
        emailVerified: !isPhone,
        ...(isPhone ? { phone: used.target } : { email: used.target }),
      };
    }
    if (allowUnprovenAuthId) return { subject: authId, emailVerified: false };
    throw refused;
  }

  /** An account with the same address is the same person only if both sides have confirmed the address. */
  async function linkByEmail(who: Identity, type: number): Promise<users.UserRecord | undefined> {
    if (!who.email) return undefined;
    const [account] = await users.usersByEmail(db, who.email);
    if (!account?.is_email_verified) return undefined;
    if (!who.emailVerified) {
      throw new Refusal(
        'emailNotVerified',
        'There is an account with this e-mail address. Confirm the address to sign in to it.',
      );
    }
    await db
      .insertInto('identities')
      .values({ subject: who.subject, user_id: account.id, login_type: type })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return account;
  }

  async function create(
    who: Identity,
    { type, details }: SignInRequest,
  ): Promise<users.UserRecord | undefined> {
    const record = {
      ...details,
      name: details.name ?? who.name ?? '',
      email: who.email ?? '',
      mobile: who.phone ?? details.mobile ?? null,
      login_type: type,
      is_email_verified: who.emailVerified && who.email !== undefined,
    };
    await users.createUser(db, record, who.subject);
    // also when the same person came twice at once and the other request was first
    return users.userBySubject(db, who.subject);
  }

  async function byIdentity(request: SignInRequest & { authId: string }) {
    const who = await proof(request.authId, request.idToken);
    const known = await users.userBySubject(db, who.subject);
    if (known) {
      // Confirmed at the identity service since the last time.
      if (
        who.emailVerified &&
        !known.is_email_verified &&
        known.email.toLowerCase() === who.email?.toLowerCase()
      ) {
        await users.updateUser(db, known.id, { is_email_verified: true });
      }
      return { user: known, isNew: false };
    }
    const linked = await linkByEmail(who, request.type);
    if (linked) return { user: linked, isNew: false };
    const created = await create(who, request);
    if (created) return { user: created, isNew: true };
    throw new Refusal('conflict', 'The account could not be created. Please try again.');
  }

  async function byPassword({ email, password, ip }: SignInRequest) {
    if (!email || !password) {
      throw new Refusal('validation', 'The fields email and password are required.', {
        fields: { email: 'is required', password: 'is required' },
      });
    }
    attempts.check(`${email.toLowerCase()} ${ip}`);
    const candidates = (await users.usersByEmail(db, email)).filter((user) => user.password_hash);
    const [user] = candidates;
    if (!(await passwordMatches(user?.password_hash, password)) || !user) {
      throw new Refusal('invalidCredentials', 'E-mail address or password is not correct.');
    }
    attempts.forget(`${email.toLowerCase()} ${ip}`);
    if (!user.is_email_verified) {
      throw new Refusal('emailNotVerified', 'Please confirm your e-mail address with the code that we sent.');
    }
    return { user, isNew: false };
  }

  return {
    async signIn(request: SignInRequest): Promise<{ data: UserRow; token: string }> {
      const { authId, type, fcmId, photo } = request;
      if (authId === undefined && type !== 3) {
        throw new Refusal('validation', 'The field auth_id is required.', {
          fields: { auth_id: 'is required' },
        });
      }
      // refused before an account exists
      if (photo) await profilePhoto(photo.bytes);
      const { user, isNew } = await (authId === undefined
        ? byPassword(request)
        : byIdentity({ ...request, authId }));
      if (!user.is_active) {
        throw new Refusal('accountDeactivated', 'This account has been deactivated by the administrator.', {
          status: 200,
          isActive: false,
        });
      }
      const token = await sessions.issue(user.id);
      if (fcmId && !isNew) await linkDevice(db, { userId: user.id, tokenHash: hashToken(token), fcmId });
      if (photo && isNew) await profile.update(user.id, {}, photo);
      return { data: await profile.read(user.id), token };
    },
  };
}

export type SignInService = ReturnType<typeof signInService>;
