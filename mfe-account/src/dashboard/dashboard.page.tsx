import { useReadable, useShell } from '@lintel/remote-kit';
import { PageBody, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
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
      <Cards aria-label={t('dashboard.cards')}>
        {user && <ProfileCard user={user} />}
        <Slot name="dashboard.card" />
      </Cards>
    </PageBody>
  );
}

const Cards = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space[5]};
  align-items: stretch;
`;
