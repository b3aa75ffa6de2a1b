import type { AnswerOf, getProjectDetail, ProjectCard, ProjectDetail } from '@lintel/api-contract';
import { withCategory } from './detail.ts';
import { rowsOf } from './rows.ts';

/** What cards of projects cannot do without. */
export const readProject = <Row extends ProjectCard>(row: Row): Row => ({
  ...withCategory(row),
  gallary_images: rowsOf(row.gallary_images),
});

/** An answer with a list of projects. */
export const readProjects = <Answer extends { data: readonly ProjectCard[] }>(answer: Answer): Answer => ({
  ...answer,
  data: rowsOf(answer.data).map(readProject),
});

/** What the page of a project cannot do without. */
export const readProjectDetail = (row: ProjectDetail): ProjectDetail => ({
  ...withCategory(row),
  gallary_images: rowsOf(row.gallary_images),
  plans: rowsOf(row.plans),
  documents: rowsOf(row.documents),
});

/** The answer of the page of a project. */
export const readProjectAnswer = (
  answer: AnswerOf<typeof getProjectDetail>,
): AnswerOf<typeof getProjectDetail> => ({
  ...answer,
  data: answer.data && readProjectDetail(answer.data),
  similar_projects: rowsOf(answer.similar_projects).map(readProject),
});
