import type { Database } from '#db/database.ts';
import type { Limits } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import { refuseBetweenBlocked } from '#domains/chat/blocks.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import { DAY_MS } from '#ports/clock.ts';
import { addContactMessage } from './engagement.queries.ts';
import * as queries from './project-interests.queries.ts';

interface Dependencies {
  db: Database;
  notifier: Notifier;
  limits: Limits;
}

/** Questions about projects of one user within a day. */
const MAX_QUESTIONS = 20;

/** Interest in projects: sent to the developer, with the user's question if there is one. */
export function projectInterestService({ db, notifier, limits }: Dependencies) {
  // A developer is notified of a user's interest in a project once a day, however often it changes.
  const interestNotifications = limits('projectInterestNotifications', 1, DAY_MS);
  const questions = limits('projectQuestions', MAX_QUESTIONS, DAY_MS);

  /** Another user's public project. */
  async function projectOf(userId: number, projectId: number) {
    const project = await queries.projectById(db, projectId);
    if (!project?.is_live) throw new DomainError('notFound', 'There is no such project.');
    if (project.added_by === userId) throw new DomainError('forbidden', 'This is your own project.');
    return project;
  }

  return {
    /** Repeating changes nothing; a new question replaces the previous one. */
    async set(userId: number, projectId: number, interested: boolean, message = ''): Promise<void> {
      if (!interested) {
        await queries.removeProjectInterest(db, userId, projectId);
        return;
      }
      const project = await projectOf(userId, projectId);
      await refuseBetweenBlocked(db, userId, project.added_by);
      if (message) await questions.check(String(userId));
      await db.transaction().execute(async (trx) => {
        if (!(await queries.putProjectInterest(trx, userId, projectId, message))) return;
        const isNews =
          message !== '' || (await interestNotifications.count(`${userId} ${projectId}`)).remaining >= 0;
        if (!isNews) return;
        const user = await queries.contactOf(trx, userId);
        if (project.added_by === null) {
          // The provider reads questions where those of the contact form are.
          if (message)
            await addContactMessage(trx, {
              first_name: user.name,
              last_name: '',
              email: user.email,
              subject: project.title,
              message,
            });
          return;
        }
        await notifier.notify(trx, {
          to: [project.added_by],
          text: message
            ? {
                kind: 'projectQuestion',
                title: project.title,
                person: user.name,
                email: user.email,
                message,
              }
            : { kind: 'interest', title: project.title },
          push: { type: 'project_inquiry', id: String(projectId) },
          target: { type: 'own_project', id: projectId },
          mayBeSwitchedOff: true,
          list: { type: 1 },
        });
      });
    },
  };
}

export type ProjectInterestService = ReturnType<typeof projectInterestService>;
