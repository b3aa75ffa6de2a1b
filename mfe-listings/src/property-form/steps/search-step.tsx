import { photoRules } from '@lintel/files';
import { paths } from '@lintel/contract';
import { warnWith } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import { searchEngineWarnings } from '#common/form/listing.schema.ts';
import { SearchEngineFields } from '#common/form/search-engine-fields.tsx';
import { Step, usePropertyForm } from '#property-form/form/property-step.tsx';

const warn = warnWith(searchEngineWarnings);
const imageRules = { ...photoRules, maxBytes: 5_000_000 };

/** How search engines and shared links show it. */
export default function SearchStep() {
  const { t } = useTranslation('mfe-listings');
  const { values, change } = usePropertyForm();
  const labels = {
    slug: t('form.search.slug'),
    metaTitle: t('form.search.title'),
    metaDescription: t('form.search.description'),
    keywords: t('form.search.keywords'),
  };
  return (
    <Step step="search" labels={labels} warn={warn}>
      <SearchEngineFields folder={paths.property('')} />
      <DocumentsField
        name="metaImage"
        label={t('form.search.image')}
        hint={t('form.search.imageHint')}
        documents={values.metaImage}
        onDocuments={(metaImage) => change({ metaImage })}
        limit={1}
        rules={imageRules}
      />
    </Step>
  );
}
