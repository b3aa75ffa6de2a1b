import { paths } from '@lintel/contract';
import {
  alertIcon,
  Button,
  ButtonLink,
  globeIcon,
  Icon,
  lockIcon,
  refreshIcon,
  searchIcon,
  settingsIcon,
  tokens,
  userIcon,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { safeReturn } from '#user/session/model/return-to.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { usePageTitle } from '#user/page/page-title.ts';
import type { SystemPageKind } from './system-addresses.ts';
import { useOnline } from '#core/network/use-online.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

const pages = {
  notFound: { icon: searchIcon, title: 'system.notFound.title', text: 'system.notFound.text' },
  forbidden: { icon: lockIcon, title: 'system.forbidden.title', text: 'system.forbidden.text' },
  offline: { icon: globeIcon, title: 'system.offline.title', text: 'system.offline.text' },
  maintenance: { icon: settingsIcon, title: 'system.maintenance.title', text: 'system.maintenance.text' },
  deactivated: { icon: userIcon, title: 'system.deactivated.title', text: 'system.deactivated.text' },
  failed: { icon: alertIcon, title: 'system.failed.title', text: 'system.failed.text' },
} as const;

export interface SystemPageProps {
  kind: SystemPageKind;
  /** Shown instead of another page; calling this retries that page. */
  onRetry?: () => void;
}

/** What happened, what to do now, and whom to ask. */
export default function SystemPageView({ kind, onRetry }: SystemPageProps) {
  const { t } = useDeferredTranslation();
  const { settings } = useUnit({ settings: $settings });
  const { icon, title, text } = pages[kind];
  usePageTitle(t(title));
  return (
    <Place>
      <Plate>
        <Icon shape={icon} size={40} />
      </Plate>
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {kind === 'offline' && <p>{t('system.offline.still')}</p>}
      {onRetry ? <TryAgain onRetry={onRetry} /> : <WayOn kind={kind} />}
      {settings?.company_email && (
        <a href={`mailto:${settings.company_email}`} dir="ltr">
          {settings.company_email}
        </a>
      )}
    </Place>
  );
}

function WayOn({ kind }: { kind: SystemPageKind }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  if (kind === 'offline') return <BackOnline />;
  if (kind === 'maintenance') {
    return (
      <Button icon={refreshIcon} onClick={() => location.reload()}>
        {t('system.reload')}
      </Button>
    );
  }
  return (
    <Buttons>
      <ButtonLink to={paths.home()}>{common('actions.goHome')}</ButtonLink>
      {kind === 'notFound' && (
        <ButtonLink tone="secondary" icon={searchIcon} to={paths.properties()}>
          {t('system.search')}
        </ButtonLink>
      )}
    </Buttons>
  );
}

/** The page that should be here is retried when the network is back, or when the user presses the button. */
function TryAgain({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <Buttons>
      <Button icon={refreshIcon} onClick={onRetry}>
        {t('actions.retry')}
      </Button>
      <ButtonLink tone="secondary" to={paths.home()}>
        {t('actions.goHome')}
      </ButtonLink>
    </Buttons>
  );
}

/** Goes on by itself as soon as the network is back. */
function BackOnline() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const target = safeReturn(query.get('return'));
  useEffect(() => {
    if (isOnline) return;
    const goOn = () => void navigate(target, { replace: true });
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isOnline, navigate, target]);
  return (
    <ButtonLink to={target} icon={refreshIcon} replace>
      {t('actions.retry')}
    </ButtonLink>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[4]};
  max-inline-size: 560px;
  margin-inline: auto;
  padding: ${tokens.space[20]} ${tokens.space.page};
  text-align: center;
  p {
    color: ${tokens.color.text.muted};
  }
`;
const Plate = styled.span`
  display: grid;
  place-items: center;
  inline-size: 96px;
  block-size: 96px;
  border-radius: 50%;
  background: ${tokens.color.action.tint};
  color: ${tokens.color.action.onTint};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
