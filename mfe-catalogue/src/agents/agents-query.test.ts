import { agentFromSearch, agentToSearch, fromSearch, toSearch } from './agents-query.ts';

describe('the query of the agents page', () => {
  it('reads what it writes and drops what is not known', () => {
    const query = { words: 'Sara K', verified: true, page: 2 };
    expect(fromSearch(toSearch(query))).toEqual(query);
    expect(fromSearch('?page=x&verified=yes')).toEqual({ words: '', verified: false, page: 1 });
    expect(toSearch({ words: '', verified: false, page: 1 })).toBe('');
  });
  it('knows the provider and the tab of one agent', () => {
    const query = { tab: 'projects', isProvider: true, page: 3 } as const;
    expect(agentFromSearch(agentToSearch(query))).toEqual(query);
    expect(agentFromSearch('?tab=moon')).toEqual({ tab: 'homes', isProvider: false, page: 1 });
  });
});
