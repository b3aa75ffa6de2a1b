import { userIdOf } from '../harness/accounts/own-rows.ts';
import { adminOf } from '../harness/admin-context.ts';
import { photo, postForm, type FormFile } from '../harness/forms.ts';
import { setSetting } from '../harness/listings.ts';
import { testApp, type Reply, type TestApp } from '../harness/test-app.ts';

export const roles = ['agent', 'owner', 'buyer'] as const;
export type Role = (typeof roles)[number];

/** What the users, the operator and the clock act on. Calls fail on an answer of 500 and above, and answer its status. */
export interface World {
  readonly app: TestApp;
  /** A small picture for forms. */
  readonly picture: FormFile;
  readonly ids: Readonly<Record<Role, number>>;
  post(role: Role, call: string, body: Record<string, unknown>): Promise<number>;
  postForm(role: Role, call: string, fields: Parameters<typeof postForm>[2]): Promise<number>;
  /** The answer of a reading call, undefined for a user whose account is closed. */
  get(role: Role, call: string, query?: Record<string, unknown>): Promise<Reply | undefined>;
  /** A command of the operator; answers what it prints. */
  operator(...words: string[]): Promise<string>;
  setting(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** A demo world of its own with three signed-in users. */
export async function openWorld(): Promise<World> {
  const app = await testApp();
  // It receives that sessions were ended and settings changed, as a server does.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const picture = await photo('p.jpg', 60, 40);
  const tokens = new Map<Role, string>();
  for (const role of roles) tokens.set(role, await app.signIn(role));
  const ids = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await userIdOf(app, tokens.get(role)!)])),
  ) as Record<Role, number>;
  const runCommand = adminOf(() => app, { now: () => new Date(app.now()) });

  /** A user whose session has ended signs in again with the next call; that of a closed account has no token. */
  async function asUser(role: Role, send: (token: string) => Promise<Reply>): Promise<Reply> {
    const token = tokens.get(role) || (await app.signIn(role)) || '';
    tokens.set(role, token);
    const reply = await send(token);
    if (reply.status === 401) tokens.delete(role);
    if (reply.status >= 500) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return reply;
  }

  return {
    app,
    picture,
    ids,
    post: async (role, call, body) => (await asUser(role, (token) => app.post(call, body, token))).status,
    postForm: async (role, call, fields) =>
      (await asUser(role, (token) => postForm(app, call, fields, token))).status,
    async get(role, call, query = {}) {
      const reply = await asUser(role, (token) => app.get(call, query, token));
      return reply.status === 401 ? undefined : reply;
    },
    async operator(...words) {
      const { out, error } = await runCommand(...words);
      return out ?? error ?? '';
    },
    setting: (key, value) => setSetting(app, key, value),
    close: () => app.close(),
  };
}
