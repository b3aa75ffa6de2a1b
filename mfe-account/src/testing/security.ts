import {
  getSecurityEvents,
  getSessions,
  getSignInMethods,
  type SecurityEvent,
  type SessionRow,
  type SignInMethodRow,
} from '@lintel/api-contract';
import { stub } from '@lintel/testing';

export const here: SessionRow = {
  id: '0191e4a0-0000-7000-8000-000000000001',
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.x',
  place: 'DE',
  created_at: '2026-11-01T09:00:00Z',
  last_used_at: '2026-11-23T09:00:00Z',
  is_current: true,
};
export const phone: SessionRow = {
  ...here,
  id: '0191e4a0-0000-7000-8000-000000000002',
  browser: 'Safari',
  system: 'iOS',
  place: 'local',
  is_current: false,
};
export const unknown: SessionRow = {
  ...phone,
  id: '0191e4a0-0000-7000-8000-000000000003',
  browser: null,
  system: null,
  network: '',
  place: null,
};
export const signedIn: SecurityEvent = {
  id: 1,
  kind: 'signed_in',
  browser: 'Safari',
  system: 'iOS',
  network: '203.0.113.x',
  place: 'FR',
  created_at: '2026-11-20T09:00:00Z',
};

export const passwordOnly: SignInMethodRow = {
  method: 'password',
  detail: 'mia@example.com',
  is_own: true,
  is_only: true,
};

const ok = { error: false as const, message: 'ok', code: 200 };
/** What the page of security asks for. */
export const securityAnswers = (rows: SessionRow[], events: SecurityEvent[] = [signedIn]) => [
  stub(getSessions, { ...ok, data: rows }),
  stub(getSecurityEvents, { ...ok, data: events }),
  stub(getSignInMethods, { ...ok, data: [passwordOnly] }),
];
