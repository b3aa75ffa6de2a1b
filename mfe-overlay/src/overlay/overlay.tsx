import type { Slots } from '@lintel/contract';
import { closeIcon, IconButton, Tabs } from '@lintel/ui';
import { usePreventReload } from '@lintel/remote-kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreas } from '../common/areas.ts';
import { Environments } from './environments/environments.tsx';
import { Outlines } from './outlines.tsx';
import { OverlayGate } from './overlay.model.ts';
import { Body, Head, Panel } from './overlay.styles.ts';
import { PageView } from './page-view.tsx';

/** Tells of each area on screen whose it is and which release, and shows other releases. Beside the page, which stays usable. */
export function Overlay({ site, close }: Slots['page.overlay']) {
  const { t } = useTranslation('mfe-overlay');
  const { t: tOfUi } = useTranslation();
  // The user keeps the page that they are looking at.
  usePreventReload(true);
  const areas = useAreas();
  const places = useMemo(
    () => areas.map(({ remote, version, build, slot }) => ({ remote, version, build, slot })),
    [areas],
  );
  const [isOutlined, setOutlined] = useState(true);
  const [tab, setTab] = useState<'page' | 'environments'>('page');
  const titleId = useId();
  const heading = useFocusWhileOpen();
  return (
    <>
      <OverlayGate site={site} places={places} />
      {isOutlined && <Outlines areas={areas} />}
      <Panel
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={heading}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <Head>
          <h2 id={titleId}>{t('title')}</h2>
          <IconButton shape={closeIcon} label={tOfUi('actions.close')} onClick={close} />
        </Head>
        <Body>
          <Tabs
            label={t('tabs.label')}
            active={tab}
            onActive={setTab}
            tabs={[
              {
                key: 'page',
                label: t('tabs.page'),
                panel: (
                  <PageView site={site} places={places} isOutlined={isOutlined} onOutlined={setOutlined} />
                ),
              },
              { key: 'environments', label: t('tabs.environments'), panel: <Environments site={site} /> },
            ]}
          />
        </Body>
      </Panel>
    </>
  );
}

/** The focus moves here when the panel opens, and back to where it was when it goes away. */
function useFocusWhileOpen() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return panel;
}
