import { Command } from 'commander';
import { openFiles } from '#store/open-files.ts';
import { withCommonOptions, type Print } from './context.ts';
import { addApprovalCommands } from './approval-commands.ts';
import { addCanaryCommands } from './canary-commands.ts';
import { addImportCommand } from './import-command.ts';
import { addLockCommands } from './lock-commands.ts';
import { addSiteCommands } from './site-commands.ts';
import { addPackageCommands } from './package-commands.ts';
import { addReleaseCommands } from './release-commands.ts';

/** The command line of the registry; `print` takes its answers, `open` finds its files. */
export function createProgram(
  print: Print,
  environment: NodeJS.ProcessEnv = process.env,
  open: typeof openFiles = openFiles,
): Command {
  const program = new Command('registry')
    .description('Releases, locks and environments of remotes.')
    .showHelpAfterError('(registry <command> --help tells how)');
  addReleaseCommands(program, print);
  addPackageCommands(program, print);
  addLockCommands(program, print);
  addCanaryCommands(program, print, environment);
  addApprovalCommands(program, print);
  addSiteCommands(program, print, environment);
  addImportCommand(program, print, environment, open);
  for (const command of program.commands) withCommonOptions(command, environment, open);
  return program;
}
