import type { Responsiveness } from '@lintel/api-contract';
import { replyTime } from '@lintel/i18n';
import { Popover, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** How quickly an owner answers and of how many conversations that follows; on a press how it is counted. */
export function ReplyFacts({ facts }: { facts: Responsiveness | undefined }) {
  const { t } = useDeferredTranslation();
  if (!facts) return null;
  const { conversations: count, answered_percent: percent, reply_minutes: minutes } = facts;
  const reply = replyTime(minutes ?? undefined);
  const words =
    percent === null
      ? [t('replyFacts.new')]
      : [
          reply
            ? t(`property.contact.replies.${reply.unit}`, { count: reply.count })
            : t('replyFacts.answered', { percent }),
          t('replyFacts.conversations', { count }),
        ];
  return (
    <Popover
      label={t('replyFacts.title')}
      renderButton={(button) => (
        <Press type="button" {...button}>
          {words.join(' · ')}
        </Press>
      )}
    >
      {() => (
        <Words>
          <strong>{t('replyFacts.title')}</strong>
          <p>{t('replyFacts.how')}</p>
          {percent === null ? (
            <p>{t('replyFacts.tooFew', { count })}</p>
          ) : (
            <p>{t('replyFacts.share', { percent, count })}</p>
          )}
        </Words>
      )}
    </Popover>
  );
}

const Press = styled.button`
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  p {
    color: ${tokens.color.text.muted};
  }
`;
