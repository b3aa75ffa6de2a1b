import type { Faq } from '@lintel/api-contract';
import { RichText } from './rich-text.tsx';
import { List } from './faq-list.styles.ts';

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
