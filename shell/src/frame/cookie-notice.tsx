import { Button, media, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { $settings } from '../settings/settings.model.ts';
import { $isUnderstood, cookieNoticeOpened, cookiesUnderstood } from './cookies.model.ts';

/** Says once per browser what is kept in it, where the operator wants that said. Covers nothing that has the focus. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { settings, isUnderstood, opened, understood } = useUnit({
    settings: $settings,
    isUnderstood: $isUnderstood,
    opened: cookieNoticeOpened,
    understood: cookiesUnderstood,
  });
  const isWanted = settings?.allow_cookies === true;
  useEffect(() => {
    if (isWanted) opened();
  }, [isWanted, opened]);
  if (!isWanted || isUnderstood !== false) return null;
  return (
    <Box aria-label={t('cookies.label')}>
      <p>{t('cookies.text')}</p>
      <Button size="small" onClick={() => understood()}>
        {t('cookies.accept')}
      </Button>
    </Box>
  );
}

const Box = styled.section`
  position: sticky;
  inset-block-end: ${tokens.space[4]};
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
  max-inline-size: min(720px, calc(100vw - 32px));
  margin: ${tokens.space[4]} auto;
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  p {
    flex: 1 1 18rem;
  }
  ${media.phone} {
    inset-block-end: calc(64px + env(safe-area-inset-bottom) + ${tokens.space[2]});
  }
`;
