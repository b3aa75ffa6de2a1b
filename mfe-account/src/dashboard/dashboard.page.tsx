import { useReadable, useShell } from '@lintel/remote-kit';
import { DashboardCards, PageBody } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { ProfileCard } from './profile-card.tsx';

/** `/user/dashboard`: what needs the user next. Each remote owns its cards; one that cannot be had leaves the others. */
export default function DashboardPage() {
  const { t } = useTranslation('mfe-account');
  const { session, Slot } = useShell();
  const user = useReadable(session)?.user;
  return (
    <PageBody
      title={user?.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.helloNoName')}
      name={t('dashboard.name')}
      lead={t('dashboard.lead')}
    >
      <DashboardCards aria-label={t('dashboard.cards')}>
        {user && <ProfileCard user={user} />}
        <Slot name="dashboard.card" />
      </DashboardCards>
    </PageBody>
  );
}
