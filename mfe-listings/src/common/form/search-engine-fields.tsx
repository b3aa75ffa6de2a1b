import { MOST_KEYWORDS, slugOf } from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { tokens } from '@lintel/ui';
import { FormTagInput, FormTextArea, FormTextField } from '@lintel/ui/forms';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SEEN_DESCRIPTION, SEEN_TITLE } from './listing.schema.ts';

interface Texts {
  title?: string;
  description?: string;
  slug?: string;
  metaTitle?: string;
  metaDescription?: string;
}

interface Props {
  /** Address of the page, by the name that stands for the listing in it. */
  addressOf(slug: string): string;
}

/** Texts for search engines, with what their entry will look like. */
export function SearchEngineFields({ addressOf }: Props) {
  const { t } = useTranslation('mfe-listings');
  const { values } = useFormState<Texts>({ subscription: { values: true } });
  const locale = useLocale();
  const stated = values.metaTitle || values.title || '';
  const title = stated || t('form.search.noTitle');
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
        hint={`${t('form.search.titleHint')} · ${t('form.search.titleCount', {
          length: formatCount(stated.length, locale),
          most: formatCount(SEEN_TITLE, locale),
        })}`}
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
        <small dir="ltr">{`${location.host}${addressOf(slugOf(values.slug || values.title || '') || '…')}`}</small>
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
