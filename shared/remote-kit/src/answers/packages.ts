import type { AnswerOf, getPackage } from '@lintel/api-contract';
import { momentOf, rowsOf } from './reading.ts';

type Packages = AnswerOf<typeof getPackage>;

const withFeatures = <Row extends { features: unknown[] }>(row: Row): Row => ({
  ...row,
  features: rowsOf(row.features),
});

/** For `read` of `endpointFx(getPackage)`: a bad package or feature is left out, an absent list is empty. */
export const readPackages = (answer: Packages): Packages => ({
  ...answer,
  data: rowsOf(answer.data).map(withFeatures),
  active_packages: rowsOf(answer.active_packages).map((own) => ({
    ...withFeatures(own),
    start_date: momentOf(own.start_date),
    // Null: it never ends.
    end_date: own.end_date === null ? null : momentOf(own.end_date),
  })),
  all_features: rowsOf(answer.all_features),
});
