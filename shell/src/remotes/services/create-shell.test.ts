import { addFavourite, faqs, type ApiError } from '@lintel/api-contract';
import type { Notice, RemoteManifest, RemoteRelease, RequestOptions } from '@lintel/contract';
import { createEffect, fork, scopeBind } from 'effector';
import { $language } from '#user/language/language.model.ts';
import { $noticeLog } from '#user/toasts/notices.model.ts';
import { notify, person } from '#user/user-state.ts';
import { valueOf } from '#core/scope.ts';
import { createBus } from './bus.ts';
import { createShellFactory, type ShellParts } from './create-shell.ts';

const manifest = { emits: ['property.viewed@1'] } as unknown as RemoteManifest;
const release = { name: 'mfe-chat', version: '1.2.0', build: 'aaaaaaaa', manifest } as RemoteRelease;

function setUp(error: ApiError) {
  const notices: Notice[] = [];
  const alerts: string[] = [];
  const heard: unknown[] = [];
  const reports: unknown[] = [];
  const parts = {
    client: { request: () => Promise.reject(error) },
    bus: { emit: (...fact: unknown[]) => void heard.push(fact) },
    notify: (notice: Notice) => void notices.push(notice),
    alert: async (name: string) => void alerts.push(name),
    caller: () => null,
    resumed: async () => false,
    errorText: () => 'It did not work.',
    siteName: () => 'Lintel',
    report: (_: unknown, context: unknown) => void reports.push(context),
  } as unknown as ShellParts;
  return {
    shell: createShellFactory(parts)(release, new AbortController().signal),
    notices,
    alerts,
    heard,
    reports,
  };
}

describe('a call of a remote', () => {
  it('that fails raises one toast and still fails', async () => {
    const error: ApiError = { kind: 'offline', retryable: true };
    const { shell, notices } = setUp(error);
    await expect(shell.request(faqs, {})).rejects.toBe(error);
    expect(notices).toEqual([{ tone: 'danger', text: 'It did not work.' }]);
  });

  it('that fails shows no toast where the caller shows its own errors', async () => {
    const { shell, notices } = setUp({ kind: 'offline', retryable: true });
    await expect(shell.request(faqs, {}, { showsOwnErrors: true })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(notices).toEqual([]);
  });

  it('that was aborted shows nothing', async () => {
    const { shell, notices } = setUp({ kind: 'aborted', retryable: false });
    await expect(shell.request(faqs, {})).rejects.toMatchObject({ kind: 'aborted' });
    expect(notices).toEqual([]);
  });
});

describe('a call that the back end refuses for a reason of the product', () => {
  it.each([
    'packageRequired',
    'profileIncomplete',
    'verificationRequired',
    'premiumRequired',
    'demoMode',
  ] as const)('shows the dialog of %s in place of a toast', async (key) => {
    const { shell, notices, alerts } = setUp({ kind: 'rejected', retryable: false, key });
    await expect(shell.request(faqs, {})).rejects.toMatchObject({ key });
    expect(alerts).toEqual([key]);
    expect(notices).toEqual([]);
  });

  it('shows nothing when the caller does', async () => {
    const { shell, alerts } = setUp({ kind: 'rejected', retryable: false, key: 'demoMode' });
    await expect(shell.request(faqs, {}, { showsOwnErrors: true })).rejects.toBeDefined();
    expect(alerts).toEqual([]);
  });
});

describe('a call that finds the session expired', () => {
  const refusal: ApiError = { kind: 'rejected', retryable: false, status: 401, key: 'unauthenticated' };
  function expired(isBack: boolean) {
    const notices: Notice[] = [];
    const sent: unknown[] = [];
    let token = 'old';
    const parts = {
      client: {
        request: async (_: unknown, parameters: unknown) => {
          sent.push({ token, parameters });
          if (token === 'old') throw refusal;
          return 'saved';
        },
      },
      bus: createBus(() => {}),
      notify: (notice: Notice) => void notices.push(notice),
      caller: () => ({ token, userId: 7 }),
      resumed: async () => {
        if (isBack) token = 'new';
        return isBack;
      },
      errorText: () => 'Sign in to continue.',
    } as unknown as ShellParts;
    return { shell: createShellFactory(parts)(release, new AbortController().signal), sent, notices };
  }

  it('goes on by itself when the user is back', async () => {
    const { shell, sent, notices } = expired(true);
    expect(await shell.request(faqs, { limit: 4 })).toBe('saved');
    expect(sent).toEqual([
      { token: 'old', parameters: { limit: 4 } },
      { token: 'new', parameters: { limit: 4 } },
    ]);
    expect(notices).toEqual([]);
  });

  it('fails without a toast of its own when sign-in was cancelled: a single notice covers all calls', async () => {
    const { shell, notices } = expired(false);
    await expect(shell.request(faqs, {})).rejects.toBe(refusal);
    expect(notices).toEqual([]);
  });
});

describe('when a remote is taken away', () => {
  it('its reads are given up, also those that it could give up itself, and its writes go on', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const parts = {
      client: {
        request: async (_: unknown, __: unknown, options?: RequestOptions) =>
          void signals.push(options?.signal),
      },
      caller: () => null,
    } as unknown as ShellParts;
    const life = new AbortController();
    const shell = createShellFactory(parts)(release, life.signal);
    await shell.request(faqs, {});
    await shell.request(faqs, {}, { signal: new AbortController().signal });
    await shell.request(addFavourite, { property_id: 1, type: '1' });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, undefined]);
    life.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, undefined]);
  });
});

describe('the bus, from a remote', () => {
  it('takes the events that its manifest names, and reports others', () => {
    const { shell, heard, reports } = setUp({ kind: 'offline', retryable: true });
    shell.emit('property.viewed@1', { propertyId: 1 });
    shell.emit('session.ended@1', { reason: 'mischief' });
    expect(heard).toEqual([['property.viewed@1', { propertyId: 1 }]]);
    expect(reports).toMatchObject([{ remote: 'mfe-chat' }]);
  });
});

describe('a remote with an effector scope of its own', () => {
  const waitFx = createEffect(() => new Promise((resolve) => setTimeout(resolve)));

  it('reaches the shell, and the shell stays itself after the remote has awaited something', async () => {
    const sent: string[] = [];
    const parts = {
      client: { request: async () => void sent.push(valueOf($language).code) },
      bus: createBus(() => {}),
      notify,
      language: person.language,
      caller: () => null,
    } as unknown as ShellParts;
    const shell = createShellFactory(parts)(release, new AbortController().signal);
    const visitFx = createEffect(async () => {
      await waitFx();
      shell.notify({ tone: 'info', text: 'hello' });
      await shell.request(faqs, {});
      return shell.language.get().code;
    });
    const visit = scopeBind(visitFx, {
      scope: fork({ values: [[$language, { code: 'ar', direction: 'rtl' }]] }),
    });
    expect(await visit()).toBe('en');
    expect(sent).toEqual(['en']);
    expect(valueOf($noticeLog).map(({ text }) => text)).toEqual(['hello']);
  });
});

describe('the error report', () => {
  it('names remote, version and build in every report', () => {
    const { shell, reports } = setUp({ kind: 'offline', retryable: true });
    shell.report(new Error('x'), { where: 'here' });
    expect(reports).toEqual([{ remote: 'mfe-chat', version: '1.2.0', build: 'aaaaaaaa', where: 'here' }]);
  });

  it('a page that describes itself has its own picture, so that of the document goes', () => {
    document.body.innerHTML = '<picture class="first-picture"></picture>';
    setUp({ kind: 'offline', retryable: true }).shell.describePage({ title: 'Home' });
    expect(document.querySelector('.first-picture')).toBeNull();
  });
});
