import * as accounts from './accounts/schemas.ts';
import * as adverts from './adverts/schemas.ts';
import * as agents from './agents/schemas.ts';
import * as catalogue from './catalogue/schemas.ts';
import * as chat from './chat/schemas.ts';
import * as content from './content/schemas.ts';
import * as engagement from './engagement/schemas.ts';
import * as feed from './feed/schemas.ts';
import * as listings from './listings/schemas.ts';
import * as notifications from './notifications/schemas.ts';
import * as payments from './payments/schemas.ts';
import * as places from './places/schemas.ts';
import * as search from './search/schemas.ts';
import * as settings from './settings/schemas.ts';
import * as verification from './verification/schemas.ts';
import type { CallSchema } from './common/call.ts';
import type * as operations from './operations.ts';

export type { CallSchema } from './common/call.ts';
export type { UploadedFile } from './common/parameters.ts';

/** Request and answer schemas by operation name: server validation, OpenAPI and contract tests. Not for browsers. */
export const schemas = {
  ...accounts,
  ...adverts,
  ...agents,
  ...catalogue,
  ...chat,
  ...content,
  ...engagement,
  ...feed,
  ...listings,
  ...notifications,
  ...payments,
  ...places,
  ...search,
  ...settings,
  ...verification,
} satisfies Record<OperationName, CallSchema>;

export type OperationName = keyof typeof operations;
