import { paths } from '@lintel/contract';
import { PartBoundary } from '@lintel/remote-kit';
import { ButtonLink, chatIcon, EmptyState, ErrorState, LoadingBlocks, media, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ThreadId } from '#chat/wire/address.ts';
import { ComposerRoom, LazyComposer } from '#chat/composer/lazy-composer.tsx';
import { $correspondent, conversation } from '#chat/model/conversation.model.ts';
import { ConversationHead } from './conversation-head.tsx';
import { History } from './history.tsx';
import { whenPainted } from '#common/when-painted.ts';
import { history } from '#chat/model/history.model.ts';

/** A conversation that opens from its address alone, also before its first message. */
export function ConversationPane({ thread }: { thread: ThreadId }) {
  const { t } = useTranslation('mfe-chat');
  const { known, correspondent, error, pending, refresh, isLoading, historyError, rows, retry } = useUnit({
    known: conversation.$data,
    correspondent: $correspondent,
    error: conversation.$error,
    pending: conversation.$pending,
    refresh: conversation.refresh,
    isLoading: history.$pending,
    historyError: history.$error,
    rows: history.$rows,
    retry: history.retry,
  });
  // Messages are drawn before the composer and all that is known of the listing.
  const answer = useDeferredValue(known);
  const pane = useRef<HTMLElement>(null);
  // Beside the answers; what goes wrong is shown in its place.
  useEffect(() => void LazyComposer.preload().catch(() => undefined), []);
  const isKnown = answer !== null;
  const isBlocked = answer?.data.is_blocked_by_me;
  // The link that opened it may be gone from a narrow page, and so is the button that took a block back.
  // After the next frame: focus asks for the layout, which is not there yet.
  useEffect(() => {
    if (!isKnown) return undefined;
    return whenPainted(() => {
      if (document.activeElement === document.body) pane.current?.querySelector('h2')?.focus();
    });
  }, [isKnown, isBlocked]);

  if (error?.key === 'notFound') return <Closed />;
  const who = answer ? { ...answer.data, title: answer.data.property.title } : error ? null : correspondent;
  if (!who) {
    return (
      <Frame ref={pane}>
        {error && !pending ? <ErrorState error={error} onRetry={() => refresh()} /> : <Loading />}
      </Frame>
    );
  }
  const { name } = who;
  return (
    <Frame ref={pane} aria-label={t('conversation.with', { name })}>
      <ConversationHead who={who} conversation={answer?.data ?? null} />
      {rows.length === 0 && historyError ? (
        <ErrorState error={historyError} onRetry={() => retry()} retrying={isLoading} />
      ) : isLoading ? (
        <Loading />
      ) : (
        <History name={name} />
      )}
      {answer ? (
        <PartBoundary fallback={(again, lost) => <ErrorState error={lost} onRetry={again} />}>
          <LazyComposer thread={thread} conversation={answer.data} />
        </PartBoundary>
      ) : (
        <ComposerRoom />
      )}
    </Frame>
  );
}

/** The listing left the market before the two have talked, or there is no such user. */
function Closed() {
  const { t } = useTranslation('mfe-chat');
  return (
    <EmptyState
      icon={chatIcon}
      title={t('conversation.closed.title')}
      action={<ButtonLink to={paths.chat()}>{t('conversation.closed.action')}</ButtonLink>}
    >
      {t('conversation.closed.text')}
    </EmptyState>
  );
}

function Loading() {
  return (
    <Bones>
      <LoadingBlocks height="44px" count={4} />
    </Bones>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
  ${media.low} {
    grid-template-rows: auto minmax(4rem, 1fr) auto;
  }
`;
const Bones = styled.div`
  display: grid;
  grid-row: 2;
  align-content: end;
  padding: ${tokens.space[4]};
`;
