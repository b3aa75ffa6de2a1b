import type { Command } from 'commander';
import { ChangeRequests } from '#store/change-requests.ts';
import { RegistryError } from '#store/registry-error.ts';
import { answer, wholeNumber, type CommonOptions, type Print } from './context.ts';

/** Commands about changes that wait for a second team (`REQUIRE_APPROVAL` of `serve`). */
export function addApprovalCommands(program: Command, print: Print): void {
  program
    .command('requests')
    .description('changes that wait until another team approves them')
    .action((options: CommonOptions) =>
      answer(options, print, {
        local: ({ environment }) => new ChangeRequests(environment).open(),
        overHttp: { command: 'requests', body: () => ({}) },
        text: (data) =>
          data
            .map(
              ({ number, at, by, action, target, reason }) =>
                `${number} ${at} ${action} ${target} by ${by}${reason && `: ${reason}`}`,
            )
            .join('\n') || 'nothing waits',
      }),
    );

  for (const [command, summary, outcome] of [
    ['approve', 'carries out what another team asked for', 'approved and carried out'],
    ['reject', 'ends a request', 'rejected'],
  ] as const)
    program
      .command(command)
      .description(`${summary}; with --registry`)
      .argument('<request>', 'its number, as requests tells it', wholeNumber)
      .action((request: number, options: CommonOptions) =>
        answer(options, print, {
          local: () => {
            throw new RegistryError('Only a server knows who approves; name it with --registry.');
          },
          overHttp: { command, body: () => ({ request }) },
          text: () => `request ${request} is ${outcome}`,
        }),
      );
}
