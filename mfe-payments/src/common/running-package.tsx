import type { ActivePackage } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Badge, checkIcon, Icon, LimitMeter, Panel, tokens } from '@lintel/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countedFeatures } from './counted-features.ts';
import { endOf } from './package-times.ts';

/** A package that the user has: until when, how much of it is used, and what else it opens. */
export function RunningPackage({ running }: { running: ActivePackage }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const heading = useId();
  const end = endOf(running);
  return (
    <Card as="article" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{running.name}</h3>
        <Badge tone="success">{t('packages.status.active')}</Badge>
      </header>
      <p>{end ? t('packages.until', { date: formatDate(end, { locale }) }) : t('packages.noEnd')}</p>
      {running.features.map((feature) => {
        const label = feature.type ? t(`packages.feature.${feature.type}`) : feature.name;
        const { used_limit: used, total_limit: total, limit_type: kind } = feature;
        if (kind === 'unlimited')
          return (
            <span key={feature.id}>
              <Icon shape={checkIcon} size={18} />
              {feature.type && countedFeatures.has(feature.type)
                ? t('packages.unlimitedOf', { feature: label })
                : label}
            </span>
          );
        // Nothing of it is part of the package.
        if (used === null || !total) return null;
        return <LimitMeter key={feature.id} label={label} used={used} limit={total} />;
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
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: ${tokens.font.h3};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    font: ${tokens.font.small};
    svg {
      color: ${tokens.color.success.text};
    }
  }
`;
