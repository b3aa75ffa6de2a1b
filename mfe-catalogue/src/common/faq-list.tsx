import type { Faq } from '@lintel/api-contract';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { RichText } from './rich-text.tsx';

/** Questions that open to their answer. Each has an address of its own: `#faq-12`. */
export function FaqList({
  faqs,
  open,
  linkText,
}: {
  faqs: readonly Faq[];
  /** Shown open. */ open?: number | undefined;
  /** Name of the link to a single question; without it there is none. */
  linkText?: string;
}) {
  return (
    <List>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`} open={id === open || undefined}>
          <summary dir="auto">{question}</summary>
          <RichText html={answer} />
          {linkText && <a href={`#faq-${id}`}>{linkText}</a>}
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
  details > a {
    display: inline-block;
    padding-block-end: ${tokens.space[4]};
    color: ${tokens.color.text.link};
    font: ${tokens.font.small};
  }
  details > div {
    padding-block-end: ${tokens.space[5]};
  }
`;
