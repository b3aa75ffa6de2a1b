import { aboutProject } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import type { ReceivedNotice } from '#features/notifications/stream/live.model.ts';
import { deepLink } from '#core/deep-link.ts';

/**
 * Whether a message should also raise a toast on this page: not when the page is hidden, where the worker
 * shows it, and not when it is the very conversation that the message belongs to.
 */
export function shouldToast(
  { kind, data }: ReceivedNotice,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (kind === 'delete_message') return false;
  const target = new URL(deepLink(data), 'https://own.invalid');
  if (target.pathname !== pathname || pathname !== paths.chat()) return true;
  const [here, there] = [new URLSearchParams(search), target.searchParams];
  return here.get('peer') !== there.get('peer') || subjectOf(here) !== subjectOf(there);
}

/** What a conversation is about, however its address names it. */
function subjectOf(address: URLSearchParams): string | null {
  const project = address.get('project');
  return project ? String(aboutProject(Number(project))) : address.get('property');
}
