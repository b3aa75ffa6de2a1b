import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireOperator } from '../operator.ts';
import { IdentityError } from '../identity-error.ts';

/** Refusals that the vendor may give for reasons of its own; the SDK's code stands behind each. */
export const refusals = [
  'OPERATION_NOT_ALLOWED', // auth/operation-not-allowed
  'QUOTA_EXCEEDED', // auth/quota-exceeded
  'TOO_MANY_ATTEMPTS_TRY_LATER', // auth/too-many-requests
  'INTERNAL_ERROR', // auth/internal-error
  'USER_DISABLED', // auth/user-disabled
  'INVALID_LOGIN_CREDENTIALS', // auth/invalid-credential
  'EMAIL_EXISTS', // auth/email-already-in-use
  'WEAK_PASSWORD', // auth/weak-password
  'INVALID_EMAIL', // auth/invalid-email
  'INVALID_PHONE_NUMBER', // auth/invalid-phone-number
  /** No answer at all: the connection is cut. */
  'NETWORK', // auth/network-request-failed
] as const;
type Refusal = (typeof refusals)[number];

const change = z.object({
  enumerationProtection: z.boolean().optional(),
  next: z
    .object({
      refusal: z.enum(refusals),
      times: z.int().min(1).max(100).default(1),
      /** The e-mail address or telephone number that a call must name to be refused; without it, any call is. */
      for: z.string().min(1).optional(),
    })
    .optional(),
});

/** Whom a call is about, as the vendor's operations name it. */
const subject = z.object({ email: z.string().optional(), phoneNumber: z.string().optional() });

/** How the service behaves beyond its accounts; for tests, and back to normal with every start. */
export interface Behaviour {
  /** On as with the vendor since 2023: no caller can find out whether an address has an account. */
  readonly enumerationProtection: boolean;
  /** The refusal that was ordered for the next call, or the next about this account; used up by this. */
  takeRefusal(body: unknown): Refusal | undefined;
  change(values: z.output<typeof change>): void;
}

export function createBehaviour(): Behaviour {
  let enumerationProtection = true;
  let ordered: { refusal: Refusal; left: number; for: string | undefined } | undefined;
  return {
    get enumerationProtection() {
      return enumerationProtection;
    },
    takeRefusal(body) {
      if (!ordered || ordered.left === 0) return undefined;
      if (ordered.for !== undefined) {
        const asked = subject.safeParse(body);
        if (!asked.success || ![asked.data.email, asked.data.phoneNumber].includes(ordered.for))
          return undefined;
      }
      ordered.left -= 1;
      return ordered.refusal;
    },
    change({ enumerationProtection: isOn, next }) {
      if (isOn !== undefined) enumerationProtection = isOn;
      if (next) ordered = { refusal: next.refusal, left: next.times, for: next.for };
    },
  };
}

/** `POST /sandbox/identity/behaviour` with the operator's token: orders what does not happen by itself. */
export function behaviourRoutes(app: FastifyInstance, behaviour: Behaviour, adminToken: string): void {
  app.post('/sandbox/identity/behaviour', async (request) => {
    requireOperator(request, adminToken);
    const parsed = change.safeParse(request.body);
    if (!parsed.success) throw new IdentityError('INVALID_ARGUMENT');
    behaviour.change(parsed.data);
    return { enumerationProtection: behaviour.enumerationProtection };
  });
}
