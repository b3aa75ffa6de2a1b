/** @jest-environment @lintel/build/jest/browser-environment.cjs */
/// <reference lib="dom" />
import type { Auth } from 'firebase/auth';
import { prepareSandboxProcess, type SandboxProcess } from '../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
let sdk: Awaited<ReturnType<SandboxProcess['browserSdk']>>;
let auth: Auth;

interface LocalAuthEvent {
  kind: string;
  ev: object;
}
type Handler = (event: object) => void;

/** What the product loads in place of Google's script while it talks to the sandbox: the SDK finds `gapi.iframes` there. */
function standInForGapi() {
  const handlers: Record<string, Handler> = {};
  const iframe = {
    register: (name: string, handler: Handler) => void (handlers[name] = handler),
    send: (_name: string, _data: object, answer: (values: object[]) => void) =>
      void setTimeout(() => {
        try {
          answer([{ webStorageSupport: true }]);
        } catch {
          // the SDK's own callback throws after a good answer
        }
      }, 0),
    ping: (done: () => void) => {
      setTimeout(done, 0);
      return Promise.resolve([{}]);
    },
    restyle: () => undefined,
  };
  window.addEventListener('message', ({ data }: MessageEvent<LocalAuthEvent>) => {
    if (data?.kind === 'local-auth-event') handlers.authEvent?.({ type: 'authEvent', authEvent: data.ev });
  });
  const open = (_options: object, ready?: (frame: object) => void) => {
    ready?.(iframe);
    return Promise.resolve(iframe);
  };
  Object.assign(window, {
    gapi: {
      load: (_name: string, options: { callback: () => void }) => options.callback(),
      iframes: {
        Iframe: function Iframe() {},
        CROSS_ORIGIN_IFRAMES_FILTER: {},
        getContext: () => ({ open }),
      },
    },
  });
}

/** The window that `window.open` gives; `address` resolves with where it was sent. */
function expectPopup() {
  const popup = { closed: false, focus: () => undefined, close: () => void (popup.closed = true) };
  const address = new Promise<URL>((resolve) => {
    window.open = ((url: string) => {
      resolve(new URL(url));
      return popup;
    }) as unknown as typeof window.open;
  });
  return { popup, address };
}

/** Loads the chooser page and runs its script, as the popup would. */
async function visit(address: URL) {
  const html = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const script = page.querySelector('script')!.getAttribute('src')!;
  const code = await (await fetch(new URL(script, sandbox.origin))).text();
  const opener = {
    postMessage: (data: LocalAuthEvent) => window.dispatchEvent(new MessageEvent('message', { data })),
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const here = {
    fetch: (path: string, { body, ...init }: { method: string; body: URLSearchParams }) =>
      fetch(new URL(path, sandbox.origin), { ...init, headers, body: body.toString() }),
  };
  // oxlint-disable-next-line no-implied-eval -- the page's own script, in the page's own world
  new Function('document', 'location', 'window', 'fetch', code)(page, address, { opener }, here.fetch);
  return page;
}

beforeAll(async () => {
  sandbox = await prepareSandboxProcess();
  await sandbox.start();
  standInForGapi();
  sdk = await sandbox.browserSdk();
  auth = sdk.getAuth(
    sdk.initializeApp({ apiKey: 'local', projectId: 'lintel-local', authDomain: 'localhost' }),
  );
  sdk.connectAuthEmulator(auth, sandbox.origin, { disableWarnings: true });
}, 30_000);
afterAll(() => sandbox.remove());

describe('the window of Google', () => {
  it('signs in with whom the user chooses in the Google window', async () => {
    const { address } = expectPopup();
    const signedIn = sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
    const page = await visit(await address);
    expect(page.querySelector('h1')!.textContent).toBe('Choose an account');
    page.querySelector<HTMLInputElement>('input[name=email]')!.value = 'grace@example.com';
    page.querySelector<HTMLInputElement>('input[name=name]')!.value = 'Grace Hopper';
    const form = page.querySelector('form')!;
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    const { user } = await signedIn;
    expect(user).toMatchObject({
      email: 'grace@example.com',
      displayName: 'Grace Hopper',
      emailVerified: true,
    });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  }, 20_000);

  it('offers who was here before', async () => {
    const { address } = expectPopup();
    const signedIn = sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
    const page = await visit(await address);
    page.querySelector<HTMLButtonElement>('button[data-email="grace@example.com"]')!.click();
    expect((await signedIn).user.displayName).toBe('Grace Hopper');
  }, 20_000);

  it('reports that the window was closed', async () => {
    const { popup, address } = expectPopup();
    const attempt = sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider()).catch(({ code }) => code);
    await address;
    popup.closed = true;
    expect(await attempt).toBe('auth/popup-closed-by-user');
  }, 30_000);
});
