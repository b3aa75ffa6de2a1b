import type { AnswerOf, getProperty, PropertyDetail } from '@lintel/api-contract';
import { readCard, rowsOf } from './rows.ts';

/** Of a listing whose category was removed. */
const noCategory = { id: 0, category: '', slug_id: '', image: '' };

/** A row with its category; with an empty one where it was removed. */
export const withCategory = <Row extends { category: object }>(row: Row): Row => ({
  ...row,
  category: (row.category as Row['category'] | null) ?? noCategory,
});

/** A listing in full; of a removed owner's account older back ends send nothing. */
export const readDetail = (row: PropertyDetail): PropertyDetail => ({
  ...withCategory(readCard(row)),
  documents: rowsOf(row.documents),
  assign_facilities: rowsOf(row.assign_facilities),
  description: text(row.description),
  customer_name: text(row.customer_name),
  three_d_image: text(row.three_d_image),
  video_link: text(row.video_link),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The answer of the page of a listing. */
export const readProperty = (answer: AnswerOf<typeof getProperty>): AnswerOf<typeof getProperty> => ({
  ...answer,
  data: rowsOf(answer.data).map(readDetail),
  similar_properties: rowsOf(answer.similar_properties).map(readCard),
});

/** An answer with a list of listings in full. */
export const readDetails = <Answer extends { data: readonly PropertyDetail[] }>(answer: Answer): Answer => ({
  ...answer,
  data: rowsOf(answer.data).map(readDetail),
});
