import { formatDate, useLocale } from '@lintel/i18n';
import { Avatar, Button, ErrorState, Skeleton, tokens, useKeptFocus } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BlockedGate, blockedPeople } from './blocked-list.model.ts';
import { blockParameters, unblock } from './blocking.model.ts';

/** Whom the user has blocked, also those whose conversation is deleted: no block is for ever. */
export default function BlockedList() {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const list = useKeptFocus<HTMLUListElement>();
  const { answer, error, pending, refresh, start, isUnblocking } = useUnit({
    answer: blockedPeople.$data,
    error: blockedPeople.$error,
    pending: blockedPeople.$pending,
    refresh: blockedPeople.refresh,
    start: unblock.start,
    isUnblocking: unblock.$pending,
  });
  return (
    <Box>
      <BlockedGate />
      {!answer && error && <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />}
      {!answer && !error && <Skeleton height="60px" shape="box" />}
      {answer && answer.data.length > 0 && (
        <>
          <h2>{t('block.list')}</h2>
          <ul ref={list}>
            {answer.data.map(({ user_id: id, name, profile, reason, blocked_at: at }) => (
              <li key={id}>
                <Avatar name={name} src={profile} size={40} />
                <span>
                  <bdi>{name}</bdi>
                  <small dir="auto">{reason || t('block.since', { date: formatDate(at, { locale }) })}</small>
                </span>
                <Button
                  size="small"
                  tone="secondary"
                  disabled={isUnblocking}
                  aria-label={t('block.undo', { name })}
                  onClick={() => start(blockParameters(id))}
                >
                  {t('block.undoShort')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}

const Box = styled.section`
  padding: ${tokens.space[3]};
  h2 {
    padding-block-end: ${tokens.space[2]};
    font: ${tokens.font.smallStrong};
  }
  ul {
    display: grid;
    gap: ${tokens.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  li > span:not(:first-child) {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    font: ${tokens.font.smallStrong};
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
