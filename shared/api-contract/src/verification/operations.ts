import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type VerificationField = z.infer<typeof rows.formField>;
export type VerificationApplication = z.infer<typeof rows.application>;

export const getAgentVerificationFormFields = /* @__PURE__ */ operationOf<
  typeof schemas.getAgentVerificationFormFields
>('GET', 'get-agent-verification-form-fields');
export const applyAgentVerification = /* @__PURE__ */ operationOf<typeof schemas.applyAgentVerification>(
  'POST',
  'apply-agent-verification',
  'multipart',
);
export const getAgentVerificationFormValues = /* @__PURE__ */ operationOf<
  typeof schemas.getAgentVerificationFormValues
>('GET', 'get-agent-verification-form-values');
