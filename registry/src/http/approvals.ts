import { z } from 'zod';
import { ChangeRequests, type ChangeRequest } from '#store/change-requests.ts';
import type { EnvironmentStore, ChangeNote } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReadCommand } from './mutations.ts';
import { owns, type Team } from './teams.ts';

const decided = z.object({ request: z.number().int().positive() });

/** What the team that asked is answered. */
export interface WaitingRequest {
  request: number;
  message: string;
}

export interface ApprovalOptions {
  environment: EnvironmentStore;
  teams: Team[];
  /** The commands that requests may name. */
  commands: Record<string, ReadCommand>;
}

/** Keeps what a team asked for until another one approves it. */
export async function requestApproval(
  environment: EnvironmentStore,
  asked: Pick<ChangeRequest, 'by' | 'reason' | 'action' | 'body' | 'target'>,
): Promise<WaitingRequest> {
  const live = (await environment.live())?.revision ?? null;
  const at = new Date().toISOString();
  const { number } = await new ChangeRequests(environment).add({ at, live, ...asked });
  return { request: number, message: `Request ${number} waits until another team approves it.` };
}

/** Commands of the two-team rule: `requests` lists what waits, `approve` carries it out, `reject` ends it. */
export function approvalsOf({ environment, teams, commands }: ApprovalOptions): Record<string, ReadCommand> {
  const requests = new ChangeRequests(environment);

  async function find(number: number): Promise<ChangeRequest> {
    const found = await requests.findOpen(number);
    if (!found) throw new RegistryError(`No request ${number} of ${environment.environment} waits.`);
    return found;
  }

  /** The command of a request, when this team may have it carried out. */
  function commandOf({ action, body }: ChangeRequest, team: string) {
    const command = commands[action]?.(body);
    if (!command) throw new RegistryError(`There is no command ${action} any more.`);
    const known = teams.find((one) => one.team === team);
    const foreign = command.parts.find((name) => !known || !owns(known, name));
    if (foreign === undefined) return command;
    throw new RegistryError(
      foreign === '*' ? 'Only operators may approve this.' : `${foreign} is not a part of team ${team}.`,
    );
  }

  async function decide(request: ChangeRequest, by: string, isApproved: boolean): Promise<void> {
    if (await requests.decide(request.number, { at: new Date().toISOString(), by, isApproved })) return;
    throw new RegistryError(`Request ${request.number} is decided already.`);
  }

  async function approve(number: number, { by }: ChangeNote): Promise<unknown> {
    const request = await find(number);
    if (request.by === by)
      throw new RegistryError(`Another team than ${by} has to approve request ${number}.`);
    const command = commandOf(request, by);
    const live = (await environment.live())?.revision ?? null;
    if (live !== request.live)
      throw new RegistryError(
        `Environment ${environment.environment} is at lock ${live}, and was at ${request.live ?? 'none'} when request ${number} was made; ask for it again.`,
      );
    // Before it is carried out, so that of two approvals one does it.
    await decide(request, by, true);
    try {
      return await command.run({ by: `${request.by}, approved by ${by}`, reason: request.reason });
    } catch (error) {
      // What went wrong with the change itself is the answer, whatever becomes of this.
      await requests.reopen(number).catch(() => undefined);
      throw error;
    }
  }

  async function reject(number: number, { by }: ChangeNote): Promise<object> {
    const request = await find(number);
    // The team that asked may take it back.
    if (request.by !== by) commandOf(request, by);
    await decide(request, by, false);
    return { request: number };
  }

  const deciding =
    (run: (number: number, note: ChangeNote) => Promise<unknown>): ReadCommand =>
    (body) => {
      const { request } = decided.parse(body);
      return { target: `request ${request}`, parts: [], run: (note) => run(request, note) };
    };
  return {
    requests: () => ({ target: '', parts: [], run: () => requests.open() }),
    approve: deciding(approve),
    reject: deciding(reject),
  };
}
