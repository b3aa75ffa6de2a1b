import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { signal } from '#realtime/live-events.ts';
import * as queries from './admin.queries.ts';
import { AdminError, audited, notes, requireLooked, type AdminContext } from './context.ts';

/** Reasons of single answers, as `--field "Licence number=It cannot be read."`. */
function reasonsByQuestion(stated: readonly string[]): [question: string, reason: string][] {
  return stated.map((text) => {
    const [, question = '', reason = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (!question.trim() || !reason.trim())
      throw new AdminError(`--field ${text} is not a question, = and a reason.`);
    return [question.trim(), reason.trim()];
  });
}

/** Decides on an agent's application (docs/spec/verification.md#application). */
export async function verifyAgent(
  context: AdminContext,
  idOrEmail: string,
  succeeds: boolean,
  {
    reason,
    revision,
    fields = [],
  }: {
    reason?: string | undefined;
    revision?: number | undefined;
    fields?: readonly string[] | undefined;
  } = {},
) {
  const refused = reasonsByQuestion(fields);
  if (succeeds && refused.length > 0) throw new AdminError('A --field is refused with --fail only.');
  const status = succeeds ? 'success' : 'failed';
  return audited(context, async (trx) => {
    const user = await queries.lockUser(trx, idOrEmail);
    const application = user && (await queries.lockApplication(trx, user.id));
    if (!user || !application) throw new AdminError(`${idOrEmail} has not applied for verification.`);
    requireLooked(`The application of ${idOrEmail}`, application, revision);
    if (application.status === status) throw new AdminError(`${idOrEmail} has this result already.`);
    const because = reason?.trim();
    await queries.decideApplication(
      trx,
      application.id,
      { status, reason: succeeds ? '' : (because ?? '') },
      context.clock.now(),
    );
    await queries.acceptAnswers(trx, application.id);
    for (const [question, words] of refused) {
      if (!(await queries.refuseAnswer(trx, application.id, question, words)))
        throw new AdminError(`${idOrEmail} has not answered “${question}”.`);
    }
    await context.notifier.notify(trx, {
      to: [user.id],
      text: succeeds
        ? { kind: 'agentVerified' }
        : { kind: 'agentRefused', ...(because && { reason: because }) },
      push: { type: 'agent_verification', id: String(application.id) },
      target: { type: 'verification', id: application.id },
      mayBeSwitchedOff: true,
      list: { type: 1 },
    });
    return {
      result: { id: user.id, name: user.name, verification: status },
      ledger: {
        action: `agent.${succeeds ? 'verify' : 'fail'}`,
        subject: `user ${user.id}`,
        details: { before: application.status, ...notes(because, revision) },
      },
    };
  });
}

/**
 * Closes or opens an account with its listings (docs/spec/accounts.md#account-states). A closed account's tokens stay known, so that its pages can show why they
 * are refused; opening ends them, so none of them works again.
 */
export async function switchAccount(
  context: AdminContext & { readonly sessions: SessionService },
  idOrEmail: string,
  isActive: boolean,
  reason?: string,
) {
  return audited(context, async (trx) => {
    const user = await queries.lockUserWithListings(trx, idOrEmail);
    if (!user) throw new AdminError(`There is no user ${idOrEmail}.`);
    if (user.is_active === isActive)
      throw new AdminError(
        `The account of ${user.email || user.name} is ${isActive ? 'open' : 'closed'} already.`,
      );
    await (isActive ? queries.openAccount : queries.closeAccount)(trx, user.id, context.clock.now());
    await context.notifier.notify(trx, {
      to: [user.id],
      text: { kind: isActive ? 'accountOpened' : 'accountClosed' },
      push: { type: isActive ? 'account_activated' : 'account_deactivated' },
      mayBeSwitchedOff: true,
    });
    if (isActive) await context.sessions.revokeAll(user.id, trx);
    else await signal(trx, { type: 'end', to: user.id });
    return {
      result: { id: user.id, name: user.name, is_active: isActive },
      ledger: {
        action: isActive ? 'user.activate' : 'user.deactivate',
        subject: `user ${user.id}`,
        details: reason?.trim() ? { reason: reason.trim() } : {},
      },
    };
  });
}

const LONGEST_TITLE = 100;
const LONGEST_BODY = 1000;

/** Tells every active user something. `image`: address of a picture. */
export async function announce(context: AdminContext, news: { title: string; body: string; image?: string }) {
  const [title, body, image] = [news.title.trim(), news.body.trim(), news.image];
  if (!title || title.length > LONGEST_TITLE)
    throw new AdminError(`Give a --title of at most ${LONGEST_TITLE} characters.`);
  if (!body || body.length > LONGEST_BODY)
    throw new AdminError(`Give a --body of at most ${LONGEST_BODY} characters.`);
  if (image !== undefined && !/^https:\/\/\S+$/.test(image))
    throw new AdminError('The --image must be an address that starts with https://.');
  return audited(context, async (trx) => {
    await context.notifier.notify(trx, {
      to: 'everybody',
      text: { kind: 'announcement', title, body },
      push: { type: 'default', ...(image ? { image } : {}) },
      mayBeSwitchedOff: true,
      list: { type: 0, ...(image ? { image } : {}) },
    });
    return {
      result: { announced: title },
      ledger: {
        action: 'announce',
        subject: 'everybody',
        details: { title, body, ...(image ? { image } : {}) },
      },
    };
  });
}
