import type { NavigationEntry, Shell } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPart } from '@lintel/model-kit';
import { ProgressBar, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { $endReason, $session, endExplained } from '#user/session/model/session.model.ts';
import { BrandStyle } from '#user/settings/brand-style.ts';
import { showFavicon } from '#user/settings/favicon.ts';
import { $isMaintenance, $settings, settingsNeeded } from '#user/settings/settings.model.ts';
import { CookieNotice } from '#frame/cookie-notice/cookie-notice.tsx';
import { PageFailed } from '#core/layout/page-failed.tsx';
import { Header } from '#frame/header/header.tsx';
import { PageBoundary } from '#core/layout/page-boundary.tsx';
import { SiteBanners } from './site-banners.tsx';
import { addresses } from '#frame/system-pages/system-addresses.ts';
import { SystemPage } from '#frame/system-pages/system.routes.tsx';
import { TabBar } from '#frame/navigation/tab-bar.tsx';
import { Beside, Content, NoticesPlace, Page, SkipLink } from './frame.styles.ts';

export interface FrameProps {
  /** What the remotes' manifests put into header, menus and footer. */
  navigation: NavigationEntry[];
  Slot: Shell['Slot'];
  /** Something that the user waits for is under way: shows the bar at the top. */
  active?: boolean;
  /** Toasts and live regions. */
  notices?: ReactNode;
  /** The page on screen. */
  children: ReactNode;
}

/** Where skip links and new pages put the focus. */
const CONTENT_ID = 'content';

/** Always below the first screen, see `Content`. */
const Footer = lazyPart(
  withTexts('shell', () => import(/* webpackChunkName: "footer" */ '#frame/footer/footer.tsx')),
  { reserve: () => '340px' },
);

/** Beside the pages of the account. */
const AccountNavigation = lazyPart(
  withTexts(
    'shell',
    () => import(/* webpackChunkName: "account-navigation" */ './account/account-navigation.tsx'),
  ),
  { reserve: () => tokens.size.touch },
);

const failed = (retry: () => void) => <PageFailed onRetry={retry} />;

/** Everything around the page on screen. Must be inside the router. */
export function Frame({ navigation, Slot, active = false, notices, children }: FrameProps) {
  const { t } = useTranslation('common');
  const { settings, isMaintenance, session } = useUnit({
    settings: $settings,
    isMaintenance: $isMaintenance,
    session: $session,
  });
  const entries = [...navigation].sort((a, b) => a.order - b.order);
  const { pathname } = useLocation();
  const isAccount = session !== null && pathname.startsWith('/user/');
  const icon = settings?.web_favicon ?? '';
  useEffect(() => showFavicon(icon), [icon]);
  useNewPages();
  useWayOutWhenClosed();
  return (
    <Page>
      <BrandStyle $color={settings?.system_color ?? ''} />
      <SkipLink href={`#${CONTENT_ID}`}>{t('nav.skip')}</SkipLink>
      <ProgressBar active={active} />
      <SiteBanners />
      <Header navigation={entries} Slot={Slot} />
      <NoticesPlace>{notices}</NoticesPlace>
      <Content id={CONTENT_ID} tabIndex={-1} data-account={isAccount || undefined}>
        {isAccount && (
          <Beside>
            <AccountNavigation navigation={entries} Skip={SkipLink} />
          </Beside>
        )}
        <PageBoundary resetKey={pathname} fallback={failed}>
          {isMaintenance ? <SystemPage kind="maintenance" /> : children}
        </PageBoundary>
      </Content>
      <CookieNotice />
      <Footer navigation={entries} />
      <TabBar navigation={entries} />
    </Page>
  );
}

/**
 * A new page takes the focus, as if the browser had loaded it, and is the moment to fetch settings that have grown old.
 * The first page needs neither: the browser and the start of the shell did that.
 */
function useNewPages(): void {
  const { pathname } = useLocation();
  const { need } = useUnit({ need: settingsNeeded });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
    need();
  }, [pathname, need]);
}

/** A user whose account was closed sees why, on any page. */
function useWayOutWhenClosed(): void {
  const { endReason, explained } = useUnit({ endReason: $endReason, explained: endExplained });
  const navigate = useNavigate();
  useEffect(() => {
    if (endReason !== 'deactivated') return;
    explained();
    void navigate(addresses.deactivated);
  }, [endReason, explained, navigate]);
}
