import { useShell } from '@lintel/remote-kit';
import { Button, EmptyState, media, PageBody, SearchField, Switch, tokens, usersIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { GrowingList } from '#common/card-list/growing-list.tsx';
import { useDraft } from '#common/search/use-draft.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { AgentCard } from './agent-card.tsx';
import { fromSearch, toSearch, type AgentsQuery } from './agents-query.ts';
import { agents, AGENTS_PER_PAGE, AgentsGate } from './agents.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** `/agents`: who offers homes here; name, verified and page are in the address. */
export default function AgentsPage() {
  const { t } = useDeferredTranslation();
  const { describePage, navigate } = useShell();
  const { search } = useLocation();
  const query = useMemo(() => fromSearch(search), [search]);
  const go = (next: AgentsQuery, options?: { replace: boolean }) =>
    navigate(`${addresses.agents}${toSearch(next)}`, options);
  /** Back undoes a filter; the same one once more is no step. */
  const apply = (next: AgentsQuery) => go(next, { replace: toSearch(next) === toSearch(query) });
  useEffect(
    () =>
      describePage({ title: t('agents.title'), description: t('agents.lead'), canonical: addresses.agents }),
    [describePage, t],
  );
  const list = useUnit({
    rows: agents.$rows,
    total: agents.$total,
    pages: agents.$pages,
    pending: agents.$pending,
    pendingMore: agents.$pendingMore,
    error: agents.$error,
    retry: agents.retry,
  });
  return (
    <PageBody title={t('agents.title')} lead={t('agents.lead')}>
      <AgentsGate query={query} />
      <Filters query={query} onChange={(change) => apply({ ...query, ...change, page: 1 })} />
      <GrowingList
        list={list}
        wide
        step={AGENTS_PER_PAGE}
        onMore={() => go({ ...query, page: query.page + 1 }, { replace: true })}
        renderRow={(agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        )}
        empty={
          <EmptyState
            icon={usersIcon}
            title={t('agents.none')}
            action={
              (query.words || query.verified) && (
                <Button tone="secondary" onClick={() => apply({ words: '', verified: false, page: 1 })}>
                  {t('agents.showAll')}
                </Button>
              )
            }
          />
        }
      />
    </PageBody>
  );
}

interface FiltersProps {
  query: AgentsQuery;
  onChange(change: Partial<AgentsQuery>): void;
}

function Filters({ query, onChange }: FiltersProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const [words, setWords] = useDraft(query.words);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange({ words: words.trim() });
  }
  return (
    <Form role="search" aria-label={t('agents.title')} onSubmit={submit}>
      <SearchField label={t('agents.search')} value={words} onValue={setWords} />
      <Button type="submit">{common('actions.search')}</Button>
      <Switch
        label={t('agents.verifiedOnly')}
        checked={query.verified}
        onChange={({ target }) => onChange({ verified: target.checked })}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  > :first-child {
    flex: 0 1 320px;
    ${media.phone} {
      flex-basis: 100%;
    }
  }
`;
