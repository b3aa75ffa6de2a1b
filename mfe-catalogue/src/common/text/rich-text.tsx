import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '@lintel/ui';

/** What the provider's texts may consist of; anything else is dropped, its words are kept. Attributes too, except links. */
const allowed = new Set([
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'blockquote',
  'a',
  'code',
  'pre',
  'hr',
]);
/** Not even their words. */
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

const safeHref = (href: string | null): string | undefined =>
  href && /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim()) ? href.trim() : undefined;

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (silent.has(name)) return null;
  const children = [...node.childNodes].map(toReact);
  if (!allowed.has(name)) return children;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  // Ids of the text itself go nowhere: they could be those of the page.
  if (name === 'h2' && /^part-\d+$/.test(node.id))
    return createElement(name, { key, id: node.id, tabIndex: -1 }, children);
  if (name !== 'a') return createElement(name, { key }, children);
  const href = safeHref(node.getAttribute('href'));
  return href ? createElement('a', { key, href, rel: 'noopener nofollow' }, children) : children;
}

/** Words of HTML without its marks, e.g. for the description of a page. */
export const plainText = (html: string): string => parse(html).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Inert: nothing of it is loaded or run. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

interface Props {
  html: string;
  /** Gives its parts addresses, see {@link partsOf}. */
  hasAnchors?: boolean;
}

/** The parts of a text, by their headings. */
export const partsOf = (html: string): { id: string; title: string }[] =>
  [...parse(html).querySelectorAll('h2')].map(({ textContent }, at) => ({
    id: partId(at),
    title: textContent ?? '',
  }));

const partId = (at: number): string => `part-${at + 1}`;

/** Text with simple HTML from the back end, rebuilt element by element: the server cleans it too, but a page trusts no input. */
export function RichText({ html, hasAnchors = false }: Props) {
  const body = parse(html);
  if (hasAnchors) for (const [at, heading] of body.querySelectorAll('h2').entries()) heading.id = partId(at);
  return <Text dir="auto">{[...body.childNodes].map(toReact)}</Text>;
}

const Text = styled.div`
  max-inline-size: ${tokens.size.reading};
  > * + * {
    margin-block-start: ${tokens.space[4]};
  }
  h2,
  h3,
  h4 {
    margin-block-start: ${tokens.space[8]};
  }
  blockquote {
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 3px solid ${tokens.color.border.hairline};
    color: ${tokens.color.text.muted};
  }
`;
