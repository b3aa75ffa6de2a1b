import { LoadingBlocks, PageBody, RevealTogether, tokens, useArrived } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EventsList } from './events-list.tsx';
import { MethodsList } from './methods-list.tsx';
import { SecurityGate } from './security.model.ts';
import { SessionsList } from './sessions-list.tsx';

/** `/user/security`: how the user signs in and where, and what happened to the safety of the account. */
export default function SecurityPage() {
  const { t } = useTranslation('mfe-account');
  // Nothing below a list knows how long it will be.
  const [lists, setLists] = useState<HTMLElement | null>(null);
  const haveArrived = useArrived(lists);
  return (
    <PageBody title={t('security.title')} lead={t('security.lead')}>
      <SecurityGate />
      <RevealTogether isShown={haveArrived} placeholder={<LoadingBlocks height="240px" count={3} />}>
        <Lists ref={setLists}>
          <SessionsList />
          <MethodsList />
          <EventsList />
        </Lists>
      </RevealTogether>
    </PageBody>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
