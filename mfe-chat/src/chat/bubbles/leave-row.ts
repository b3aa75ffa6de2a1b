/** What has the focus goes with its message: the message in its place gets it, else the one before, else the list. */
export function leaveRow(): void {
  const row = document.activeElement?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector('button') ?? row?.closest<HTMLElement>('[role=region]');
  next?.focus({ preventScroll: true });
}
