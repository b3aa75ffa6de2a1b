import type { FeatureType, Offer, PackageFeature } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { checkIcon, Icon, media, minusIcon, tokens, VisuallyHidden } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countedFeatures } from '../common/counted-features.ts';

interface Props {
  offers: readonly Offer[];
  features: readonly PackageFeature[];
}

/** Every feature of every package on offer in one table, for screens with room for it. */
export function FeatureMatrix({ offers, features }: Props) {
  const { t } = useTranslation('mfe-payments');
  return (
    <Wide>
      <h2>{t('packages.compare')}</h2>
      <Table>
        <VisuallyHidden as="caption">{t('packages.compare')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('effect.feature')}</th>
            {offers.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, name, type }) => (
            <tr key={id}>
              <th scope="row">{type ? t(`packages.feature.${type}`) : name}</th>
              {offers.map((offer) => (
                <td key={offer.id}>
                  <Amount type={type} given={offer.features.find((one) => one.id === id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );
}

function Amount({
  type,
  given,
}: {
  type: FeatureType | undefined;
  given: Offer['features'][number] | undefined;
}) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  if (!given || (given.limit_type === 'limited' && given.limit === 0))
    return (
      <Sign data-state="missing">
        <Icon shape={minusIcon} size={18} />
        <VisuallyHidden>{t('packages.notIncluded')}</VisuallyHidden>
      </Sign>
    );
  if (type && !countedFeatures.has(type))
    return (
      <Sign data-state="included">
        <Icon shape={checkIcon} size={18} />
        <VisuallyHidden>{t('packages.included')}</VisuallyHidden>
      </Sign>
    );
  if (given.limit_type === 'unlimited' || given.limit === null) return <>{t('packages.unlimited')}</>;
  return <b>{formatCount(given.limit, locale)}</b>;
}

const Wide = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  overflow-x: auto;
  h2 {
    font: ${tokens.font.h2};
  }
  ${media.phone} {
    display: none;
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.font.small};
  th,
  td {
    padding: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    text-align: center;
  }
  th:first-child {
    text-align: start;
  }
  th {
    overflow-wrap: anywhere;
    font: ${tokens.font.smallStrong};
  }
`;
const Sign = styled.span`
  display: inline-block;
  color: ${tokens.color.success.text};
  &[data-state='missing'] {
    color: ${tokens.color.text.muted};
  }
`;
