import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import {
  DashboardCards,
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
  const [steps, setSteps] = useState<HTMLElement | null>(null);
  const [cards, setCards] = useState<HTMLElement | null>(null);
  const haveSteps = useArrived(steps);
  // Once the steps are there, the cards do not move any more.
  const haveCards = useArrived(haveSteps ? cards : null);
  return (
    <PageBody
      title={user?.name ? t('dashboard.hello', { name: user.name }) : t('dashboard.helloNoName')}
      name={t('dashboard.name')}
      lead={t('dashboard.lead')}
    >
      <div>
        <RevealTogether
          ref={setSteps}
          isShown={haveSteps}
          placeholder={<LoadingBlocks height="240px" count={2} />}
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
        </RevealTogether>
        <RevealTogether
          ref={setCards}
          isShown={haveCards}
          placeholder={haveSteps && <LoadingBlocks height="240px" count={2} />}
        >
          <DashboardCards aria-label={t('dashboard.cards')}>
            {user && <ProfileCard user={user} />}
            <Slot name="dashboard.card" />
          </DashboardCards>
        </RevealTogether>
      </div>
    </PageBody>
  );
}
