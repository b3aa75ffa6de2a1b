import type { NotificationRow } from '@lintel/api-contract';
import { notificationAddress } from '@lintel/contract';
import { formatWhen, useLocale } from '@lintel/i18n';
import {
  bellIcon,
  buildingIcon,
  cardIcon,
  Icon,
  IconButton,
  readIcon,
  searchIcon,
  shieldIcon,
  starIcon,
  tokens,
  usersIcon,
  VisuallyHidden,
  type IconShape,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { markRead } from './notifications.model.ts';

type TargetType = NonNullable<NotificationRow['target']>['type'];

const icons: Record<TargetType, IconShape> = {
  property: buildingIcon,
  project: buildingIcon,
  own_property: usersIcon,
  own_project: usersIcon,
  advert: starIcon,
  verification: shieldIcon,
  transaction: cardIcon,
  package: cardIcon,
  saved_search: searchIcon,
};

/** One notification: leads to what it is about, and can be marked as read without going there. */
export function NotificationItem({ row, now }: { row: NotificationRow; now: number }) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const { mark } = useUnit({ mark: markRead.start });
  const isUnread = row.is_read === 0;
  const address = notificationAddress(row);
  const shape = row.target ? icons[row.target.type] : bellIcon;
  return (
    <Item $unread={isUnread}>
      <Plate aria-hidden>
        <Icon shape={shape ?? bellIcon} size={20} />
      </Plate>
      <div>
        <h3 dir="auto">
          {address ? (
            <Link to={address} onClick={() => isUnread && mark({ id: row.id })}>
              {row.title}
            </Link>
          ) : (
            row.title
          )}
          {isUnread && <VisuallyHidden> ({t('notifications.unread')})</VisuallyHidden>}
        </h3>
        <p dir="auto">{row.message}</p>
        <time dateTime={row.created_at}>{formatWhen(row.created_at, { now, locale })}</time>
      </div>
      {isUnread && (
        <IconButton
          shape={readIcon}
          label={t('notifications.mark', { title: row.title })}
          onClick={() => mark({ id: row.id })}
        />
      )}
    </Item>
  );
}

const { color, space } = tokens;

const Plate = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${color.surface.sunken};
  color: ${color.text.muted};
`;
const Item = styled.li<{ $unread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: start;
  padding: ${space[4]};
  border-inline-start: 3px solid ${({ $unread }) => ($unread ? color.action.default : 'transparent')};
  h3 {
    font: ${({ $unread }) => ($unread ? tokens.font.bodyStrong : tokens.font.body)};
    overflow-wrap: anywhere;
  }
  /* All of the row leads there; the button stands above it. */
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has(a:hover) {
    background: ${color.surface.sunken};
  }
  button {
    position: relative;
  }
  p {
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
  time {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  & + & {
    border-block-start: 1px solid ${color.border.hairline};
  }
`;
