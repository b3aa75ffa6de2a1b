import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $isDemo } from '#user/settings/settings.model.ts';
import { useOnline } from '#core/network/use-online.ts';

/** What concerns every page: no network, demo mode. */
export function SiteBanners() {
  const { t } = useTranslation('shell');
  const { isDemo } = useUnit({ isDemo: $isDemo });
  const isOnline = useOnline();
  return (
    <>
      <div role="status">{!isOnline && <Line data-tone="warning">{t('frame.offline')}</Line>}</div>
      {isDemo && <Line>{t('frame.demo')}</Line>}
    </>
  );
}

const { color } = tokens;

const Line = styled.p`
  padding: ${tokens.space[2]} ${tokens.space.page};
  background: ${color.info.fill};
  color: ${color.info.text};
  font: ${tokens.font.small};
  text-align: center;
  &[data-tone='warning'] {
    background: ${color.warning.fill};
    color: ${color.warning.text};
  }
`;
