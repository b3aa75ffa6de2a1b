import type { Conversation } from '@lintel/api-contract';
import { Banner, Button, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ThreadId } from '#chat/wire/address.ts';
import { blockParameters, unblock } from '#chat/manage/blocking.model.ts';
import { OpenComposer } from './open-composer.tsx';

interface ComposerProps {
  thread: ThreadId;
  conversation: Conversation;
}

/** Where messages are written, or why none can be. */
export default function Composer({ thread, conversation }: ComposerProps) {
  const { t } = useTranslation('mfe-chat');
  const { startUnblock, isUnblocking } = useUnit({
    startUnblock: unblock.start,
    isUnblocking: unblock.$pending,
  });
  const { user_id: id, name, is_blocked_by_me, is_blocked_by_user, is_active } = conversation;
  if (is_blocked_by_me) {
    return (
      <Notice>
        <Banner
          tone="warning"
          title={t('composer.blocked', { name })}
          action={
            <Button
              size="small"
              tone="secondary"
              busy={isUnblocking}
              onClick={() => startUnblock(blockParameters(id))}
            >
              {t('block.undo', { name })}
            </Button>
          }
        />
      </Notice>
    );
  }
  if (is_blocked_by_user || !is_active) {
    return (
      <Notice>
        <Banner tone="warning" title={t(is_active ? 'composer.notAccepted' : 'composer.accountClosed')} />
      </Notice>
    );
  }
  return <OpenComposer thread={thread} conversation={conversation} />;
}

const Notice = styled.div`
  padding: ${tokens.space[3]};
`;
