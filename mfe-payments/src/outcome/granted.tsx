import type { GrantedPackage } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Panel, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FeatureLine } from '../common/feature-line.tsx';

/** What a payment added to what the user has, and until when. */
export function Granted({ granted: { ends_at: end, features } }: { granted: GrantedPackage }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  return (
    <Added as="section" aria-labelledby="payment-added">
      <h2 id="payment-added">{t('outcome.added')}</h2>
      <ul>
        {features
          .filter(({ limit }) => limit !== 0)
          .map((feature) => (
            <FeatureLine key={feature.id} type={feature.type} name={feature.name} given={feature} />
          ))}
      </ul>
      <p>
        {end
          ? t('packages.until', { date: formatDate(end, { locale, length: 'long' }) })
          : t('packages.noEnd')}
      </p>
    </Added>
  );
}

const Added = styled(Panel)`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  max-inline-size: ${tokens.size.form};
  margin-inline: auto;
  h2 {
    font: ${tokens.font.h3};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
