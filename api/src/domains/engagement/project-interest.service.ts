import type { Kysely } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import { Limiter } from '#http/limits.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { refuseBetweenBlocked } from '#domains/chat/blocks.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  notifier: Notifier;
}

/** A developer hears of the interest of one person in one project once a day, however often it changes. */
const DAY_MS = 86_400_000;
/** Questions that one person may ask about projects within a day. */
const MOST_QUESTIONS = 20;

/** Interest in projects: sent to the developer, with the user's question if there is one. */
export function projectInterestService({ db, clock, notifier }: Dependencies) {
  const interestNotifications = new Limiter(clock, 1, DAY_MS);
  const questions = new Limiter(clock, MOST_QUESTIONS, DAY_MS);

  /** Another user's public project. */
  async function projectOf(userId: number, projectId: number) {
    const project = await db
      .selectFrom('projects')
      .select(['title', 'added_by', 'is_live'])
      .where('id', '=', projectId)
      .executeTakeFirst();
    if (!project?.is_live) throw new DomainError('notFound', 'There is no such project.');
    if (project.added_by === userId) throw new DomainError('forbidden', 'This is your own project.');
    return project;
  }

  return {
    /** Repeating changes nothing; a new question takes the place of the one before. */
    async set(userId: number, projectId: number, interested: boolean, message = ''): Promise<void> {
      if (!interested) {
        await db
          .deleteFrom('project_interests')
          .where('user_id', '=', userId)
          .where('project_id', '=', projectId)
          .execute();
        return;
      }
      const project = await projectOf(userId, projectId);
      await refuseBetweenBlocked(db, userId, project.added_by);
      if (message) questions.check(String(userId));
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('project_interests')
          .values({ user_id: userId, project_id: projectId, message })
          .onConflict((conflict) =>
            message
              ? conflict
                  .columns(['user_id', 'project_id'])
                  .doUpdateSet({ message })
                  .where('project_interests.message', '<>', message)
              : conflict.doNothing(),
          )
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        const isNews = message !== '' || interestNotifications.count(`${userId} ${projectId}`).remaining >= 0;
        if (!isNews) return;
        const person = await trx
          .selectFrom('users')
          .select(['name', 'email'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow();
        if (project.added_by === null) {
          // The provider reads questions where those of the contact form are.
          if (message)
            await trx
              .insertInto('contact_messages')
              .values({
                first_name: person.name,
                last_name: '',
                email: person.email,
                subject: project.title,
                message,
              })
              .execute();
          return;
        }
        await notifier.notify(trx, {
          to: [project.added_by],
          text: message
            ? {
                kind: 'projectQuestion',
                title: project.title,
                person: person.name,
                email: person.email,
                message,
              }
            : { kind: 'interest', title: project.title },
          push: { type: 'project_inquiry', id: String(projectId) },
          mayBeSwitchedOff: true,
          list: { type: 1 },
        });
      });
    },
  };
}

export type ProjectInterestService = ReturnType<typeof projectInterestService>;
