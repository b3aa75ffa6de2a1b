import {
  applyAgentVerification,
  getAgentVerificationFormFields,
  getAgentVerificationFormValues,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadQuestionsFx = endpointFx(getAgentVerificationFormFields);
export const loadApplicationFx = endpointFx(getAgentVerificationFormValues);
export const applyFx = endpointFx(applyAgentVerification);
