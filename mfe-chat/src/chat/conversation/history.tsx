import { formatCount, useLocale } from '@lintel/i18n';
import { Button, chevronDownIcon, ErrorState, LiveRegion, Spinner, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $pendingMessages, $storedMessages, type PendingMessage } from '#chat/sending/timeline.model.ts';
import type { Message } from '#chat/wire/message.ts';
import { byDay, dayName } from './days.ts';
import { $announced, history } from '#chat/model/history.model.ts';
import { PendingBubble } from '#chat/bubbles/pending-bubble.tsx';
import { StoredBubble } from '#chat/bubbles/stored-bubble.tsx';
import { useNewest } from './use-newest.ts';

/** The messages of the open conversation, newest at the bottom; older ones come while the user scrolls up. */
export function History({ name }: { name: string }) {
  const { t } = useTranslation('mfe-chat');
  const { stored, pending, isOlder, error, hasMore, more, retry } = useUnit({
    stored: $storedMessages,
    pending: $pendingMessages,
    isOlder: history.$pendingMore,
    error: history.$error,
    hasMore: history.$hasMore,
    more: history.more,
    retry: history.retry,
  });
  const all: readonly PendingMessage[] = useMemo(() => [...stored, ...pending], [stored, pending]);
  const { box, onScroll, leftAt, toNewest } = useNewest({ newestKey: all.at(-1)?.key, onNearOldest: more });
  return (
    <Frame>
      <Scroller
        ref={box}
        role="region"
        tabIndex={0}
        aria-label={t('history.label', { name })}
        onScroll={onScroll}
      >
        <div>
          {error && <ErrorState error={error} onRetry={() => retry()} retrying={isOlder} />}
          {isOlder && <Spinner size={24} />}
          {hasMore && !isOlder && !error && (
            <Button tone="quiet" size="small" onClick={() => more()}>
              {t('history.older')}
            </Button>
          )}
          {all.length === 0 && <p>{t('history.empty', { name })}</p>}
          <Days messages={all} />
        </div>
      </Scroller>
      {leftAt !== null && (
        <Jump>
          <Button size="small" tone="secondary" icon={chevronDownIcon} onClick={toNewest}>
            <JumpWords count={newerThan(all, leftAt)} />
          </Button>
        </Jump>
      )}
      <Announcement />
    </Frame>
  );
}

const newerThan = (messages: readonly Message[], key: string): number =>
  Math.max(0, messages.length - 1 - messages.findIndex((message) => message.key === key));

function JumpWords({ count }: { count: number }) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  return count > 0 ? t('history.new', { count, shown: formatCount(count, locale) }) : t('history.newest');
}

function Days({ messages }: { messages: readonly PendingMessage[] }) {
  const locale = useLocale();
  const now = new Date();
  return byDay(messages).map(({ key, messages: ofDay }) => (
    <DayBlock key={key}>
      <h3>
        <span>{dayName(key, { now, locale })}</span>
      </h3>
      <ol>
        {ofDay.map((message) =>
          message.id === null ? (
            <PendingBubble key={message.key} message={message} />
          ) : (
            <StoredBubble key={message.key} message={message} />
          ),
        )}
      </ol>
    </DayBlock>
  ));
}

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

const Frame = styled.div`
  position: relative;
  min-block-size: 0;
`;
const Scroller = styled.div`
  display: flex;
  flex-direction: column-reverse;
  block-size: 100%;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
    > button,
    > svg {
      justify-self: center;
    }
    > p {
      padding: ${tokens.space[6]};
      color: ${tokens.color.text.muted};
      text-align: center;
    }
  }
`;
const DayBlock = styled.section`
  /* Days out of view are neither laid out nor painted, so a long history scrolls as a short one. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 600px;
  h3 {
    display: flex;
    justify-content: center;
    padding-block: ${tokens.space[2]};
    span {
      padding: 2px ${tokens.space[3]};
      border-radius: ${tokens.radius.pill};
      background: ${tokens.color.surface.subtle};
      color: ${tokens.color.text.muted};
      font: ${tokens.font.micro};
    }
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Jump = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline: 0;
  display: grid;
  justify-content: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
