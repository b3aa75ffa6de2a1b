import type { EnvironmentStore } from './environment-store.ts';
import { eachOf, readJson } from './registry-files.ts';

/** A change of an environment that waits for a second team. */
export interface ChangeRequest {
  number: number;
  at: string;
  /** The team that asked. */
  by: string;
  reason: string;
  /** The command and its body, as they were sent. */
  action: string;
  body: unknown;
  /** What it is about, e.g. `mfe-chat@1.2.0`. */
  target: string;
  /** The lock that was live when it was asked for; null before the first. */
  live: number | null;
}

/** What became of a request. */
export interface RequestDecision {
  at: string;
  by: string;
  isApproved: boolean;
}

/** Days in which a request can be approved: later, the environment may have changed around it. */
const DAYS = 7;

/**
 * Requests of one environment, `requests/<n>.json`, and decisions on them, `decisions/<n>.json`. Written once and
 * never changed; only a decision that could not be carried out is taken away.
 */
export class ChangeRequests {
  constructor(readonly environment: EnvironmentStore) {}

  /** Adds a request under the next number. */
  async add(request: Omit<ChangeRequest, 'number'>): Promise<ChangeRequest> {
    for (let number = Math.max(0, ...(await this.numbers())) + 1; ; number += 1) {
      const numbered = { number, ...request };
      // Another server may have taken the number.
      if (await this.environment.files.create(this.fileOf('requests', number), JSON.stringify(numbered)))
        return numbered;
    }
  }

  /** A request that can still be decided; null when there is none of that number. */
  async findOpen(number: number): Promise<ChangeRequest | null> {
    const { files } = this.environment;
    const request = await readJson<ChangeRequest>(files, this.fileOf('requests', number));
    const isRecent = request && Date.now() - Date.parse(request.at) < DAYS * 24 * 3_600_000;
    if (!isRecent || (await files.read(this.fileOf('decisions', number)))) return null;
    return request;
  }

  /** All requests that can still be decided, oldest first. */
  async open(): Promise<ChangeRequest[]> {
    const requests = await eachOf(await this.numbers(), (number) => this.findOpen(number));
    return requests.filter((request) => request !== null);
  }

  /** Notes the decision; false when there is one already. */
  decide(number: number, decision: RequestDecision): Promise<boolean> {
    return this.environment.files.create(this.fileOf('decisions', number), JSON.stringify(decision));
  }

  /** Lets a request wait again whose decision could not be carried out. */
  reopen(number: number): Promise<void> {
    return this.environment.files.remove(this.fileOf('decisions', number));
  }

  private async numbers(): Promise<number[]> {
    const files = await this.environment.files.children(`${this.environment.folder}/requests`);
    return files
      .map((file) => Number.parseInt(file, 10))
      .filter(Number.isInteger)
      .sort((a, b) => a - b);
  }

  private fileOf(folder: 'requests' | 'decisions', number: number): string {
    return `${this.environment.folder}/${folder}/${number}.json`;
  }
}
