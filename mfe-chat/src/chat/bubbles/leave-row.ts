/** What has the focus goes with its message: the message in its place gets it, else the one before, else the list, which is returned. */
export function leaveRow(): HTMLElement | null | undefined {
  const row = document.activeElement?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const list = row?.closest<HTMLElement>('[role=region]');
  const next = beside?.querySelector('button') ?? list;
  next?.focus({ preventScroll: true });
  return list;
}
