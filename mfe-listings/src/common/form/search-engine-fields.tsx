import { slugOf } from '@lintel/api-contract';
import { tokens } from '@lintel/ui';
import { FormTagInput, FormTextArea, FormTextField } from '@lintel/ui/forms';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MOST_KEYWORDS, SEEN_DESCRIPTION } from './listing.schema.ts';

interface Texts {
  title?: string;
  description?: string;
  slug?: string;
  metaTitle?: string;
  metaDescription?: string;
}

/** Texts for search engines, with what their entry will look like. `folder`: where the address of a listing begins. */
export function SearchEngineFields({ folder }: { folder: string }) {
  const { t } = useTranslation('mfe-listings');
  const { values } = useFormState<Texts>({ subscription: { values: true } });
  const title = values.metaTitle || values.title || t('form.search.noTitle');
  const description = values.metaDescription || values.description || '';
  return (
    <>
      <FormTextField
        name="slug"
        label={t('form.search.slug')}
        hint={t('form.search.slugHint')}
        dir="auto"
        optional
      />
      <FormTextField
        name="metaTitle"
        label={t('form.search.title')}
        hint={t('form.search.titleHint')}
        optional
      />
      <FormTextArea
        name="metaDescription"
        label={t('form.search.description')}
        limit={SEEN_DESCRIPTION}
        rows={3}
        optional
      />
      <FormTagInput
        name="keywords"
        label={t('form.search.keywords')}
        hint={t('form.search.keywordsHint', { count: MOST_KEYWORDS })}
        limit={MOST_KEYWORDS}
        optional
      />
      <Entry aria-label={t('form.search.preview')}>
        <small dir="ltr">{`${location.host}${folder}${slugOf(values.slug || values.title || '') || '…'}`}</small>
        <strong dir="auto">{title}</strong>
        <p dir="auto">{description.slice(0, SEEN_DESCRIPTION)}</p>
      </Entry>
    </>
  );
}

const Entry = styled.section`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  overflow-wrap: anywhere;
  small,
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  strong {
    color: ${tokens.color.text.link};
  }
`;
