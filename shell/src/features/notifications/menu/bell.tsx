import { bellIcon, IconButton, media, Popover, tokens, CountBadge } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { $unread } from '#features/notifications/stream/unread.model.ts';
import { BellPanel } from './bell-panel.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** Number of unseen notifications; a press shows the latest ones. */
export default function Bell() {
  const { t } = useDeferredTranslation();
  const { notifications: count } = useUnit($unread);
  return (
    <Around>
      <Popover
        label={t('bell.latest')}
        align="end"
        renderButton={(button) => (
          <Place>
            <IconButton
              {...button}
              shape={bellIcon}
              label={count > 0 ? t('bell.unread', { count }) : t('bell.label')}
            />
            <CountBadge count={count} />
          </Place>
        )}
      >
        {(close) => <BellPanel onLeave={close} />}
      </Popover>
    </Around>
  );
}

/** The panel of the latest ones is as wide as a phone, wherever in the header the bell is. */
const Around = styled.div`
  display: inline-flex;
  ${media.phone} {
    [role='group'] {
      position: fixed;
      inset-block-start: calc(${tokens.size.header} + ${tokens.space[1]});
      inset-inline: ${tokens.space[4]};
      max-inline-size: none;
    }
  }
`;
const Place = styled.span`
  position: relative;
  display: inline-flex;
`;
