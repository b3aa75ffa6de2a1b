import type { AgentRow } from '@lintel/api-contract';
import { Avatar, Badge, Panel, Rail, tokens, verifiedIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';

/** People and companies who offer homes. */
export function AgentsSection({ title, data }: { title: string; data: readonly AgentRow[] }) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  return (
    <Rail label={title} heading={<h2>{title}</h2>}>
      {data.map((agent) => (
        <li key={agent.id}>
          <Box as="article">
            <Avatar name={agent.name} src={agent.profile} size={64} />
            <div>
              <h3 dir="auto">{agent.name}</h3>
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
    </Rail>
  );
}

const Box = styled(Panel)`
  display: flex;
  gap: ${tokens.space[4]};
  block-size: 100%;
  h3 {
    font: ${tokens.font.bodyStrong};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
