import type { ChatRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatWhen, useLocale } from '@lintel/i18n';
import { Avatar, Badge, tokens, VisuallyHidden } from '@lintel/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** One conversation: with whom, about which listing, when, the newest words, and how much of it is new. */
export const ThreadRow = memo(function ThreadRow({ thread, isOpen }: { thread: ChatRow; isOpen: boolean }) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const { name, title, unread_count: unread, user_id: userId, property_id: propertyId } = thread;
  return (
    <li>
      <Row
        to={paths.chat({ userId, propertyId })}
        aria-current={isOpen ? 'page' : undefined}
        data-state={unread > 0 ? 'unread' : 'read'}
      >
        <Avatar name={name} src={thread.profile} size={44} />
        <Words>
          <div>
            <bdi>{name}</bdi>
            <time dateTime={thread.date}>{formatWhen(thread.date, { locale, now: Date.now() })}</time>
          </div>
          <small dir="auto">{title}</small>
          <p dir="auto">
            {thread.is_last_message_mine && <span>{t('threads.you')} </span>}
            <LastWords thread={thread} />
          </p>
        </Words>
        <Meta>
          {unread > 0 && (
            <Badge tone="info">
              <span aria-hidden>{formatCount(unread, locale)}</span>
              <VisuallyHidden>{t('threads.unread', { count: unread })}</VisuallyHidden>
            </Badge>
          )}
          {thread.is_blocked_by_me && <Badge>{t('threads.blocked')}</Badge>}
        </Meta>
      </Row>
    </li>
  );
});

/** A file or recording has no words of its own. */
function LastWords({ thread: { last_message: words, last_message_type: type } }: { thread: ChatRow }) {
  const { t } = useTranslation('mfe-chat');
  if (type === 'audio') return t('threads.voice');
  return words || (type === 'file' ? t('threads.file') : '');
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${tokens.color.surface.subtle};
  }
  &[aria-current] {
    background: ${tokens.color.action.tint};
    color: ${tokens.color.action.onTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const Words = styled.div`
  display: grid;
  gap: 2px;
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space[2]};
  }
  time {
    flex: none;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.micro};
  }
  bdi {
    overflow: hidden;
    font: ${tokens.font.smallStrong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  p {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-state='unread'] & p {
    color: ${tokens.color.text.default};
    font: ${tokens.font.smallStrong};
  }
  [aria-current] & :is(small, p, time) {
    color: inherit;
  }
`;
const Meta = styled.div`
  display: grid;
  justify-items: end;
  gap: ${tokens.space[1]};
  &:empty {
    display: none;
  }
`;
