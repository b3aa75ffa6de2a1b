import { paths } from '@lintel/contract';
import { Button, media, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $settings } from '#user/settings/settings.model.ts';
import { $isUnderstood, cookieNoticeOpened, cookiesUnderstood } from './cookies.model.ts';

/** Tells visitors once per browser what is stored, where the operator wants it. Never covers the focused element. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { settings, isUnderstood, opened, understood } = useUnit({
    settings: $settings,
    isUnderstood: $isUnderstood,
    opened: cookieNoticeOpened,
    understood: cookiesUnderstood,
  });
  const isWanted = settings?.allow_cookies === true;
  /** The button goes, and the focus with it: on to the page, where Tab leads next. */
  const accept = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    understood();
  };
  useEffect(() => {
    if (isWanted) opened();
  }, [isWanted, opened]);
  // The element is there before the notice: screen readers announce what comes into it.
  return (
    <Place role="status">
      {isWanted && isUnderstood === false && (
        <Bar aria-label={t('cookies.label')} data-cookie-notice>
          <p>
            {t('cookies.text')} <Link to={paths.privacy()}>{t('cookies.more')}</Link>
          </p>
          <Button size="small" onClick={accept}>
            {t('cookies.accept')}
          </Button>
        </Bar>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  inset-block-end: ${tokens.space[4]};
  z-index: ${tokens.layer.sticky};
  /* Above the handle of a sheet, which a page has at every width below that of a laptop. */
  main:has([data-bottom-bar='sheet']) ~ & {
    inset-block-end: calc(56px + ${tokens.space[4]});
  }
  ${media.phone} {
    inset-block-end: calc(64px + env(safe-area-inset-bottom) + ${tokens.space[2]});
    /* Above the bar that a page has of its own. */
    main:has([data-bottom-bar]) ~ & {
      inset-block-end: calc(128px + env(safe-area-inset-bottom) + ${tokens.space[2]});
    }
  }
  /* It would cover half of what there is to see, the field of a conversation, or homes to compare: it waits at the end. */
  ${media.low} {
    position: static;
  }
  main:has([data-fits-window], [data-bottom-bar='tray']) ~ & {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;
const Bar = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  inline-size: fit-content;
  max-inline-size: calc(100vw - 16px);
  margin: ${tokens.space[2]} auto;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  button {
    flex: none;
  }
`;
