import type { MemoryShell } from './memory-shell.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- answers of other shapes than the contract has
type AnyBody = any;

/** Changes the answers of one call as a bad row, or an older back end, makes them: other shapes than the contract has. */
export function changeAnswers(shell: MemoryShell, path: string, change: (body: AnyBody) => unknown): void {
  const { request } = shell;
  shell.request = async (operation, ...rest) => {
    const body = await request(operation, ...rest);
    return operation.path === path ? (change(structuredClone(body)) as typeof body) : body;
  };
}
