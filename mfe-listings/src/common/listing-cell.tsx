import { formatCount, useLocale } from '@lintel/i18n';
import { alertIcon, Badge, Icon, media, Photo, TextLink, tokens, type BadgeProps } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ListingState } from './own-listings.query.ts';

/** Colours of the states. */
export const stateTones: Record<ListingState, NonNullable<BadgeProps['tone']>> = {
  live: 'success',
  off: 'neutral',
  expired: 'danger',
  pending: 'warning',
  rejected: 'danger',
  sold: 'info',
  rented: 'info',
};

export interface ListingCellProps {
  title: string;
  /** Its page as its owner sees it. */
  to: string;
  image: string;
  imageColor?: string | undefined;
  place: string;
  state: ListingState;
  isFeatured?: boolean;
  isPremium?: boolean;
  /** How well it is described, from 0 to 100. */
  quality?: number | undefined;
  /** Why it was refused. */
  reason?: string;
  /** What its owner is asked, with the answer in one press. */
  question?: ReactNode;
}

/** One of one's own listings: its picture and name, where it stands, and why it was refused. */
export function ListingCell(props: ListingCellProps) {
  const { title, to, image, imageColor, place, state, isFeatured, isPremium, quality, reason, question } =
    props;
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  return (
    <Cell>
      <Thumb>
        <Photo src={image} alt="" sizes="96px" color={imageColor} />
      </Thumb>
      <Words>
        <h2 dir="auto">
          <TextLink tone="quiet" to={to}>
            {title}
          </TextLink>
        </h2>
        <small dir="auto">{place}</small>
        <Badges>
          <Badge tone={stateTones[state]}>{t(`properties.state.${state}`)}</Badge>
          {isFeatured && <Badge tone="accent">{t('properties.featured')}</Badge>}
          {isPremium && <Badge tone="accent">{t('properties.premium')}</Badge>}
          {quality !== undefined && (
            <Badge>{t('properties.quality', { score: formatCount(quality, locale) })}</Badge>
          )}
        </Badges>
        {question}
        {reason && (
          <Reason>
            <Icon shape={alertIcon} size={18} />
            <span>
              {t('properties.reason')} <bdi>{reason}</bdi>
            </span>
          </Reason>
        )}
      </Words>
    </Cell>
  );
}

/** How many people are interested, as the way to them. */
export function InterestedCell({ count, to }: { count: number; to: string }) {
  const { t } = useTranslation('mfe-listings');
  const value = formatCount(count, useLocale());
  if (count === 0) return value;
  // With the number that is on screen, for speech input (WCAG 2.5.3): Arabic words for one and two leave it out.
  return (
    <ToPeople to={to} aria-label={`${t('properties.column.interested')}: ${value}`}>
      {value}
    </ToPeople>
  );
}

/** The reason of a refusal, or nothing. */
export const reasonOf = (refusal: object): string => ('reason' in refusal ? String(refusal.reason) : '');

/** A finger needs more room than a number has. */
const ToPeople = styled(TextLink)`
  margin: calc(-1 * ${tokens.space[3]});
  padding: ${tokens.space[3]};
`;
const Cell = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: start;
  min-inline-size: 0;
  ${media.belowLaptop} {
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;
  h2 {
    font: ${tokens.font.bodyStrong};
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
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
