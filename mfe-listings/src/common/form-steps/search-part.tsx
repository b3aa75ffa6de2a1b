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
  /** Address of the page, by the name that stands for the listing in it. */
  addressOf(slug: string): string;
  /** What a link to it will look like. */
  share: SharedLink;
  metaImage: readonly ListingFile[];
  onMetaImage(metaImage: readonly ListingFile[]): void;
}

/** How search engines and shared links show a listing. */
export function SearchPart({ addressOf, share, metaImage, onMetaImage }: SearchPartProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <>
      <SearchEngineFields addressOf={addressOf} />
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
