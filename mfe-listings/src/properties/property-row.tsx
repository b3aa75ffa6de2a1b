import { paths } from '@lintel/contract';
import { formatCount, formatPlace, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import {
  alertIcon,
  Badge,
  eyeIcon,
  Icon,
  Photo,
  PriceTag,
  TextLink,
  tokens,
  usersIcon,
  type BadgeProps,
} from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { stateOf, type ListingState, type OwnProperty } from '../common/properties.filter.ts';

const tones: Record<ListingState, NonNullable<BadgeProps['tone']>> = {
  live: 'success',
  off: 'neutral',
  pending: 'warning',
  rejected: 'danger',
  sold: 'info',
  rented: 'info',
};

const periods: Record<string, 'daily' | 'monthly' | 'quarterly' | 'yearly'> = {
  Daily: 'daily',
  Monthly: 'monthly',
  Quaterly: 'quarterly',
  Quarterly: 'quarterly',
  Yearly: 'yearly',
};

/** One of one's own listings: where it stands, what it brought, and why it was refused. */
export function PropertyRow({ property }: { property: OwnProperty }) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const state = stateOf(property);
  const isRent = property.property_type === 'rent' || property.property_type === 'rented';
  const reason = 'reason' in property.reject_reason ? property.reject_reason.reason : '';
  return (
    <Row>
      <Thumb>
        <Photo
          src={property.title_image}
          alt=""
          sizes="(max-width: 600px) 100vw, 200px"
          color={property.title_image_color}
        />
      </Thumb>
      <Words>
        <Badges>
          <Badge tone={tones[state]}>{t(`properties.state.${state}`)}</Badge>
          {property.promoted && <Badge tone="accent">{t('properties.featured')}</Badge>}
          {property.is_premium && <Badge tone="accent">{t('properties.premium')}</Badge>}
        </Badges>
        <h2 dir="auto">
          {state === 'live' ? (
            <TextLink tone="quiet" to={paths.property(property.slug_id)}>
              {property.title}
            </TextLink>
          ) : (
            property.title
          )}
        </h2>
        <PriceTag
          value={property.price}
          currency={currency}
          period={isRent ? periods[property.rentduration ?? ''] : undefined}
        />
        <small dir="auto">{formatPlace([property.address, property.city])}</small>
        {reason && (
          <Reason>
            <Icon shape={alertIcon} size={18} />
            {t('properties.reason', { reason })}
          </Reason>
        )}
      </Words>
      <Facts>
        <li>
          <Icon shape={eyeIcon} size={18} />
          {t('properties.views', {
            count: property.total_click,
            shown: formatCount(property.total_click, locale),
          })}
        </li>
        <li>
          <Icon shape={usersIcon} size={18} />
          {t('properties.interested', { count: property.interested_users.length })}
        </li>
      </Facts>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  overflow: clip;
  @container (min-width: 36rem) {
    grid-template-columns: 200px minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Thumb = styled.div`
  align-self: stretch;
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  h2 {
    font: ${tokens.font.h3};
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const Reason = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.danger.text};
  font: ${tokens.font.small};
`;
const Facts = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};
  list-style: none;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  @container (min-width: 36rem) {
    padding-block: ${tokens.space[4]};
  }
`;
