import { useLocale } from '@lintel/i18n';
import {
  bellIcon,
  Button,
  EmptyState,
  ErrorState,
  LiveRegion,
  LoadMore,
  PageBody,
  Panel,
  readIcon,
  SegmentedControl,
  LoadingBlocks,
  tokens,
  useKeptFocus,
} from '@lintel/ui';
import { PartBoundary } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { sectionsOf } from './days.ts';
import { NotificationItem } from './notification-item.tsx';
import {
  $asOf,
  $cameUnread,
  $isAnyUnread,
  $justMarked,
  $markingAll,
  allMarkedRead,
  notifications,
  NotificationsGate,
  PAGE_SIZE,
} from './notifications.model.ts';
import { fromAddress, groups, toSearch, type NotificationsQuery } from './notifications.query.ts';

/** `/user/notifications`: what happened, unread first, then by day; each leads to what it is about. */
export default function NotificationsPage() {
  const { t } = useTranslation('mfe-account');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = fromAddress(search);
  const list = useRef<HTMLDivElement>(null);
  return (
    <PageBody
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      actions={<MarkAll {...query} list={list} />}
    >
      <NotificationsGate query={query} />
      <SegmentedControl
        label={t('notifications.group.label')}
        value={query.group}
        onValue={(group) => void navigate({ search: toSearch({ group }) })}
        options={groups.map((value) => ({ value, label: t(`notifications.group.${value}`) }))}
      />
      <Marked />
      <Content ref={list} tabIndex={-1}>
        <List query={query} />
      </Content>
    </PageBody>
  );
}

function List({ query: { group } }: { query: NotificationsQuery }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const days = useKeptFocus<HTMLDivElement>();
  const { rows, total, error, pending, pendingMore, more, retry, cameUnread, asOf } = useUnit({
    asOf: $asOf,
    rows: notifications.$rows,
    total: notifications.$total,
    error: notifications.$error,
    pending: notifications.$pending,
    pendingMore: notifications.$pendingMore,
    more: notifications.more,
    retry: notifications.retry,
    cameUnread: $cameUnread,
  });
  if (error && rows.length === 0)
    return <ErrorState error={error} onRetry={() => retry()} retrying={pending} />;
  if (pending && rows.length === 0) return <LoadingBlocks height="320px" />;
  if (rows.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon={bellIcon}
          title={t(group === 'all' ? 'notifications.empty.title' : 'notifications.empty.group')}
        >
          {group === 'all' && t('notifications.empty.text')}
        </EmptyState>
      </div>
    );
  const words = {
    unread: t('notifications.new'),
    today: t('notifications.today'),
    yesterday: t('notifications.yesterday'),
  };
  return (
    <>
      <Days ref={days}>
        {sectionsOf(rows, { cameUnread, now: new Date(asOf), locale, words }).map((section) => (
          <Day key={section.key} aria-labelledby={`day-${section.key}`}>
            <h2 id={`day-${section.key}`}>{section.heading}</h2>
            <Panel as="ul" aria-busy={pending}>
              {section.rows.map((row) => (
                <PartBoundary key={row.id}>
                  <NotificationItem row={row} now={asOf} />
                </PartBoundary>
              ))}
            </Panel>
          </Day>
        ))}
      </Days>
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={PAGE_SIZE}
        onMore={() => more()}
        busy={pendingMore}
        pending={pending}
      />
    </>
  );
}

/** The button goes with the last unread row, also of those that are not loaded. */
function MarkAll({ group, list }: NotificationsQuery & { list: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('mfe-account');
  const { isAnyUnread } = useUnit({ isAnyUnread: $isAnyUnread });
  if (!isAnyUnread) return null;
  return (
    <MarkAllButton list={list}>
      {group === 'all'
        ? t('notifications.markAll')
        : t('notifications.markGroup', { group: t(`notifications.group.${group}`) })}
    </MarkAllButton>
  );
}

function MarkAllButton({ list, children }: { list: RefObject<HTMLElement | null>; children: string }) {
  const { busy, mark } = useUnit({ busy: $markingAll, mark: allMarkedRead });
  const button = useRef<HTMLButtonElement>(null);
  // While it goes it still has the focus, which the list gets.
  useLayoutEffect(() => {
    const [own, rows] = [button.current, list.current];
    return () => {
      if (document.activeElement === own) (rows?.querySelector('a') ?? rows)?.focus();
    };
  }, [list]);
  return (
    <Button ref={button} tone="secondary" icon={readIcon} busy={busy} onClick={() => mark()}>
      {children}
    </Button>
  );
}

function Marked() {
  const { t } = useTranslation('mfe-account');
  const { group } = useUnit({ group: $justMarked });
  return (
    <LiveRegion>
      {group &&
        (group === 'all'
          ? t('notifications.markedAll')
          : t('notifications.markedGroup', { group: t(`notifications.group.${group}`) }))}
    </LiveRegion>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  &:focus {
    outline: 0;
  }
`;
const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h3};
  }
  ul {
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
`;
