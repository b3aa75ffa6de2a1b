import type { ChatRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatCount, formatWhen, useLocale } from '@lintel/i18n';
import { Avatar, Badge, Photo, TextLink, tokens, VisuallyHidden } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** One conversation: with whom, about which listing, when, and how much of it is new. */
export function ThreadRow({ thread }: { thread: ChatRow }) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const { name, title, unread_count: unread } = thread;
  return (
    <Row data-state={unread > 0 ? 'unread' : 'read'}>
      <Avatar name={name} src={thread.profile} size={48} />
      <Words>
        <bdi>{name}</bdi>
        <small>
          {thread.slug_id ? (
            <TextLink tone="quiet" to={paths.property(thread.slug_id)} dir="auto">
              {title}
            </TextLink>
          ) : (
            <span dir="auto">{title}</span>
          )}
        </small>
        {thread.last_message && <p dir="auto">{thread.last_message}</p>}
      </Words>
      <Meta>
        <time dateTime={thread.date}>{formatWhen(thread.date, { locale, now: Date.now() })}</time>
        {unread > 0 && (
          <Badge tone="info">
            <span aria-hidden>{formatCount(unread, locale)}</span>
            <VisuallyHidden>{t('threads.unread', { count: unread })}</VisuallyHidden>
          </Badge>
        )}
        {thread.is_blocked_by_me && <Badge>{t('threads.blocked')}</Badge>}
      </Meta>
      <Thumb>
        <Photo src={thread.title_image} alt="" sizes="72px" />
      </Thumb>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  &:last-child {
    border: 0;
  }
  &[data-state='unread'] {
    background: ${tokens.color.surface.subtle};
  }
`;
const Words = styled.div`
  display: grid;
  gap: 2px;
  bdi {
    font: ${tokens.font.bodyStrong};
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
  }
`;
const Meta = styled.div`
  display: grid;
  justify-items: end;
  gap: ${tokens.space[1]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
const Thumb = styled.div`
  inline-size: 72px;
  border-radius: ${tokens.radius.control};
  overflow: clip;
  @container (max-width: 30rem) {
    display: none;
  }
`;
