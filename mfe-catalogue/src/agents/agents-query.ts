import { pageOf } from '#common/card-list/page-of.ts';

/** The query of the list of agents, from its address. */
export interface AgentsQuery {
  /** Part of a name. */
  words: string;
  verified: boolean;
  page: number;
}

export function fromSearch(search: string): AgentsQuery {
  const parameters = new URLSearchParams(search);
  return {
    words: (parameters.get('q') ?? '').slice(0, 100),
    verified: parameters.get('verified') === '1',
    page: pageOf(parameters),
  };
}

/** Only what differs from the plain list. */
export function toSearch({ words, verified, page }: AgentsQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (verified) parameters.set('verified', '1');
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The query of an agent's page, from its address. */
export interface AgentQuery {
  tab: 'homes' | 'projects';
  /** The provider of the site itself. */
  isProvider: boolean;
  /** Pages of the tab that are shown. */
  page: number;
}

export function agentFromSearch(search: string): AgentQuery {
  const parameters = new URLSearchParams(search);
  return {
    tab: parameters.get('tab') === 'projects' ? 'projects' : 'homes',
    isProvider: parameters.get('is_admin') === '1',
    page: pageOf(parameters),
  };
}

export function agentToSearch({ tab, isProvider, page }: AgentQuery): string {
  const parameters = new URLSearchParams();
  if (isProvider) parameters.set('is_admin', '1');
  if (tab === 'projects') parameters.set('tab', tab);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
