import os from 'node:os';
import { readConfig } from '#config/config.ts';
import { pepperOf } from '#db/server-state.ts';
import { sessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { notifierService } from '#domains/notifications/notifier.service.ts';
import { fileLinks } from '#files/private-links.ts';
import { systemClock } from '#ports/clock.ts';
import { runCommandLine } from './command-line.ts';
import { openRunning } from './open-running.ts';
import { printable } from './printable.ts';

/** A pipe takes its time; what is not written when the process ends is lost. */
const write = (stream: NodeJS.WriteStream, text: string) =>
  new Promise<void>((resolve) => stream.write(`${text}\n`, () => resolve()));

/** The administration's command line: `npm run admin -- --help`. */
async function main(): Promise<number> {
  const { code, out, error } = await runCommandLine(process.argv.slice(2), async () => {
    const config = readConfig(process.env);
    const { db, close } = await openRunning(config);
    const clock = systemClock;
    const context = {
      db,
      clock,
      notifier: notifierService({ clock }),
      sessions: sessionService({ db, clock }),
      links: fileLinks({
        pepper: await pepperOf(db),
        clock,
        base: config.publicUrl,
        publicBase: config.imageBaseUrl,
      }),
      actor: process.env.ADMIN_NAME?.trim() || os.userInfo().username,
    };
    return { context, close };
  });
  if (out !== undefined) await write(process.stdout, out);
  if (error !== undefined) await write(process.stderr, error);
  return code;
}

// Ends by itself: an engine in this process would keep it alive, or take its own way out.
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`);
    process.exit(1);
  },
);
