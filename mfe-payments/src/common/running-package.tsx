import type { ActivePackage } from '@lintel/api-contract';
import { formatCount, formatDate, useLocale } from '@lintel/i18n';
import { Badge, Panel, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A package that the person has: until when, and how much of it is used. */
export function RunningPackage({ running }: { running: ActivePackage }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  return (
    <Card as="article" aria-labelledby={`running-${running.id}`}>
      <header>
        <h3 id={`running-${running.id}`}>{running.name}</h3>
        <Badge tone="success">{t('packages.status.active')}</Badge>
      </header>
      <p>
        {running.end_date
          ? t('packages.until', { date: formatDate(running.end_date, { locale }) })
          : t('packages.noEnd')}
      </p>
      {running.features.map((feature) => {
        const label = feature.type ? t(`packages.feature.${feature.type}`) : feature.name;
        const { used_limit: used, total_limit: total } = feature;
        // Nothing of it is part of the package.
        if (used === null || !total) return null;
        return (
          <div key={feature.id}>
            <span id={`meter-${running.id}-${feature.id}`}>{label}</span>
            <span>
              {t('packages.used', { used: formatCount(used, locale), total: formatCount(total, locale) })}
            </span>
            <meter
              aria-labelledby={`meter-${running.id}-${feature.id}`}
              min={0}
              max={Math.max(total, 1)}
              value={used}
            />
          </div>
        );
      })}
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  header {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[2]};
  }
  h3 {
    font: ${tokens.font.h3};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${tokens.space[1]};
    font: ${tokens.font.small};
  }
  meter {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 10px;
  }
`;
