import type { MemoryShell } from '@lintel/testing';

/** Where the page leads from now on, and whether Back undoes the step. */
export function historyOf(shell: MemoryShell): [address: string, entry: 'added' | 'replaced'][] {
  const steps: [string, 'added' | 'replaced'][] = [];
  const { navigate } = shell;
  shell.navigate = (to, options) => {
    steps.push([to, options?.replace ? 'replaced' : 'added']);
    navigate(to, options);
  };
  return steps;
}
