import type { ProjectCard as ProjectRow } from '@lintel/api-contract';
import { Rail, TextLink } from '@lintel/ui';
import { useLaterTexts } from '#later-texts.ts';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';

/** A row of projects. */
export function ProjectsSection({ title, data }: { title: string; data: readonly ProjectRow[] }) {
  const { t } = useLaterTexts();
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
          <ProjectCard project={project} />
        </li>
      ))}
    </Rail>
  );
}
