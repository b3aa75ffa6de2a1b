import type { Connect, Remote, RemoteName } from '@lintel/contract';
import { addTexts, createTexts } from '@lintel/i18n';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useRoutes,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import type { MemoryShell } from './memory-shell.tsx';

// Tests wait for events, never for times. This is only how long until one is given up: a chunk that a test is the first to need
// is compiled on the spot, which on a busy machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

export interface RenderedRemote extends RenderResult {
  remote: Remote;
  /** The address that the page is at now. */
  location(): Location;
  /** Goes to an address, as the router does some time after a page asked for it. */
  go(address: string): Promise<void>;
}

/** Connects a remote to a shell and renders the page at an address, in the shell's language. */
export async function renderRemote(
  name: RemoteName,
  connect: Connect,
  { shell, path }: { shell: MemoryShell; path: string },
): Promise<RenderedRemote> {
  const { code } = shell.language.get();
  await createTexts({ language: code });
  const remote = connect(shell);
  addTexts(name, 'en', await remote.messages('en'));
  if (code !== 'en') addTexts(name, code, await remote.messages(code));
  let here: Location | undefined;
  let navigate: NavigateFunction | undefined;
  function Page() {
    here = useLocation();
    navigate = useNavigate();
    return useRoutes(remote.routes);
  }
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>,
    );
  });
  return {
    ...result!,
    remote,
    location: () => here!,
    go: (address) => act(async () => void navigate!(address)),
  };
}
