import { paths } from '@lintel/contract';
import { leadStates } from '@lintel/api-contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  PageBody,
  SegmentedControl,
  LoadingBlocks,
  Skeleton,
  tokens,
  usersIcon,
} from '@lintel/ui';
import { LeaveGuard, PartBoundary } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { LeadCard } from './lead-card.tsx';
import { leads, LeadsGate, listed, PAGE_SIZE, subject } from './leads.model.ts';
import { fromAddress, toSearch, type LeadsQuery } from './leads.query.ts';
import { $losesNotes } from './notes.model.ts';
import { SaveAsCsv } from './save-as-csv.tsx';

const states = ['all', ...leadStates] as const;

/** `/user/interested/{slug}`: people who are interested in an own listing, or with `?kind=project` in a project. */
export default function LeadsPage() {
  const { t } = useTranslation('mfe-listings');
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The same object while the address is the same: another one would ask for the list again.
  const query = useMemo(() => fromAddress(slug, search), [slug, search]);
  const { about, lost, error } = useUnit({
    about: subject.$data,
    lost: subject.$error,
    error: leads.$error,
  });
  const isAbsent = (error ?? lost)?.key === 'notFound';
  return (
    <PageBody
      title={t('leads.title')}
      lead={about ? <bdi dir="auto">{about.title}</bdi> : !lost && !isAbsent && <Skeleton width="16rem" />}
      actions={<SaveAsCsv query={query} />}
    >
      <LeadsGate query={query} />
      <NotesGuard />
      {isAbsent ? (
        <Absent />
      ) : (
        <>
          <SegmentedControl
            label={t('leads.state.label')}
            value={query.state}
            onValue={(state) => void navigate({ search: toSearch({ ...query, state }) })}
            options={states.map((value) => ({ value, label: t(`leads.state.${value}`) }))}
          />
          <Leads query={query} />
        </>
      )}
    </PageBody>
  );
}

function Leads({ query }: { query: LeadsQuery }) {
  const { t } = useTranslation('mfe-listings');
  const { about, rows, total, error, lost, pending, pendingMore, more, retry, refresh } = useUnit({
    about: subject.$data,
    lost: subject.$error,
    refresh: subject.refresh,
    rows: leads.$rows,
    total: leads.$total,
    error: leads.$error,
    pending: leads.$pending,
    pendingMore: leads.$pendingMore,
    more: listed.more,
    retry: leads.retry,
  });
  const failure = rows.length === 0 ? (error ?? lost) : lost;
  if (failure)
    return (
      <ErrorState
        error={failure}
        retrying={pending}
        onRetry={() => {
          if (error) retry();
          if (lost) refresh();
        }}
      />
    );
  // A change of a lead names the listing, so it has to be known first.
  if (!about || (pending && rows.length === 0)) return <LoadingBlocks height="128px" count={3} />;
  if (rows.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon={usersIcon}
          title={t(query.state === 'all' ? 'leads.empty.title' : 'leads.empty.filtered')}
        >
          {query.state === 'all' && t('leads.empty.text')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <List aria-label={t('leads.title')} aria-busy={pending}>
        {rows.map((lead) => (
          <PartBoundary key={lead.id}>
            <LeadCard lead={lead} about={about} />
          </PartBoundary>
        ))}
      </List>
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={PAGE_SIZE}
        onMore={() => more()}
        busy={pendingMore || pending}
        pending={pending}
      />
    </>
  );
}

/** Asks before the page is left with notes that are not stored. */
function NotesGuard() {
  const { losesNotes } = useUnit({ losesNotes: $losesNotes });
  return <LeaveGuard when={losesNotes} />;
}

function Absent() {
  const { t } = useTranslation('mfe-listings');
  return (
    <EmptyState
      icon={usersIcon}
      title={t('leads.absent')}
      action={<ButtonLink to={paths.myProperties()}>{t('leads.back')}</ButtonLink>}
    />
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
