import {
  beforeLogout,
  forgotPassword,
  getOtp,
  getUserData,
  signOutEverywhere,
  userRegister,
  userSignup,
  verifyOtp,
  webSettings,
  type ApiError,
} from '@lintel/api-contract';
import type { EventName, Notice } from '@lintel/contract';
import { $clock } from '@lintel/model-kit';
import { fork, type Scope } from 'effector';
import { $ports, type UserPorts } from '#core/user-ports.ts';
import { $statePort } from '#user/persisted/persisted.model.ts';
import {
  $identitySource,
  type IdentityClient,
  type IdentityFailure,
} from '#user/session/identity/identity.ts';
import { aUser, someSettings } from './builders.ts';

/** Everything around the user's half of the shell, in memory: back end, bus, notices, storage, identity, time. */
export interface UserHarness {
  ports: UserPorts;
  /** Calls that arrived: path and parameters. */
  calls: { path: string; parameters: unknown }[];
  emitted: { event: EventName; payload: unknown }[];
  notices: Notice[];
  logged: string[];
  stored: { text: string | null; isFull: boolean };
  /** Milliseconds since 1970. */
  clock: { now: number };
  identity: IdentityClient;
  /** Makes one call fail from now on. */
  refuse(path: string, error: ApiError): void;
  /** Makes one call never answer. */
  hang(path: string): void;
  /** Makes one call answer this from now on. */
  answer(path: string, body: object): void;
  scope(): Scope;
}

const success = { error: false, message: '' };

export const identityFailure = (code: string): IdentityFailure => ({ kind: 'identity', code });

export function userHarness(): UserHarness {
  const answers = new Map<string, object>([
    [userSignup.path, { ...success, data: aUser(), token: 'token-1' }],
    [getUserData.path, { ...success, data: aUser() }],
    [webSettings.path, { ...success, data: someSettings() }],
    [beforeLogout.path, success],
    [signOutEverywhere.path, success],
    [userRegister.path, success],
    [getOtp.path, success],
    [verifyOtp.path, { ...success, auth_id: 'proved-7' }],
    [forgotPassword.path, success],
  ]);
  const refusals = new Map<string, ApiError>();
  const silent = new Set<string>();
  const world: UserHarness = {
    calls: [],
    emitted: [],
    notices: [],
    logged: [],
    stored: { text: null, isFull: false },
    clock: { now: Date.parse('2026-11-21T10:00:00Z') },
    identity: identityInMemory(),
    hang: (path) => void silent.add(path),
    refuse: (path, error) => void refusals.set(path, error),
    answer(path, body) {
      refusals.delete(path);
      answers.set(path, { ...success, ...body });
    },
    ports: {
      async request({ path }, parameters) {
        world.calls.push({ path, parameters });
        if (silent.has(path)) return new Promise<never>(() => undefined);
        const refusal = refusals.get(path) ?? wrongPassword(path, parameters);
        if (refusal) throw refusal;
        return answers.get(path) as never;
      },
      emit: (event, payload) => void world.emitted.push({ event, payload }),
      notify: (notice) => void world.notices.push(notice),
      log: (message) => void world.logged.push(message),
    },
    scope: () =>
      fork({
        values: [
          [$ports, world.ports],
          [$statePort, statePort],
          [$identitySource, async () => world.identity],
          [$clock, { now: () => world.clock.now, wait: () => new Promise((resolve) => setTimeout(resolve)) }],
        ],
      }),
  };
  const statePort = {
    read: async () => world.stored.text,
    write(text: string) {
      if (world.stored.isFull) return false;
      world.stored.text = text;
      return true;
    },
  };
  return world;
}

/** The one account whose password the back end keeps itself. */
const ownAccount = { email: 'mo@example.com', password: 'secret-2' };

function wrongPassword(path: string, parameters: unknown): ApiError | undefined {
  const { email, password } = parameters as Partial<typeof ownAccount>;
  if (path !== userSignup.path || password === undefined) return undefined;
  const isRight = email === ownAccount.email && password === ownAccount.password;
  return isRight ? undefined : { kind: 'rejected', retryable: false, key: 'invalidCredentials' };
}

/** One user, `ada@example.com` with the password `secret-1`. */
function identityInMemory(): IdentityClient {
  const proof = (email: string, name: string) => ({
    uid: 'uid-7',
    idToken: `id-token-of-${email}`,
    email,
    emailVerified: true,
    name,
    phone: '',
  });
  return {
    async signIn(email, password) {
      if (email !== 'ada@example.com' || password !== 'secret-1') {
        throw identityFailure('auth/invalid-credential');
      }
      return proof(email, 'Ada Lovelace');
    },
    async changePassword(email, password) {
      return this.signIn(email, password);
    },
    signInWithGoogle: async () => proof('ada@example.com', 'Ada Lovelace'),
    sendPhoneCode: async () => 'sending-7',
    async confirmPhoneCode(sending, code) {
      if (sending !== 'sending-7') throw identityFailure('auth/code-expired');
      if (code !== '123456') throw identityFailure('auth/invalid-verification-code');
      return { ...proof('', ''), phone: '+447700900123' };
    },
    sendPasswordReset: async () => undefined,
    async checkResetCode(code) {
      if (code !== 'good-code') throw identityFailure('auth/invalid-action-code');
      return 'ada@example.com';
    },
    confirmPasswordReset: async () => undefined,
    async confirmEmail(code) {
      if (code !== 'good-code') throw identityFailure('auth/expired-action-code');
    },
  };
}
