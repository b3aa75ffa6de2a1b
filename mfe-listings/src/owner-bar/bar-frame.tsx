import {
  alertIcon,
  Badge,
  ButtonLink,
  Icon,
  IconButton,
  media,
  Menu,
  moreIcon,
  Panel,
  shareIcon,
  tokens,
  type IconShape,
  type MenuItem,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { stateTones } from '#common/listing-cell.tsx';
import type { ListingState } from '#common/own-listings.query.ts';

export interface BarFrameProps {
  state: ListingState;
  isFeatured: boolean;
  /** Why it was refused; empty when it was not. */
  reason: string;
  /** Short sentences, e.g. how often it was seen. */
  facts: readonly string[];
  links: readonly { to: string; label: string; icon: IconShape }[];
  /** Follow the links. */
  buttons?: ReactNode;
  /** Hands the address of its page on; undefined while buyers do not see it. */
  onShare: (() => void) | undefined;
  /** What else can be done with it. */
  menu: { label: string; items: readonly MenuItem[] };
  /** Results. */
  children: ReactNode;
}

/** The look of the bar above an own listing or project, which buyers do not see. */
export function BarFrame(props: BarFrameProps) {
  const { state, isFeatured, reason, facts, links, buttons, onShare, menu, children } = props;
  const { t } = useTranslation('mfe-listings');
  return (
    <Bar as="section" aria-label={t('owner.title')}>
      <Head>
        <div>
          <strong>{t('owner.title')}</strong>
          <Badge tone={stateTones[state]}>{t(`properties.state.${state}`)}</Badge>
          {isFeatured && <Badge tone="accent">{t('properties.featured')}</Badge>}
        </div>
        <Actions>
          {links.map(({ to, label, icon }) => (
            <ButtonLink key={to} tone="secondary" size="small" to={to} icon={icon}>
              {label}
            </ButtonLink>
          ))}
          {buttons}
        </Actions>
        <Icons>
          {onShare && <IconButton shape={shareIcon} label={t('owner.share')} onClick={onShare} />}
          <Menu
            label={menu.label}
            renderButton={(button) => <IconButton shape={moreIcon} label={menu.label} {...button} />}
            items={menu.items}
          />
        </Icons>
      </Head>
      {state !== 'live' && <p>{t(`owner.meaning.${state}`)}</p>}
      {reason && (
        <Reason>
          <Icon shape={alertIcon} size={20} />
          <span>
            {t('properties.reason')} <bdi>{reason}</bdi>
          </span>
        </Reason>
      )}
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      {children}
    </Bar>
  );
}

const Bar = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  margin-block: ${tokens.space[3]} ${tokens.space[5]};
  border-inline-start: 4px solid ${tokens.color.action.default};
  small,
  p {
    color: ${tokens.color.text.muted};
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  > div:first-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  /* There is no room for all of them in one row: the icons stand beside the name. */
  ${media.belowLaptop} {
    order: 1;
    inline-size: 100%;
  }
`;
const Icons = styled.div`
  display: flex;
`;
const Reason = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  color: ${tokens.color.danger.text};
`;
