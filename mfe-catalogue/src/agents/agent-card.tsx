import type { AgentRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { Avatar, Badge, Panel, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { providerAddress } from '#common/provider-address.ts';
import { oneLink } from '#common/card/clickable-card.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

/** An agent who offers homes, in a list. The card is one link. */
export function AgentCard({ agent }: { agent: AgentRow }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { name, profile, slug_id: slug, is_admin: isProvider, is_verified: isVerified } = agent;
  const offers = [
    agent.property_count > 0 && t('home.listings', { count: agent.property_count }),
    agent.projects_count > 0 && t('home.projects', { count: agent.projects_count }),
  ].filter(Boolean);
  return (
    <Box as="article">
      <Avatar name={name} src={profile} size={72} />
      <div>
        <h2 dir="auto">
          <Link to={isProvider ? providerAddress : paths.agent(slug)}>{name}</Link>
        </h2>
        {isVerified && (
          <Badge tone="success" icon={verifiedIcon}>
            {common('badge.verified')}
          </Badge>
        )}
        <p>{offers.join(' · ')}</p>
      </div>
    </Box>
  );
}

const Box = styled(Panel)`
  ${oneLink}
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  h2 {
    font: ${tokens.font.bodyStrong};
    /* Names can be long, and a word of them longer than a card. */
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: ${tokens.space[1]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
