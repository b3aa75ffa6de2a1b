import type { SecurityEvent, SessionRow } from '@lintel/api-contract';
import type { Database, Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { iso } from '#wire/values.ts';
import type { SecurityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { SessionService } from './sessions.service.ts';
import type { Device } from './device.ts';
import { userById } from '#domains/accounts/users.queries.ts';
import * as queries from './security.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Pick<SessionService, 'list' | 'end'>;
  emails: Pick<SecurityEmails, 'newDevice' | 'sessionEnded'>;
}

/** Who is notified of a new device. */
interface Owner {
  readonly id: number;
  readonly email: string;
  readonly language: string | null;
}

/** Where an account is signed in, and what happened to its safety. */
export function securityService({ db, clock, sessions, emails }: Dependencies) {
  const note = (executor: Db, userId: number, kind: SecurityEvent['kind'], device?: Device) =>
    queries.addEvent(executor, { user_id: userId, kind, created_at: clock.now(), ...device });

  /** Notes and mails that a device was signed out; null: all others. */
  async function ended(userId: number, device: Device | null): Promise<void> {
    await note(db, userId, 'session_ended', device ?? undefined);
    const user = await userById(db, userId);
    if (user?.email) await emails.sessionEnded(user, device);
  }

  return {
    note,

    /** Before its session begins: a sign-in on a device that the account does not know is noted, and mailed unless it is the first. */
    async signedIn(user: Owner, device: Device): Promise<void> {
      const { any, same } = await queries.knownDevices(db, user.id, device);
      if (same) return;
      await note(db, user.id, 'signed_in', device);
      if (any && user.email) await emails.newDevice(user, device);
    },

    async sessions(userId: number, current: Buffer | undefined): Promise<SessionRow[]> {
      return (await sessions.list(userId)).map((row) => ({
        id: row.id,
        browser: row.browser,
        system: row.system,
        network: row.network,
        place: row.place,
        created_at: iso(row.created_at),
        last_used_at: iso(row.last_used_at),
        is_current: current?.equals(row.token_hash) ?? false,
      }));
    },

    /** Ends one session of the user; its open pages sign out at once. */
    async endSession(userId: number, id: string): Promise<void> {
      const session = (await sessions.list(userId)).find((row) => row.id === id);
      if (!session || (await sessions.end(userId, { id })) === 0)
        throw new DomainError('notFound', 'There is no such session.', { status: 400 });
      const { browser, system, network, place } = session;
      await ended(userId, { browser, system, network, place });
    },

    /** Ends all sessions of the user but the caller's; answers how many. */
    async endOthers(userId: number, current: Buffer): Promise<number> {
      const count = await sessions.end(userId, { allBut: current });
      if (count > 0) await ended(userId, null);
      return count;
    },

    async events(userId: number): Promise<SecurityEvent[]> {
      return (await queries.eventsOf(db, userId)).map(({ kind, created_at, ...row }) => ({
        ...row,
        kind: kind as SecurityEvent['kind'],
        created_at: iso(created_at),
      }));
    },
  };
}

export type SecurityService = ReturnType<typeof securityService>;
