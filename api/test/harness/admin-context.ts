import { runCommandLine, type CommandResult } from '../../src/admin/command-line.ts';
import { sessionService } from '../../src/domains/accounts/sessions/sessions.service.ts';
import { notifierService } from '../../src/domains/notifications/notifier.service.ts';
import { fileLinks } from '../../src/files/private-links.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { TestApp } from './test-app.ts';

/** Runs command lines of the administration on the database of a test. */
export const adminOf =
  (app: () => TestApp, clock: Clock) =>
  (...args: string[]): Promise<CommandResult> =>
    runCommandLine(args, async () => {
      const { db } = app();
      return {
        context: {
          db,
          clock,
          notifier: notifierService({ clock }),
          sessions: sessionService({ db, clock }),
          links: fileLinks({ pepper: 'pepper of the tests', clock, base: 'http://lintel.test' }),
          actor: 'tester',
        },
        close: async () => undefined,
      };
    });
