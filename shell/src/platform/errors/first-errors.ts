/** Remotes of which this view of the page has reported an error. */
const reported = new Set<string>();

/** Whether an error of this remote is not the first of the view: error budgets count views that met one, not errors. */
export function isRepeated(remote = 'shell'): boolean {
  const before = reported.size;
  return reported.add(remote).size === before;
}
