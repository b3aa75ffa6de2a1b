import { createHash } from 'node:crypto';
import type { EnvironmentStore } from './environment-store.ts';
import { readJson } from './registry-files.ts';

/** Minutes after an attempt in which no server makes another; doubled each time. */
const RETRY_MINUTES = 1;
/** The last one comes some four hours after the change. */
const MOST_ATTEMPTS = 9;

interface Attempt {
  at: string;
}

/**
 * Which moves of an environment one webhook has received: `webhooks/<hash of the address>/{since,<move>-<attempt>,<move>-done}.json`. Each
 * is created once, so that of several servers one makes an attempt, and an attempt outlives the server that made it.
 */
export class WebhookLog {
  readonly #folder: string;

  constructor(
    readonly environment: EnvironmentStore,
    url: string,
    readonly now: () => number = Date.now,
  ) {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
    this.#folder = `${environment.folder}/webhooks/${name}`;
  }

  /** The last move before the webhook was known; it receives nothing of those. */
  async since(): Promise<number> {
    const move = (await this.environment.pointer())?.move ?? 0;
    await this.#files.create(this.#file('since'), JSON.stringify({ move }));
    return (await readJson<{ move: number }>(this.#files, this.#file('since')))?.move ?? move;
  }

  /** `done` when nothing is left to do for a move, `begun` when the caller is to make an attempt, `later` when none is due. */
  async begin(move: number): Promise<'done' | 'begun' | 'later'> {
    if (await this.#files.read(this.#file(`${move}-done`))) return 'done';
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const made = await readJson<Attempt>(this.#files, this.#file(`${move}-${attempt}`));
      if (made) {
        const pauseMs = RETRY_MINUTES * 60_000 * 2 ** attempt;
        if (this.now() - Date.parse(made.at) < pauseMs) return 'later';
        continue;
      }
      const at = new Date(this.now()).toISOString();
      return (await this.#files.create(this.#file(`${move}-${attempt}`), JSON.stringify({ at })))
        ? 'begun'
        : 'later';
    }
    return 'done';
  }

  /** The webhook has it. */
  async done(move: number): Promise<void> {
    await this.#files.create(this.#file(`${move}-done`), '{}');
  }

  get #files() {
    return this.environment.files;
  }

  #file(name: string): string {
    return `${this.#folder}/${name}.json`;
  }
}
