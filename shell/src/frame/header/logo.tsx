import { paths } from '@lintel/contract';
import { media, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $settings } from '#user/settings/settings.model.ts';
import { useSiteName } from '#user/page/page-title.ts';
import { $theme } from '#user/theme/theme.model.ts';

/** The operator's logo, which leads home; without one, or when it does not load, our mark and the site's name. */
export function Logo() {
  const { t } = useTranslation('shell');
  const name = useSiteName();
  const { settings, theme } = useUnit({ settings: $settings, theme: $theme });
  const [failed, setFailed] = useState<string>();
  const src = settings?.web_logo;
  // The one for footers is drawn for dark ground.
  const onDark = theme !== 'light' && settings?.web_footer_logo;
  return (
    <Home to={paths.home()} aria-label={t('frame.home', { name })}>
      {src && failed !== src ? (
        <picture>
          {onDark && (
            <source srcSet={onDark} {...(theme === 'auto' && { media: '(prefers-color-scheme: dark)' })} />
          )}
          <img
            src={src}
            alt=""
            height={44}
            data-plate={!settings.web_footer_logo || undefined}
            onError={() => setFailed(src)}
          />
        </picture>
      ) : (
        <>
          <Mark />
          <span>{name}</span>
        </>
      )}
    </Home>
  );
}

/** A doorway under its lintel. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 32 32" width={32} height={32} aria-hidden>
      <rect width="32" height="32" rx="8" />
      <path d="M6 9.5h20M9.5 9.5V25h4.5v-7.5a2 2 0 0 1 2-2h0a2 2 0 0 1 2 2V25h4.5V9.5" />
    </Drawing>
  );
}

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.size.touch};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text.default};
  font: ${tokens.font.h3};
  font-weight: 700;
  text-decoration: none;
  img {
    inline-size: auto;
    block-size: 44px;
    max-inline-size: 160px;
    ${media.phone} {
      max-inline-size: 104px;
    }
    object-fit: contain;
    padding: ${tokens.space[1]};
    border-radius: ${tokens.radius.control};
    forced-color-adjust: none;
  }
  /* Without one for dark ground it stands on a light plate in both themes: it is drawn for a light page. */
  [data-plate] {
    background: ${tokens.color.pill.fill};
  }
`;
const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: ${tokens.color.text.onAction};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  rect {
    fill: ${tokens.color.action.default};
    stroke: none;
  }
`;
