import { photoRules } from '@lintel/files';
import { warnWith } from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { searchEngineWarnings } from '#common/form/listing.schema.ts';
import { SearchEngineFields } from '#common/form/search-engine-fields.tsx';
import { ShareCard, type SharedLink } from './share-card.tsx';

export const warnOfSearchTexts = warnWith(searchEngineWarnings);
const imageRules = { ...photoRules, maxBytes: 5_000_000 };

/** What the fields are called, for the summary of errors. */
export function useSearchLabels(): Record<string, string> {
  const { t } = useTranslation('mfe-listings');
  return {
    slug: t('form.search.slug'),
    metaTitle: t('form.search.title'),
    metaDescription: t('form.search.description'),
    keywords: t('form.search.keywords'),
  };
}

interface SearchPartProps {
  /** Where the address of a listing begins. */
  folder: string;
  /** What a link to it will look like. */
  share: SharedLink;
  metaImage: readonly ListingFile[];
  onMetaImage(metaImage: readonly ListingFile[]): void;
}

/** How search engines and shared links show a listing. */
export function SearchPart({ folder, share, metaImage, onMetaImage }: SearchPartProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <>
      <SearchEngineFields folder={folder} />
      <DocumentsField
        name="metaImage"
        label={t('form.search.image')}
        hint={t('form.search.imageHint')}
        documents={metaImage}
        onDocuments={onMetaImage}
        limit={1}
        rules={imageRules}
      />
      <ShareCard {...share} />
    </>
  );
}
