import type { Slots } from '@lintel/contract';
import { Badge, Button, closeIcon, IconButton, Switch } from '@lintel/ui';
import { usePreventReload } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceForm } from './choice-form.tsx';
import { useAreas } from '../common/areas.ts';
import { CopyRow } from './copy-row.tsx';
import { Outlines } from './outlines.tsx';
import { $facts, $hasFailed, OverlayGate, readFactsFx } from './overlay.model.ts';
import { PartCard } from './part-card.tsx';
import { Body, Head, List, Panel, Row } from './overlay.styles.ts';

/** Tells of each area on screen whose it is and which release, and shows other releases. Beside the page, which stays usable. */
export function Overlay({ site, close }: Slots['page.overlay']) {
  const { t } = useTranslation('mfe-overlay');
  const { t: say } = useTranslation();
  const { facts, hasFailed, retry } = useUnit({ facts: $facts, hasFailed: $hasFailed, retry: readFactsFx });
  // The user keeps the page that they are looking at.
  usePreventReload(true);
  const areas = useAreas();
  const places = useMemo(
    () => areas.map(({ remote, version, build, slot }) => ({ remote, version, build, slot })),
    [areas],
  );
  const [isOutlined, setOutlined] = useState(true);
  const titleId = useId();
  const heading = useFocusWhileOpen();
  const isMixed = facts?.parts.some(({ origin }) => origin === 'chosen') ?? false;
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
          <IconButton shape={closeIcon} label={say('actions.close')} onClick={close} />
        </Head>
        <Body aria-busy={!facts}>
          <Row>
            <span>{t('environment', { environment: site.environment, revision: site.revision })}</span>
            {isMixed && <Badge tone="warning">{t('mixed')}</Badge>}
          </Row>
          <Switch
            label={t('outlines')}
            checked={isOutlined}
            onChange={({ target }) => setOutlined(target.checked)}
          />
          {facts && <CopyRow site={site} facts={facts} />}
          {!facts && !hasFailed && <p role="status">{t('loading')}</p>}
          {!facts && hasFailed && (
            <p role="alert">
              {t('failed')}{' '}
              <Button size="small" tone="quiet" onClick={() => void retry({ site, places })}>
                {say('actions.retry')}
              </Button>
            </p>
          )}
          {facts && (
            <List role="list">
              {facts.parts.map((part) => (
                <li key={part.name}>
                  <PartCard part={part} site={site} shares={facts.shares} />
                </li>
              ))}
            </List>
          )}
          {facts && <ChoiceForm facts={facts} />}
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
