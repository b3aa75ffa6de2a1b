import type { Connect, Remote, RemoteName, SlotName, Slots } from '@lintel/contract';
import { addTexts, createTexts } from '@lintel/i18n';
import { act, render, type RenderResult } from '@testing-library/react';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useRoutes,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import type { MemoryShell } from './memory-shell.tsx';

export interface RenderedRemote extends RenderResult {
  remote: Remote;
  /** The address that the page is at now. */
  location(): Location;
  /** Goes to an address, as the router does some time after a page asked for it. */
  go(address: string): Promise<void>;
  back(): Promise<void>;
}

/** Connects a remote to a shell and renders the page at an address, in the shell's language. */
export function renderRemote(
  name: RemoteName,
  connect: Connect,
  { shell, path }: { shell: MemoryShell; path: string },
): Promise<RenderedRemote> {
  return renderPart(name, connect, { shell, path }, ({ routes }) => <Routed routes={routes} />);
}

/** Connects a remote to a shell and renders what it contributes to a slot, in the shell's language. */
export function renderWidget<Slot extends SlotName>(
  name: RemoteName,
  connect: Connect,
  { shell, slot, props }: { shell: MemoryShell; slot: Slot; props: Slots[Slot] },
): Promise<RenderedRemote> {
  return renderPart(name, connect, { shell, path: '/' }, ({ widgets }) => {
    const Widget = widgets[slot] as ComponentType<Slots[Slot]> | undefined;
    if (!Widget) throw new Error(`${name} has nothing for the slot ${slot}`);
    return <Widget {...props} />;
  });
}

function Routed({ routes }: Pick<Remote, 'routes'>) {
  return useRoutes(routes);
}

async function renderPart(
  name: RemoteName,
  connect: Connect,
  { shell, path }: { shell: MemoryShell; path: string },
  content: (remote: Remote) => ReactNode,
): Promise<RenderedRemote> {
  const { code } = shell.language.get();
  await createTexts({ language: code });
  const remote = connect(shell);
  addTexts(name, 'en', await remote.messages('en'));
  if (code !== 'en') addTexts(name, code, await remote.messages(code));
  const seen: Partial<Pages> = {};
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <MemoryRouter initialEntries={[path]}>
        <Observed onPage={(pages) => void Object.assign(seen, pages)}>{content(remote)}</Observed>
      </MemoryRouter>,
    );
  });
  return {
    ...result!,
    remote,
    location: () => seen.location!,
    go: (address) => act(async () => void seen.navigate!(address)),
    back: () => act(async () => void seen.navigate!(-1)),
  };
}

interface Pages {
  location: Location;
  navigate: NavigateFunction;
}

function Observed({ onPage, children }: { onPage(pages: Pages): void; children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onPage({ location, navigate });
  });
  return children;
}
