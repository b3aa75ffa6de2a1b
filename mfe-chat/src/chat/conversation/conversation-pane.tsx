import { paths } from '@lintel/contract';
import { ButtonLink, chatIcon, EmptyState, ErrorState, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ThreadId } from '#chat/wire/address.ts';
import { Composer } from '#chat/composer/composer.tsx';
import { conversation } from '#chat/model/conversation.model.ts';
import { ConversationHead } from './conversation-head.tsx';
import { History } from './history.tsx';
import { history } from '#chat/model/history.model.ts';

/** A conversation that opens from its address alone, also before its first message. */
export function ConversationPane({ thread }: { thread: ThreadId }) {
  const { t } = useTranslation('mfe-chat');
  const { answer, error, pending, refresh, isLoading, historyError, rows, retry } = useUnit({
    answer: conversation.$data,
    error: conversation.$error,
    pending: conversation.$pending,
    refresh: conversation.refresh,
    isLoading: history.$pending,
    historyError: history.$error,
    rows: history.$rows,
    retry: history.retry,
  });
  const pane = useRef<HTMLElement>(null);
  const isKnown = answer !== null;
  // The link that opened it may be gone from a narrow page.
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) pane.current?.querySelector('h2')?.focus();
  }, [isKnown]);

  if (error?.key === 'notFound') return <Closed />;
  if (!answer) {
    return (
      <Frame ref={pane}>
        {error && !pending ? <ErrorState error={error} onRetry={() => refresh()} /> : <Loading />}
      </Frame>
    );
  }
  const { name } = answer.data;
  return (
    <Frame ref={pane} aria-label={t('conversation.with', { name })}>
      <ConversationHead conversation={answer.data} />
      {rows.length === 0 && historyError ? (
        <ErrorState error={historyError} onRetry={() => retry()} retrying={isLoading} />
      ) : isLoading ? (
        <Loading />
      ) : (
        <History name={name} />
      )}
      <Composer thread={thread} conversation={answer.data} />
    </Frame>
  );
}

/** The listing left the market before the two have talked, or there is no such person. */
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
  const { t } = useTranslation();
  return (
    <Bones role="status" aria-busy aria-label={t('state.loading')}>
      {['11rem', '16rem', '9rem', '13rem'].map((width) => (
        <Skeleton key={width} width={width} height="44px" shape="box" />
      ))}
    </Bones>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
`;
const Bones = styled.div`
  display: grid;
  grid-row: 2;
  align-content: end;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  > :nth-child(even) {
    justify-self: end;
  }
`;
