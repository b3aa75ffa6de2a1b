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
  usersIcon,
  VisuallyHidden,
  type IconShape,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markRead } from './notifications.model.ts';
import { Item, Plate } from './notification-item.styles.ts';

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
