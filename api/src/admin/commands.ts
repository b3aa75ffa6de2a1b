import type { Db } from '#db/database.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import {
  reviewPayment,
  reviewReceipt,
  type PaymentDecision,
  type ReceiptDecision,
  type Review,
} from '#domains/payments/bank-transfer/receipt-review.service.ts';
import { transferReference } from '#domains/payments/bank-transfer/reference.ts';
import type { FileLinks } from '#files/private-links.ts';
import { AdminError, audited, notes, type AdminContext } from './context.ts';
import { closeEntry, type InboxKind } from './inbox.ts';
import { addLanguage, listLanguages, removeLanguage } from './languages.ts';
import { ListPage, pageOf, type Page } from './list-pages.ts';
import * as lists from './lists.queries.ts';
import { listPackages, setPrice } from './packages/packages.ts';
import { announce, switchAccount, verifyAgent } from './people.ts';
import { reviewAdvert, reviewProject, reviewProperty, type ReviewDecision } from './reviews.ts';
import { getSetting, listSettings, setSetting } from './site-settings.ts';
import { importTexts, listTexts, setText } from './text-overrides.ts';

export interface CommandContext extends AdminContext {
  readonly sessions: SessionService;
  /** Addresses of files; those of private ones work for an hour. */
  readonly links: FileLinks;
}

export interface Options {
  readonly reason?: string | undefined;
  /** Of what was looked at, as the lists name it. */
  readonly revision?: string | undefined;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly image?: string | undefined;
  readonly fail?: boolean | undefined;
  /** Of a list; see {@link pageOf}. */
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
  /** `<question>=<reason>`, as often as there are refused answers. */
  readonly field?: readonly string[] | undefined;
}

interface Command {
  /** Words as they are typed; `<…>` stands for a value. */
  readonly usage: string;
  readonly summary: string;
  /** Options that change what it does. */
  readonly options?: readonly (keyof Options)[];
  run(context: CommandContext, values: readonly string[], options: Options): Promise<unknown>;
}

const wholeNumber = (text: string, what: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new AdminError(`${text} is not the number of ${what}.`);
  return Number(text);
};

const OF_DECISIONS = ['reason', 'revision'] as const;

/** Why, and of which revision. */
const stated = ({ reason, revision }: Options) => ({
  reason,
  revision: revision === undefined ? undefined : wholeNumber(revision, 'a revision'),
});

const decide = (decision: ReviewDecision): Command[] => [
  {
    usage: `${decision} property <id|slug>`,
    summary: `${decision} a listing${decision === 'reject' ? '; needs --reason' : ''}`,
    options: OF_DECISIONS,
    run: (context, [subject = ''], options) => reviewProperty(context, decision, subject, stated(options)),
  },
  {
    usage: `${decision} project <id|slug>`,
    summary: `${decision} a project`,
    options: OF_DECISIONS,
    run: (context, [subject = ''], options) => reviewProject(context, decision, subject, stated(options)),
  },
  {
    usage: `${decision} advert <id>`,
    summary: `${decision} an advertisement`,
    options: OF_DECISIONS,
    run: (context, [subject = ''], options) =>
      reviewAdvert(context, decision, wholeNumber(subject, 'an advert'), stated(options)),
  },
];

/** One decision about a purchase, noted in the ledger. */
const purchase = <D extends string>(
  { kind, decision, summary }: { kind: 'receipt' | 'payment'; decision: D; summary: string },
  review: (trx: Db, id: number, review: Review<D>, context: CommandContext) => Promise<void>,
): Command => ({
  usage: `${kind}s ${decision} <transaction>`,
  summary: `${decision} ${summary}${decision === 'accept' ? '' : '; needs --reason'}`,
  options: OF_DECISIONS,
  run: (context, [subject = ''], options) => {
    const id = wholeNumber(subject, 'a transaction');
    const { reason = '', revision } = stated(options);
    return audited(context, async (trx) => {
      await review(trx, id, { decision, reason, looked: revision }, context);
      return {
        result: { id, decision },
        ledger: {
          action: `${kind}.${decision}`,
          subject: `transaction ${id}`,
          details: notes(reason, revision),
        },
      };
    });
  },
});

const receipt = (decision: ReceiptDecision) =>
  purchase({ kind: 'receipt', decision, summary: 'the receipt of a bank transfer' }, reviewReceipt);
const payment = (decision: PaymentDecision) =>
  purchase({ kind: 'payment', decision, summary: 'a payment of another amount' }, reviewPayment);

/** A list that may be longer than what is shown at once. */
const list = (
  usage: string,
  summary: string,
  rows: (context: CommandContext, page: Page) => Promise<Record<string, unknown>[]>,
): Command => ({
  usage,
  summary,
  options: ['limit', 'offset'],
  run: (context, _values, options) => ListPage.read(pageOf(options), (page) => rows(context, page)),
});

const close = (kind: InboxKind, summary: string): Command => ({
  usage: `close ${kind} <id>`,
  summary,
  options: ['reason'],
  run: (context, [subject = ''], { reason }) =>
    closeEntry(context, kind, wholeNumber(subject, `a ${kind}`), reason),
});

const account = (isActive: boolean): Command => ({
  usage: `${isActive ? 'activate' : 'deactivate'} user <id|email>`,
  summary: isActive ? 'open an account again' : 'close an account; its pages and devices are told',
  options: ['reason'],
  run: (context, [subject = ''], { reason }) => switchAccount(context, subject, isActive, reason),
});

/** Everything that the administration can do. */
export const commands: readonly Command[] = [
  list('pending list', 'what waits for a decision', ({ db }, page) => lists.waitingListings(db, page)),
  ...decide('approve'),
  ...decide('reject'),
  list('agents list', 'agents who wait for verification', ({ db }, page) => lists.waitingAgents(db, page)),
  {
    usage: 'agents show <id>',
    summary: 'what an agent has handed in; addresses of files work for an hour',
    run: async ({ db, links }, [subject = '']) => {
      const answers = await lists.agentAnswers(db, wholeNumber(subject, 'a user'));
      if (answers.length === 0) throw new AdminError(`User ${subject} has handed in nothing.`);
      return answers.map(({ question, answer, is_file }) => ({
        question,
        answer: is_file ? links.of(answer) : answer,
      }));
    },
  },
  {
    usage: 'verify agent <id|email>',
    summary: 'verify an agent; with --fail [--reason] [--field <question>=<reason>] the other way',
    options: [...OF_DECISIONS, 'fail', 'field'],
    run: (context, [subject = ''], { fail, field, ...options }) =>
      verifyAgent(context, subject, !fail, { ...stated(options), fields: field }),
  },
  list(
    'receipts list',
    'bank transfers that wait for review; addresses of receipts work for an hour',
    async ({ db, links }, page) =>
      (await lists.waitingReceipts(db, page)).map(({ user_id: user, package_id: item, ...row }) => ({
        ...row,
        reference: transferReference(user, item),
        receipt: row.receipt && links.of(row.receipt),
      })),
  ),
  receipt('accept'),
  receipt('reject'),
  receipt('cancel'),
  list('payments list', 'online payments of which another amount arrived', ({ db }, page) =>
    lists.waitingPayments(db, page),
  ),
  payment('accept'),
  payment('cancel'),
  list('packages list', 'packages and their prices, also those that are not on sale', listPackages),
  {
    usage: 'packages price <id> <price>',
    summary: 'what a package costs from now on, e.g. packages price 4 79.50',
    run: (context, [id = '', price = '']) => setPrice(context, wholeNumber(id, 'a package'), price),
  },
  account(false),
  account(true),
  {
    usage: 'announce',
    summary: 'tell every active user; --title --body [--image https://…]',
    options: ['title', 'body', 'image'],
    run: (context, _values, { title = '', body = '', image }) =>
      announce(context, { title, body, ...(image === undefined ? {} : { image }) }),
  },
  { usage: 'settings list', summary: 'all settings', run: (context) => listSettings(context) },
  {
    usage: 'settings get <key>',
    summary: 'one setting',
    run: (context, [key = '']) => getSetting(context, key),
  },
  {
    usage: 'settings set <key> <value>',
    summary: 'change a setting; running servers follow at once',
    run: (context, [key = '', value = '']) => setSetting(context, key, value),
  },
  {
    usage: 'languages list',
    summary: 'languages of the site, also those that were taken away',
    run: (context) => listLanguages(context),
  },
  {
    usage: 'languages add <code> <name>',
    summary: 'offer a language to pages and apps, or name it another way, e.g. languages add fr Français',
    run: (context, [code = '', name = '']) => addLanguage(context, code, name),
  },
  {
    usage: 'languages remove <code>',
    summary: 'offer a language no more; its texts stay',
    run: (context, [code = '']) => removeLanguage(context, code),
  },
  {
    usage: 'texts import <language> <app|web> <file>',
    summary: 'take the language file of a deployed client, JSON of key and text',
    run: (context, [code = '', client = '', file = '']) => {
      if (client !== 'app' && client !== 'web') throw new AdminError(`${client} is neither app nor web.`);
      return importTexts(context, code, client, file);
    },
  },
  {
    usage: 'texts list <language>',
    summary: 'how texts of a language are worded here',
    run: (context, [code = '']) => listTexts(context, code),
  },
  {
    usage: 'texts set <language> <key> <text>',
    summary: 'word a text of the pages another way, e.g. texts set en shell:account.signIn "Log in"',
    run: (context, [code = '', key = '', text = '']) => setText(context, code, key, text),
  },
  {
    usage: 'texts remove <language> <key>',
    summary: 'go back to the words that the pages bring along',
    run: (context, [code = '', key = '']) => setText(context, code, key, undefined),
  },
  list('reports list', 'reported listings that wait for an operator', ({ db }, page) =>
    lists.reports(db, page),
  ),
  list(
    'reports users',
    'users whom others have reported in conversations, until it is closed',
    ({ db }, page) => lists.userReports(db, page),
  ),
  list('messages list', 'messages of the contact form that wait for an answer', ({ db }, page) =>
    lists.contactMessages(db, page),
  ),
  close('report', 'take a report of a listing off the list'),
  close('user-report', 'take a report of a user off the list'),
  close('message', 'take a message of the contact form off the list'),
  list('audit list', 'what was done here, by whom', ({ db }, page) => lists.auditRows(db, page)),
];

const isValue = (word: string) => word.startsWith('<');

/** The command that was typed, with its values. */
export function findCommand(words: readonly string[]): { command: Command; values: string[] } {
  for (const command of commands) {
    const pattern = command.usage.split(' ');
    if (pattern.length !== words.length) continue;
    if (pattern.every((word, index) => isValue(word) || word === words[index]))
      return { command, values: words.filter((_word, index) => isValue(pattern[index]!)) };
  }
  const meant = commands.find(({ usage }) =>
    usage.split(' ').every((word, index) => isValue(word) || word === words[index]),
  );
  if (meant) throw new AdminError(`The command is: ${meant.usage}. See --help.`);
  throw new AdminError(`There is no command "${words.join(' ')}". See --help.`);
}
