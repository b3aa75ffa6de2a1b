import { paths } from '@lintel/contract';
import { ButtonLink, Card, chatIcon, EmptyState, ErrorState, PageBody, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ThreadRow } from './thread-row.tsx';
import { threads, ThreadsGate } from '../common/threads.model.ts';

/** `/user/chat`: conversations, the one with the newest message first. */
export default function ThreadsPage() {
  const { t } = useTranslation('mfe-chat');
  return (
    <PageBody title={t('threads.title')} lead={t('threads.lead')}>
      <ThreadsGate />
      <Threads />
    </PageBody>
  );
}

function Threads() {
  const { t } = useTranslation('mfe-chat');
  const { data, error, pending, refresh } = useUnit({
    data: threads.$data,
    error: threads.$error,
    pending: threads.$pending,
    refresh: threads.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <Loading />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={chatIcon}
        title={t('threads.empty.title')}
        action={<ButtonLink to={paths.properties()}>{t('threads.empty.action')}</ButtonLink>}
      >
        {t('threads.empty.text')}
      </EmptyState>
    );
  }
  return (
    <List as="ul" aria-label={t('threads.title')}>
      {data.data.map((thread) => (
        <ThreadRow key={`${thread.user_id}-${thread.property_id}`} thread={thread} />
      ))}
    </List>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <List role="status" aria-busy aria-label={t('state.loading')}>
      {[1, 2, 3, 4].map((key) => (
        <Line key={key}>
          <Skeleton shape="circle" width="48px" height="48px" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width="14rem" />
          </div>
        </Line>
      ))}
    </List>
  );
}

const List = styled(Card)`
  container-type: inline-size;
  padding: 0;
  list-style: none;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  > div {
    display: grid;
    flex: 1;
    gap: ${tokens.space[2]};
  }
`;
