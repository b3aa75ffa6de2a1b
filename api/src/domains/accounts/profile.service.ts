import type { UserRow } from '@lintel/api-contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { removeFiles } from '../../files/stored-files.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StoragePort } from '../../ports/storage.ts';
import { linkDevice, unlinkDevice, type NamedDevice } from '../notifications/devices.queries.ts';
import type { PackagesService } from '../payments/packages.service.ts';
import type { Urls } from '../urls.ts';
import { filesOf, removeUser } from './leaving.queries.ts';
import { profilePhoto } from './profile-photo.ts';
import type { SessionService } from './sessions.service.ts';
import { userShape } from './user.shape.ts';
import * as users from './users.queries.ts';

interface Dependencies {
  db: Kysely<Tables>;
  urls: Urls;
  storage: StoragePort;
  packages: PackagesService;
  sessions: SessionService;
  demoMode: () => Promise<boolean>;
}

export interface ProfileChanges extends Omit<users.UserChanges, 'email'> {
  email?: string | undefined;
}

/** The own account: read, change, leave. */
export function profileService({ db, urls, storage, packages, sessions, demoMode }: Dependencies) {
  async function record(userId: number) {
    const user = await users.userById(db, userId);
    if (!user) throw new Refusal('unauthenticated', 'Please sign in.');
    return user;
  }

  async function read(userId: number): Promise<UserRow> {
    const [user, granted, demo] = await Promise.all([record(userId), packages.granted(userId), demoMode()]);
    return userShape(user, { urls, granted, demoMode: demo });
  }

  /** A changed address has to be confirmed again before it proves anything. */
  async function emailChange(current: users.UserRecord, email: string) {
    if (email.toLowerCase() === current.email.toLowerCase()) return {};
    const others = (await users.usersByEmail(db, email)).filter((user) => user.is_email_verified);
    if (others.length) {
      throw new Refusal('emailTaken', 'Another account uses this e-mail address.', {
        fields: { email: 'is used by another account' },
      });
    }
    return { email, is_email_verified: false };
  }

  return {
    read,

    async update(
      userId: number,
      changes: ProfileChanges,
      picture?: { bytes: Uint8Array },
      device?: Omit<NamedDevice, 'userId'>,
    ): Promise<UserRow> {
      const current = await record(userId);
      const { email, ...rest } = changes;
      const photo = picture && (await profilePhoto(picture.bytes));
      if (photo) await storage.put(photo.path, photo.bytes);
      await users.updateUser(db, userId, {
        ...rest,
        ...(email === undefined ? {} : await emailChange(current, email)),
      });
      if (device) await linkDevice(db, { ...device, userId });
      if (photo) {
        await users.setProfilePhoto(db, userId, photo.path);
        await removeFiles(storage, { user: [current.profile] });
      }
      return read(userId);
    },

    /** Ends this session and stops pushes to the device. */
    async leave(userId: number, tokenHash: Buffer | undefined, fcmId: string | undefined): Promise<void> {
      if (fcmId) await unlinkDevice(db, userId, fcmId);
      if (tokenHash) await sessions.revoke(tokenHash);
    },

    /** Ends all sessions of the user; no device of theirs gets pushes any more. */
    async leaveEverywhere(userId: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
        await sessions.revokeAll(userId, trx);
      });
      // What was looked up while the transaction was under way is not to be believed.
      sessions.forget(userId);
    },

    /** Everything of the user goes, conversations with both of their sides, since neither side can be written to any more. */
    async remove(userId: number): Promise<void> {
      const files = await db.transaction().execute(async (trx) => {
        const paths = await filesOf(trx, userId);
        await sessions.revokeAll(userId, trx);
        await removeUser(trx, userId);
        return paths;
      });
      await removeFiles(storage, files);
    },

    /** Whether the account may be used, and how far agent verification got. */
    async standing(userId: number) {
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
