import type { AgentRow } from '@lintel/api-contract';
import { SectionRail } from '#common/card-list/section-rail.tsx';
import { paths } from '@lintel/contract';
import { Avatar, Badge, Panel, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { providerAddress } from '#common/provider-address.ts';

/** People and companies who offer homes. */
export function AgentsSection({ title, data }: { title: string; data: readonly AgentRow[] }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  return (
    <SectionRail title={title} to={addresses.agents}>
      {data.map((agent) => (
        <li key={agent.id}>
          <Box as="article">
            <Avatar name={agent.name} src={agent.profile} size={64} />
            <div>
              <h3 dir="auto">
                <Link to={agent.is_admin ? providerAddress : paths.agent(agent.slug_id)}>{agent.name}</Link>
              </h3>
              {agent.is_verified && (
                <Badge tone="success" icon={verifiedIcon}>
                  {common('badge.verified')}
                </Badge>
              )}
              <p>{t('home.listings', { count: agent.property_count })}</p>
              {agent.projects_count > 0 && <p>{t('home.projects', { count: agent.projects_count })}</p>}
            </div>
          </Box>
        </li>
      ))}
    </SectionRail>
  );
}

const Box = styled(Panel)`
  display: flex;
  gap: ${tokens.space[4]};
  position: relative;
  block-size: 100%;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  h3 {
    font: ${tokens.font.bodyStrong};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
