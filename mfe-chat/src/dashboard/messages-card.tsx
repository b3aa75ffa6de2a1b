import { paths } from '@lintel/contract';
import { chatIcon, DashboardCard, ErrorState, LoadingBlocks } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $unread, threads } from '#common/threads.model.ts';
import { OwnResponsiveness } from './own-responsiveness.tsx';

/** Card of the dashboard: how many messages wait to be read. */
export default function MessagesCard() {
  const { t } = useTranslation('mfe-chat');
  const { unread, error, pending, refresh } = useUnit({
    unread: $unread,
    error: threads.$error,
    pending: threads.$pending,
    refresh: threads.refresh,
  });
  return (
    <DashboardCard
      title={t('threads.title')}
      icon={chatIcon}
      link={{ to: paths.chat(), label: t('dashboard.open') }}
    >
      {unread !== null ? (
        <>
          <p>{unread > 0 ? t('threads.unread', { count: unread }) : t('dashboard.nothing')}</p>
          <OwnResponsiveness />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />
      ) : (
        <LoadingBlocks height="1.5rem" />
      )}
    </DashboardCard>
  );
}
