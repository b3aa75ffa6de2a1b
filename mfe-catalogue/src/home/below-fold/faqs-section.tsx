import type { Faq } from '@lintel/api-contract';
import { SeeAll } from '#common/card-list/see-all.tsx';
import { paths } from '@lintel/contract';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { FaqList } from '#common/text/faq-list.tsx';

/** The newest questions and answers. */
export function FaqsSection({ title, data }: { title: string; data: readonly Faq[] }) {
  return (
    <Section>
      <header>
        <h2>{title}</h2>
        <SeeAll to={paths.faqs()} title={title} />
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
