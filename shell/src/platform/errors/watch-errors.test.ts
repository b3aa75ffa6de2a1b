import { sourceOfError } from './error-source.ts';
import { keepErrors } from './early-errors.ts';
import { watchErrors, type WindowBeacon } from './watch-errors.ts';

const chat = 'https://lintel.example/assets/mfe-chat/1.4.0-ab12cd34/page-threads.js';
const shell = 'https://lintel.example/assets/shell/2.0.0-aaaaaaaa/main.js';

function errorIn(message: string, ...files: string[]): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n${files.map((file) => `    at f (${file}:1:20)`).join('\n')}`;
  return error;
}
const thrown = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, message: `Uncaught ${error.message}`, filename: shell }));
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

let end = () => {};
function watch(environment = 'local', random = 0) {
  const sent: WindowBeacon[] = [];
  end = watchErrors(
    { environment, revision: 7 },
    { send: (beacon) => void sent.push(beacon), random: () => random },
  );
  return sent;
}
beforeAll(() => keepErrors());
afterEach(() => end());

describe('whose code it happened in', () => {
  it.each([
    ['the file of a remote', [chat, shell, shell], 'mfe-chat', '1.4.0-ab12cd34'],
    ['a remote that called a library', [shell, shell, chat], 'mfe-chat', '1.4.0-ab12cd34'],
    ['nobody but shell and libraries', [shell], 'shell', '2.0.0-aaaaaaaa'],
  ])('is %s', (_, files, remote, release) => {
    expect(sourceOfError(errorIn('x', ...files).stack!)).toEqual({ remote, release });
  });

  it('is not known without a file of a release', () => {
    expect(sourceOfError('Error: x\n at https://lintel.example/other.js:1:1')).toBeNull();
  });
});

describe('errors that only the window receives', () => {
  it('is reported with remote and release, also errors from before the reporter loaded', () => {
    thrown(errorIn('early', chat));
    const sent = watch();
    rejected(errorIn('late', shell, chat));
    expect(sent).toMatchObject([
      {
        revision: 7,
        kind: 'error',
        remote: 'mfe-chat',
        release: '1.4.0-ab12cd34',
        message: 'Uncaught early',
      },
      { kind: 'error', remote: 'mfe-chat', message: 'Error: late' },
    ]);
  });

  it('is reported once for each message, and ten times a page at most', () => {
    const sent = watch();
    for (let times = 0; times < 3; times += 1) thrown(errorIn('again', chat));
    expect(sent).toHaveLength(1);
    for (let times = 0; times < 20; times += 1) thrown(errorIn(`number ${times}`, chat));
    expect(sent).toHaveLength(10);
  });

  it('has no remote when the trace names no file of ours, and is ignored when an extension caused it', () => {
    const sent = watch();
    rejected('no stack');
    const filename = 'chrome-extension://abc/content.js';
    dispatchEvent(new ErrorEvent('error', { message: 'foreign', filename }));
    expect(sent.map(({ remote, message }) => [remote, message])).toEqual([['unknown', 'no stack']]);
  });

  it('includes what the policy refused: everywhere in a test environment, from a tenth of the pages in production', () => {
    const refuse = () =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'style-src-elem',
          blockedURI: 'inline',
          sourceFile: chat,
        }),
      );
    const here = watch();
    refuse();
    expect(here).toMatchObject([
      { kind: 'policy', remote: 'mfe-chat', release: '1.4.0-ab12cd34', sample: 1 },
    ]);
    end();
    const sampled = watch('production', 0.05);
    refuse();
    expect(sampled).toMatchObject([{ sample: 0.1 }]);
    end();
    const silent = watch('production', 0.5);
    refuse();
    expect(silent).toEqual([]);
  });
});
