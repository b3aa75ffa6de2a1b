import { paths } from '@lintel/contract';
import {
  Button,
  ButtonLink,
  chatIcon,
  EmptyState,
  ErrorState,
  LiveRegion,
  LoadingBlocks,
  SearchField,
  SegmentedControl,
  tokens,
} from '@lintel/ui';
import { lazyPage, PartBoundary } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { threads } from '#common/threads.model.ts';
import type { ThreadId } from '#chat/wire/address.ts';
import { $hasOlder, $isLoadingOlder, $olderError, $threadRows, narrowed, olderAsked } from './older.model.ts';
import { filtered, type ThreadFilter } from './thread-filter.ts';
import { SoundMenu } from './sound-menu.tsx';
import { ThreadRow } from './thread-row.tsx';

const BlockedList = lazyPage(
  () => import(/* webpackChunkName: "chat-blocked" */ '#chat/manage/blocked-list.tsx'),
  null,
);

const blocked = (
  <PartBoundary fallback={(retry, error) => <ErrorState error={error} onRetry={retry} />}>
    <BlockedList />
  </PartBoundary>
);

/** The conversations, with what narrows them down. */
export function ThreadsPane({ open }: { open: ThreadId | null }) {
  const { t } = useTranslation('mfe-chat');
  const { t: common } = useTranslation();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<ThreadFilter>('all');
  const { data, error, pending, refresh, all, hasOlder, older, isLoadingOlder, olderError } = useUnit({
    data: threads.$data,
    error: threads.$error,
    pending: threads.$pending,
    refresh: threads.refresh,
    all: $threadRows,
    hasOlder: $hasOlder,
    older: olderAsked,
    isLoadingOlder: $isLoadingOlder,
    olderError: $olderError,
  });
  const narrow = useUnit(narrowed);
  const isNarrowed = search.trim() !== '' || shown !== 'all';
  useEffect(() => {
    narrow(isNarrowed);
    return () => void narrow(false);
  }, [narrow, isNarrowed]);
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="68px" count={4} />;
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
        {blocked}
      </>
    );
  }
  const rows = filtered(all, shown, search);
  const isLooking = isNarrowed && hasOlder && !olderError;
  return (
    <Pane>
      <Filters>
        <Line>
          <SearchField
            label={t('threads.search')}
            hideLabel
            placeholder={common('actions.search')}
            value={search}
            onValue={setSearch}
          />
          <SoundMenu />
        </Line>
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
      <LiveRegion>{isNarrowed && !isLooking ? t('threads.found', { count: rows.length }) : ''}</LiveRegion>
      {rows.length === 0 && !isLooking && <p>{t('threads.none')}</p>}
      <ul aria-label={t('threads.title')}>
        {rows.map((thread) => (
          <PartBoundary key={`${thread.user_id}-${thread.property_id}`}>
            <ThreadRow
              thread={thread}
              isOpen={open?.peerId === thread.user_id && open.propertyId === thread.property_id}
            />
          </PartBoundary>
        ))}
      </ul>
      {olderError && <ErrorState error={olderError} onRetry={() => older()} retrying={isLoadingOlder} />}
      {isLooking && <p>{t('threads.looking')}</p>}
      {hasOlder && !isNarrowed && !olderError && (
        <Older>
          <Button tone="quiet" size="small" busy={isLoadingOlder} onClick={() => older()}>
            {t('threads.older')}
          </Button>
        </Older>
      )}
      {shown === 'blocked' && blocked}
    </Pane>
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
const Older = styled.div`
  display: grid;
  justify-items: center;
  padding: ${tokens.space[3]};
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
const Filters = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  /* Three words in one row of the narrow pane. */
  label > span {
    padding-inline: ${tokens.space[2]};
  }
`;
