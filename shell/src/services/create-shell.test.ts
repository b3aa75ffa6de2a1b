import { faqs, type ApiError } from '@lintel/api-contract';
import type { Notice, RemoteRelease } from '@lintel/contract';
import { createEffect, fork, scopeBind } from 'effector';
import { $language } from '../language/language.model.ts';
import { $noticeLog } from '../notices/notices.model.ts';
import { notify, person } from '../person-readables.ts';
import { valueOf } from '../shell-scope.ts';
import { createBus } from './bus.ts';
import { createShellFactory, type ShellParts } from './create-shell.ts';

function setUp(error: ApiError) {
  const notices: Notice[] = [];
  const reports: unknown[] = [];
  const parts = {
    client: { request: () => Promise.reject(error) },
    bus: createBus(() => {}),
    notify: (notice: Notice) => void notices.push(notice),
    errorText: () => 'It did not work.',
    siteName: () => 'Lintel',
    report: (_: unknown, context: unknown) => void reports.push(context),
  } as unknown as ShellParts;
  const release = { name: 'mfe-chat', version: '1.2.0', build: 'aaaaaaaa' } as RemoteRelease;
  return { shell: createShellFactory(parts)(release), notices, reports };
}

describe('a call of a remote', () => {
  it('that fails raises one toast and still fails', async () => {
    const error: ApiError = { kind: 'offline', retryable: true };
    const { shell, notices } = setUp(error);
    await expect(shell.request(faqs, {})).rejects.toBe(error);
    expect(notices).toEqual([{ tone: 'danger', text: 'It did not work.' }]);
  });

  it('that fails is left to whoever shows its own errors', async () => {
    const { shell, notices } = setUp({ kind: 'offline', retryable: true });
    await expect(shell.request(faqs, {}, { showsOwnErrors: true })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(notices).toEqual([]);
  });

  it('that was given up says nothing', async () => {
    const { shell, notices } = setUp({ kind: 'aborted', retryable: false });
    await expect(shell.request(faqs, {})).rejects.toMatchObject({ kind: 'aborted' });
    expect(notices).toEqual([]);
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
    } as unknown as ShellParts;
    const shell = createShellFactory(parts)({ name: 'mfe-chat' } as RemoteRelease);
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

it('names remote, version and build in every report', () => {
  const { shell, reports } = setUp({ kind: 'offline', retryable: true });
  shell.report(new Error('x'), { where: 'here' });
  expect(reports).toEqual([{ remote: 'mfe-chat', version: '1.2.0', build: 'aaaaaaaa', where: 'here' }]);
});
