import type { ProjectCard } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { Badge, Card, Photo, Rail, TextLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';

/** A row of projects. */
export function ProjectsSection({ title, data }: { title: string; data: readonly ProjectCard[] }) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  return (
    <Rail
      label={title}
      heading={<h2>{title}</h2>}
      more={
        <TextLink to={addresses.projects} aria-label={t('home.seeAllOf', { what: title })}>
          {t('home.seeAll')}
        </TextLink>
      }
    >
      {data.map((project) => (
        <li key={project.id}>
          <Box as="article">
            <Photo
              src={project.image}
              alt={project.image_alt ?? ''}
              color={project.image_color}
              sizes="(min-width: 1120px) 300px, (min-width: 600px) 45vw, 82vw"
            />
            <Badges>
              {project.is_promoted && <Badge tone="accent">{common('badge.ad')}</Badge>}
              <Badge>{t(`project.${project.type}`)}</Badge>
            </Badges>
            <div>
              <h3 dir="auto">
                <Link to={paths.project(project.id)}>{project.title}</Link>
              </h3>
              <p>
                <bdi>{[project.city, project.state].filter(Boolean).join(', ')}</bdi>
              </p>
              <p>{project.category.category}</p>
            </div>
          </Box>
        </li>
      ))}
    </Rail>
  );
}

const Box = styled(Card)`
  position: relative;
  block-size: 100%;
  > div:last-child {
    padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  h3 {
    color: ${tokens.color.text.default};
    font: ${tokens.font.bodyStrong};
  }
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
const Badges = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
`;
