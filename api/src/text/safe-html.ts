import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

const allowed: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr ul ol li blockquote strong em b i u a img figure figcaption table thead tbody tr th td code pre'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope'],
    td: ['colspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
};
const remembered = new LRUCache<string, string>({ max: 500 });

/** HTML that runs nothing, whatever the database holds. */
export function safeHtml(html: string): string {
  const known = remembered.get(html);
  if (known !== undefined) return known;
  const safe = sanitize(html, allowed);
  remembered.set(html, safe);
  return safe;
}
