import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type AppSettings = z.infer<typeof rows.appSettings>;
export type WebSettings = z.infer<typeof rows.webSettings>;
export type Currency = z.infer<typeof rows.currency>;

/** Of the deployed mobile apps. */
export const appSettings = /* @__PURE__ */ operationOf<typeof schemas.appSettings>('GET', 'app-settings');
export const webSettings = /* @__PURE__ */ operationOf<typeof schemas.webSettings>('GET', 'web-settings');
