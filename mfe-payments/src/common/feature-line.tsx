import type { FeatureType, Offer } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { checkIcon, Icon, minusIcon, tokens, VisuallyHidden } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countedFeatures } from './counted-features.ts';

interface Props {
  type: FeatureType | undefined;
  /** The back end's own name, for features that this version does not know. */
  name: string;
  /** What the package gives of it; nothing when it is not part of the package. */
  given: Offer['features'][number] | undefined;
}

/** One line of a package: what it is and how much of it, or that it is not included. */
export function FeatureLine({ type, name, given }: Props) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const included = given !== undefined && !(given.limit_type === 'limited' && given.limit === 0);
  // The sign shows it already; five packages in a row have no room for more than numbers.
  const isShownBySign = !included || (type !== undefined && !countedFeatures.has(type));
  const amount = () => {
    if (!included) return t('packages.notIncluded');
    if (type && !countedFeatures.has(type)) return t('packages.included');
    if (given.limit_type === 'unlimited' || given.limit === null) return t('packages.unlimited');
    return formatCount(given.limit, locale);
  };
  return (
    <Line data-state={included ? 'included' : 'missing'}>
      <Icon shape={included ? checkIcon : minusIcon} size={18} />
      <span>{type ? t(`packages.feature.${type}`) : name}</span>
      {isShownBySign ? <VisuallyHidden>{amount()}</VisuallyHidden> : <b>{amount()}</b>}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  font: ${tokens.font.small};
  &:last-child {
    border: 0;
  }
  svg {
    color: ${tokens.color.success.text};
  }
  span {
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  b {
    margin-inline-start: auto;
    font: ${tokens.font.smallStrong};
    font-variant-numeric: tabular-nums;
  }
  &[data-state='missing'] {
    color: ${tokens.color.text.muted};
    svg {
      color: inherit;
    }
    b {
      font: ${tokens.font.small};
    }
  }
`;
