import type { Faq } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { TextLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FaqList } from '#common/text/faq-list.tsx';

/** The newest questions and answers. */
export function FaqsSection({ title, data }: { title: string; data: readonly Faq[] }) {
  const { t } = useTranslation('mfe-catalogue');
  return (
    <Section>
      <header>
        <h2>{title}</h2>
        <TextLink to={paths.faqs()} aria-label={t('home.seeAllOf', { what: title })}>
          {t('home.seeAll')}
        </TextLink>
      </header>
      <FaqList faqs={data} />
    </Section>
  );
}

const Section = styled.section`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    margin-block-end: ${tokens.space[4]};
    font: ${tokens.font.smallStrong};
  }
`;
