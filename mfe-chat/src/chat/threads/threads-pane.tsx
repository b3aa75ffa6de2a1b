import { paths } from '@lintel/contract';
import {
  ButtonLink,
  chatIcon,
  EmptyState,
  ErrorState,
  LiveRegion,
  SearchField,
  SegmentedControl,
  Skeleton,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { threads } from '#common/threads.model.ts';
import type { ThreadId } from '#chat/wire/address.ts';
import { BlockedList } from '#chat/manage/blocked-list.tsx';
import { filtered, type Shown } from './thread-filter.ts';
import { ThreadRow } from './thread-row.tsx';

/** The conversations, with what narrows them down. */
export function ThreadsPane({ open }: { open: ThreadId | null }) {
  const { t } = useTranslation('mfe-chat');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
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
      <>
        <EmptyState
          icon={chatIcon}
          title={t('threads.empty.title')}
          action={<ButtonLink to={paths.properties()}>{t('threads.empty.action')}</ButtonLink>}
        >
          {t('threads.empty.text')}
        </EmptyState>
        <BlockedList />
      </>
    );
  }
  const rows = filtered(data.data, shown, search);
  return (
    <Pane>
      <Filters>
        <SearchField
          label={t('threads.search')}
          hideLabel
          placeholder={t('threads.search')}
          value={search}
          onValue={setSearch}
        />
        <SegmentedControl
          label={t('threads.show')}
          value={shown}
          onValue={setShown}
          options={[
            { value: 'all', label: t('threads.all') },
            { value: 'unread', label: t('threads.onlyUnread') },
            { value: 'blocked', label: t('threads.onlyBlocked') },
          ]}
        />
      </Filters>
      <LiveRegion>{search || shown !== 'all' ? t('threads.found', { count: rows.length }) : ''}</LiveRegion>
      {rows.length === 0 && <p>{t('threads.none')}</p>}
      <ul aria-label={t('threads.title')}>
        {rows.map((thread) => (
          <ThreadRow
            key={`${thread.user_id}-${thread.property_id}`}
            thread={thread}
            isOpen={open?.peerId === thread.user_id && open.propertyId === thread.property_id}
          />
        ))}
      </ul>
      {shown === 'blocked' && <BlockedList />}
    </Pane>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy aria-label={t('state.loading')}>
      {[1, 2, 3, 4].map((key) => (
        <Line key={key}>
          <Skeleton shape="circle" width="44px" height="44px" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width="12rem" />
          </div>
        </Line>
      ))}
    </div>
  );
}

const Pane = styled.div`
  > p {
    padding: ${tokens.space[4]};
    color: ${tokens.color.text.muted};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Filters = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  > div {
    display: grid;
    flex: 1;
    gap: ${tokens.space[2]};
  }
`;
