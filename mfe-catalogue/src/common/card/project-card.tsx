import type { ProjectCard as ProjectRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { Badge, Card, Photo, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { townOf } from '#common/listing/town.ts';
import { cardPhotoSizes } from '#common/media/photo-sizes.ts';
import { FromPrice, useUnitsLeft } from './from-price.tsx';
import { oneLink } from './clickable-card.ts';
import { unitKinds, type UnitKinds } from './unit-kinds.ts';

interface Props {
  project: ProjectRow;
  /** Loads the photo at once: for cards in the first view. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
}

/** A project in a list: photo, state, price of the cheapest home, name, place, what is to be had. The card is one link. */
export function ProjectCard({ project, priority = false, heading: Heading = 'h3' }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { slug_id, title, type, category, plans_count: plans = 0 } = project;
  const left = useUnitsLeft(project);
  return (
    <Box as="article">
      <Photo
        src={project.image}
        alt={project.image_alt ?? ''}
        color={project.image_color}
        priority={priority}
        sizes={cardPhotoSizes}
      />
      <Badges>
        {project.is_promoted && <Badge tone="accent">{common('badge.ad')}</Badge>}
        <Badge>{t(`project.${type}`)}</Badge>
      </Badges>
      <Words>
        <FromPrice project={project} />
        <Heading>
          <Link to={paths.project(slug_id)}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <p>
          <bdi>{townOf(project)}</bdi>
        </p>
        <Facts>
          <bdi>{category.category}</bdi>
          <Kinds kinds={unitKinds(project.unit_types)} />
        </Facts>
        <Facts>
          {left && <bdi>{left}</bdi>}
          {plans > 0 && <bdi>{t('projects.plans', { count: plans })}</bdi>}
        </Facts>
      </Words>
    </Box>
  );
}

/** Kinds of homes, in words. */
function Kinds({ kinds }: { kinds: UnitKinds }) {
  const { t } = useDeferredTranslation();
  if (!kinds) return null;
  if ('from' in kinds) return <bdi>{t('projects.bedroomRange', kinds)}</bdi>;
  if ('bedrooms' in kinds) return <bdi>{t('search.map.bedrooms', { count: kinds.bedrooms })}</bdi>;
  return (
    <>
      {kinds.names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
      {kinds.more > 0 && <bdi>{t('projects.moreKinds', { number: kinds.more })}</bdi>}
    </>
  );
}

const Box = styled(Card)`
  ${oneLink}
  h2,
  h3 {
    color: ${tokens.color.text.default};
    font: ${tokens.font.bodyStrong};
  }
`;
const Words = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
/* Each in its own direction, with a dot between. */
const Facts = styled.p`
  bdi + bdi::before {
    content: ' · ';
  }
`;
const Badges = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
`;
