import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import {
  DashboardGrid,
  LoadingBlocks,
  NextStep,
  NextSteps,
  PageBody,
  RevealTogether,
  useArrived,
} from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileCard } from './profile-card.tsx';

/** `/user/dashboard`: what needs the user next. Each remote owns its cards; one that cannot be had leaves the others. */
export default function DashboardPage() {
  const { t } = useTranslation('mfe-account');
  const { session, settings, Slot } = useShell();
  const isRefused = useReadable(settings)?.verification_status === 'failed';
  const user = useReadable(session)?.user;
  const [parts, setParts] = useState<HTMLElement | null>(null);
  const haveArrived = useArrived(parts);
  return (
    <PageBody
      title={user?.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.helloNoName')}
      name={t('dashboard.name')}
      lead={t('dashboard.lead')}
    >
      <RevealTogether
        ref={setParts}
        isShown={haveArrived}
        placeholder={<LoadingBlocks height="240px" count={3} />}
      >
        <DashboardGrid>
          <div>
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
            <section aria-label={t('dashboard.cards')}>
              {user && <ProfileCard user={user} />}
              <Slot name="dashboard.card" />
            </section>
          </div>
        </DashboardGrid>
      </RevealTogether>
    </PageBody>
  );
}
