import type { MountHead } from '@lintel/contract';
import { alternatesOf } from './alternates.ts';
import { escaped } from '#site/responses/escaped.ts';
import type { PageMetadata } from './page-metadata.ts';
import { valueAt } from './value-at.ts';

/** The part of the document that describes the subject of a page. */
export interface PageHead {
  /** Elements of the head, the title among them. */
  tags: string;
  /** There is no such thing: the address is answered with 404. */
  isMissing: boolean;
}

/** Where the page is, and what all pages of the site have in common. */
export interface HeadContext {
  pathname: string;
  /** The path that robots know the page by, where that is another. */
  knownAs?: string;
  /** Address of the site, for addresses that others follow; null leaves those out. */
  origin: string | null;
  siteName: string;
  currency: string | null;
  /** The language that the address itself asks for. */
  asked?: string | undefined;
}

/** The title and description of a page without a subject. */
export interface PageWords {
  title: string;
  description: string;
  /** Pages for signed-in people are nothing for robots. */
  isPublic: boolean;
}

/** More than this no preview shows. */
const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 160;

/** Only the name of the site. */
export const plainHead = (siteName: string): PageHead => ({
  tags: `<title>${escaped(siteName)}</title>`,
  isMissing: false,
});

/** The call that tells what a page is about; null when its address cannot be read. */
export function callOf(head: MountHead, pattern: string, pathname: string): string | null {
  const parts = pathname.split('/');
  try {
    const values = Object.fromEntries(
      pattern
        .split('/')
        .flatMap((part, index) =>
          part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
        ),
    ) as Record<string, string>;
    const isNumber = Object.values(values).some((value) => /^\d+$/.test(value));
    const call = isNumber && head.callByNumber ? head.callByNumber : head.call;
    return call.replaceAll(/:([a-z]+)/gi, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  } catch {
    return null;
  }
}

/** The head of a page: about one thing, of a kind of page, or only with the name of the site. */
export function headOf(
  { about, words }: { about: { head: MountHead; pattern: string } | null; words: PageWords | null },
  subject: PageMetadata | null,
  context: HeadContext,
): PageHead {
  if (about && subject) return headFor(about, subject, context);
  return words ? headOfWords(words, context) : plainHead(context.siteName);
}

/** Where the page is, in the language that was asked for; empty where the site does not know its own address. */
const ownAddress = ({ pathname, knownAs = pathname, origin, asked }: HeadContext): string =>
  origin
    ? alternatesOf(origin, knownAs).find(({ language }) => language === (asked ?? 'x-default'))!.href
    : '';

/** Where the page is, and where it is in other languages; marked with the path, since scripts take them out on other pages. */
function addressTags(context: HeadContext): string[] {
  const { pathname, knownAs = pathname, origin } = context;
  if (!origin) return [];
  const of = `data-of="${escaped(pathname)}"`;
  return [
    `<link rel="canonical" href="${escaped(ownAddress(context))}" ${of}>`,
    ...alternatesOf(origin, knownAs).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}" ${of}>`,
    ),
  ];
}

function headOfWords({ title, description, isPublic }: PageWords, context: HeadContext): PageHead {
  const { siteName, pathname } = context;
  const named = `<title>${escaped(`${title} · ${siteName}`)}</title>`;
  if (!isPublic) return { tags: `${named}\n<meta name="robots" content="noindex">`, isMissing: false };
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': ownAddress(context),
  };
  const descriptionTag = description && meta('name', 'description', description);
  const tags = [
    named,
    descriptionTag.replace('>', ` data-of="${escaped(pathname)}">`),
    ...addressTags(context),
    ...Object.entries(properties).map(([key, value]) => meta('property', key, value)),
  ];
  return { tags: tags.filter(Boolean).join('\n'), isMissing: false };
}

/** Title, description, picture and price of a page. Whatever people wrote is escaped, and too long texts are cut. */
function headFor(
  { head, pattern }: { head: MountHead; pattern: string },
  subject: PageMetadata,
  asked: HeadContext,
): PageHead {
  const { origin, siteName, currency } = asked;
  const plain = plainHead(siteName);
  if (subject.state === 'unknown') return plain;
  const thing = subject.state === 'found' ? valueAt(subject.answer, head.subject) : null;
  if (thing === null || thing === undefined)
    return { tags: `${plain.tags}\n<meta name="robots" content="noindex">`, isMissing: true };
  const first = (fields: string[]) =>
    fields.map((field) => plainText(valueAt(thing, field))).find((text) => text !== '') ?? '';
  const title = cut(first(head.title), TITLE_LENGTH);
  if (!title) return plain;
  const context = {
    ...asked,
    knownAs: pathByName(pattern, asked.pathname, head.name && valueAt(thing, head.name)),
  };
  const price = head.price === undefined ? null : valueAt(thing, head.price);
  const priced = typeof price === 'number' && price > 0 && currency ? { price, currency } : null;
  const description = cut(first(head.description), DESCRIPTION_LENGTH);
  const image = imageAddress(first(head.image), origin);
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': ownAddress(context),
    'og:image': image,
    'product:price:amount': priced && String(priced.price),
    'product:price:currency': priced && priced.currency,
  };
  const tags = [
    `<title>${escaped(`${title} · ${siteName}`)}</title>`,
    meta('name', 'description', description),
    ...addressTags(context),
    ...Object.entries(properties).map(([key, value]) => meta('property', key, value)),
    meta('name', 'twitter:card', image && 'summary_large_image'),
  ];
  return { tags: tags.filter(Boolean).join('\n'), isMissing: false };
}

/** The path with the name of what the page is about, if it has one, where its number may stand. */
function pathByName(pattern: string, pathname: string, name: unknown): string {
  if (typeof name !== 'string' || name === '') return pathname;
  const parts = pathname.split('/');
  return pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? encodeURIComponent(name) : parts[index]))
    .join('/');
}

const meta = (by: 'name' | 'property', key: string, value: string | null) =>
  value ? `<meta ${by}="${key}" content="${escaped(value)}">` : '';

/** The text of a field that may be HTML, on one line. */
function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity]!);
  // Control characters are no text; those that turn its direction would reach into the words beside it.
  return text
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** At the end of a word, else between two characters. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = Math.max(text.slice(0, length).lastIndexOf(' '), length / 2);
  // The first half of a character of two units is none.
  const short = text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
  return `${short.trimEnd()}…`;
}

/** Only what a browser loads as a picture, in full; others cannot follow an address without a host. */
function imageAddress(address: string, origin: string | null): string | null {
  if (!address || !URL.canParse(address, origin ?? undefined)) return null;
  const { protocol, href } = new URL(address, origin ?? undefined);
  return /^https?:$/.test(protocol) ? href : null;
}

/** The only ones that the back end's sanitiser leaves in a text. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
