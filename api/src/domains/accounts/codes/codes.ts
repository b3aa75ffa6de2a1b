import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFETIME_MS } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { Registration } from '#domains/accounts/profile/addresses.queries.ts';

const GUESSES = 5;

/** What a code proves when it is entered (ADR 0049). */
export type Claim =
  | { readonly kind: 'registration'; readonly registration: Registration }
  /** The confirmed address of an account. */
  | { readonly kind: 'account'; readonly userId: number }
  /** An address that an account wants to have; entered with a session of that account. */
  | { readonly kind: 'change'; readonly userId: number }
  | { readonly kind: 'phone' }
  /** The address of no account: the code is never sent, so that all addresses look alike. */
  | { readonly kind: 'nothing' };

/** Names a claim in a row; changes with each thing that makes a code void. */
export function nameOf(claim: Claim): string {
  if (claim.kind === 'registration') {
    const { id, password_hash } = claim.registration;
    return `registration ${id} ${createHash('sha256').update(password_hash).digest('hex')}`;
  }
  return 'userId' in claim ? `${claim.kind} ${claim.userId}` : claim.kind;
}

/** The account whose session has to enter the code; 0 where the code is enough. */
const enteredBy = (claim: Claim) => (claim.kind === 'change' ? claim.userId : 0);

export interface LiveCode {
  readonly code: string;
  readonly expiresAt: Date;
  /** False when the same code is still valid from before. */
  readonly isNew: boolean;
}

/** A code that was entered and is the right one. */
export interface EnteredCode {
  readonly target: string;
  readonly enteredBy: number;
  readonly claimName: string;
  readonly nonce: Buffer;
}

/** Codes of six digits: each belongs to one claim, lives ten minutes, takes five guesses and is used once. */
export function codeStore({ db, clock, pepper }: { db: Db; clock: Clock; pepper: string }) {
  /** The code follows from its row, so it can be sent again without being stored. */
  function codeOf({ target, enteredBy: by, claimName, nonce }: EnteredCode): string {
    const digest = createHmac('sha256', pepper)
      .update(JSON.stringify(['otp', target, by, claimName]))
      .update(nonce)
      .digest();
    return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  }

  return {
    /** The live code of a claim; another claim than before, or a code without guesses left, makes a new one. */
    async issue(target: string, claim: Claim, executor: Db = db): Promise<LiveCode> {
      const now = clock.now();
      const fresh = randomBytes(16);
      const expires = new Date(now.getTime() + CODE_LIFETIME_MS);
      const by = enteredBy(claim);
      const claimName = nameOf(claim);
      const { rows } = await sql<{ nonce: Buffer; expires_at: Date }>`
        insert into otp_codes (target, entered_by, claim, nonce, expires_at)
        values (${target}, ${by}, ${claimName}, ${fresh}, ${expires})
        on conflict (target, entered_by) do update set
          (claim, nonce, attempts, expires_at) = (select
            excluded.claim,
            case when same then otp_codes.nonce else excluded.nonce end,
            case when same then otp_codes.attempts else 0 end,
            case when same then otp_codes.expires_at else excluded.expires_at end
            from (select otp_codes.expires_at > ${now} and otp_codes.claim = excluded.claim
              and otp_codes.attempts < ${GUESSES} as same) as live)
        returning nonce, expires_at`.execute(executor);
      const { nonce, expires_at: expiresAt } = rows[0]!;
      return {
        code: codeOf({ target, enteredBy: by, claimName, nonce }),
        expiresAt,
        isNew: nonce.equals(fresh),
      };
    },

    /** Counts a guess and refuses a wrong one. A code for the caller's own change counts before one for anyone. */
    async check(target: string, callerId: number | undefined, written: string): Promise<EnteredCode> {
      const { rows } = await sql<{
        entered_by: number;
        claim: string;
        nonce: Buffer;
        attempts: number;
        expires_at: Date;
      }>`
        update otp_codes set attempts = least(attempts + 1, 100)
        where target = ${target} and entered_by = (select max(entered_by) from otp_codes
          where target = ${target} and entered_by in (0, ${callerId ?? 0}))
        returning entered_by, claim, nonce, attempts, expires_at`.execute(db);
      const [row] = rows;
      if (!row)
        throw new DomainError(
          'wrongState',
          'No code is waiting there: none was sent, or it has been used. Please ask for a new one.',
        );
      if (row.expires_at <= clock.now() || row.attempts > GUESSES)
        throw new DomainError('wrongState', 'This code has expired. Please ask for a new one.', {
          status: 400,
        });
      const entered = { target, enteredBy: row.entered_by, claimName: row.claim, nonce: row.nonce };
      const given = written.replaceAll(/[\s-]/g, '');
      const isRight =
        /^\d{6}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(codeOf(entered)));
      if (!isRight || row.claim === 'nothing') throw wrongCode();
      return entered;
    },

    /** Uses a code up. Of several requests at once, one gets through. */
    async use({ target, enteredBy: by, nonce }: EnteredCode, trx: Db): Promise<void> {
      const used = await trx
        .deleteFrom('otp_codes')
        .where('target', '=', target)
        .where('entered_by', '=', by)
        .where('nonce', '=', nonce)
        .returning('target')
        .executeTakeFirst();
      if (!used) throw wrongCode();
    },
  };
}

/** The refusal for a code that is not right, or not any more. */
export const wrongCode = () =>
  new DomainError('validation', 'This is not the code that we sent.', {
    status: 400,
    fields: { otp: 'is not the code' },
  });

export type CodeStore = ReturnType<typeof codeStore>;
