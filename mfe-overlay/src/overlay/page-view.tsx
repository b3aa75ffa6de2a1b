import type { ResolvedLock } from '@lintel/contract';
import { Badge, Button, Switch } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { List, Row, Stack } from '../common/panel.styles.ts';
import type { ScreenPlace } from '../common/parts.ts';
import { ChoiceForm } from './choice-form.tsx';
import { CopyRow } from './copy-row.tsx';
import { $facts, $hasFailed, readFactsFx } from './overlay.model.ts';
import { PartCard } from './part-card.tsx';

/** What the page is made of, and other releases for oneself. */
export function PageView({
  site,
  places,
  isOutlined,
  onOutlined,
}: {
  site: ResolvedLock;
  places: readonly ScreenPlace[];
  isOutlined: boolean;
  onOutlined: (isOutlined: boolean) => void;
}) {
  const { t } = useTranslation('mfe-overlay');
  const { t: tOfUi } = useTranslation();
  const { facts, hasFailed, retry } = useUnit({ facts: $facts, hasFailed: $hasFailed, retry: readFactsFx });
  const isMixed = facts?.parts.some(({ origin }) => origin === 'chosen') ?? false;
  return (
    <Stack aria-busy={!facts}>
      <Row>
        <span>{t('environment', { environment: site.environment, revision: site.revision })}</span>
        {isMixed && <Badge tone="warning">{t('mixed')}</Badge>}
      </Row>
      <Switch
        label={t('outlines')}
        checked={isOutlined}
        onChange={({ target }) => onOutlined(target.checked)}
      />
      {facts && <CopyRow site={site} facts={facts} />}
      {!facts && !hasFailed && <p role="status">{t('loading')}</p>}
      {!facts && hasFailed && (
        <p role="alert">
          {t('failed')}{' '}
          <Button size="small" tone="quiet" onClick={() => void retry({ site, places })}>
            {tOfUi('actions.retry')}
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
    </Stack>
  );
}
