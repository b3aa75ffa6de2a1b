import { paths } from '@lintel/contract';
import { formatPlace } from '@lintel/i18n';
import { alertIcon, Badge, Icon, media, Photo, TextLink, tokens, type BadgeProps } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { stateOf, type ListingState, type OwnProperty } from '../common/own-listings.query.ts';

const tones: Record<ListingState, NonNullable<BadgeProps['tone']>> = {
  live: 'success',
  off: 'neutral',
  pending: 'warning',
  rejected: 'danger',
  sold: 'info',
  rented: 'info',
};

/** One of one's own listings: its picture and name, where it stands, and why it was refused. */
export function ListingCell({ property }: { property: OwnProperty }) {
  const { t } = useTranslation('mfe-listings');
  const state = stateOf(property);
  const reason = 'reason' in property.reject_reason ? property.reject_reason.reason : '';
  return (
    <Cell>
      <Thumb>
        <Photo src={property.title_image} alt="" sizes="96px" color={property.title_image_color} />
      </Thumb>
      <Words>
        <h2 dir="auto">
          {state === 'live' ? (
            <TextLink tone="quiet" to={paths.property(property.slug_id)}>
              {property.title}
            </TextLink>
          ) : (
            property.title
          )}
        </h2>
        <small dir="auto">{formatPlace([property.address, property.city])}</small>
        <Badges>
          <Badge tone={tones[state]}>{t(`properties.state.${state}`)}</Badge>
          {property.promoted && <Badge tone="accent">{t('properties.featured')}</Badge>}
          {property.is_premium && <Badge tone="accent">{t('properties.premium')}</Badge>}
        </Badges>
        {reason && (
          <Reason>
            <Icon shape={alertIcon} size={18} />
            <span>{t('properties.reason', { reason })}</span>
          </Reason>
        )}
      </Words>
    </Cell>
  );
}

const Cell = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;
  min-inline-size: 0;
  ${media.phone} {
    inline-size: 100%;
    text-align: start;
  }
`;
const Thumb = styled.div`
  border-radius: ${tokens.radius.control};
  overflow: clip;
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  h2 {
    font: ${tokens.font.bodyStrong};
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
  gap: ${tokens.space[2]};
  color: ${tokens.color.danger.text};
  font: ${tokens.font.small};
`;
