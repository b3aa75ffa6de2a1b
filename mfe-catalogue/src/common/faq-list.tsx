import type { Faq } from '@lintel/api-contract';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { RichText } from './rich-text.tsx';

/** Questions that open to their answer. Each has an address of its own: `#faq-12`. */
export function FaqList({
  faqs,
  open,
}: {
  faqs: readonly Faq[];
  /** Shown open. */ open?: number | undefined;
}) {
  return (
    <List>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`} open={id === open || undefined}>
          <summary dir="auto">{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </List>
  );
}

const List = styled.div`
  border-block-start: 1px solid ${tokens.color.border.hairline};
  details {
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  summary {
    padding-block: ${tokens.space[4]};
    font: ${tokens.font.bodyStrong};
    cursor: pointer;
  }
  details > div {
    padding-block-end: ${tokens.space[5]};
  }
`;
