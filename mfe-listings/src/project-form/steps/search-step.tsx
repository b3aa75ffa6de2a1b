import { paths } from '@lintel/contract';
import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { SearchPart, useSearchLabels, warnOfSearchTexts } from '#common/form-steps/search-part.tsx';
import { Step, useProjectForm } from '#project-form/form/project-step.tsx';

/** How search engines and shared links show it. */
export default function SearchStep() {
  const { form, values, change } = useProjectForm();
  const locale = useLocale();
  const currency = useCurrency();
  const prices = values.units.flatMap(({ price = [], available = 0 }) => (available > 0 ? price : []));
  return (
    <Step step="search" labels={useSearchLabels()} warn={warnOfSearchTexts}>
      <SearchPart
        // The page of a project is found by its number, which a new one gets when it is posted.
        addressOf={() => `${paths.project('')}${form.listing ?? '…'}`}
        // As the head of the page has it: a project is shared with its place and its cheapest home.
        share={{
          title: values.title,
          text: values.address,
          price:
            prices.length === 0
              ? ''
              : formatMoney(Math.min(...prices), { ...currency, suffix: false, locale }),
          picture: values.photos[0],
        }}
        metaImage={values.metaImage}
        onMetaImage={(metaImage) => change({ metaImage })}
      />
    </Step>
  );
}
