import type { Handlers } from '#http/handlers.ts';
import type { VerificationService } from './verification.service.ts';

export const verificationRoutes = (verification: VerificationService) =>
  ({
    getAgentVerificationFormFields: async () => ({ data: await verification.form() }),
    applyAgentVerification: async ({ form_fields, clear_answers }, { caller }) => {
      await verification.apply(caller.userId, form_fields, clear_answers);
      return { data: null, message: 'Thank you. We check what you sent and tell you the result.' };
    },
    getAgentVerificationFormValues: async (_input, { caller }) => ({
      data: await verification.application(caller.userId),
    }),
  }) satisfies Handlers;
