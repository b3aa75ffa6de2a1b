import { PageBody } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { EventsList } from './events-list.tsx';
import { MethodsList } from './methods-list.tsx';
import { SecurityGate } from './security.model.ts';
import { SessionsList } from './sessions-list.tsx';

/** `/user/security`: how the user signs in and where, and what happened to the safety of the account. */
export default function SecurityPage() {
  const { t } = useTranslation('mfe-account');
  return (
    <PageBody title={t('security.title')} lead={t('security.lead')}>
      <SecurityGate />
      <SessionsList />
      <MethodsList />
      <EventsList />
    </PageBody>
  );
}
