/** What of a budget was used: 1 = all of it; null where nothing was viewed. */
export type Used = number | null;

/** An environment as the registry's `status` answers it; only what is shown. */
export interface EnvironmentStatus {
  environment: string;
  revision: number;
  since: string;
  by: string;
  reason: string;
  parts: { name: string; version: string; build: string; state: 'on' | 'off' }[];
  canary: { lock: number; percent: number; visitors: number; failed: number } | null;
  waiting: number;
  budgets: {
    remote: string;
    used: Used;
    windows: { last24h: Used; last7d: Used };
    versions: { version: string; failed: number }[];
  }[];
  moves: { number: number; at: string; by: string; reason: string; pointer: { stable: number } }[];
}

/** A change that can be asked for: a lock to promote, or null to go back to the one before. */
export interface RequestedMove {
  promote: string | null;
}

/** What a change would do, as the registry's `preview` answers it. */
export interface MovePreview {
  live: number | null;
  wanted: string;
  differences: { name: string; from: string | null; to: string | null }[];
  verdict: {
    yes: boolean;
    verdicts: { refusals: { release: string; reason: string; rule: string }[] }[];
  } | null;
}

/** The answer to a change: the lock that is live now, or that it waits for another team. */
export type ChangeResult = { revision: number } | { request: number; message: string };

/** Why a command was not done: the registry's own words, null where none arrived; `isToken`: the token is none of a team, or no more. */
export interface CommandRefusal {
  message: string | null;
  isToken: boolean;
}

/**
 * Sends a command of a team to the registry behind this page. The token is in a header that no other page can make a browser
 * send, and goes to this origin alone: neither into an address, which is logged, nor along a redirect.
 */
export async function askTeamApi<Answer>(
  token: string,
  command: 'status' | 'preview' | 'promote' | 'revert',
  body: object,
  get: typeof fetch = (...given) => fetch(...given),
): Promise<Answer> {
  const answer = await get(`${location.origin}/registry/api/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    throw refusal(null, false);
  });
  const data = (await answer.json().catch(() => ({}))) as { message?: string };
  if (answer.ok) return data as Answer;
  throw refusal(data.message ?? `HTTP ${answer.status}`, answer.status === 401);
}

const refusal = (message: string | null, isToken: boolean): CommandRefusal => ({ message, isToken });

/** The refusal that an effect failed with. */
export const refusalIn = (error: unknown): CommandRefusal =>
  typeof error === 'object' && error !== null && 'isToken' in error
    ? (error as CommandRefusal)
    : refusal(String(error), false);
