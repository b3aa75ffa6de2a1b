import type { Operation } from '@lintel/api-contract';
import {
  CONTRACT_VERSION,
  eventProblem,
  type AlertName,
  type EventName,
  type Gate,
  type IdentityService,
  type Language,
  type Notice,
  type PageDescription,
  type Question,
  type RequestOptions,
  type Session,
  type Shell,
  type StoredLocation,
  type WaitingWrite,
} from '@lintel/contract';
import { sent } from './sent.ts';
import { respond, type Stub } from './stub.ts';
import { writable, type Writable } from './readable.ts';

export interface MemoryShellOptions {
  answers?: Stub[];
  session?: Session | null;
  settings?: ReturnType<Shell['settings']['get']>;
  language?: Language;
  location?: StoredLocation | null;
  /** The user who signs in when a gate asks for it; none by default. */
  signsInAs?: Session | null;
  /** The user declines what they are asked. */
  declines?: boolean;
  /** Gates that are closed, beside those that ask for a session. */
  closed?: Gate[];
  /** The network is gone: writes that may wait are queued. */
  offline?: boolean;
  /** What the identity service answers; without it, it cannot be had. */
  identity?: IdentityService;
  /** What waits already. */
  waiting?: readonly WaitingWrite[];
}

/** A Shell without a page around it, with everything that a remote did written down. */
export interface MemoryShell extends Shell {
  readonly session: Writable<Session | null>;
  readonly settings: Writable<ReturnType<Shell['settings']['get']>>;
  readonly language: Writable<Language>;
  readonly location: Writable<StoredLocation | null>;
  readonly emitted: { event: EventName; payload: unknown }[];
  readonly notices: Notice[];
  readonly navigated: string[];
  readonly reports: unknown[];
  readonly described: PageDescription[];
  /** Gates that the remote asked for. */
  readonly asked: Gate[];
  /** Dialogs that were shown. */
  readonly alerts: AlertName[];
  /** Questions that the user was asked; all are agreed to, but for `declines`. */
  readonly questions: Question[];
  /** How many parts of the page would lose something if it were left now. */
  leaveGuards: number;
  /** How often the control of the place was opened. */
  locationAsked: number;
  /** Keys of writes that wait for the network. */
  readonly queued: string[];
  /** Writes that wait for the network, as the remote sees them. */
  readonly waiting: Writable<readonly WaitingWrite[]>;
  /** Calls of the back end in order: path and parameters. */
  readonly calls: { path: string; parameters: unknown }[];
  /** Adds answers; newer ones win. */
  answer(...stubs: Stub[]): void;
  /** How many listeners the remote has left on the shell. */
  readonly listeners: number;
}

export function memoryShell(options: MemoryShellOptions = {}): MemoryShell {
  const stubs = [...(options.answers ?? [])];
  const session = writable(options.session ?? null);
  const settings = writable(options.settings ?? null);
  const language = writable<Language>(options.language ?? { code: 'en', direction: 'ltr' });
  const location = writable(options.location ?? null);
  const waiting = writable<readonly WaitingWrite[]>(options.waiting ?? []);
  const shell: MemoryShell = {
    contract: CONTRACT_VERSION,
    session,
    settings,
    language,
    location,
    emitted: [],
    notices: [],
    navigated: [],
    reports: [],
    described: [],
    asked: [],
    alerts: [],
    questions: [],
    leaveGuards: 0,
    locationAsked: 0,
    queued: [],
    waiting,
    calls: [],
    answer: (...more) => void stubs.push(...more),
    async request<Request, Answer>(
      operation: Operation<Request, Answer>,
      parameters: Request,
      requestOptions: RequestOptions = {},
    ) {
      shell.calls.push({ path: operation.path, parameters });
      const answer = () => respond(stubs, operation, parameters);
      return (await sent(parameters as object, requestOptions, answer)) as Answer;
    },
    emit(event, payload) {
      const problem = eventProblem(event, payload);
      if (problem) throw new Error(problem);
      shell.emitted.push({ event, payload });
    },
    notify: (notice) => void shell.notices.push(notice),
    navigate: (to) => void shell.navigated.push(to),
    async passGates(gates) {
      shell.asked.push(...gates);
      const needsSession = gates.some((gate) => gate !== 'not-demo');
      if (needsSession && !session.get() && options.signsInAs) session.set(options.signsInAs);
      const isSignedIn = session.get() !== null || !needsSession;
      return isSignedIn && !gates.some((gate) => options.closed?.includes(gate));
    },
    alert: async (name) => void shell.alerts.push(name),
    async ask(question) {
      shell.questions.push(question);
      return !options.declines;
    },
    guardLeave() {
      shell.leaveGuards += 1;
      let isHeld = true;
      return () => {
        if (isHeld) shell.leaveGuards -= 1;
        isHeld = false;
      };
    },
    forgetSession: () => session.set(null),
    async identity() {
      if (options.identity) return options.identity;
      throw new Error('there is no identity service');
    },
    chooseLocation: () => void (shell.locationAsked += 1),
    async deliver(operation, parameters, { key, title }) {
      if (options.offline) {
        shell.queued.push(key);
        shell.waiting.set([
          ...shell.waiting.get().filter((write) => write.key !== key),
          { id: key, key, title, parameters },
        ]);
        return 'queued';
      }
      await shell.request(operation, parameters);
      return 'delivered';
    },
    waitingWrites: async () => ({
      ...waiting,
      async takeBack(id) {
        waiting.set(waiting.get().filter((write) => write.id !== id));
        return true;
      },
    }),
    busy: () => {},
    describePage: (page) => void shell.described.push(page),
    Slot: ({ name }) => <div data-slot={name} />,
    picture: ({ href }) => writable(href),
    report: (error) => void shell.reports.push(error),
    get listeners() {
      return (
        session.listeners + settings.listeners + language.listeners + location.listeners + waiting.listeners
      );
    },
  };
  return shell;
}
