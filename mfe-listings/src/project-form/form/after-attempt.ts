import { withSent, type SentFiles } from '#common/form-files/same-file.ts';
import type { PlanValues, ProjectValues, UnitValues } from './project-values.ts';

const statedUnit = ({ title, bedrooms, area, price, available }: UnitValues) =>
  JSON.stringify([title.trim(), bedrooms, area, price, available]);

/** Those that came with an earlier attempt, as the back end has them; one that changed since goes and comes again. */
const present = <Item>(
  items: readonly Item[],
  before: readonly Item[],
  textOf: (item: Item) => string,
): Item[] => {
  const left = [...before];
  return items.map((item) => {
    const place = left.findIndex((one) => textOf(one) === textOf(item));
    return place < 0 ? item : left.splice(place, 1)[0]!;
  });
};

/** The form of a project that an earlier attempt posted, whose answer was lost. `isReplaced`: a file was chosen since. */
export const afterAttempt = (
  values: ProjectValues,
  before: ProjectValues,
  sent: SentFiles,
  isReplaced: (file: Blob) => boolean,
): ProjectValues => ({
  ...values,
  slug: values.slug || before.slug,
  photos: withSent(values.photos, sent, before.photos),
  documents: withSent(values.documents, sent, before.documents),
  plans: present(values.plans, before.plans, ({ title }: PlanValues) => title.trim()).map((plan, index) => {
    const files = values.plans[index]!.files.filter(isReplaced);
    return files.length > 0 ? { ...plan, files } : plan;
  }),
  units: present(values.units, before.units, statedUnit),
});
