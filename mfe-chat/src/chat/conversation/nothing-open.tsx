import { chatIcon, EmptyState, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { threads } from '#common/threads.model.ts';

/** Beside the list while no conversation is open; silent where there is none to open. */
export function NothingOpen() {
  const { t } = useTranslation('mfe-chat');
  const { data } = useUnit({ data: threads.$data });
  if (!data || data.data.length === 0) return null;
  return (
    <Middle>
      <EmptyState icon={chatIcon} title={t('conversation.choose.title')}>
        {t('conversation.choose.text')}
      </EmptyState>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: ${tokens.space[4]};
`;
