import { slugOf } from '@lintel/api-contract';
import { homeSubjectsAr } from './article-texts-homes.ar.ts';
import { homeSubjectsDe } from './article-texts-homes.de.ts';
import { homeSubjects } from './article-texts-homes.ts';
import { otherSubjectsAr } from './article-texts-work.ar.ts';
import { otherSubjectsDe } from './article-texts-work.de.ts';
import { otherSubjects } from './article-texts-work.ts';
import { fullArticles } from './full-articles/full-articles.ts';
import { storedName } from '../listings/photos.ts';
import { daysBefore, type Rows } from '../rows.ts';
import { categoryId, type CategorySlug } from '../listings/facts/taxonomy.ts';

/** The texts about a subject, in one language. */
export interface SubjectWords {
  readonly articles: readonly (readonly [title: string, lead: string])[];
}

/** One subject of the magazine: titles with their first sentence. */
export interface ArticleTopic extends SubjectWords {
  readonly category: CategorySlug;
  readonly photos: readonly string[];
}

const subjects: readonly ArticleTopic[] = [...homeSubjects, ...otherSubjects];
const translations: Readonly<Record<string, readonly SubjectWords[]>> = {
  ar: [...homeSubjectsAr, ...otherSubjectsAr],
  de: [...homeSubjectsDe, ...otherSubjectsDe],
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines of a text as HTML: `## ` begins a heading, `- ` an item of a list, anything else is a paragraph. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push(`<li>${escape(line.slice(2))}</li>`);
      continue;
    }
    endList();
    blocks.push(line.startsWith('## ') ? `<h2>${escape(line.slice(3))}</h2>` : `<p>${escape(line)}</p>`);
  }
  endList();
  return blocks;
}

/** The text of an article, by its English title. */
export function textOf(title: string, language: string): readonly string[] {
  const text = fullArticles[title]?.[language];
  if (!text) throw new Error(`The article "${title}" has no text in the language "${language}".`);
  return text;
}

/** An article of a subject: its lead, then its text. */
function written({ articles: all }: SubjectWords, round: number, text: readonly string[]) {
  const [title, lead] = all[round]!;
  return {
    title,
    description: [`<p><strong>${escape(lead)}</strong></p>`, ...blocksOf(text)].join('\n'),
    meta_title: title.slice(0, 60),
    meta_description: lead.slice(0, 160),
  };
}

/** The magazine in the languages of the site, oldest first: subjects take turns. */
export function articles(now: Date): Rows {
  const longest = Math.max(...subjects.map((subject) => subject.articles.length));
  const inTurn = Array.from({ length: longest }, (_value, round) =>
    subjects.flatMap((subject, place) => (subject.articles[round] ? [{ subject, place, round }] : [])),
  ).flat();
  return {
    articles: inTurn.map(({ subject, round }, index) => {
      const posted = daysBefore(now, 6 + (inTurn.length - index) * 9);
      const words = written(subject, round, textOf(subject.articles[round]![0], 'en'));
      return {
        id: index + 1,
        category_id: categoryId(subject.category),
        slug_id: slugOf(words.title),
        ...words,
        image: storedName(subject.photos[round % subject.photos.length]!, 'property_gallery_img'),
        created_at: posted,
        updated_at: posted,
      };
    }),
    article_translations: inTurn.flatMap(({ subject, place, round }, index) =>
      Object.entries(translations).map(([language, all]) => ({
        article_id: index + 1,
        language,
        ...written(all[place]!, round, textOf(subject.articles[round]![0], language)),
      })),
    ),
  };
}
