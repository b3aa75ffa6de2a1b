import type { ChatRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatWhen, useLocale } from '@lintel/i18n';
import { Avatar, Badge, VisuallyHidden } from '@lintel/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Meta, Row, Words } from './thread-row.styles.ts';

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
            {thread.is_last_message_mine && <bdi>{t('threads.you')} </bdi>}
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
