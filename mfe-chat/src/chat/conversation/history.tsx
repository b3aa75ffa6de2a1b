import { formatCount, useLocale } from '@lintel/i18n';
import { Button, chevronDownIcon, ErrorState, LiveRegion, Spinner } from '@lintel/ui';
import { PartBoundary } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $pendingMessages, $storedMessages, type PendingMessage } from '#chat/sending/timeline.model.ts';
import type { Message } from '#chat/wire/message.ts';
import { dayName } from './days.ts';
import { historyRows, type HistoryRow } from './history-rows.ts';
import { $leftAt, newerThan } from './newest.model.ts';
import { useHistoryList } from './use-history-list.ts';
import { $foundId } from '#chat/find/finding.model.ts';
import { $announced, history } from '#chat/model/history.model.ts';
import { PendingBubble } from '#chat/bubbles/pending-bubble.tsx';
import { StoredBubble } from '#chat/bubbles/stored-bubble.tsx';
import { Frame, Jump, Older, Scroller } from './history.styles.ts';

/** The messages of the open conversation, newest at the bottom; older ones come while the user scrolls up. */
export function History({ name }: { name: string }) {
  const { t } = useTranslation('mfe-chat');
  const { stored, pending, hasMore, more, foundId } = useUnit({
    stored: $storedMessages,
    pending: $pendingMessages,
    hasMore: history.$hasMore,
    more: history.more,
    foundId: $foundId,
  });
  const all: readonly PendingMessage[] = useMemo(() => [...stored, ...pending], [stored, pending]);
  const rows = useMemo(() => historyRows(all), [all]);
  const { box, list, items, measure, onScroll, toNewest } = useHistoryList(rows, more, foundId);
  return (
    <Frame>
      <Scroller
        ref={box}
        role="region"
        tabIndex={0}
        aria-label={t('history.label', { name })}
        onScroll={onScroll}
      >
        <OlderMessages name={rows.length === 0 ? name : null} />
        <ol ref={list}>
          {items.map(({ key, index }) => (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-current={(foundId !== null && rows[index]!.message.id === foundId) || undefined}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
            >
              <PartBoundary fallback={() => <p>{t('message.unreadable')}</p>}>
                <Row row={rows[index]!} />
              </PartBoundary>
            </li>
          ))}
        </ol>
      </Scroller>
      <ToNewest messages={all} onPress={toNewest} />
      <Announcement />
    </Frame>
  );
}

/** Fetches older messages, and shows how that goes: apart, so that nothing else is drawn again. `name` is that of the other user while there is no message. */
function OlderMessages({ name }: { name: string | null }) {
  const { t } = useTranslation('mfe-chat');
  const { isPending, error, hasMore, more, retry } = useUnit({
    isPending: history.$pendingMore,
    error: history.$error,
    hasMore: history.$hasMore,
    more: history.more,
    retry: history.retry,
  });
  return (
    <Older>
      {error && <ErrorState error={error} onRetry={() => retry()} retrying={isPending} />}
      {/* Always there: styles that come while the user scrolls make the browser look at each element of the page again. */}
      <span hidden={!isPending}>
        <Spinner size={24} />
      </span>
      {hasMore && !isPending && !error && (
        <Button tone="quiet" size="small" onClick={() => more()}>
          {t('history.older')}
        </Button>
      )}
      {name !== null && <p>{t('history.empty', { name })}</p>}
    </Older>
  );
}

/** Leads back to the newest message, once the user has left it. Drawn before that as well, as the spinner is. */
function ToNewest({ messages, onPress }: { messages: readonly Message[]; onPress: () => void }) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const leftAt = useUnit($leftAt);
  const count = leftAt === null ? 0 : newerThan(messages, leftAt);
  return (
    <Jump hidden={leftAt === null}>
      <Button size="small" tone="secondary" icon={chevronDownIcon} onClick={onPress}>
        {count > 0 ? t('history.new', { count, shown: formatCount(count, locale) }) : t('history.newest')}
      </Button>
    </Jump>
  );
}

/** Memoised: scrolling draws only the lines that come into view. */
const Row = memo(function Row({ row: { message, day } }: { row: HistoryRow }) {
  const locale = useLocale();
  return (
    <>
      {day !== null && (
        <h3>
          <span>{dayName(day, { now: new Date(), locale })}</span>
        </h3>
      )}
      {message.id === null ? <PendingBubble message={message} /> : <StoredBubble message={message} />}
    </>
  );
});

/** Spoken once, politely: who wrote what. */
function Announcement() {
  const { t } = useTranslation('mfe-chat');
  const { announced } = useUnit({ announced: $announced });
  return (
    <LiveRegion>
      {announced && t('history.announced', { name: announced.name, text: announced.text })}
    </LiveRegion>
  );
}
