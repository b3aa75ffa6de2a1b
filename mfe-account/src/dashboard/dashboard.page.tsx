import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { DashboardCards, NextStep, NextSteps, PageBody } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { ProfileCard } from './profile-card.tsx';

/** `/user/dashboard`: what needs the user next. Each remote owns its cards; one that cannot be had leaves the others. */
export default function DashboardPage() {
  const { t } = useTranslation('mfe-account');
  const { session, settings, Slot } = useShell();
  const isRefused = useReadable(settings)?.verification_status === 'failed';
  const user = useReadable(session)?.user;
  return (
    <PageBody
      title={user?.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.helloNoName')}
      name={t('dashboard.name')}
      lead={t('dashboard.lead')}
    >
      <NextSteps title={t('dashboard.next')}>
        {isRefused && (
          <NextStep
            urgency="refused"
            title={t('dashboard.verificationFailed')}
            text={t('dashboard.verificationText')}
            action={{ to: paths.verification(), label: t('dashboard.toVerification') }}
          />
        )}
        <Slot name="dashboard.next" />
      </NextSteps>
      <DashboardCards aria-label={t('dashboard.cards')}>
        {user && <ProfileCard user={user} />}
        <Slot name="dashboard.card" />
      </DashboardCards>
    </PageBody>
  );
}
