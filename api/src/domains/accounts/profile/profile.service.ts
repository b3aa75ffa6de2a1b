import type { UserRow } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { storingFiles } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import type { StoragePort } from '#ports/storage.ts';
import { linkDevice, unlinkDevice, type NamedDevice } from '#domains/accounts/sessions/devices.queries.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { Urls } from '#wire/urls.ts';
import { profilePhoto } from './profile-photo.ts';
import type { AddressChangeService, AddressChangeRequest } from './address-change.service.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { SecurityEmails } from './security-emails.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { userShape } from '#domains/accounts/user.shape.ts';
import * as users from '#domains/accounts/users.queries.ts';

interface Dependencies {
  db: Database;
  urls: Urls;
  storage: StoragePort;
  packages: PackagesService;
  sessions: SessionService;
  addressChange: AddressChangeService;
  emails: SecurityEmails;
  security: Pick<SecurityService, 'note'>;
  demoMode: () => Promise<boolean>;
}

/** Beside these an address may be asked for; only a confirmation changes it. */
export type ProfileChanges = Pick<
  users.UserChanges,
  | 'name'
  | 'mobile'
  | 'address'
  | 'notification'
  | 'about_me'
  | 'facebook_id'
  | 'twitter_id'
  | 'instagram_id'
  | 'youtube_id'
  | 'latitude'
  | 'longitude'
  | 'city'
  | 'state'
  | 'country'
>;

/** What a request changes of the own profile beside plain values. */
export interface ProfileExtras {
  readonly picture?: { bytes: Uint8Array } | undefined;
  /** The device that the request comes from. */
  readonly device?: Omit<NamedDevice, 'userId'> | undefined;
  /** Another e-mail address, with what shows that the account is the caller's. */
  readonly address?: AddressChangeRequest | undefined;
  /** The change of address that waits for its code ends. */
  readonly withdrawsAddress?: boolean;
}

/** The own account: read, change, leave. */
export function profileService({
  db,
  urls,
  storage,
  packages,
  sessions,
  addressChange,
  emails,
  security,
  demoMode,
}: Dependencies) {
  async function record(userId: number) {
    const user = await users.userById(db, userId);
    if (!user) throw new DomainError('unauthenticated', 'Please sign in.');
    return user;
  }

  async function read(userId: number): Promise<UserRow> {
    const [user, granted, demo] = await Promise.all([record(userId), packages.granted(userId), demoMode()]);
    return userShape(user, { urls, granted, demoMode: demo });
  }

  /** Clients send the whole form back, so an address that the account has or waits for is no change. */
  const isOther = ({ email, pending_email }: users.UserRecord, { email: wanted }: AddressChangeRequest) =>
    ![email, pending_email].some((address) => address?.toLowerCase() === wanted.toLowerCase());

  return {
    read,

    async update(
      userId: number,
      changes: ProfileChanges,
      { picture, device, address, withdrawsAddress }: ProfileExtras = {},
    ): Promise<UserRow> {
      const current = await record(userId);
      const asked = address && isOther(current, address) ? address : undefined;
      if (withdrawsAddress && asked)
        throw new DomainError('validation', 'The field email_change does not go with another email.', {
          fields: { email_change: 'does not go with another email' },
        });
      const photo = picture && (await profilePhoto(picture.bytes));
      const askForAddress = asked && (await addressChange.prepare(current, asked));
      await storingFiles(storage, async (files) => {
        if (photo) await files.put(photo);
        await db.transaction().execute(async (trx) => {
          if (withdrawsAddress) await addressChange.withdraw(trx, userId);
          await askForAddress?.(trx);
          await users.updateUser(trx, userId, changes);
          if (device) await linkDevice(trx, { ...device, userId });
          if (photo) await users.setProfilePhoto(trx, userId, photo.path);
        });
        if (photo) files.retire({ user: [current.profile] });
      });
      return read(userId);
    },

    /** Ends this session and stops pushes to the device. */
    async leave(userId: number, tokenHash: Buffer | undefined, fcmId: string | undefined): Promise<void> {
      if (fcmId) await unlinkDevice(db, userId, fcmId);
      if (tokenHash) await sessions.revoke(tokenHash);
    },

    /** Ends all sessions of the user; no device of theirs gets pushes any more. */
    async leaveEverywhere(userId: number): Promise<void> {
      const user = await record(userId);
      // An identity token proves the user without a session, which is where demo mode is checked else.
      if (user.is_demo && (await demoMode()))
        throw new DomainError('demoMode', 'This is not possible in the demonstration.');
      const letters = await emails.beforeTransaction();
      await db.transaction().execute(async (trx) => {
        await sessions.revokeAll(userId, trx);
        await security.note(trx, userId, 'session_ended');
        await letters(trx).signedOutEverywhere(user);
      });
      // What was looked up while the transaction was under way is not to be believed.
      sessions.forget(userId);
    },

    /** Whether the account may be used, and how far agent verification got. */
    async accountState(userId: number) {
      const [user, verification] = await Promise.all([
        users.userById(db, userId),
        users.verificationOf(db, userId),
      ]);
      return {
        isActive: user?.is_active ?? false,
        verification: (verification ?? 'initial') as 'initial' | 'pending' | 'success' | 'failed',
      };
    },
  };
}

export type ProfileService = ReturnType<typeof profileService>;
