import type { Operation } from '@lintel/api-contract';
import {
  CONTRACT_VERSION,
  eventProblem,
  type EventName,
  type Language,
  type Notice,
  type PageDescription,
  type Session,
  type Shell,
  type StoredLocation,
} from '@lintel/contract';
import { respond, type Stub } from './stub.ts';
import { writable, type Writable } from './readable.ts';

export interface MemoryShellOptions {
  answers?: Stub[];
  session?: Session | null;
  settings?: ReturnType<Shell['settings']['get']>;
  language?: Language;
  location?: StoredLocation | null;
  /** What `requestSignIn` resolves with; a session is also signed in. */
  signsInAs?: Session | null;
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
    calls: [],
    answer: (...more) => void stubs.push(...more),
    async request<Request, Answer>(operation: Operation<Request, Answer>, parameters: Request) {
      shell.calls.push({ path: operation.path, parameters });
      return (await respond(stubs, operation, parameters)) as Answer;
    },
    emit(event, payload) {
      const problem = eventProblem(event, payload);
      if (problem) throw new Error(problem);
      shell.emitted.push({ event, payload });
    },
    notify: (notice) => void shell.notices.push(notice),
    navigate: (to) => void shell.navigated.push(to),
    async requestSignIn() {
      const signedIn = options.signsInAs ?? null;
      if (signedIn) session.set(signedIn);
      return signedIn;
    },
    busy: () => {},
    describePage: (page) => void shell.described.push(page),
    Slot: ({ name }) => <div data-slot={name} />,
    report: (error) => void shell.reports.push(error),
    get listeners() {
      return session.listeners + settings.listeners + language.listeners + location.listeners;
    },
  };
  return shell;
}
