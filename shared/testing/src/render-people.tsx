import type { Connect, EventName, Events, RemoteName } from '@lintel/contract';
import { act, within } from '@testing-library/react';
import { memoryShell, type MemoryShell, type MemoryShellOptions } from './memory-shell.tsx';
import { renderRemote, type RenderedRemote } from './render-remote.tsx';

/** One of several people who use the same remote at the same time. */
export interface RenderedPerson extends RenderedRemote {
  shell: MemoryShell;
  /** Queries in what this user sees. */
  view: ReturnType<typeof within>;
  /** An event that the shell sends to this user's remote, for example that a message arrived. */
  send<Name extends EventName>(event: Name, payload: Events[Name]): Promise<void>;
}

/**
 * Renders a remote once for each of several people, each with a shell and a session of their own, in one document. Their `answers`
 * share state by being made from the same data.
 *
 * @example const [ada, ben] = await renderPeople('mfe-chat', connect, { path: '/user/chat', people: [{ session: adaSession, answers }, …] });
 */
export async function renderPeople(
  name: RemoteName,
  connect: Connect,
  { path, people }: { path: string; people: readonly MemoryShellOptions[] },
): Promise<RenderedPerson[]> {
  const rendered: RenderedPerson[] = [];
  for (const options of people) {
    const shell = memoryShell(options);
    const person = await renderRemote(name, connect, { shell, path });
    rendered.push({
      ...person,
      shell,
      view: within(person.container),
      send: (event, payload) => act(async () => person.remote.on[event]?.(payload as never)),
    });
  }
  return rendered;
}
