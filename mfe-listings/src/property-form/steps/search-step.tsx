import { paths } from '@lintel/contract';
import { formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { SearchPart, useSearchLabels, warnOfSearchTexts } from '#common/form-steps/search-part.tsx';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';

/** How search engines and shared links show it. */
export default function SearchStep() {
  const { values, change } = usePropertyForm();
  const locale = useLocale();
  const currency = useCurrency();
  const { price } = values;
  return (
    <Step step="search" labels={useSearchLabels()} warn={warnOfSearchTexts}>
      <SearchPart
        addressOf={(slug) => `${paths.property('')}${slug}`}
        share={{
          title: values.metaTitle || values.title,
          text: values.metaDescription || values.description,
          price: price === undefined ? '' : formatMoney(price, { ...currency, suffix: false, locale }),
          picture: values.metaImage[0] ?? values.photos[0],
        }}
        metaImage={values.metaImage}
        onMetaImage={(metaImage) => change({ metaImage })}
      />
    </Step>
  );
}
