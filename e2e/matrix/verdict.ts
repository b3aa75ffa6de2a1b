import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../fixtures/address.ts';
import { environmentOf, type RemoteOfMatrix, type Train } from './trains.ts';

/** One remote of a train beside the shell and the other remotes of a train. */
export interface Combination {
  remote: RemoteOfMatrix;
  release: Train;
  shell: Train;
}

/** Why a combination may not go live. */
export interface Refusal {
  rule: string;
  release: string;
  reason: string;
}

const cli = fileURLToPath(new URL('../../registry/dist/cli.mjs', import.meta.url));

/** What the registry's `can-i-deploy` has against a combination; empty when nothing. */
export const refusalsOf = ({ remote, release, shell }: Combination): Promise<Refusal[]> =>
  new Promise((resolve, reject) => {
    const args = ['can-i-deploy', `${remote}@${release}`, '--json', '--env', environmentOf(shell)];
    execFile(
      process.execPath,
      [cli, ...args, '--root', path.join(dataFolder, 'registry')],
      (error, stdout, stderr) => {
        // The exit code states no; anything but an answer is a fault of the command.
        if (!stdout.startsWith('{')) {
          reject(error ?? new Error(stderr));
          return;
        }
        const { verdicts } = JSON.parse(stdout) as { verdicts: { refusals: Refusal[] }[] };
        resolve(verdicts.flatMap(({ refusals }) => refusals));
      },
    );
  });

/** What a refusal is about: `emits chat.read@1`, `listens to chat.read@1`, `slot dashboard.next`, or else its rule. */
export function subjectOf({ rule, reason }: Refusal): string {
  const event = /\b(emits|listens to|reads) (\S+@\d+)/.exec(reason);
  if (event) return `${event[1]} ${event[2]}`;
  const slot = /\bslot ([\w.]+\w)/.exec(reason);
  return slot ? `slot ${slot[1]}` : rule;
}
